// Agents on maps with links and edges that go on, each on ground of its own: rules of a step, and complete searches. For small maps.
import { Grid, type GridLink } from '../../src/index.ts';
import type { Random } from './maps.ts';
import { isOutside, outside, type Trip } from './team-check.ts';
import type { Other } from './timed-oracle.ts';
import { allowsDiagonal, costAt, type Diagonals, type Point, type World } from './world.ts';

export type Wrap = 'x' | 'y' | 'both' | undefined;

/** The map as one agent may walk on it. */
export interface Ground {
  readonly world: World;
  readonly wrap: Wrap;
  readonly links: readonly GridLink[];
}

/** Reads a grid cell by cell, as a unit sees it. */
export function groundOf(grid: Grid, wrap: Wrap, kindCosts?: readonly number[]): Ground {
  const { width, height } = grid;
  const costs = new Float64Array(width * height);
  for (let cell = 0; cell < costs.length; cell++) {
    const [x, y] = [cell % width, Math.floor(cell / width)];
    const factor = kindCosts === undefined ? 1 : (kindCosts[grid.kind(x, y)] ?? 0);
    costs[cell] = factor > 0 && factor < Infinity ? grid.cost(x, y) * factor : Infinity;
  }
  const mayEnter = (kind: number) => (kindCosts?.[kind] ?? 0) > 0 && (kindCosts?.[kind] ?? 0) < Infinity;
  const links = grid.links().filter(({ kinds }) => kindCosts === undefined || (kinds?.some(mayEnter) ?? true));
  // Plain coordinates, also on floors.
  const rows = grid.floors > 1 ? grid.floorHeight + 1 : 0;
  const tall = ({ x, y, floor = 0 }: Point & { floor?: number }) => ({ x, y: y + floor * rows });
  return {
    world: { width, height, costs },
    wrap,
    links: links.map((link) => ({ ...link, from: tall(link.from), to: tall(link.to) })),
  };
}

/** Draws a small map: islands, links into walls, joined edges. */
export function randomLinkedMap(random: Random, most: number): { grid: Grid; wrap: Wrap } {
  const wrap = random.pick<Wrap>([undefined, undefined, 'x', 'y', 'both']);
  const least = wrap === undefined ? 1 : 3;
  const grid = new Grid(random.between(least, most), random.between(least, most), wrap === undefined ? {} : { wrap });
  const blocked = random.pick([0, 0.2, 0.4]);
  for (let y = 0; y < grid.height; y++) {
    for (let x = 0; x < grid.width; x++) grid.setBlocked(x, y, random.chance(blocked));
  }
  grid.setBlocked(random.below(grid.width), random.below(grid.height), false);
  if (random.chance(0.5)) grid.fill(random.below(grid.width), 0, 1, grid.height, true);
  grid.setBlocked(0, 0, false);
  for (let left = random.pick([0, 1, 1, 2, 4]); left > 0; left--) addLinkTo(grid, random);
  return { grid, wrap };
}

export function addLinkTo(grid: Grid, random: Random, kinds?: readonly number[]): void {
  const place = () => [random.below(grid.width), random.below(grid.height)] as const;
  const [from, to] = [place(), place()];
  if (from[0] === to[0] && from[1] === to[1]) return;
  const cost = random.pick([0, 1, 1, 2.5, 40]);
  grid.addLink(from, to, { cost, oneWay: random.chance(0.3), ...(kinds === undefined ? {} : { kinds }) });
}

const isAt = (a: Point, b: Point) => a.x === b.x && a.y === b.y;

function isLinked({ world, links }: Ground, from: Point, to: Point): boolean {
  const isOpen = ({ x, y }: Point) => costAt(world, x, y) < Infinity;
  return (
    isOpen(from) &&
    isOpen(to) &&
    links.some((link) => {
      const isForth = isAt(link.from, from) && isAt(link.to, to);
      return isForth || (!link.oneWay && isAt(link.to, from) && isAt(link.from, to));
    })
  );
}

