import { checkNumber, wrongKind } from '../../core/base/check.ts';
import { isList } from '../../core/base/lists.ts';
import {
  createSearch,
  type FindPathOptions,
  findPath,
  type Grid,
  type PathResult,
  type Point,
  type Search,
} from '../../index.ts';
import { checkCoordinate, checkSides, checkTile, checkTileCost, isNumeral } from './checks.ts';
import type { Direction } from './directions.ts';
import { TileMap, type Tiles } from './tile-map.ts';

/** Gets the cells of a route from start to goal, an empty list if both are the same, or null if there is no route. */
export type PathCallback = (path: Point[] | null) => void;

/** A path that has been asked for. */
interface Request {
  readonly start: Point;
  readonly goal: Point;
  readonly callback: PathCallback;
  /** The search, if it has begun and not ended in one `calculate`. */
  search: Search | null;
  /** Its expansions so far. */
  expanded: number;
}

/** What is searched, and by which rule. */
interface GridAndRule {
  readonly grid: Grid;
  readonly options: FindPathOptions;
}

/** From this number of iterations on, a search is not cut into pieces. */
const UNLIMITED = 2 ** 31;

/** EasyStar's cost of a diagonal step; a straight one costs 1. */
const DIAGONAL_COST = 1.4;

let latestId = 0;

/**
 * Finds paths on a map of tiles, with the methods of EasyStar.js. Ask with `findPath`, and call `calculate` in every frame: it searches, and the
 * callbacks get the routes. Methods work without their object too, as in `setInterval(easystar.calculate, 50)`.
 *
 * The rows given to `setGrid`, and the list of tiles, may be edited at any time. Rows that are frozen (`Object.freeze`) need not be compared
 * before each search.
 *
 * @example
 * import EasyStar from 'hotpath/easystar';
 *
 * const easystar = new EasyStar.js();
 * easystar.setGrid([
 *   [0, 1, 0],
 *   [0, 0, 0],
 * ]);
 * easystar.setAcceptableTiles([0]);
 * easystar.enableSync();
 * easystar.findPath(0, 0, 2, 0, (path) => {
 *   console.log(path.length);
 *   // 5
 * });
 * easystar.calculate();
 */
export class js {
  private readonly map: TileMap = new TileMap();
  /** Paths asked for, by number, in the order in which they were. */
  private readonly requests: Map<number, Request> = new Map();
  private isSync = false;
  private hasDiagonals = false;
  private cutsCorners = true;
  private iterations: number = Number.MAX_VALUE;

  constructor() {
    const methods = this as unknown as Record<string, unknown>;
    for (const name of Object.getOwnPropertyNames(js.prototype)) {
      const method = methods[name];
      if (name !== 'constructor' && typeof method === 'function') {
        Object.defineProperty(this, name, { value: method.bind(this), configurable: true, writable: true });
      }
    }
  }

  /** Sets the types of tiles that can be entered: one, or a list, which may be edited later. Anything else changes nothing. */
  setAcceptableTiles(tiles: readonly unknown[] | number): void {
    if (isList(tiles)) this.map.acceptable = tiles as readonly unknown[];
    else if (isNumeral(tiles)) this.map.acceptable = [tiles];
  }

  /** Has callbacks called inside `findPath` and `calculate`, and every search end in one `calculate`. */
  enableSync(): void {
    this.isSync = true;
  }

  /** Has callbacks called later, from a timer. The default. */
  disableSync(): void {
    this.isSync = false;
  }

  /** Allows diagonal steps, which cost 1.4. */
  enableDiagonals(): void {
    this.hasDiagonals = true;
  }

  /** Forbids diagonal steps. The default. */
  disableDiagonals(): void {
    this.hasDiagonals = false;
  }

  /** Allows diagonal steps past tiles that cannot be entered. The default. */
  enableCornerCutting(): void {
    this.cutsCorners = true;
  }

  /** Forbids diagonal steps past tiles that cannot be entered from where the step begins. */
  disableCornerCutting(): void {
    this.cutsCorners = false;
  }

  /** Sets the map: a list of rows, each a list of tiles. They may be edited later. @throws `TypeError` or `RangeError` for anything else. */
  setGrid(grid: Tiles): void {
    if (!isList(grid)) throw wrongKind('grid', grid, 'an array of rows');
    if (!isList(grid[0])) throw wrongKind('grid[0]', grid[0], 'an array of tiles');
    if (grid[0].length === 0) throw new RangeError('grid[0] is empty: a row has at least one tile');
    this.map.rows = grid;
    this.map.forget();
  }

  /** Sets what a step onto tiles of a type costs, times 1 or 1.4. 0 is the same as 1, the default. @throws `RangeError` below 0. */
  setTileCost(tileType: unknown, cost: number): void {
    this.map.setTileCost(tileType, checkTileCost(cost));
  }

  /** Sets what a step onto one tile costs, instead of the cost of its type. 0 is none. @throws `RangeError` below 0. */
  setAdditionalPointCost(x: number, y: number, cost: number): void {
    this.map.setPointCost(checkCoordinate('x', x), checkCoordinate('y', y), checkTileCost(cost));
  }

  /** Undoes `setAdditionalPointCost`. */
  removeAdditionalPointCost(x: number, y: number): void {
    this.map.setPointCost(checkCoordinate('x', x), checkCoordinate('y', y), undefined);
  }

  /** Undoes every `setAdditionalPointCost`. */
  removeAllAdditionalPointCosts(): void {
    this.map.removeAll('pointCosts');
  }

