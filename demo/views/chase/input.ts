/** Steering by arrow keys, WASD, a pointer held on the arena, or buttons for phones. */
import { el } from '../../ui/dom.ts';
import type { Point, Stage } from '../../ui/stage.ts';

const KEYS: Record<string, readonly [number, number]> = {
  arrowleft: [-1, 0],
  a: [-1, 0],
  arrowright: [1, 0],
  d: [1, 0],
  arrowup: [0, -1],
  w: [0, -1],
  arrowdown: [0, 1],
  s: [0, 1],
};

/** A pointer nearer to the player than this, in cells, does not steer. */
const DEAD_ZONE = 0.6;

export interface SteeringHost {
  readonly stage: Stage;
  /** The player's position in cells. */
  player(): Point;
  steer(direction: Point): void;
  /** P or Escape was pressed. */
  pause(): void;
}

/** Listens until the signal is aborted. */
export function listenToSteering({ stage, player, steer, pause }: SteeringHost, signal: AbortSignal): void {
  const held = new Set<string>();
  const steerByKeys = () => {
    let [x, y] = [0, 0];
    for (const key of held) {
      x += KEYS[key][0];
      y += KEYS[key][1];
    }
    steer({ x: Math.sign(x), y: Math.sign(y) });
  };
  const onKey = (event: KeyboardEvent) => {
    const down = event.type === 'keydown';
    const key = event.key.toLowerCase();
    const typing = event.target instanceof Element && event.target.closest('select, input, textarea') !== null;
    if (typing && down) return;
    if (down && (key === 'p' || key === 'escape') && !event.repeat) pause();
    if (!Object.hasOwn(KEYS, key) || event.ctrlKey || event.metaKey || event.altKey) return;
    if (down) held.add(key);
    else held.delete(key);
    steerByKeys();
    event.preventDefault();
  };
  addEventListener('keydown', onKey, { signal });
  addEventListener('keyup', onKey, { signal });
  const release = () => {
    held.clear();
    steer({ x: 0, y: 0 });
  };
  addEventListener('blur', release, { signal });

  const { canvas } = stage;
  const point = (event: PointerEvent) => {
    const at = stage.locate(event.clientX, event.clientY);
    const { x, y } = player();
    const [dx, dy] = [at.x - 0.5 - x, at.y - 0.5 - y];
    if (Math.hypot(dx, dy) < DEAD_ZONE) return steer({ x: 0, y: 0 });
    // Eight directions, 45 degrees apart.
    const sector = Math.round(Math.atan2(dy, dx) / (Math.PI / 4));
    steer({
      x: Math.round(Math.cos((sector * Math.PI) / 4)),
      y: Math.round(Math.sin((sector * Math.PI) / 4)),
    });
  };
  canvas.addEventListener(
    'pointerdown',
    (event) => {
      canvas.setPointerCapture(event.pointerId);
      point(event);
    },
    { signal },
  );
  canvas.addEventListener('pointermove', (event) => event.buttons > 0 && point(event), { signal });
  canvas.addEventListener('pointerup', release, { signal });
  canvas.addEventListener('pointercancel', release, { signal });
}

/** Makes four buttons, to be held down, for phones. */
export function steeringPad(steer: (direction: Point) => void): HTMLElement {
  const arrow = (label: string, sign: string, x: number, y: number) =>
    el(
      'button',
      {
        type: 'button',
        class: `pad-${label.toLowerCase()}`,
        'aria-label': label,
        pointerdown: () => steer({ x, y }),
        pointerup: () => steer({ x: 0, y: 0 }),
        pointerleave: () => steer({ x: 0, y: 0 }),
        contextmenu: (event) => event.preventDefault(),
      },
      sign,
    );
  return el(
    'div',
    { class: 'pad', role: 'group', 'aria-label': 'Steering' },
    arrow('Up', '↑', 0, -1),
    arrow('Left', '←', -1, 0),
    arrow('Right', '→', 1, 0),
    arrow('Down', '↓', 0, 1),
  );
}
