/**
 * Which cells a search by jump points looks at. Its trace names the jump points alone; this finds the rows between them, by the rules of
 * D. Harabor and A. Grastien, "Online Graph Pruning for Pathfinding on Grid Maps", AAAI 2011.
 */
import type { Diagonals } from 'hotpath';
import type { MapModel } from '../../../map/model.ts';
import type { Point } from '../../../ui/stage.ts';

/** The cells in the order in which they are looked at, each once; and for each step of the trace how many there are by then. */
export interface Rows {
  readonly cells: Int32Array;
  readonly ends: Int32Array;
}

interface Route {
  toArray(): readonly Point[];
}

export const NO_ROWS: Rows = { cells: new Int32Array(0), ends: new Int32Array(0) };

/** Directions clockwise from east. Odd ones are diagonal. */
const STEPS = [
  [1, 0],
  [1, 1],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [-1, -1],
  [0, -1],
  [1, -1],
] as const;
const ALL = [0, 1, 2, 3, 4, 5, 6, 7];
const lengthOf = (direction: number) => (direction % 2 === 0 ? 1 : Math.SQRT2);

/** Returns the rows of a search that has expanded the cells of `trace` in this order and found `path`. O(cells looked at). */
export function rowsOf(
  map: MapModel,
  { start, goal, diagonals }: { start: Point; goal: Point; diagonals: Diagonals },
  { trace, path }: { trace: Int32Array; path: Route | null },
): Rows {
  const scanner = new Scanner(map, goal, diagonals, trace);
  return scanner.run(start.y * map.width + start.x, path);
}

/** How a jump point was reached. */
interface Arrival {
  readonly cost: number;
  /** Null at the start. */
  readonly direction: number | null;
}

class Scanner {
  readonly #map: MapModel;
  readonly #goal: number;
  readonly #diagonals: Diagonals;
  readonly #trace: Int32Array;
  readonly #expanded: Set<number>;
  readonly #arrivals = new Map<number, Arrival>();
  readonly #seen: Uint8Array;
  readonly #cells: number[] = [];
  /** Forced directions, a bit each, by the passable cells around and the direction of arrival; -1 if not known yet. */
  readonly #forced = new Int16Array(256 * 8).fill(-1);

  constructor(map: MapModel, goal: Point, diagonals: Diagonals, trace: Int32Array) {
    this.#map = map;
    this.#goal = goal.y * map.width + goal.x;
    this.#diagonals = diagonals;
    this.#trace = trace;
    this.#expanded = new Set(trace);
    this.#seen = new Uint8Array(map.terrain.length);
  }

