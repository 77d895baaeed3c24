/** What a finger can and cannot meet. */

/** What a finger meets, in pixels. */
export const SMALLEST = 24;

/** Runs in the page. What can be touched now and is too small for a finger; links in the midst of a sentence are as high as their line. */
export function tooSmall(smallest: number): string[] {
  const touchable = "button:enabled, a[href], input, select, textarea, summary, [role=button], [role=tab]";
  return [...document.querySelectorAll<HTMLElement | SVGElement>(touchable)]
    .filter((one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    .filter((one) => !one.closest("p, .unseen, [inert], [popover]:not(:popover-open), dialog:not([open])"))
    .filter((one) => {
      const { width, height, right, bottom, left, top } = one.getBoundingClientRect();
      const seen = right > 0 && bottom > 0 && left < innerWidth && top < innerHeight && width > 0;
      return seen && !one.matches(".skip") && (width < smallest || height < smallest);
    })
    .map((one) => {
      const { width, height } = one.getBoundingClientRect();
      return `${one.outerHTML.slice(0, 160)} is ${width.toFixed(1)} × ${height.toFixed(1)}`;
    });
}
