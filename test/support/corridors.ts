/** Long corridors in solid ground, and loops: two corridors between the same ends whose lengths can be set to a step. */
import { optimalCosts } from './oracle.ts';
import { allowsDiagonal, costAt, type Diagonals, type Point, type World } from './world.ts';

/** Number of steps of a route by kind. */
export interface Steps {
  straights: number;
  diagonals: number;
}

/** Corner rules that allow diagonal steps in a corridor, and the columns of that corridor relative to its middle. */
const bands: Partial<Record<Diagonals, readonly number[]>> = {
  always: [0],
  ifAtMostOneObstacle: [0, 1],
  onlyWhenNoObstacles: [-1, 0, 1],
};
export const diagonalCorridorRules = Object.keys(bands) as Diagonals[];

/** First column of the zigzags. The columns left of it hold the straight corridor. */
const MIDDLE = 9;

/** Returns how many columns a zigzag is right of MIDDLE in a row. */
function swing(row: number, leg: number): number {
  const phase = row % (2 * leg);
  return Math.min(phase, 2 * leg - phase);
}

function solid(width: number, height: number): World {
  return { width, height, costs: new Float64Array(width * height).fill(Infinity) };
}

function carve(world: World, x: number, y: number, width = 1, height = 1): void {
  for (let row = y; row < y + height; row++) world.costs.fill(1, row * world.width + x, row * world.width + x + width);
}

/** Carves a zigzag of diagonal steps downwards, one per row, which turns after every `leg` steps. Returns its last column. */
function carveZigzag(world: World, diagonals: Diagonals, top: number, rows: number, leg: number): number {
  let x = MIDDLE;
  for (let row = 0; row <= rows; row++) {
    x = MIDDLE + swing(row, leg);
    for (const column of bands[diagonals] ?? []) carve(world, x + column, top + row);
  }
  return x;
}

interface LoopPlan {
  diagonals: Diagonals;
  leg: number;
  /** Rows of the zigzag before the loop, and of the zigzag that is one side of it. */
  before: number;
  rows: number;
  /** Rows that the straight side goes back up. */
  fold: number;
}

/**
 * Makes a zigzag from the start down to a fork. From the fork, two corridors lead to the goal further down: another zigzag, and
 * on its left a corridor of straight steps with two folds. `shut` closes one of the two.
 */
function loopWorld(plan: LoopPlan, shut: 'zigzag' | 'straight' | 'none'): { world: World; start: Point; goal: Point } {
  const { diagonals, leg, before, rows, fold } = plan;
  const fork = before + 2;
  const bottom = fork + rows + 6;
  const world = solid(MIDDLE + leg + 3, bottom + 1);
  const prefixEnd = carveZigzag(world, diagonals, 0, before, leg);
  carve(world, prefixEnd, before, 1, 3);
  carve(world, 4, fork, prefixEnd - 3);
  carve(world, MIDDLE, fork);
  // The zigzag, with straight ends.
  carve(world, MIDDLE, fork, 1, 3);
  const zigzagEnd = carveZigzag(world, diagonals, fork + 2, rows, leg);
  carve(world, zigzagEnd, fork + 2 + rows, 1, 5);
  carve(world, 0, bottom, zigzagEnd + 1);
  // The folded corridor: down, up and down again.
  const turn = bottom - 3;
  carve(world, 4, fork, 1, turn - fork + 1);
  carve(world, 2, turn, 3);
  carve(world, 2, turn - fold, 1, fold + 1);
  carve(world, 0, turn - fold, 3);
  carve(world, 0, turn - fold, 1, bottom - turn + fold);
  if (shut === 'zigzag') world.costs[(fork + 1) * world.width + MIDDLE] = Infinity;
  if (shut === 'straight') world.costs[(fork + 1) * world.width + 4] = Infinity;
  return { world, start: { x: MIDDLE, y: 0 }, goal: { x: 6, y: bottom } };
}