  run(start: number, path: Route | null): Rows {
    this.#arrivals.set(start, { cost: 0, direction: null });
    const ends = this.#trace.map((cell) => {
      this.#expand(cell, this.#arrivals.get(cell) ?? { cost: Infinity, direction: null });
      return this.#cells.length;
    });
    // The search sees the goal before a row leads there: the last cells of the route are all it looks at then.
    for (const { x, y } of path?.toArray() ?? []) this.#look(y * this.#map.width + x);
    if (ends.length > 0) ends[ends.length - 1] = this.#cells.length;
    return { cells: Int32Array.from(this.#cells), ends };
  }

  #expand(cell: number, { cost, direction }: Arrival): void {
    const around = this.#around(cell);
    const forced = direction === null ? 0 : this.#forcedAt(around, direction);
    const natural = direction === null ? ALL : [direction, ...this.#legs(direction)];
    for (const next of ALL) {
      if (natural.includes(next) || (forced >> next) & 1) this.#scan(cell, next, cost);
    }
  }

  #look(cell: number): void {
    if (this.#seen[cell] === 0) this.#cells.push(cell);
    this.#seen[cell] = 1;
  }

  /** Looks along a direction until a wall or a jump point. Returns whether there is a jump point. */
  #scan(from: number, direction: number, cost: number): boolean {
    const [dx, dy] = STEPS[direction];
    const legs = this.#legs(direction);
    let cell = from;
    let length = cost;
    while (this.#allows(this.#around(cell), direction)) {
      cell += dy * this.#map.width + dx;
      length += lengthOf(direction);
      this.#look(cell);
      let jumps = cell === this.#goal || this.#forcedAt(this.#around(cell), direction) !== 0;
      for (const leg of legs) if (this.#scan(cell, leg, length)) jumps = true;
      if (!jumps) continue;
      const known = this.#arrivals.get(cell);
      if (known === undefined || length < known.cost) this.#arrivals.set(cell, { cost: length, direction });
      // A turn that the search does not expand itself lies on the way to further ones.
      if (legs.length === 0 || this.#expanded.has(cell)) return true;
    }
    return false;
  }

  /** The directions that a look in another one includes: the two sides of a diagonal; without diagonals, the rows that a column crosses. */
  #legs(direction: number): number[] {
    if (this.#diagonals === 'never') return direction === 2 || direction === 6 ? [0, 4] : [];
    return direction % 2 === 0 ? [] : [direction - 1, (direction + 1) % 8];
  }

  /** Returns a bit for each passable neighbour. */
  #around(cell: number): number {
    const { width, height, terrain } = this.#map;
    const y = Math.floor(cell / width);
    const x = cell - y * width;
    let bits = 0;
    STEPS.forEach(([dx, dy], direction) => {
      const inside = x + dx >= 0 && y + dy >= 0 && x + dx < width && y + dy < height;
      if (inside && terrain[cell + dy * width + dx] !== 0) bits |= 1 << direction;
    });
    return bits;
  }

  /** Returns whether a step is legal. @param around The passable neighbours of the cell where it begins. */
  #allows(around: number, direction: number): boolean {
    const isOpen = (one: number) => ((around >> (one & 7)) & 1) === 1;
    if (!isOpen(direction)) return false;
    if (direction % 2 === 0) return true;
    return this.#mayCross(Number(isOpen(direction - 1)) + Number(isOpen(direction + 1)));
  }

  /** @param open How many of the two cells beside a diagonal step are passable. */
  #mayCross(open: number): boolean {
    const least = { never: 3, onlyWhenNoObstacles: 2, ifAtMostOneObstacle: 1, always: 0 };
    return open >= least[this.#diagonals];
  }

  #forcedAt(around: number, direction: number): number {
    const at = around * 8 + direction;
    if (this.#forced[at] < 0) this.#forced[at] = this.#findForced(around, direction);
    return this.#forced[at];
  }

  /** Returns the directions, a bit each, in which only a way through this cell leads as short from the cell before it. */
  #findForced(around: number, direction: number): number {
    const before = (direction + 4) % 8;
    const lengths = this.#lengthsAround(around, before);
    let forced = 0;
    for (const next of ALL) {
      if (next === direction || next === before || this.#legs(direction).includes(next) || !this.#allows(around, next))
        continue;
      const through = lengthOf(direction) + lengthOf(next) - lengths[next];
      // A way around of the same length will do if the step here was straight.
      if (direction % 2 === 0 ? through < -1e-9 : through <= 1e-9) forced |= 1 << next;
    }
    return forced;
  }

  /** Returns the lengths of the shortest ways from one neighbour to all, around the middle. */
  #lengthsAround(around: number, from: number): number[] {
    const lengths = ALL.map((one) => (one === from ? 0 : Infinity));
    for (let round = 0; round < 4; round++) {
      for (const a of ALL) {
        for (const turn of [1, -1, 2, -2]) {
          const b = (a + turn + 8) % 8;
          // Two turns are a diagonal step from side to side, past the middle and the corner between them.
          if (((around >> b) & 1) === 0 || (Math.abs(turn) === 2 && a % 2 === 1)) continue;
          const corner = (a + turn / 2 + 8) % 8;
          if (Math.abs(turn) === 2 && !this.#mayCross(1 + ((around >> corner) & 1))) continue;
          lengths[b] = Math.min(lengths[b], lengths[a] + (Math.abs(turn) === 2 ? Math.SQRT2 : 1));
        }
      }
    }
    return lengths;
  }
}
