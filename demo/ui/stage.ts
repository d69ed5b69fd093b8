/**
 * The canvas that shows a map, once or in several panes side by side. It sets the size in device pixels, moves the camera, which all panes
 * share, and redraws at most once per frame.
 */
import { el } from './dom.ts';
import { layPanes, type Pane, paneAt } from './panes.ts';

export interface Point {
  x: number;
  y: number;
}

/** Positions cells on the canvas, in CSS pixels. */
export interface Camera {
  /** Pixels per cell. */
  scale: number;
  /** Left edge of column 0 and top edge of row 0. */
  left: number;
  top: number;
}

/** The part of a map in view, independent of the size of the window. */
export interface MapFrame {
  /** Cells that fit side by side. */
  columns: number;
  /** The middle, in cells. */
  x: number;
  y: number;
}

const MOST_PIXELS_A_CELL = 64;

/** Returns the cell that contains a point of `locate`. Left of the map columns are negative, above it rows. */
export function cellAt({ x, y }: Point): Point {
  return { x: Math.floor(x), y: Math.floor(y) };
}

/** Draws a pane, whose top left corner is at 0, 0. */
type Draw = (context: CanvasRenderingContext2D, stage: Stage, pane: number) => void;

export class Stage {
  readonly element: HTMLElement;
  readonly canvas: HTMLCanvasElement;
  readonly camera: Camera = { scale: 1, left: 0, top: 0 };
  /** Size of a pane in CSS pixels: of the whole canvas if there is one pane. */
  width = 0;
  height = 0;
  /** Where the panes are on the canvas. */
  panes: readonly Pane[] = [{ left: 0, top: 0 }];
  readonly #context: CanvasRenderingContext2D;
  /** Called when the part of the map in view may have changed. */
  onFrame: () => void = () => {};
  readonly #draw: Draw;
  /** How many panes are asked for, and the list of their headings. */
  #count = 1;
  #headings: HTMLElement | null = null;
  /** The pane in which a stroke began; it goes on there. */
  #held: Pane | null = null;
  readonly #observer: ResizeObserver;
  #columns: number;
  #rows: number;
  #frame = 0;
  #fitted = true;
  /** The frame to show once the size of the canvas is known. */
  #asked: MapFrame | null = null;

  /** @param label Names the canvas for screen readers. @param draw Called for each pane with a cleared canvas, in CSS pixels. */
  constructor(
    { columns, rows, label, help }: { columns: number; rows: number; label: string; help: string },
    draw: Draw,
  ) {
    this.#columns = columns;
    this.#rows = rows;
    this.#draw = draw;
    this.canvas = el('canvas', {
      tabindex: 0,
      role: 'application',
      'aria-label': label,
      'aria-describedby': 'stage-help',
    });
    this.#context = this.canvas.getContext('2d') as CanvasRenderingContext2D;
    this.element = el(
      'div',
      { class: 'stage' },
      this.canvas,
      el('p', { id: 'stage-help', class: 'visually-hidden' }, help),
    );
    this.#observer = new ResizeObserver(() => this.#resize());
    this.#observer.observe(this.element);
  }

  /** Sets the size of another map and shows all of it. */
  setMap(columns: number, rows: number): void {
    this.#columns = columns;
    this.#rows = rows;
    this.#layOut();
    this.fit();
  }

