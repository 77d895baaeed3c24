/** What is drawn on a map, measured on the page: how large each piece and digit is, and which labels cover which. */
import { expect, type Page } from "@playwright/test";

/** What no piece and no digit may be below, in pixels. */
const LEAST = 22;

interface Measured {
  what: string;
  /** Of a drawing the larger side, of a token the smaller one. */
  size: number;
}

interface Box {
  text: string;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** How large each piece is on the page, and how high the type of each digit. */
function measured(page: Page): Promise<Measured[]> {
  return page.evaluate(() => {
    const drawings = ["building", "port", "wonder", "ship", "settlers", "camp", "caravan"];
    const pieces = [...document.querySelectorAll<SVGGElement>("[data-piece]")].map((piece) => {
      const { width, height } = piece.getBoundingClientRect();
      const what = piece.dataset["piece"] ?? "";
      return { what, size: (drawings.includes(what) ? Math.max : Math.min)(width, height) };
    });
    const digits = [...document.querySelectorAll<SVGTextElement>("[data-number]")].map((digit) => {
      const scale = digit.getScreenCTM()?.a ?? 0;
      return {
        what: `digit ${digit.textContent ?? ""}`,
        size: parseFloat(getComputedStyle(digit).fontSize) * scale,
      };
    });
    return [...pieces, ...digits];
  });
}

/** The letters themselves, without the room that a line of type has above and below them. */
function written(page: Page): Promise<Box[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<SVGTextElement>("[data-name], [data-number], .chip text")].map((label) => {
      const { left, right, top, height } = label.getBoundingClientRect();
      const text = label.textContent ?? "";
      return { text, left, right, top: top + height * 0.24, bottom: top + height * 0.76 };
    }),
  );
}

/** Every piece and digit can be read, and no label covers another. */
export async function canBeRead(page: Page, when: string, pieces: number): Promise<void> {
  const found = await measured(page);
  expect(found.length, when).toBeGreaterThan(pieces);
  expect(
    found.filter(({ size }) => size < LEAST),
    when,
  ).toEqual([]);
  const labels = await written(page);
  const covered = labels.flatMap((one, number) =>
    labels
      .slice(number + 1)
      .filter(
        (other) =>
          one.left < other.right &&
          other.left < one.right &&
          one.top < other.bottom &&
          other.top < one.bottom,
      )
      .map((other) => `${one.text} and ${other.text}`),
  );
  expect(covered, when).toEqual([]);
}
