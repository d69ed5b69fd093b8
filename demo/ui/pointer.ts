/** Pointer and wheel on a stage: one pointer makes strokes, two pinch to zoom and pan, Ctrl + wheel zooms. */
import type { Point, Stage } from './stage.ts';

export interface PointerHandlers {
  /** The pointer was pressed. Returns whether a stroke begins. `at` is in cells, with fractions. */
  begin(at: Point, event: PointerEvent): boolean;
  /** The stroke continues. */
  move(at: Point): void;
  /** The stroke ends; `cancelled` is true if a second finger made it a pinch or the browser took the pointer. */
  end(cancelled: boolean): void;
  /** The pointer moves without being pressed. */
  hover?(at: Point): void;
}

/** Listens until the signal is aborted. */
export function listenToPointer(stage: Stage, handlers: PointerHandlers, signal: AbortSignal): void {
  const { canvas } = stage;
  /** Pressed pointers by id, in pixels of the window. */
  const down = new Map<number, Point>();
  let stroke = false;

  const pinch = (event: PointerEvent) => {
    const other = [...down].find(([id]) => id !== event.pointerId)?.[1];
    const before = down.get(event.pointerId);
    if (other === undefined || before === undefined) return;
    const distance = (point: Point) => Math.hypot(point.x - other.x, point.y - other.y) || 1;
    const now = { x: event.clientX, y: event.clientY };
    const middle = stage.inPane((now.x + other.x) / 2, (now.y + other.y) / 2);
    stage.pan((now.x - before.x) / 2, (now.y - before.y) / 2);
    stage.zoom(distance(now) / distance(before), middle.x, middle.y);
  };

  canvas.addEventListener(
    'pointerdown',
    (event) => {
      down.set(event.pointerId, { x: event.clientX, y: event.clientY });
      canvas.setPointerCapture(event.pointerId);
      if (down.size === 1) {
        stage.hold(event.clientX, event.clientY);
        stroke = handlers.begin(stage.locate(event.clientX, event.clientY), event);
      } else if (stroke) {
        stroke = false;
        handlers.end(true);
      }
    },
    { signal },
  );
  canvas.addEventListener(
    'pointermove',
    (event) => {
      if (down.size === 2) pinch(event);
      else if (stroke && down.has(event.pointerId)) handlers.move(stage.locate(event.clientX, event.clientY));
      else if (down.size === 0) handlers.hover?.(stage.locate(event.clientX, event.clientY));
      if (down.has(event.pointerId)) down.set(event.pointerId, { x: event.clientX, y: event.clientY });
    },
    { signal },
  );
  const release = (event: PointerEvent) => {
    down.delete(event.pointerId);
    if (down.size === 0) stage.release();
    if (!stroke) return;
    stroke = false;
    handlers.end(event.type === 'pointercancel');
  };
  canvas.addEventListener('pointerup', release, { signal });
  canvas.addEventListener('pointercancel', release, { signal });
  canvas.addEventListener('contextmenu', (event) => event.preventDefault(), { signal });
  listenToWheel(stage, signal);
}

function listenToWheel(stage: Stage, signal: AbortSignal): void {
  const { canvas } = stage;
  canvas.addEventListener(
    'wheel',
    (event) => {
      // Without the key the wheel scrolls the page.
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      const { x, y } = stage.inPane(event.clientX, event.clientY);
      stage.zoom(Math.exp(-event.deltaY / 200), x, y);
    },
    { signal, passive: false },
  );
}
