// Random teams of boats, walkers and others, each with its own kinds of cells and links.
import type { Grid } from '../../src/index.ts';
import { addLinkTo, type Ground, groundOf, randomLinkedMap, type Wrap } from './linked-teams.ts';
import type { Random } from './maps.ts';
import type { Trip } from './team-check.ts';
import { shuffled } from './team-problems.ts';
import { costAt, type Point } from './world.ts';

/** Factors of the kinds 0 land, 1 water and 2 shore. */
export const UNITS: readonly (readonly number[] | undefined)[] = [
  undefined,
  [1, Infinity, 1],
  [Infinity, 1, 1],
  [1, 3, 2],
  [2.5, 0, -1],
];

export type KindsTrip = Trip & { kindCosts?: readonly number[] | undefined };

function changeKinds(grid: Grid, random: Random, share: number): void {
  for (let y = 0; y < grid.height; y++) {
    for (let x = 0; x < grid.width; x++) if (random.chance(share)) grid.setKind(x, y, random.below(3));
  }
}

/** Draws a small map with kinds of cells, and links for some of them. */
export function randomKindsMap(random: Random, most: number): { grid: Grid; wrap: Wrap } {
  const map = randomLinkedMap(random, most);
  changeKinds(map.grid, random, random.pick([0.2, 0.5, 0.9]));
  for (let left = random.below(3); left > 0; left--) addLinkTo(map.grid, random, [random.below(3)]);
  return map;
}

export function groundsOf(grid: Grid, wrap: Wrap, trips: readonly KindsTrip[]): Ground[] {
  const known = new Map<unknown, Ground>();
  return trips.map(({ kindCosts }) => {
    const ground = known.get(kindCosts) ?? groundOf(grid, wrap, kindCosts);
    known.set(kindCosts, ground);
    return ground;
  });
}

/** Draws at most `count` agents, each of which starts where it may stand, mostly with goals that it may enter. */
export function randomKindsTrips(
  random: Random,
  grid: Grid,
  wrap: Wrap,
  count: number,
  units: readonly (readonly number[] | undefined)[] = UNITS,
): KindsTrip[] {
  const cells = Array.from({ length: grid.width * grid.height }, (_, cell) => ({
    x: cell % grid.width,
    y: Math.floor(cell / grid.width),
  }));
  const trips: KindsTrip[] = [];
  const goals = shuffled(random, cells);
  for (const start of shuffled(random, cells)) {
    const kindCosts = random.pick([...units]);
    const { world } = groundOf(grid, wrap, kindCosts);
    const mayEnter = ({ x, y }: Point) => costAt(world, x, y) < Infinity;
    if (trips.length === count || !mayEnter(start)) continue;
    const at = random.chance(0.9) ? Math.max(goals.findIndex(mayEnter), 0) : 0;
    trips.push({ start, goal: goals.splice(at, 1)[0], kindCosts });
  }
  return trips;
}
