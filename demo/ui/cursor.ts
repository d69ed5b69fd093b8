/** Keyboard control of a map: arrow keys move a cursor from cell to cell, other keys zoom. */
import type { Point, Stage } from './stage.ts';

const STEPS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The size of a map in cells, and where they are unless they are squares. */
interface Bounds {
  readonly width: number;
  readonly height: number;
  readonly shape?: { centre(cell: Point): Point };
}

export interface CursorHandlers {
  /** The cursor moved to a cell; `painting` is true if Shift is held, which uses the tool there. */
  moved(cell: Point, painting: boolean): void;
  /** Enter or Space was pressed. */
  act(cell: Point): void;
  /** Another key was pressed. Returns true if it was handled. */
  key?(key: string, cell: Point): boolean;
}

export class CellCursor {
  cell: Point = { x: 0, y: 0 };
  /** True while the keyboard is in use. */
  visible = false;
  readonly #stage: Stage;
  readonly #bounds: () => Bounds;

  /** @param bounds The size of the map in cells. */
  constructor(stage: Stage, bounds: () => Bounds, handlers: CursorHandlers, signal: AbortSignal) {
    this.#stage = stage;
    this.#bounds = bounds;
    const { canvas } = stage;
    canvas.addEventListener(
      'keydown',
      (event) => {
        if (event.ctrlKey || event.metaKey || event.altKey || !this.#press(event, bounds(), handlers)) return;
        event.preventDefault();
        this.visible = true;
        stage.invalidate();
      },
      { signal },
    );
    const hide = () => {
      this.visible = false;
      stage.invalidate();
    };
    canvas.addEventListener('blur', hide, { signal });
    canvas.addEventListener('pointerdown', hide, { signal });
  }

  draw(context: CanvasRenderingContext2D, colour: string): void {
    if (!this.visible) return;
    const { scale, left, top } = this.#stage.camera;
    const size = Math.max(scale, 8);
    const at = this.#middle();
    const [x, y] = [left + at.x * scale, top + at.y * scale];
    context.strokeStyle = colour;
    context.lineWidth = 3;
    context.strokeRect(x - size / 2, y - size / 2, size, size);
  }

  /** The middle of the cursor's cell on the stage. */
  #middle(): Point {
    return this.#bounds().shape?.centre(this.cell) ?? { x: this.cell.x + 0.5, y: this.cell.y + 0.5 };
  }

  #press(event: KeyboardEvent, { width, height }: Bounds, { moved, act, key }: CursorHandlers): boolean {
    const step = STEPS[event.key];
    if (step !== undefined) {
      this.cell = {
        x: Math.min(width - 1, Math.max(0, this.cell.x + step[0])),
        y: Math.min(height - 1, Math.max(0, this.cell.y + step[1])),
      };
      const { x, y } = this.#middle();
      this.#stage.reveal({ x: x - 0.5, y: y - 0.5 });
      moved(this.cell, event.shiftKey);
      return true;
    }
    if (event.key === 'Enter' || event.key === ' ') act(this.cell);
    else if (event.key === '+' || event.key === '=') this.#stage.zoom(1.5);
    else if (event.key === '-') this.#stage.zoom(1 / 1.5);
    else if (event.key === '0') this.#stage.fit();
    else return key?.(event.key.toLowerCase(), this.cell) ?? false;
    return true;
  }
}
