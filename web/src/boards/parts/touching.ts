/** What everything on a map that can be touched has in common: by pointer, finger and key, and told to a screen reader. */
import type { Scene, Standing, Target } from "../../table/contract";

/** Whoever points at it with a mouse, or reaches it with the keys, looks at it. A finger only touches. */
export function pointing(scene: Scene, target: Target) {
  const leave = (): void => scene.point(null);
  const isMouse = (event: PointerEvent): boolean => event.pointerType === "mouse";
  return {
    onfocus: () => scene.point(target),
    onblur: leave,
    onpointerenter: (event: PointerEvent) => isMouse(event) && scene.point(target),
    onpointerleave: (event: PointerEvent) => isMouse(event) && leave(),
  };
}

/** For a part of a drawing, which is no button by nature. The same as long as the target is: listeners stay. */
export function touching(scene: Scene, target: Target) {
  return {
    ...pointing(scene, target),
    "data-target": target,
    onclick: () => scene.touch(target),
    onkeydown: (event: KeyboardEvent) => {
      if (event.key !== "Enter" && event.key !== " ") return;
      event.preventDefault();
      event.stopPropagation();
      scene.touch(target);
    },
  };
}

/** How it stands in the question, for whoever cannot see its light. */
export function standingOut({ lit, chosen }: Standing) {
  return { "data-lit": lit ? "" : undefined, "aria-pressed": chosen ? ("true" as const) : undefined };
}