  /** Sets from which sides a tile may be entered; from all if undefined. The list may be edited later. @throws `TypeError` unless it is one. */
  setDirectionalCondition(x: number, y: number, allowedDirections: readonly Direction[] | undefined): void {
    this.map.setCondition(checkCoordinate('x', x), checkCoordinate('y', y), checkSides(allowedDirections));
  }

  /** Undoes every `setDirectionalCondition`. */
  removeAllDirectionalConditions(): void {
    this.map.removeAll('conditions');
  }

  /**
   * Sets how far `calculate` may search if sync is not enabled, in expansions of cells or jump points, at least one. Default: without limit. A
   * search that needs several calls sees the map as it was when it began.
   */
  setIterationsPerCalculation(iterations: number): void {
    checkNumber('iterations', iterations);
    if (Number.isNaN(iterations)) throw new RangeError('iterations is NaN: it must be a number of expansions');
    this.iterations = iterations;
  }

  /** Keeps routes off a tile, whatever its type. It is no obstacle to diagonal steps past it. */
  avoidAdditionalPoint(x: number, y: number): void {
    this.map.setAvoided(checkCoordinate('x', x), checkCoordinate('y', y), true);
  }

  /** Undoes `avoidAdditionalPoint`. */
  stopAvoidingAdditionalPoint(x: number, y: number): void {
    this.map.setAvoided(checkCoordinate('x', x), checkCoordinate('y', y), undefined);
  }

  /** Undoes every `avoidAdditionalPoint`. */
  stopAvoidingAllAdditionalPoints(): void {
    this.map.removeAll('avoided');
  }

  /**
   * Asks for a cheapest route. The start may be on any tile.
   *
   * @returns A number for {@link js.cancelPath}, above 0. Undefined if the callback needs no search: the goal is the start, or a tile that
   * cannot be entered.
   * @throws `Error` before `setGrid` and `setAcceptableTiles`. @throws `RangeError` outside the map.
   */
  findPath(startX: number, startY: number, endX: number, endY: number, callback: PathCallback): number | undefined {
    if (typeof callback !== 'function') throw wrongKind('callback', callback, 'a function (path) => void');
    if (this.map.acceptable === null) throw new Error('no tiles can be entered yet: call setAcceptableTiles first');
    if (this.map.rows === null) throw new Error('there is no map yet: call setGrid first');
    checkTile('start', startX, startY, this.map.rows);
    checkTile('goal', endX, endY, this.map.rows);
    const isThere = startX === endX && startY === endY;
    if (isThere || !this.map.isAcceptable(endX, endY)) {
      this.answer(callback, isThere ? [] : null);
      return undefined;
    }
    latestId++;
    const start = { x: startX, y: startY };
    this.requests.set(latestId, { start, goal: { x: endX, y: endY }, callback, search: null, expanded: 0 });
    return latestId;
  }

  /** Cancels a path that has been asked for. @returns Whether it had not been calculated. */
  cancelPath(instanceId: number): boolean {
    // A number that was kept as the key of an object is a text.
    const id = Number(instanceId);
    this.requests.get(id)?.search?.dispose();
    return this.requests.delete(id);
  }

  /** Searches for the paths asked for, one after another, as far as `setIterationsPerCalculation` allows. */
  calculate(): void {
    if (this.map.rows === null || this.map.acceptable === null) return;
    let ground: GridAndRule | null = null;
    for (let left = this.iterations; left > 0; ) {
      const next = this.requests.entries().next();
      if (next.done) return;
      const [id, request] = next.value;
      ground ??= this.readGround();
      const { path, spent } = advance(request, ground, this.isSync || left >= UNLIMITED ? Infinity : Math.ceil(left));
      if (path !== undefined) {
        this.requests.delete(id);
        this.answer(request.callback, path);
      }
      if (this.isSync) {
        // The callback may have edited the map.
        ground = null;
      } else {
        left -= Math.max(1, spent);
      }
    }
  }

  private readGround(): GridAndRule {
    const keepsCorners = this.hasDiagonals && !this.cutsCorners;
    const { grid, hasCorners } = this.map.read(keepsCorners);
    const rule = keepsCorners && !hasCorners ? 'onlyWhenNoObstacles' : 'always';
    return { grid, options: { diagonals: this.hasDiagonals ? rule : 'never', diagonalCost: DIAGONAL_COST } };
  }

  private answer(callback: PathCallback, path: Point[] | null): void {
    if (this.isSync) callback(path);
    else setTimeout(() => callback(path));
  }
}

/**
 * Continues the search for a path, by a number of expansions.
 *
 * @returns The path: undefined if the search goes on, null if there is none. And the number of expansions.
 */
function advance(
  request: Request,
  { grid, options }: GridAndRule,
  most: number,
): { path: Point[] | null | undefined; spent: number } {
  const { start, goal } = request;
  if (request.search === null) {
    // The map may have become smaller.
    if (![start, goal].every(({ x, y }) => grid.isInside(x, y))) return { path: null, spent: 1 };
    const allowBlockedStart = grid.isBlocked(start.x, start.y);
    const complete = allowBlockedStart ? { ...options, allowBlockedStart } : options;
    if (most === Infinity) return { path: pointsOf(findPath(grid, start, goal, complete)), spent: 1 };
    request.search = createSearch(grid, start, goal, complete);
  }
  request.search.step(most);
  const result = request.search.result();
  if (result === null) {
    request.expanded += most;
    return { path: undefined, spent: most };
  }
  request.search.dispose();
  return { path: pointsOf(result), spent: result.expanded - request.expanded };
}

function pointsOf({ path }: PathResult): Point[] | null {
  return path === null ? null : path.toArray();
}
