/** What routes to goals cost at least: by straight and diagonal steps without walls, over links and edges that go on. */
import type { Point } from '../../base/cells/point.ts';
import type { Plan } from '../../engine/search.ts';
import type { CellStore } from '../../grid/cell-store.ts';
import { type DirectedLinks, WRAPS_X, WRAPS_Y, waysOf } from '../../grid/links/links.ts';
import { NEVER } from '../../rules/moves.ts';

/** The ends of the links of a grid, x and y, and what each costs. */
interface BoundedEnds {
  readonly fromX: Int32Array;
  readonly fromY: Int32Array;
  readonly toX: Int32Array;
  readonly toY: Int32Array;
  readonly cost: Float64Array;
}

/** Those of some ways: requests on the same map ask again. */
const KEPT_BOUNDS: WeakMap<DirectedLinks, BoundedEnds> = /* @__PURE__ */ new WeakMap();

/** Bounds of routes from a cell. */
export class GoalBounds {
  private readonly start: Point;
  private readonly width: number;
  private readonly height: number;
  private readonly wrap: number;
  /** What a step costs at least, and a diagonal one more than that. */
  private readonly step: number;
  private readonly slant: number;
  private readonly links: BoundedEnds | null;
  /** By link: what a route costs at least that has taken this link and no other before; the least of these, and the least of all links. */
  private readonly taken: Float64Array;
  private leastTaken = Infinity;
  private leastLink = Infinity;

  constructor(cells: CellStore, { straightCost, diagonalCost, leastCost, rule }: Plan, start: Point) {
    this.start = start;
    this.width = cells.width;
    this.height = cells.height;
    this.wrap = cells.wrap;
    const diagonal = rule === NEVER ? 2 * straightCost : diagonalCost;
    // Diagonal steps that cost less than straight ones may take their place.
    this.step = Math.min(straightCost, diagonal) * leastCost;
    this.slant = Math.min(diagonal, 2 * straightCost) * leastCost - this.step;
    const ways = waysOf(cells);
    this.links = ways && endsOf(ways);
    const { fromX, fromY, cost } = this.links ?? { fromX: [], fromY: [], cost: [] };
    this.taken = new Float64Array(cost.length);
    for (let i = 0; i < cost.length; i++) {
      this.taken[i] = this.walk(start.x, start.y, fromX[i], fromY[i]) + cost[i];
      this.leastTaken = Math.min(this.leastTaken, this.taken[i]);
      this.leastLink = Math.min(this.leastLink, cost[i]);
    }
  }

  /** Returns what a route without links to a cell costs at least. */
  ofWalk(x: number, y: number): number {
    return this.walk(this.start.x, this.start.y, x, y);
  }

  /** Returns what a route to a cell costs at least: a walk; or one over a link; or over several, the first as near and the last as near as any. O(links). */
  of(x: number, y: number): number {
    const { links, taken } = this;
    let least = this.ofWalk(x, y);
    if (links === null || least <= this.leastTaken) return least;
    let leastAfter = Infinity;
    for (let i = 0; i < taken.length; i++) {
      const after = this.walk(links.toX[i], links.toY[i], x, y);
      leastAfter = Math.min(leastAfter, after);
      least = Math.min(least, taken[i] + after);
    }
    return Math.min(least, this.leastTaken + this.leastLink + leastAfter);
  }

  private walk(x: number, y: number, toX: number, toY: number): number {
    let columns = Math.abs(x - toX);
    let rows = Math.abs(y - toY);
    if ((this.wrap & WRAPS_X) !== 0) columns = Math.min(columns, this.width - columns);
    if ((this.wrap & WRAPS_Y) !== 0) rows = Math.min(rows, this.height - rows);
    return this.step * Math.max(columns, rows) + this.slant * Math.min(columns, rows);
  }
}

function endsOf(ways: DirectedLinks): BoundedEnds {
  let known = KEPT_BOUNDS.get(ways);
  if (known === undefined) {
    const { width, from, to, cost } = ways;
    const column = (cell: number): number => cell % width;
    const row = (cell: number): number => Math.floor(cell / width);
    known = {
      fromX: Int32Array.from(from, column),
      fromY: Int32Array.from(from, row),
      toX: Int32Array.from(to, column),
      toY: Int32Array.from(to, row),
      cost: Float64Array.from(cost),
    };
    KEPT_BOUNDS.set(ways, known);
  }
  return known;
}
