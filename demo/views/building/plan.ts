/** How floors are drawn on the stage: side by side, or as layers above each other, seen at an angle. */
import type { Point } from '../../ui/stage.ts';
import { FLOORS, HEIGHT, type Spot, WIDTH } from './house.ts';

export interface Plan {
  /** Sides of all floors together, in units of the stage. */
  readonly columns: number;
  readonly rows: number;
  /** Returns where a point of a floor is on the stage. */
  place(x: number, y: number, floor: number): Point;
  /** Returns the cell at a point of the stage; null beside the floors. */
  spotAt(at: Point): Spot | null;
}

/** Room above each floor, for its name. */
const ROOM = 1.6;
/** How much lower and how much farther right a row is drawn than the one behind it, in layers. */
const LOWER = 0.52;
const SLANT = 0.42;

/** Two floors in a row, the ground floor first. */
export const SIDE_BY_SIDE: Plan = {
  columns: 2 * WIDTH + 1,
  rows: Math.ceil(FLOORS / 2) * (HEIGHT + ROOM),
  place: (x, y, floor) => ({
    x: x + (floor % 2) * (WIDTH + 1),
    y: y + ROOM + Math.floor(floor / 2) * (HEIGHT + ROOM),
  }),
  spotAt: ({ x, y }) => {
    const floor = Math.floor(y / (HEIGHT + ROOM)) * 2 + (x > WIDTH ? 1 : 0);
    return spotOn(floor, x - (floor % 2) * (WIDTH + 1), y - ROOM - Math.floor(floor / 2) * (HEIGHT + ROOM));
  },
};

/** The top floor on top. */
export const LAYERS: Plan = {
  columns: WIDTH + SLANT * HEIGHT,
  rows: FLOORS * (LOWER * HEIGHT + ROOM),
  place: (x, y, floor) => ({
    x: x + SLANT * (HEIGHT - y),
    y: LOWER * y + topOf(floor),
  }),
  spotAt: (at) => {
    const floor = FLOORS - 1 - Math.floor(at.y / (LOWER * HEIGHT + ROOM));
    const y = (at.y - topOf(floor)) / LOWER;
    return spotOn(floor, at.x - SLANT * (HEIGHT - y), y);
  },
};

function topOf(floor: number): number {
  return (FLOORS - 1 - floor) * (LOWER * HEIGHT + ROOM) + ROOM;
}

function spotOn(floor: number, x: number, y: number): Spot | null {
  const isInside = floor >= 0 && floor < FLOORS && x >= 0 && y >= 0 && x < WIDTH && y < HEIGHT;
  return isInside ? { x: Math.floor(x), y: Math.floor(y), floor } : null;
}
