/** What a search knows of the cell below the pointer: g, h and f. */
import { type FindPathOptions, findPath } from 'hotpath';
import type { MapModel } from '../../map/model.ts';
import { el, setText } from '../../ui/dom.ts';
import type { Point } from '../../ui/stage.ts';
import type { Question } from './figures.ts';

/** g is not computed on larger maps, where it would take longer than a frame. */
const MOST_CELLS = 256 * 256;

/** The search for the cheapest route to a cell, whatever the search that is shown does. */
const CHEAPEST: FindPathOptions = {
  algorithm: 'auto',
  heuristicWeight: 1,
  maxCost: Infinity,
  maxExpansions: Infinity,
  maxOpen: Infinity,
  range: 0,
  partial: false,
  trace: false,
};

/** Estimates and costs of a cell. `f` is what the search orders its open cells by. */
export interface CellFigures {
  readonly g: number;
  readonly h: number;
  readonly f: number;
}

/**
 * Computes the figures of an expanded cell: g is the cost of the cheapest route to it, h the estimate from it to the goal without the weight.
 * A search with a weight above 1 may have reached the cell by a dearer route.
 */
export function figuresOf({ grid, start, goal, options }: Question, map: MapModel, cell: Point): CellFigures {
  const heuristic = map.shape.name === 'square' ? 'octile' : undefined;
  const g = findPath(grid, start, cell, { ...options, ...CHEAPEST, heuristic }).cost;
  const h = estimate(options, map, goal, cell);
  const weight = options.heuristicWeight ?? 1;
  return { g, h, f: weight === Infinity ? h : g + weight * h };
}

/** The estimate of findPath from a cell to the goal. */
function estimate(options: FindPathOptions, map: MapModel, goal: Point, cell: Point): number {
  const { heuristic = 'octile', diagonals, straightCost: straight = 1, diagonalCost: diagonal = Math.SQRT2 } = options;
  const steps = map.shape.distance?.(cell, goal);
  if (steps !== undefined) return heuristic === 'zero' ? 0 : steps * leastCost(map, options);
  const range = options.range ?? 0;
  const dx = Math.max(0, Math.abs(cell.x - goal.x) - range);
  const dy = Math.max(0, Math.abs(cell.y - goal.y) - range);
  const least = leastCost(map, options);
  if (typeof heuristic === 'function') return heuristic(dx, dy) * Math.min(1, least);
  const [few, many] = [Math.min(dx, dy), Math.max(dx, dy)];
  // Two straight steps replace a diagonal one that is dearer or forbidden.
  const across = diagonals === 'never' ? 2 * straight : Math.min(diagonal, 2 * straight);
  const terms = {
    zero: 0,
    manhattan: straight * (dx + dy),
    octile: Math.min(straight, across) * (many - few) + across * few,
    chebyshev: Math.min(straight, across) * many,
    euclidean: Math.min(straight, across / Math.SQRT2) * Math.hypot(dx, dy),
  };
  return terms[heuristic] * least;
}

/** Returns the lowest cost of a cell that the unit may enter. */
function leastCost({ terrain, kinds }: MapModel, { kindCosts = [] }: FindPathOptions): number {
  let least = Infinity;
  terrain.forEach((level, cell) => {
    const cost = level * (Number(kindCosts[kinds[cell]] ?? 1) || 0);
    if (cost > 0 && cost < least) least = cost;
  });
  return least === Infinity ? 1 : least;
}

/** A line in the corner of the stage. */
export class Hover {
  readonly element = el('output', { class: 'cell-figures', 'data-figure': 'cell' });

  /** Shows the figures of a cell, or what else is there. @param expanded Whether the search has expanded it. */
  show(question: Question, map: MapModel, cell: Point, expanded: boolean): void {
    if (!map.isInside(cell.x, cell.y)) {
      this.hide();
      return;
    }
    const place = `${cell.x}, ${cell.y}`;
    if (map.isBlocked(cell.x, cell.y)) setText(this.element, `${place}: wall`);
    else if (!expanded) setText(this.element, `${place}: not expanded`);
    else if (map.terrain.length > MOST_CELLS) setText(this.element, `${place}: expanded`);
    else setText(this.element, `${place}: ${describe(question, map, cell)}`);
  }

  hide(): void {
    setText(this.element, '');
  }
}

function describe(question: Question, map: MapModel, cell: Point): string {
  try {
    const { g, h, f } = figuresOf(question, map, cell);
    return `g ${round(g)}, h ${round(h)}, f ${round(f)}`;
  } catch {
    // findPath refuses the options; the page shows its message already.
    return 'expanded';
  }
}

function round(value: number): string {
  return value.toLocaleString('en', { maximumFractionDigits: 2 });
}
