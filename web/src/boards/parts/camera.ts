/** What part of the map is seen: pan, wheel, pinch, double tap. Moves one group; nothing is drawn anew. */

/** What lies over the rims of the box and hides what is below it, in pixels. */
export interface Rim {
  top: number;
  right: number;
}

export type Box = readonly [left: number, top: number, right: number, bottom: number];

/** Of the map's width at full view: how far one may come near. */
const NEAREST = 4.5;
/** A step of the buttons, of the double tap, and of the wheel. */
const STEP = 1.5;
const WHEEL = 0.0016;
/** Pixels by which a finger may slip and still tap. */
const SLIP = 7;
/** How much of the sheet may be cut off for a map that fills its box. */
const GIVEN_UP = 1.05;
/** Pixels for a unit of the map below which nothing can be read; a lower box shows a part of the map instead. */
const READABLE = 0.5;
/** Room left around what is to be seen. */
const MARGIN = 28;
/** Pixels for a unit of the map when a part of it is shown: pieces can be told apart, and names fit. */
const LEAST_SHOWN = 0.62;
const MOST_SHOWN = 1.4;
/** Chips keep about this size of the map's units in pixels. */
export const STEADY = 0.82;
/** What is drawn at a size of its own is drawn anew when the map has come nearer by so much. */
const STEP_OF_SIZE = 1.06;
const LONG_PRESS = 480;

/** The scale in steps, never more than it is: what is large enough for the step is large enough for the map. */
export function stepOf(scale: number): number {
  return STEP_OF_SIZE ** Math.floor(Math.log(scale) / Math.log(STEP_OF_SIZE) + 1e-9);
}

export class Camera {
  scale = 1;
  x = 0;
  y = 0;
  private width = 1;
  private height = 1;
  private rim: Rim = { top: 0, right: 0 };
  private pointers = new Map<number, { x: number; y: number }>();
  private dragged = false;
  private start = { x: 0, y: 0 };
  private held: ReturnType<typeof setTimeout> | undefined;
  private untouched = true;

  constructor(
    private readonly svg: SVGSVGElement,
    private readonly group: SVGGElement,
    private readonly sheet: readonly [number, number],
    /** The person holds a finger on something. */
    private readonly onHold: (at: Element) => void,
    /** The map has come nearer or gone farther away: what is drawn on it may want another size. */
    private readonly onScale?: (scale: number) => void,
  ) {}

  /** Nobody has moved the map yet. */
  get pristine(): boolean {
    return this.untouched;
  }

  /** The scale at which the whole sheet fits. */
  private get whole(): number {
    return Math.min(this.width / this.sheet[0], this.height / this.sheet[1]);
  }

  /** The size of the box has changed. True the first time, when there is something to see at all. */
  resize(width: number, height: number, rim: Rim): void {
    const centre = this.toMap(this.width / 2, this.height / 2);
    this.width = Math.max(width, 1);
    this.height = Math.max(height, 1);
    this.rim = rim;
    this.set(this.scale, this.width / 2 - centre.x * this.scale, this.height / 2 - centre.y * this.scale);
  }

  /** The whole map; a little of its rim is given up where the box has nearly its form. */
  fit(): void {
    const cover = Math.max(this.width / this.sheet[0], this.height / this.sheet[1]);
    this.centre(cover / this.whole < GIVEN_UP ? cover : this.whole);
  }

  /** As much of the map as can be read at once: all of it, unless the box is very low. */
  open(): void {
    this.fit();
    const cover = Math.max(this.width / this.sheet[0], this.height / this.sheet[1]);
    if (this.scale < READABLE) this.centre(Math.min(cover, READABLE));
  }

  private centre(scale: number): void {
    this.set(scale, (this.width - this.sheet[0] * scale) / 2, (this.height - this.sheet[1] * scale) / 2);
    this.untouched = true;
  }

  /** Shows a part of the map, not nearer than is pleasant. */
  show(box: Box): void {
    const [left, top, right, bottom] = box;
    const width = this.width - this.rim.right;
    const height = this.height - this.rim.top;
    const fits = Math.min(
      (width - 2 * MARGIN) / Math.max(right - left, 1),
      (height - 2 * MARGIN) / Math.max(bottom - top, 1),
    );
    const scale = Math.max(Math.min(fits, MOST_SHOWN), LEAST_SHOWN);
    this.set(
      scale,
      width / 2 - ((left + right) / 2) * scale,
      this.rim.top + height / 2 - ((top + bottom) / 2) * scale,
    );
  }

  /** Moves the map just so far that a part of it is seen. */
  reveal(box: Box): void {
    const [left, top, right, bottom] = box;
    const a = { x: left * this.scale + this.x, y: top * this.scale + this.y };
    const b = { x: right * this.scale + this.x, y: bottom * this.scale + this.y };
    const shift = (low: number, high: number, size: number): number => {
      if (high - low > size - 2 * MARGIN) return size / 2 - (low + high) / 2;
      if (low < MARGIN) return MARGIN - low;
      return high > size - MARGIN ? size - MARGIN - high : 0;
    };
    this.set(this.scale, this.x + shift(a.x, b.x, this.width), this.y + shift(a.y, b.y, this.height));
  }