/** Returns how far two cells are apart, by columns and by rows. */
function apart({ world, wrap }: Ground, from: Point, to: Point): [number, number] {
  const round = (steps: number, side: number, isJoined: boolean) => (isJoined ? Math.min(steps, side - steps) : steps);
  const across = round(Math.abs(to.x - from.x), world.width, wrap === 'x' || wrap === 'both');
  return [across, round(Math.abs(to.y - from.y), world.height, wrap === 'y' || wrap === 'both')];
}

/** Returns whether two agents that go over the same four cells cross. */
function crosses(
  grounds: readonly Ground[],
  before: readonly Point[],
  after: readonly Point[],
  sides: readonly Point[],
) {
  return before.some((other, k) => {
    const isOver = (one: number) => isAt(other, sides[one]) && isAt(after[k], sides[1 - one]);
    return (isOver(0) || isOver(1)) && !isLinked(grounds[k], other, after[k]);
  });
}

/** Returns what is wrong with the move of agent `i`, '' if it is legal. Each agent has its ground. */
export function faultOn(
  grounds: readonly Ground[],
  diagonals: Diagonals,
  before: readonly Point[],
  after: readonly Point[],
  i: number,
): string {
  const [from, to] = [before[i], after[i]];
  const { world } = grounds[i];
  for (let k = 0; k < before.length; k++) {
    if (k === i) continue;
    if (isAt(after[k], to)) return `meets agent ${k}`;
    if (isAt(after[k], from) && isAt(before[k], to)) return `swaps with agent ${k}`;
  }
  if (isAt(from, to) || isLinked(grounds[i], from, to)) return '';
  if (costAt(world, to.x, to.y) === Infinity) return 'enters a wall';
  const [across, down] = apart(grounds[i], from, to);
  if (Math.max(across, down) > 1) return 'jumps';
  if (across + down < 2) return '';
  const sides = [
    { x: from.x, y: to.y },
    { x: to.x, y: from.y },
  ];
  if (crosses(grounds, before, after, sides)) return 'crosses another';
  const isFree = (side: Point) => ![...before, ...after].some((other) => isAt(other, side));
  const [sideA, sideB] = sides.map((side) => costAt(world, side.x, side.y) < Infinity && isFree(side));
  return allowsDiagonal(diagonals, sideA, sideB) ? '' : `breaks the rule '${diagonals}'`;
}

/** Returns what is wrong with a step of all agents, '' if it is legal. */
export function stepFaultOn(
  grounds: readonly Ground[],
  diagonals: Diagonals,
  before: readonly Point[],
  after: readonly Point[],
): string {
  for (let i = 0; i < before.length; i++) {
    const fault = isOutside(after[i]) ? '' : faultOn(grounds, diagonals, before, after, i);
    if (fault !== '') return `agent ${i} from ${before[i].x},${before[i].y} to ${after[i].x},${after[i].y}: ${fault}`;
  }
  return '';
}

const cellsOf = ({ world: { width, height } }: Ground): Point[] =>
  Array.from({ length: width * height }, (_, cell) => ({ x: cell % width, y: Math.floor(cell / width) }));

/** Returns where an agent may go from each cell if it is alone. */
function movesAlone(ground: Ground, diagonals: Diagonals): Point[][] {
  const cells = cellsOf(ground);
  return cells.map((from) => cells.filter((to) => faultOn([ground], diagonals, [from], [to], 0) === ''));
}

