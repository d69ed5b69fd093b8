/**
 * Strokes of a pointer on a map in a page that scrolls. A finger that swipes up or down scrolls the page, as it does everywhere else; one that
 * moves sideways draws. To draw in all directions it first rests on the map for a moment, or begins on something that can be dragged.
 */
import type { Point } from 'hotpath';

/** A finger that rests so long, in milliseconds, draws. */
const REST_MS = 250;

export interface StrokeHandlers {
  /** Begins a stroke at a cell. Returns whether it drags something, which no swipe does. */
  begin(cell: Point): boolean;
  /** The stroke is at a cell: its first one, and each that it comes to. */
  at(cell: Point): void;
  /** The stroke has ended. */
  end(): void;
  /** The browser has taken the pointer to scroll: what the stroke has done is undone. */
  undo(): void;
}

export class Stroke {
  readonly #canvas: HTMLCanvasElement;
  readonly #cellAt: (event: PointerEvent) => Point;
  readonly #handlers: StrokeHandlers;
  #active = false;
  /** The cell where a finger waits until it is known what it does. */
  #waiting: Point | null = null;
  /** Whether the finger keeps the page from scrolling. */
  #holds = false;
  #timer = 0;

  constructor(canvas: HTMLCanvasElement, cellAt: (event: PointerEvent) => Point, handlers: StrokeHandlers) {
    this.#canvas = canvas;
    this.#cellAt = cellAt;
    this.#handlers = handlers;
  }

  down(event: PointerEvent): void {
    // A second finger zooms the page.
    if (this.#active) return;
    const cell = this.#cellAt(event);
    this.#active = true;
    this.#canvas.setPointerCapture(event.pointerId);
    this.#holds = this.#handlers.begin(cell);
    if (this.#holds) return;
    this.#waiting = cell;
    if (event.pointerType !== 'touch') {
      this.#draw();
      return;
    }
    this.#timer = window.setTimeout(() => {
      this.#holds = true;
      this.#draw();
    }, REST_MS);
  }

  move(event: PointerEvent): void {
    if (!this.#active) return;
    this.#draw();
    this.#handlers.at(this.#cellAt(event));
  }

  up(): void {
    if (!this.#active) return;
    this.#draw();
    this.#active = false;
    this.#handlers.end();
  }

  cancel(): void {
    clearTimeout(this.#timer);
    this.#waiting = null;
    if (!this.#active) return;
    this.#active = false;
    this.#handlers.undo();
  }

  /** Keeps the page from scrolling while a finger draws or drags. Browsers ask once, when the finger first moves. */
  touch(event: TouchEvent): void {
    if (this.#active && this.#holds && event.cancelable) event.preventDefault();
  }

  /** Draws the first cell, unless that is done. */
  #draw(): void {
    clearTimeout(this.#timer);
    if (this.#waiting !== null) this.#handlers.at(this.#waiting);
    this.#waiting = null;
  }
}