  /** Is all of it on the screen? */
  sees(box: Box): boolean {
    const [left, top, right, bottom] = box;
    const x = ((left + right) / 2) * this.scale + this.x;
    const y = ((top + bottom) / 2) * this.scale + this.y;
    return x > 0 && x < this.width && y > 0 && y < this.height;
  }

  nearer(): void {
    this.zoom(STEP, this.width / 2, this.height / 2);
  }

  farther(): void {
    this.zoom(1 / STEP, this.width / 2, this.height / 2);
  }

  private toMap(x: number, y: number): { x: number; y: number } {
    return { x: (x - this.x) / this.scale, y: (y - this.y) / this.scale };
  }

  private zoom(factor: number, x: number, y: number): void {
    const at = this.toMap(x, y);
    const scale = Math.min(Math.max(this.scale * factor, this.whole), this.whole * NEAREST);
    this.untouched = false;
    this.set(scale, x - at.x * scale, y - at.y * scale);
  }

  /** Keeps the sheet in the box; its corners can be pulled out from under what lies over the rim. */
  private set(scale: number, x: number, y: number): void {
    const kept = (offset: number, size: number, sheet: number, before: number, after: number): number =>
      sheet <= size ? (size - sheet) / 2 : Math.min(before, Math.max(size - after - sheet, offset));
    this.scale = Math.max(scale, this.whole);
    this.x = kept(x, this.width, this.sheet[0] * this.scale, 0, this.rim.right);
    this.y = kept(y, this.height, this.sheet[1] * this.scale, this.rim.top, 0);
    this.group.setAttribute("transform", `translate(${this.x} ${this.y}) scale(${this.scale})`);
    this.svg.style.setProperty("--steady", String(STEADY / this.scale));
    this.onScale?.(this.scale);
  }

  private at(event: PointerEvent | WheelEvent | MouseEvent): { x: number; y: number } {
    const box = this.svg.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  }

  /** Follows fingers, mouse and wheel until the returned function is called. */
  listen(): () => void {
    const svg = this.svg;
    const stop = new AbortController();
    const on = { signal: stop.signal };
    svg.addEventListener("pointerdown", (event) => this.down(event), on);
    svg.addEventListener("pointermove", (event) => this.move(event), on);
    for (const end of ["pointerup", "pointercancel"] as const) {
      svg.addEventListener(end, (event) => this.up(event), on);
    }
    svg.addEventListener("click", (event) => this.click(event), { ...on, capture: true });
    svg.addEventListener("dblclick", (event) => this.twice(event), on);
    svg.addEventListener("contextmenu", (event) => this.pointers.size && event.preventDefault(), on);
    svg.addEventListener("wheel", (event) => this.wheel(event), { ...on, passive: false });
    return () => {
      clearTimeout(this.held);
      stop.abort();
    };
  }

  private down(event: PointerEvent): void {
    if (event.button !== 0) return;
    const at = this.at(event);
    this.pointers.set(event.pointerId, at);
    if (this.pointers.size > 1) {
      clearTimeout(this.held);
      this.dragged = true;
      return;
    }
    this.start = at;
    this.dragged = false;
    const under = event.target as Element;
    clearTimeout(this.held);
    if (event.pointerType === "mouse") return;
    this.held = setTimeout(() => {
      this.dragged = true;
      this.onHold(under);
    }, LONG_PRESS);
  }

  private move(event: PointerEvent): void {
    const before = this.pointers.get(event.pointerId);
    if (!before) return;
    const now = this.at(event);
    if (this.pointers.size === 1) {
      if (!this.dragged && Math.hypot(now.x - this.start.x, now.y - this.start.y) < SLIP) return;
      if (!this.dragged) {
        clearTimeout(this.held);
        this.dragged = true;
        this.svg.setPointerCapture(event.pointerId);
      }
      this.untouched = false;
      this.set(this.scale, this.x + now.x - before.x, this.y + now.y - before.y);
    } else {
      this.pinch(event.pointerId, before, now);
    }
    this.pointers.set(event.pointerId, now);
  }

  private pinch(id: number, before: { x: number; y: number }, now: { x: number; y: number }): void {
    const other = [...this.pointers].find(([pointer]) => pointer !== id)?.[1];
    if (!other) return;
    const was = Math.hypot(before.x - other.x, before.y - other.y);
    const is = Math.hypot(now.x - other.x, now.y - other.y);
    this.zoom(is / Math.max(was, 1), (now.x + other.x) / 2, (now.y + other.y) / 2);
  }

  private up(event: PointerEvent): void {
    clearTimeout(this.held);
    this.pointers.delete(event.pointerId);
  }

  /** The end of a drag or of a long press is no click. */
  private click(event: MouseEvent): void {
    if (!this.dragged) return;
    this.dragged = false;
    event.stopPropagation();
    event.preventDefault();
  }

  private twice(event: MouseEvent): void {
    const lit = (event.target as Element).closest("[data-lit]");
    if (lit) return;
    const at = this.at(event);
    this.zoom(STEP * STEP, at.x, at.y);
  }

  private wheel(event: WheelEvent): void {
    event.preventDefault();
    const at = this.at(event);
    const lines = event.deltaMode === 1 ? 16 : 1;
    this.zoom(Math.exp(-event.deltaY * lines * WHEEL), at.x, at.y);
  }
}
