/** A building: floors on top of each other, joined by two stairs and a lift, and who may use which. */
import { findPath, Grid, type PathResult } from 'hotpath';
import { Random } from '../../../generators/random.ts';
import type { Point } from '../../ui/stage.ts';

export interface Spot extends Point {
  readonly floor: number;
}

export const WIDTH = 28;
export const HEIGHT = 13;
export const FLOORS = 4;
/** The row of the corridor's middle. */
export const CORRIDOR = 6;
/** What leads from floor to floor, and in which column. */
export const WAYS = {
  west: { label: 'the stairs in the west', x: 1, kind: 1 },
  lift: { label: 'the lift', x: 14, kind: 2 },
  east: { label: 'the stairs in the east', x: WIDTH - 2, kind: 1 },
} as const;
export type WayName = keyof typeof WAYS;
export const WAY_NAMES = Object.keys(WAYS) as WayName[];
/** What a floor costs by the stairs; what the lift costs, and each floor by it. */
const STAIRS = 6;
const LIFT = 9;
const LIFT_FLOOR = 1;

/** Factors of kindCosts for ground, stairs and lift: 0 keeps out. */
export const WALKERS = { foot: [1, 1, 1], wheels: [1, 0, 1] } as const;
export type Walker = keyof typeof WALKERS;

/** A cell of a route: reached on foot (null) or by a way, at a cost. */
export interface Leg {
  readonly spot: Spot;
  readonly by: WayName | null;
  readonly cost: number;
}

export class House {
  readonly grid: Grid;
  /** The way that a link belongs to. */
  readonly #links = new Map<number, WayName>();

  constructor(seed: number) {
    const random = new Random(seed);
    this.grid = Grid.stack(Array.from({ length: FLOORS }, () => rooms(random)));
    for (const way of WAY_NAMES) this.setOpen(way, true);
  }

  isOpen(way: WayName): boolean {
    return [...this.#links.values()].includes(way);
  }

  /** Opens a way from floor to floor, or closes it: adds its links, or removes them. */
  setOpen(way: WayName, open: boolean): void {
    if (this.isOpen(way) === open) return;
    for (const [link, name] of this.#links) {
      if (name !== way) continue;
      this.grid.removeLink(link);
      this.#links.delete(link);
    }
    if (!open) return;
    const { x, kind } = WAYS[way];
    for (let from = 0; from < FLOORS; from++) {
      // Stairs lead to the next floor, a lift to all.
      const last = way === 'lift' ? FLOORS - 1 : Math.min(FLOORS - 1, from + 1);
      for (let to = from + 1; to <= last; to++) {
        const cost = way === 'lift' ? LIFT + LIFT_FLOOR * (to - from) : STAIRS;
        this.#links.set(this.grid.addLink([x, CORRIDOR, from], [x, CORRIDOR, to], { cost, kinds: kind }), way);
      }
    }
  }

  /** The way from floor to floor that begins in a cell, if any. */
  wayAt({ x, y }: Point): WayName | null {
    return y === CORRIDOR ? (WAY_NAMES.find((way) => WAYS[way].x === x) ?? null) : null;
  }

  isBlocked({ x, y, floor }: Spot): boolean {
    return this.grid.isBlocked([x, y, floor]);
  }

  /** Builds a wall or breaks it. Ways stay free. Returns whether anything changed. */
  setWall(spot: Spot, blocked: boolean): boolean {
    if (this.wayAt(spot) !== null || this.isBlocked(spot) === blocked) return false;
    this.grid.setBlocked([spot.x, spot.y, spot.floor], blocked);
    return true;
  }

  route(from: Spot, to: Spot, walker: Walker): PathResult {
    return findPath(this.grid, [from.x, from.y, from.floor], [to.x, to.y, to.floor], { kindCosts: WALKERS[walker] });
  }

  /** Returns the cells of a route, and how each is reached. */
  legs({ path }: PathResult): Leg[] {
    if (path === null) return [];
    const hops = new Map(path.hops().map(({ index, link }) => [index, link]));
    const costs = new Map(this.grid.links().map(({ id, cost }) => [id, cost]));
    return path.toArray().map((cell, i) => {
      const link = hops.get(i) ?? -1;
      const by = this.#links.get(link) ?? null;
      const spot = { x: cell.x, y: cell.y, floor: (cell as Spot).floor };
      return { spot, by, cost: costs.get(link) ?? 1 };
    });
  }
}

/** Makes a floor: a corridor from end to end, and rooms on both sides of it. */
function rooms(random: Random): Grid {
  const grid = new Grid(WIDTH, HEIGHT);
  const wall = (x: number, y: number, width: number, height: number) => grid.fill(x, y, width, height, true);
  wall(0, 0, WIDTH, 1);
  wall(0, HEIGHT - 1, WIDTH, 1);
  wall(0, 0, 1, HEIGHT);
  wall(WIDTH - 1, 0, 1, HEIGHT);
  for (const [side, top] of [
    [CORRIDOR - 2, 1],
    [CORRIDOR + 2, CORRIDOR + 3],
  ]) {
    wall(1, side, WIDTH - 2, 1);
    for (let left = 1; left < WIDTH - 2; ) {
      const room = Math.min(4 + random.below(4), WIDTH - 1 - left);
      const right = left + room;
      const isLast = WIDTH - 1 - right < 4;
      const end = isLast ? WIDTH - 1 : right;
      if (!isLast) wall(right, top, 1, 3);
      // A door to the corridor, and sometimes one to the next room.
      grid.setBlocked(left + 1 + random.below(Math.max(1, end - left - 2)), side, false);
      if (!isLast && random.chance(0.4)) grid.setBlocked(right, top + 1, false);
      left = end + 1;
    }
  }
  return grid;
}
