import { allocate } from '../base/allocate.ts';
import { type Box, boxWithin } from '../base/cells/box.ts';
import { checkBoolean, checkNames, checkNumber, GREATEST_COST, MAX_SIDE } from '../base/check.ts';
import { clearanceEngines } from '../choose/engines.ts';
import type { CellStore } from '../grid/cell-store.ts';
import { type Grid, squaresOf } from '../grid/grid.ts';
import { JournalCursor } from '../grid/history/follower.ts';
import { CostLayer } from './layers.ts';
import { allOf, measuredPartsOf } from './parts.ts';

/** Options of {@link inflationLayer}. */
export interface InflationOptions {
  /** Distance in cells up to which walls have an effect: a number from 0 to 16,777,216. */
  radius: number;
  /** Cost that would be added in a wall itself: a number from 0 to 1e100. */
  cost: number;
  /** Whether the cells outside the grid, or the floor, count as walls. Default true. Edges that go on have nothing outside. */
  edges?: boolean | undefined;
}

const NEAR_WALLS = 'grid.within(wall, radius) lists the cells near a wall, for blendLayers or setCost';

/** Costs near the walls of a grid. */
interface Inflation {
  readonly cells: CellStore;
  readonly radius: number;
  readonly cost: number;
  readonly edges: boolean;
  /** Row-major. */
  readonly values: Float64Array;
}

/** A layer made from the walls of a grid. */
class InflationLayer extends CostLayer {
  /** Null once the layer has been disposed of. */
  private inflation: Inflation | null;
  /** Follows the blocked cells of the grid. */
  private readonly follower: JournalCursor;
  /** Whether values have changed that are not in the layer yet. */
  private isStale = false;

  constructor(inflation: Inflation) {
    const follower = new JournalCursor([inflation.cells.blockedJournal], true);
    makeAll(inflation);
    super([{ values: inflation.values, weight: 1 }]);
    this.inflation = inflation;
    this.follower = follower;
  }

  override update(): this {
    const { inflation } = this;
    // Which says that there is no layer.
    if (inflation === null) return super.update();
    if (!this.follower.isCurrent()) {
      const changes = this.follower.since(0);
      if (changes === null) this.note(writeAll(inflation));
      else
        for (const box of boxesAround(inflation.cells, changes, inflation.radius)) this.note(writeNear(inflation, box));
      this.follower.mark();
    }
    // The journal also lists cells that a search has avoided, which are passable again.
    if (!this.isStale) return this;
    super.update();
    this.isStale = false;
    return this;
  }

  override dispose(): void {
    super.dispose();
    this.inflation = null;
  }

  private note(changed: boolean): void {
    if (changed) this.isStale = true;
  }
}

/**
 * Makes a layer that keeps routes away from walls, as costmaps of robots do: a cell at distance d from the nearest blocked cell (see
 * {@link clearanceMap}) costs `cost * (1 - d / (radius + 1))` more if d <= radius, so less and less further away. It blocks nothing: narrow
 * passages stay open, at a cost.
 *
 * Searches do not see edits of the grid in the layer before {@link CostLayer.update} is called. That computes again what lies around the
 * edited cells, then copies the layer, which takes O(cells). Without edits it does nothing. Such a layer takes 24 bytes per cell, besides
 * those listed under {@link CostLayer}.
 *
 * @param grid The grid whose walls count. Never modified.
 * @param options `radius` and `cost` are required.
 * @returns A layer for this grid, or any other with the same number of cells.
 * @throws `TypeError` for arguments of the wrong kind.
 * @throws `RangeError` for a HexGrid, numbers out of range and unknown names, and if memory cannot be allocated.
 *
 * @example
 * const grid = Grid.fromText(`
 *   .......
 *   ...#...
 *   .......
 *   .......
 * `);
 * const walls = inflationLayer(grid, { radius: 2, cost: 3, edges: false });
 * findPath(grid, [0, 1], [6, 1], { layers: [walls] }).path.at(3); // => { x: 3, y: 3 }
 * grid.setBlocked(3, 1, false);
 * walls.update();
 * findPath(grid, [0, 1], [6, 1], { layers: [walls] }).path.at(3); // => { x: 3, y: 1 }
 */
export function inflationLayer(grid: Grid, options: InflationOptions): CostLayer {
  const cells = squaresOf(grid, 'inflationLayer', NEAR_WALLS);
  checkNames('options', options, ['radius', 'cost', 'edges']);
  const { radius, cost, edges = true } = options;
  return new InflationLayer({
    cells,
    radius: checkUpTo('radius', radius, MAX_SIDE),
    cost: checkUpTo('cost', cost, GREATEST_COST),
    edges: checkBoolean('edges', edges),
    values: allocate(Float64Array, cells.width * cells.height),
  });
}

/** @throws `TypeError` or `RangeError` unless `value` is a number from 0 to `most`. */
function checkUpTo(name: string, value: unknown, most: number): number {
  const number = checkNumber(name, value);
  if (number >= 0 && number <= most) return number;
  throw new RangeError(`${name} is ${number}: it must be a number from 0 to ${most}`);
}

/** Returns boxes that contain the changed cells: one for each cell, or a single one if that has less to compute. */
function boxesAround({ width, height }: CellStore, changes: Int32Array, radius: number): Box[] {
  const each = Array.from(changes, (cell) => boxWithin(cell % width, Math.floor(cell / width), 0, { width, height }));
  const all = each.reduce((box, one) => ({
    left: Math.min(box.left, one.left),
    top: Math.min(box.top, one.top),
    right: Math.max(box.right, one.right),
    bottom: Math.max(box.bottom, one.bottom),
  }));
  const margin = 4 * radius;
  const together = (all.right - all.left + 1 + margin) * (all.bottom - all.top + 1 + margin);
  return each.length * (1 + margin) * (1 + margin) < together ? each : [all];
}

/** Writes all costs into values of 0, without a look at what was there. */
function makeAll(inflation: Inflation): void {
  const { cells, cost, edges, values } = inflation;
  const { width, floorRows } = cells;
  // What lies between two floors is a wall, of which no floor knows.
  if (floorRows > 0) values.fill(cost);
  const measurer = clearanceEngines.choose('auto');
  for (const part of measuredPartsOf(cells, allOf(cells), 0, edges)) {
    measurer.costs(cells, part, inflation, (top, _rows, costs) => values.set(costs, top * width));
  }
}

/** Writes all costs. Returns whether any has changed. */
function writeAll(inflation: Inflation): boolean {
  return writeNear(inflation, allOf(inflation.cells));
}

/** Writes the costs of all cells within the radius of a box, by the walls within the radius of these. Returns whether any has changed. */
function writeNear(inflation: Inflation, box: Box): boolean {
  const { cells, radius, edges, values } = inflation;
  const reach = Math.floor(radius);
  const around = measuredPartsOf(cells, box, 2 * reach, edges);
  const measurer = clearanceEngines.choose('auto');
  let changed = false;
  for (const [i, { left, right, top, bottom }] of measuredPartsOf(cells, box, reach, edges).entries()) {
    const part = around[i];
    const width = part.right - part.left + 1;
    measurer.costs(cells, part, inflation, (first, rows, costs) => {
      const last = Math.min(bottom, first + rows - 1);
      for (let y = Math.max(top, first); y <= last; y++) {
        let from = (y - first) * width + left - part.left;
        const end = y * cells.width + right;
        for (let cell = y * cells.width + left; cell <= end; cell++, from++) {
          if (values[cell] === costs[from]) continue;
          values[cell] = costs[from];
          changed = true;
        }
      }
    });
  }
  return changed;
}