/** Counts the steps of a cheapest route, followed back from the goal over the oracle's costs. Costs must be whole numbers. */
export function optimalSteps(
  world: World,
  start: Point,
  goal: Point,
  diagonals: Diagonals,
  straightCost: number,
  diagonalCost: number,
): Steps {
  const costs = optimalCosts(world, start, { diagonals, straightCost, diagonalCost });
  const steps: Steps = { straights: 0, diagonals: 0 };
  const at = ({ x, y }: Point) => costs[y * world.width + x];
  const isFree = (x: number, y: number) => costAt(world, x, y) < Infinity;
  if (at(goal) === Infinity) throw new Error('no route');
  let cell = goal;
  while (cell.x !== start.x || cell.y !== start.y) {
    const { x, y } = cell;
    const from = eight.find(([dx, dy]) => {
      if (!isFree(x + dx, y + dy)) return false;
      const isDiagonal = dx !== 0 && dy !== 0;
      if (isDiagonal && !allowsDiagonal(diagonals, isFree(x + dx, y), isFree(x, y + dy))) return false;
      return at({ x: x + dx, y: y + dy }) + (isDiagonal ? diagonalCost : straightCost) === at(cell);
    }) as [number, number];
    if (from[0] !== 0 && from[1] !== 0) steps.diagonals++;
    else steps.straights++;
    cell = { x: x + from[0], y: y + from[1] };
  }
  return steps;
}

const eight = [-1, 0, 1].flatMap((dy) => [-1, 0, 1].map((dx) => [dx, dy])).filter(([dx, dy]) => dx !== 0 || dy !== 0);

/** Returns whole numbers in about the ratio of the costs, precise enough for the choices inside one corridor. */
function roughly(straightCost: number, diagonalCost: number): [number, number] {
  return [2 ** 20, Math.round((2 ** 20 * diagonalCost) / straightCost)];
}

export interface Loop {
  world: World;
  start: Point;
  goal: Point;
  /** Steps from start to goal on each side. */
  zigzag: Steps;
  straight: Steps;
}

/**
 * Makes a loop whose straight side has exactly `more.straights` more straight steps than the zigzag, and `more.diagonals` fewer
 * diagonal ones. `more.straights` must be even, because both sides begin and end on the same cells.
 */
export function makeLoop(
  diagonals: Diagonals,
  leg: number,
  before: number,
  more: Steps,
  costs: [number, number],
): Loop {
  const [straightCost, diagonalCost] = roughly(...costs);
  const measure = (plan: LoopPlan): { straight: Steps; zigzag: Steps } => {
    const [straight, zigzag] = (['zigzag', 'straight'] as const).map((shut) => {
      const { world, start, goal } = loopWorld(plan, shut);
      return optimalSteps(world, start, goal, diagonals, straightCost, diagonalCost);
    });
    return { straight, zigzag };
  };
  // Whole swings of the zigzag before the fork do not change what comes after it.
  const plan: LoopPlan = { diagonals, leg, before: before % (2 * leg), rows: more.diagonals, fold: 8 };
  for (let attempt = 0; attempt < 20; attempt++) {
    const { straight, zigzag } = measure(plan);
    const missingDiagonals = more.diagonals - (zigzag.diagonals - straight.diagonals);
    const missingStraights = more.straights - (straight.straights - zigzag.straights);
    if (missingDiagonals === 0 && missingStraights === 0) {
      const whole = { ...plan, before };
      return { ...loopWorld(whole, 'none'), ...measure(whole) };
    }
    plan.rows += missingDiagonals;
    plan.fold += missingStraights >> 1;
  }
  throw new Error(`no corridors that differ by ${JSON.stringify(more)}`);
}

/** Makes a zigzag down into a room that begins two rows below it. The room's cells are given, except its first row, which is open. */
export function zigzagToRoom(
  diagonals: Diagonals,
  leg: number,
  before: number,
  room: World,
): { world: World; start: Point; top: number } {
  const top = before + 2;
  const world = solid(Math.max(MIDDLE + leg + 3, room.width), top + room.height);
  const end = carveZigzag(world, diagonals, 0, before, leg);
  carve(world, end, before, 1, 3);
  for (let y = 0; y < room.height; y++) {
    world.costs.set(room.costs.subarray(y * room.width, (y + 1) * room.width), (top + y) * world.width);
  }
  carve(world, 0, top, room.width);
  return { world, start: { x: MIDDLE, y: 0 }, top };
}
