// A complete search for team plans: breadth first over the places of all agents together. For a few agents on small maps.
import { isOutside, outside, stepFault, type Trip } from './team-check.ts';
import { costAt, type Diagonals, type Point, type World } from './world.ts';

/** Returns the least number of steps in which all agents come to their goals; Infinity if there is no plan. @param leave Whether they leave there. */
export function leastMakespan(world: World, diagonals: Diagonals, trips: readonly Trip[], leave = false): number {
  const search = { world, diagonals, trips, leave };
  const isEnd = (state: readonly Point[]) =>
    state.every(({ x, y }, i) => isAt({ x, y }, trips[i].goal) || isOutside({ x, y }));
  const starts = trips.map((trip) => trip.start);
  if (starts.some(({ x, y }) => costAt(world, x, y) === Infinity)) return Infinity;
  let front: Point[][] = [starts];
  const known = new Set([keyOf(world, starts)]);
  for (let steps = 0; front.length > 0; steps++) {
    const next: Point[][] = [];
    for (const state of front) {
      if (isEnd(state)) return steps;
      for (const after of successors(search, state, [])) {
        const key = keyOf(world, after);
        if (!known.has(key)) next.push(after);
        known.add(key);
      }
    }
    front = next;
  }
  return Infinity;
}

interface Joint {
  readonly world: World;
  readonly diagonals: Diagonals;
  readonly trips: readonly Trip[];
  readonly leave: boolean;
}

/** Returns the states that can follow, in which the first agents go where `after` says. */
function successors(search: Joint, before: readonly Point[], after: Point[]): Point[][] {
  const { world, diagonals, trips, leave } = search;
  // A fault of the first agents stays one, wherever the others go.
  const count = after.length;
  if (count > 0 && stepFault(world, diagonals, before.slice(0, count), after) !== '') return [];
  if (count === before.length) return [after];
  const { x, y } = before[count];
  if (leave && (isOutside({ x, y }) || isAt({ x, y }, trips[count].goal)))
    return successors(search, before, [...after, outside(count)]);
  const found: Point[][] = [];
  for (let dy = -1; dy <= 1; dy++) {
    for (let dx = -1; dx <= 1; dx++) {
      found.push(...successors(search, before, [...after, { x: x + dx, y: y + dy }]));
    }
  }
  return found;
}

const isAt = (a: Point, b: Point) => a.x === b.x && a.y === b.y;

function keyOf({ width }: World, state: readonly Point[]): number {
  return state.reduce((key, { x, y }) => key * 64 + (isOutside({ x, y }) ? 63 : y * width + x), 0);
}

/** Returns the least sum of the steps after which each agent rests at its goal; Infinity if there is no plan. */
export function leastSum(world: World, diagonals: Diagonals, trips: readonly Trip[]): number {
  const search = { world, diagonals, trips, leave: false };
  const all = 2 ** trips.length - 1;
  const isHome = (state: readonly Point[], i: number) => isAt(state[i], trips[i].goal);
  const sums = new Map<string, number>();
  let front: [readonly Point[], number][] = [];
  /** Notes a state, with each choice of agents at their goals that rest from now on. */
  const reach = (state: readonly Point[], resting: number, sum: number, next: [readonly Point[], number][]) => {
    for (let more = 0; more <= all; more++) {
      if ((more & resting) !== resting || trips.some((_, i) => ((more >> i) & 1) === 1 && !isHome(state, i))) continue;
      const key = `${keyOf(world, state)} ${more}`;
      if (sum >= (sums.get(key) ?? Infinity)) continue;
      sums.set(key, sum);
      next.push([state, more]);
    }
  };
  const starts = trips.map((trip) => trip.start);
  reach(starts, 0, 0, front);
  while (front.length > 0) {
    const next: [readonly Point[], number][] = [];
    for (const [state, resting] of front) {
      const sum = sums.get(`${keyOf(world, state)} ${resting}`) ?? 0;
      const cost = trips.filter((_, i) => ((resting >> i) & 1) === 0).length;
      if (cost === 0) continue;
      for (const after of successors(search, state, [])) {
        if (trips.every((_, i) => ((resting >> i) & 1) === 0 || isHome(after, i)))
          reach(after, resting, sum + cost, next);
      }
    }
    front = next;
  }
  const end = keyOf(
    world,
    trips.map((trip) => trip.goal),
  );
  return sums.get(`${end} ${all}`) ?? Infinity;
}
