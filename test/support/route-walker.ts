/** Walks routes of any function on any grid step by step, by the definition of the options. It shares no code with what found them. */
import { type Direction, type FindPathOptions, type Grid, HexGrid } from '../../src/index.ts';
import { DIRECTION_NAMES, STEPS } from './directions.ts';
import { worldFor } from './unit-world.ts';
import { allowsDiagonal, movementOf } from './world.ts';

/** A route as cells of the whole grid, x0, y0, x1, y1, …, and which of its steps are links. */
export interface WalkedRoute {
  readonly xy: ArrayLike<number>;
  hops(): readonly { readonly index: number; readonly link?: number | undefined }[];
}

/** Names of the steps on hexagons by what they add to q and r: with a corner on top, and with a flat top. */
const HEXES: Readonly<Record<string, readonly [Direction, Direction]>> = {
  '1,-1': ['north-east', 'north-east'],
  '1,0': ['east', 'south-east'],
  '0,1': ['south-east', 'south'],
  '-1,1': ['south-west', 'south-west'],
  '-1,0': ['west', 'north-west'],
  '0,-1': ['north-west', 'north'],
};

/** Returns the cost of a route with its turns. Throws at the first step that is not legal, and if directions of the first or the last step are not kept. */
export function walkRoute(grid: Grid, route: WalkedRoute, options: FindPathOptions): number {
  const { xy } = route;
  const { costs } = worldFor(grid, options, { x: xy[0], y: xy[1] });
  const hops = new Map(route.hops().map(({ index, link }) => [index, link]));
  const cells = Array.from({ length: xy.length / 2 }, (_, i) => xy[2 * i + 1] * grid.width + xy[2 * i]);
  const blocked = cells.findIndex((cell) => !(costs[cell] < Infinity));
  if (blocked >= 0) throw new Error(`cell ${blocked} of the route is blocked`);
  let cost = 0;
  const directions: (number | null)[] = [];
  for (let i = 1; i < cells.length; i++) {
    const [from, to] = [cells[i - 1], cells[i]];
    const hop = hops.get(i);
    const direction = hop !== undefined || grid instanceof HexGrid ? null : directionOf(grid, from, to);
    if (hop !== undefined) cost += linkCost(grid, from, to, hop, options);
    else if (grid instanceof HexGrid) cost += hexCost(grid, costs, [from, to], options);
    else cost += stepCost(grid, costs, from, direction as number, options);
    const before = directions.at(-1) ?? null;
    if (before !== null && direction !== null && before !== direction) cost += options.turnCost ?? 0;
    directions.push(direction);
  }
  for (const [name, at] of [
    ['startDirection', 0],
    ['goalDirection', -1],
  ] as const) {
    const asked = options[name];
    const number = typeof asked === 'string' ? DIRECTION_NAMES.indexOf(asked) : asked;
    if (number === undefined || directions.length === 0 || directions.at(at) === number) continue;
    throw new Error(`${name} is ${asked}, and the step goes ${directions.at(at)}`);
  }
  return cost;
}

function linkCost(grid: Grid, from: number, to: number, id: number, { kindCosts }: FindPathOptions): number {
  const link = grid.links().find((one) => one.id === id);
  if (link === undefined) throw new Error(`the grid has no link ${id}`);
  const ends = [grid.indexOf(link.from), grid.indexOf(link.to)];
  const isForth = ends[0] === from && ends[1] === to;
  const isBack = !link.oneWay && ends[1] === from && ends[0] === to;
  const factors = (link.kinds ?? []).map((kind) => kindCosts?.[kind] ?? Infinity);
  const mayUse =
    kindCosts === undefined || link.kinds === undefined || factors.some((factor) => factor > 0 && factor < Infinity);
  if (!mayUse || !(isForth || isBack)) throw new Error(`link ${id} does not lead from ${from} to ${to} for this unit`);
  return link.cost;
}

function hexCost(grid: HexGrid, costs: Float64Array, [from, to]: [number, number], options: FindPathOptions): number {
  const { width, height, wrap, layout } = grid;
  const { q, r } = grid.toAxial(grid.cellAt(from));
  const round = (at: number, side: number, edge: 'x' | 'y') =>
    wrap === edge || wrap === 'both' ? (at + side) % side : at;
  const isStep = (step: string) => {
    const [stepQ, stepR] = step.split(',').map(Number);
    const { x, y } = grid.fromAxial({ q: q + stepQ, r: r + stepR });
    return (
      round(y, height, 'y') * width + round(x, width, 'x') === to &&
      grid.isInside(round(x, width, 'x'), round(y, height, 'y'))
    );
  };
  const names = Object.keys(HEXES)
    .filter(isStep)
    .map((step) => HEXES[step][Number(layout.endsWith('q'))]);
  const prices = names
    .filter((name) => grid.isExitOpen(grid.cellAt(from), name))
    .map((name) => grid.edgeCost(grid.cellAt(from), name, options.kindCosts) ?? costs[to])
    .filter((price) => price < Infinity);
  if (prices.length === 0) throw new Error(`no step leads from ${from} to ${to}`);
  return Math.min(...prices);
}

/** Returns the direction of a step, also one over an edge that goes on. */
function directionOf(grid: Grid, from: number, to: number): number {
  const direction = STEPS.findIndex((_, one) => cellBeside(grid, from, one) === to);
  if (direction < 0) throw new Error(`the route jumps from ${from} to ${to}`);
  return direction;
}

/** Returns the cell next to another one, -1 off the grid. */
function cellBeside({ width, height, wrap }: Grid, cell: number, direction: number): number {
  let [x, y] = [(cell % width) + STEPS[direction][0], Math.floor(cell / width) + STEPS[direction][1]];
  if (wrap === 'x' || wrap === 'both') x = (x + width) % width;
  if (wrap === 'y' || wrap === 'both') y = (y + height) % height;
  return x >= 0 && y >= 0 && x < width && y < height ? y * width + x : -1;
}

function stepCost(grid: Grid, costs: Float64Array, cell: number, direction: number, options: FindPathOptions): number {
  const { diagonals, straightCost, diagonalCost } = movementOf(options);
  const mayGo = (from: number, way: number) => {
    const to = cellBeside(grid, from, way);
    return to >= 0 && costs[to] < Infinity && grid.isExitOpen(grid.cellAt(from), way);
  };
  const borderOf = (from: number, way: number) => grid.edgeCost(grid.cellAt(from), way, options.kindCosts);
  const isOrdinary = (from: number, way: number) => mayGo(from, way) && borderOf(from, way) === null;
  const to = cellBeside(grid, cell, direction);
  const border = direction % 2 === 0 ? borderOf(cell, direction) : null;
  if (!mayGo(cell, direction) || border === Infinity) throw new Error(`the exit from ${cell} to ${to} is closed`);
  if (direction % 2 === 0) return border ?? straightCost * costs[to];
  const [left, right] = [(direction + 7) % 8, (direction + 1) % 8];
  const isOpen = [
    [left, right],
    [right, left],
  ].map(([first, second]) => isOrdinary(cell, first) && isOrdinary(cellBeside(grid, cell, first), second));
  if (!allowsDiagonal(diagonals, isOpen[0], isOpen[1])) throw new Error(`a corner is cut from ${cell} to ${to}`);
  return diagonalCost * costs[to];
}
