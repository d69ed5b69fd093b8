import { type CheckPathOptions, findPath, type Grid, type PathResult } from '../../src/index.ts';
import { allowsDiagonal, costAt, type Movement, movementOf, type Point, type World } from './world.ts';

export type Options = NonNullable<Parameters<typeof findPath>[3]>;

/** Returns the options of a search that checkPath and smoothPath read. */
export function routeOptions(options: Options): CheckPathOptions {
  const { diagonals, straightCost, diagonalCost, turnCost, startDirection, goalDirection } = options;
  const { layers, size, kindCosts, avoid, allowBlockedStart } = options;
  const movement = { diagonals, straightCost, diagonalCost, turnCost, startDirection, goalDirection };
  return { ...movement, layers, size, kindCosts, avoid, allowBlockedStart };
}

/** Returns whether two costs are equal within 1e-9, relatively, the documented tolerance. */
export function isClose(a: number, b: number): boolean {
  return a === b || Math.abs(a - b) <= 1e-9 * Math.max(Math.abs(a), Math.abs(b));
}

/** Returns the cost of a route x0, y0, x1, y1, …, summed step by step. Throws at the first illegal step. */
export function walk(xy: Int32Array, world: World, movement: Movement): number {
  let cost = 0;
  const visited = new Uint8Array(world.costs.length);
  for (let i = 0; i < xy.length; i += 2) {
    const x = xy[i];
    const y = xy[i + 1];
    const terrain = costAt(world, x, y);
    if (terrain === Infinity) throw new Error(`cell ${i / 2} of the route, ${x},${y}, is blocked or outside`);
    if (visited[y * world.width + x]++ > 0) throw new Error(`the route comes to ${x},${y} twice`);
    if (i === 0) continue;

    const fromX = xy[i - 2];
    const fromY = xy[i - 1];
    const dx = Math.abs(x - fromX);
    const dy = Math.abs(y - fromY);
    if (Math.max(dx, dy) !== 1) throw new Error(`the route jumps from ${fromX},${fromY} to ${x},${y}`);
    const diagonal = dx + dy === 2;
    if (diagonal) {
      const sideA = costAt(world, x, fromY) < Infinity;
      const sideB = costAt(world, fromX, y) < Infinity;
      if (!allowsDiagonal(movement.diagonals, sideA, sideB)) {
        throw new Error(`the step from ${fromX},${fromY} to ${x},${y} breaks the rule '${movement.diagonals}'`);
      }
    }
    cost += (diagonal ? movement.diagonalCost : movement.straightCost) * terrain;
  }
  return cost;
}

/** Throws unless status, route, cost, expansions and trace of a result agree with the map and the options. */
export function checkResult(world: World, start: Point, goal: Point, options: Options, result: PathResult): void {
  const { status, path, cost, expanded, trace } = result;
  const startCell = start.y * world.width + start.x;
  const range = options.range ?? 0;

  // The status that start and goal alone decide.
  let expected = blockedStatus(world, start, goal, range);
  if (expected === 'goal-blocked' && options.partial) expected = options.maxExpansions === 0 ? 'limit' : 'partial';
  const isBlockedStatus = status === 'start-blocked' || status === 'goal-blocked';
  if (expected !== null ? status !== expected : isBlockedStatus) throw new Error(`wrong status '${status}'`);

  // The route.
  if (status === 'partial' && options.partial !== true) throw new Error("the status is 'partial' without the option");
  if (status === 'found' || status === 'partial') {
    if (path === null) throw new Error(`the status is '${status}', but there is no path`);
    const first = path.xy[1] * world.width + path.xy[0];
    if (first !== startCell) throw new Error(`the route begins at cell ${first}`);
    if (isWithin(path.at(-1), goal, range) !== (status === 'found'))
      throw new Error(`the route ends at the wrong cell for '${status}'`);
    if (status === 'found' && cost > (options.maxCost ?? Infinity) * (1 + 1e-9))
      throw new Error(`cost ${cost} is above maxCost`);
    const summed = walk(path.xy, world, movementOf(options));
    if (!isClose(summed, cost)) throw new Error(`cost ${cost} reported, ${summed} summed`);
  } else if (path !== null || cost !== Infinity) {
    throw new Error(`status '${status}' with a path or the cost ${cost}`);
  }

  // The expansions.
  if (expanded > (options.maxExpansions ?? Infinity)) throw new Error(`${expanded} expansions are above maxExpansions`);
  if ((trace !== undefined) !== (options.trace === true))
    throw new Error('there is a trace without the option, or none with it');
  if (trace === undefined) return;
  if (trace.length !== expanded) throw new Error(`${trace.length} cells in the trace, ${expanded} expanded`);
  if (expanded > 0 && trace[0] !== startCell) throw new Error('the trace does not begin at the start');
  // Under a custom heuristic, which may be inconsistent, a cell may be reopened and expanded again.
  const mayReopen = typeof options.heuristic === 'function';
  const seen = new Uint8Array(world.costs.length);
  for (const cell of trace) {
    if (seen[cell]++ > 0 && !mayReopen) throw new Error('the trace has a cell twice');
    const at = { x: cell % world.width, y: Math.floor(cell / world.width) };
    if (!(world.costs[cell] < Infinity) || isWithin(at, goal, range))
      throw new Error(`cell ${cell} cannot be expanded`);
  }
}

function blockedStatus(world: World, start: Point, goal: Point, range: number): string | null {
  if (costAt(world, start.x, start.y) === Infinity) return 'start-blocked';
  return cellsWithin(world, goal, range).some(({ x, y }) => costAt(world, x, y) < Infinity) ? null : 'goal-blocked';
}

/** Returns whether a cell is at most `range` columns and rows from another. */
export function isWithin(cell: Point, centre: Point, range: number): boolean {
  return Math.max(Math.abs(cell.x - centre.x), Math.abs(cell.y - centre.y)) <= range;
}

/** Returns the cells of the map within range of a cell. */
export function cellsWithin({ width, height }: World, centre: Point, range: number): Point[] {
  const cells: Point[] = [];
  for (let y = Math.max(0, centre.y - range); y <= Math.min(height - 1, centre.y + range); y++) {
    for (let x = Math.max(0, centre.x - range); x <= Math.min(width - 1, centre.x + range); x++) cells.push({ x, y });
  }
  return cells;
}

/** Calls findPath and checks its result, so that every route that a test gets has been walked. */
export function search(world: World, grid: Grid, start: Point, goal: Point, options: Options = {}): PathResult {
  const result = findPath(grid, start, goal, options);
  checkResult(world, start, goal, options, result);
  return result;
}

/** Throws if two results differ in a single bit. */
export function checkSame(wasm: PathResult, js: PathResult): void {
  const differs = (what: string, a: unknown, b: unknown) => new Error(`${what}: wasm ${a}, js ${b}`);
  if (wasm.status !== js.status) throw differs('status', wasm.status, js.status);
  if (!Object.is(wasm.cost, js.cost)) throw differs('cost', wasm.cost, js.cost);
  if (wasm.expanded !== js.expanded) throw differs('expanded', wasm.expanded, js.expanded);
  if (!areSame(wasm.path?.xy, js.path?.xy)) throw differs('route', wasm.path?.xy, js.path?.xy);
  if (!areSame(wasm.trace, js.trace)) throw differs('trace', wasm.trace, js.trace);
}

function areSame(a: ArrayLike<number> | undefined, b: ArrayLike<number> | undefined): boolean {
  if (a === undefined || b === undefined) return a === b;
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}