  /** Sets how many panes show the map. @param headings A list on the stage: above each pane its first heading's height stays free. */
  setPanes(count: number, headings: HTMLElement): void {
    this.#headings = headings;
    if (this.#count === count) return;
    this.#count = count;
    this.#resize();
  }

  fit(): void {
    this.#asked = null;
    const scale = Math.min(this.width / this.#columns, this.height / this.#rows);
    // Large cells get a whole number of pixels, so that all have the same size.
    this.camera.scale = scale >= 8 ? Math.floor(scale) : scale;
    this.#fitted = true;
    this.#place(
      (this.width - this.#columns * this.camera.scale) / 2,
      (this.height - this.#rows * this.camera.scale) / 2,
    );
  }

  /** Zooms around a fixed point of the canvas, by default its centre. */
  zoom(factor: number, x: number = this.width / 2, y: number = this.height / 2): void {
    const least = Math.min(this.width / this.#columns, this.height / this.#rows, 1);
    const scale = Math.min(MOST_PIXELS_A_CELL, Math.max(least, this.camera.scale * factor));
    const ratio = scale / this.camera.scale;
    this.camera.scale = scale;
    this.#fitted = false;
    this.#place(x - (x - this.camera.left) * ratio, y - (y - this.camera.top) * ratio);
  }

  pan(dx: number, dy: number): void {
    this.#fitted = false;
    this.#place(this.camera.left + dx, this.camera.top + dy);
  }

  /** Pans just far enough to bring a cell into view. */
  reveal({ x, y }: Point): void {
    const { scale, left, top } = this.camera;
    const dx = Math.min(0, this.width - (left + (x + 1) * scale)) - Math.min(0, left + x * scale);
    const dy = Math.min(0, this.height - (top + (y + 1) * scale)) - Math.min(0, top + y * scale);
    if (!this.#fitted && (dx !== 0 || dy !== 0)) this.pan(dx, dy);
  }

  /** The part of the map in view; null if all of it is in view. */
  get frame(): MapFrame | null {
    if (this.#fitted || this.width === 0) return this.#asked;
    const { scale, left, top } = this.camera;
    return {
      columns: this.width / scale,
      x: (this.width / 2 - left) / scale,
      y: (this.height / 2 - top) / scale,
    };
  }

  /** Shows a part of the map. */
  show(frame: MapFrame): void {
    this.#asked = frame;
    if (this.width === 0) return;
    this.#asked = null;
    this.#fitted = false;
    this.camera.scale = Math.min(MOST_PIXELS_A_CELL, this.width / frame.columns);
    this.#place(this.width / 2 - frame.x * this.camera.scale, this.height / 2 - frame.y * this.camera.scale);
  }

  /** Converts a point of the window to pixels of its pane; while a pane is held, to pixels of that one. */
  inPane(clientX: number, clientY: number): Point {
    const box = this.canvas.getBoundingClientRect();
    const [x, y] = [clientX - box.left, clientY - box.top];
    const pane = this.#held ?? paneAt(this.panes, { width: this.width, height: this.height }, { x, y });
    return { x: x - pane.left, y: y - pane.top };
  }

  /** Converts a point of the window to cells, with fractions. It may lie outside the map. */
  locate(clientX: number, clientY: number): Point {
    const { x, y } = this.inPane(clientX, clientY);
    const { scale, left, top } = this.camera;
    return { x: (x - left) / scale, y: (y - top) / scale };
  }

  /** Holds the pane at a point of the window until `release`: a stroke that leaves it goes on in its cells. */
  hold(clientX: number, clientY: number): void {
    const box = this.canvas.getBoundingClientRect();
    const at = { x: clientX - box.left, y: clientY - box.top };
    this.#held = paneAt(this.panes, { width: this.width, height: this.height }, at);
  }

  release(): void {
    this.#held = null;
  }

  /** Requests a redraw in the next frame. */
  invalidate(): void {
    if (this.#frame === 0) this.#frame = requestAnimationFrame(() => this.#redraw());
  }

  dispose(): void {
    this.#observer.disconnect();
    cancelAnimationFrame(this.#frame);
  }

  #resize(): void {
    const { clientWidth, clientHeight } = this.element;
    const ratio = window.devicePixelRatio;
    this.canvas.width = Math.round(clientWidth * ratio);
    this.canvas.height = Math.round(clientHeight * ratio);
    this.#layOut();
    if (this.#asked !== null) this.show(this.#asked);
    else if (this.#fitted) this.fit();
    else this.pan(0, 0);
    // Resizing clears the canvas. Drawing at once keeps the empty canvas from showing.
    cancelAnimationFrame(this.#frame);
    this.#redraw();
  }

  /** Divides the canvas among the panes. */
  #layOut(): void {
    const { clientWidth, clientHeight } = this.element;
    const first = this.#headings?.firstElementChild;
    const headroom = first instanceof HTMLElement ? first.offsetHeight : 0;
    const room = { width: clientWidth, height: clientHeight, headroom };
    const { panes, across, width, height } = layPanes(this.#count, room, this.#columns / this.#rows);
    Object.assign(this, { panes, width, height });
    this.element.style.setProperty('--panes-across', String(across));
    this.element.style.setProperty('--map-rows', String(this.#rows / this.#columns));
    this.element.style.setProperty('--panes-down', String(Math.ceil(this.#count / across)));
  }

  /** Places the camera. A map smaller than the canvas is centred; a larger one leaves no edge of the canvas empty. */
  #place(left: number, top: number): void {
    const within = (at: number, room: number) => Math.min(Math.max(at, Math.min(0, room)), Math.max(0, room));
    const roomX = this.width - this.#columns * this.camera.scale;
    const roomY = this.height - this.#rows * this.camera.scale;
    this.camera.left = Math.round(roomX > 0 ? roomX / 2 : within(left, roomX));
    this.camera.top = Math.round(roomY > 0 ? roomY / 2 : within(top, roomY));
    this.onFrame();
    this.invalidate();
  }

  #redraw(): void {
    this.#frame = 0;
    const context = this.#context;
    const ratio = this.canvas.width / (this.element.clientWidth || 1);
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.clearRect(0, 0, this.canvas.width, this.canvas.height);
    for (const [i, { left, top }] of this.panes.entries()) {
      context.save();
      context.setTransform(ratio, 0, 0, ratio, left * ratio, top * ratio);
      if (this.panes.length > 1) {
        context.beginPath();
        context.rect(0, 0, this.width, this.height);
        context.clip();
      }
      this.#draw(context, this, i);
      context.restore();
    }
  }
}