/** Returns the least number of steps in which all agents come to their goals; Infinity if there is no plan. */
export function leastMakespanOn(
  grounds: readonly Ground[],
  diagonals: Diagonals,
  trips: readonly Trip[],
  leave = false,
): number {
  const moves = grounds.map((ground) => movesAlone(ground, diagonals));
  const { width } = grounds[0].world;
  const isGone = (at: Point, i: number) => isOutside(at) || isAt(at, trips[i].goal);
  const keyOf = (state: readonly Point[]) =>
    state.reduce((key, { x, y }) => key * 128 + (y < 0 ? 127 : y * width + x), 0);
  const starts = trips.map(({ start }) => start);
  if (starts.some(({ x, y }, i) => costAt(grounds[i].world, x, y) === Infinity)) return Infinity;
  const known = new Set([keyOf(starts)]);
  for (let front = [starts], steps = 0; front.length > 0; steps++) {
    const next: Point[][] = [];
    for (const state of front) {
      if (state.every(isGone)) return steps;
      const extend = (after: Point[]): void => {
        const i = after.length;
        if (i > 0 && stepFaultOn(grounds, diagonals, state.slice(0, i), after) !== '') return;
        if (i === state.length) {
          if (!known.has(keyOf(after))) next.push(after);
          known.add(keyOf(after));
        } else if (leave && isGone(state[i], i)) extend([...after, outside(i)]);
        else for (const to of moves[i][state[i].y * width + state[i].x]) extend([...after, to]);
      };
      extend([]);
    }
    front = next;
  }
  return Infinity;
}

const NOWHERE = { x: -99, y: -99 };

export function placeOf({ from, cells, rest }: Other, time: number): Point {
  if (time < from) return NOWHERE;
  return cells[time - from] ?? (rest ? cells[cells.length - 1] : NOWHERE);
}

/** Returns whether the moves of some agents in one step are legal; those who come or go are nowhere. */
function areLegal(
  grounds: readonly Ground[],
  diagonals: Diagonals,
  before: readonly Point[],
  after: readonly Point[],
): boolean {
  return before.every((at, i) => {
    if (after[i] === NOWHERE) return true;
    if (at !== NOWHERE) return faultOn(grounds, diagonals, before, after, i) === '';
    return after.every((other, k) => k === i || !isAt(other, after[i]));
  });
}

/** Returns whether others never collide among themselves. */
export function areAtPeaceOn(ground: Ground, diagonals: Diagonals, others: readonly Other[]): boolean {
  for (let time = 0; time < Math.max(0, ...others.map(({ from, cells }) => from + cells.length)); time++) {
    const [before, after] = [time, time + 1].map((when) => others.map((other) => placeOf(other, when)));
    const grounds = others.map(() => ground);
    if (!areLegal(grounds, diagonals, before, after)) return false;
  }
  return true;
}

/**
 * Returns the first legal time at the goal of one agent among others (and from then on, if it rests there); Infinity if there is none.
 *
 * @param othersGround The ground of the others.
 */
export function earliestOn(
  ground: Ground,
  diagonals: Diagonals,
  others: readonly Other[],
  trip: { start: Point; goal: Point; startTime: number; maxTime: number; rest: boolean },
  othersGround: Ground = ground,
): number {
  const { start, goal, startTime, maxTime, rest } = trip;
  const { width } = ground.world;
  const moves = movesAlone(ground, diagonals);
  const grounds = [ground, ...others.map(() => othersGround)];
  const placesAt = (time: number) => others.map((other) => placeOf(other, time));
  if (costAt(ground.world, start.x, start.y) === Infinity) return Infinity;
  if (placesAt(startTime).some((other) => isAt(other, start))) return Infinity;
  const isLegal = (from: Point, to: Point, time: number) =>
    areLegal(grounds, diagonals, [from, ...placesAt(time)], [to, ...placesAt(time + 1)]);
  // After this time the others do not move.
  const still = Math.max(startTime, ...others.map(({ from, cells }) => from + cells.length));
  const end = Math.min(maxTime, still + moves.length + 1);
  let front = new Set([start.y * width + start.x]);
  const at = (cell: number) => ({ x: cell % width, y: Math.floor(cell / width) });
  for (let time = startTime; time <= end; time++) {
    if (front.has(goal.y * width + goal.x)) {
      let stays = rest || isLegal(goal, NOWHERE, time);
      for (let later = time; rest && stays && later < still; later++) stays = isLegal(goal, goal, later);
      if (stays) return time;
    }
    const next = new Set<number>();
    for (const from of front) {
      for (const to of moves[from]) if (isLegal(at(from), to, time)) next.add(to.y * width + to.x);
    }
    front = next;
  }
  return Infinity;
}
