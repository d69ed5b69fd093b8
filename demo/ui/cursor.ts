/** Keyboard control of a map: arrow keys move a cursor from cell to cell, other keys zoom. */
import { centreOnCanvas } from './drawing.ts';
import type { Point, Stage } from './stage.ts';

const STEPS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

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

  /** @param bounds The size of the map in cells. */
  constructor(
    stage: Stage,
    bounds: () => { width: number; height: number },
    handlers: CursorHandlers,
    signal: AbortSignal,
  ) {
    this.#stage = stage;
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
    const { camera } = this.#stage;
    const size = Math.max(camera.scale, 8);
    const { x, y } = centreOnCanvas(this.cell, camera);
    context.strokeStyle = colour;
    context.lineWidth = 3;
    context.strokeRect(x - size / 2, y - size / 2, size, size);
  }

  #press(
    event: KeyboardEvent,
    { width, height }: { width: number; height: number },
    { moved, act, key }: CursorHandlers,
  ): boolean {
    const step = STEPS[event.key];
    if (step !== undefined) {
      this.cell = {
        x: Math.min(width - 1, Math.max(0, this.cell.x + step[0])),
        y: Math.min(height - 1, Math.max(0, this.cell.y + step[1])),
      };
      this.#stage.reveal(this.cell);
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
