import { suggestOption } from '../../core/base/advice/advice.ts';
import { checkDirection, type Direction } from '../../core/base/cells/direction-names.ts';
import { checkCell, type Point, type PointLike, placeAt } from '../../core/base/cells/point.ts';
import { checkBoolean, checkInteger, type OptionTable, readOptions } from '../../core/base/check.ts';
import type { CellStore } from '../../core/grid/cell-store.ts';
import { cellsOf, type Grid } from '../../core/grid/grid.ts';
import type { OptionsOn } from '../../core/grid/map-types.ts';
import { distanceField } from '../field/distance-field.ts';
import { FIELD_OPTIONS, type FieldOptions, type ResolvedFieldOptions } from '../field/field-options.ts';
import { checkHexDirection } from '../hex/hex-direction.ts';
import { fieldOfView } from '../sight/field-of-view.ts';
import { Formation } from './formation.ts';

/** Options of {@link formationCells}: the shape of the group, and what its units may enter, as for {@link distanceField}. */
export interface FormationOptions extends Omit<FieldOptions, 'direction'> {
  /** Steps from a cell to the next, at least: a whole number from 1 to 1,000. Default: the `size` of units, 1. */
  spacing?: number | undefined;
  /**
   * Where the group looks, as in {@link Grid.setExit}, on hexagons as there. It then stands in rows, the middle of the first one at the place. Default: none, and it
   * stands in a block round the place.
   */
  facing?: Direction | undefined;
  /** Units side by side in a row, with `facing`: a whole number >= 1. Default sqrt(2 count), rounded up: twice as wide as deep. */
  files?: number | undefined;
  /**
   * Whether cells are preferred that the place sees in the same room: up to doors of at most three cells. So a group before a door does not stand in
   * the house too, unless there is no room left. Default true. False: the way decides alone.
   */
  inView?: boolean | undefined;
}

type Resolved = Omit<ResolvedFieldOptions, 'direction' | 'profile'> & {
  spacing: number;
  facing: unknown;
  files: number;
  inView: boolean;
};

const MOST_CELLS = 1_000_000;
const MOST_SPACING = 1000;

const OPTIONS: OptionTable<Resolved> = /* @__PURE__ */ (() => {
  const { direction, ...others } = FIELD_OPTIONS;
  return {
    ...others,
    spacing: [(name: string, value: unknown) => checkInteger(name, value, 1, MOST_SPACING), 0],
    // Its names depend on the map.
    facing: [(_: string, value: unknown) => value, null],
    files: [(name: string, value: unknown) => checkInteger(name, value, 1, MOST_CELLS), 0],
    inView: [checkBoolean, true],
  };
})();

/**
 * Returns cells for a group that is to stand round a place: in rows behind it if it is `facing` somewhere, else in a block. Walls and water move
 * cells, which then come from further rows, and from the shortest ways. Give the cells to {@link assignGoals} as goals.
 *
 * It takes a {@link distanceField} from the place, with `inView` sometimes two, and O(count^2) to keep cells apart.
 *
 * @param grid Never modified.
 * @param place The middle of the first row, or of the block. If nothing can stand there, no cells are returned.
 * @param count How many cells: a whole number from 0 to 1,000,000.
 * @param options See {@link FormationOptions}; each has a default.
 * @returns Cells that a route leads to from the place, the first row first; fewer than `count` if there are no more. Always the same ones.
 * @throws `TypeError` for arguments of the wrong kind.
 * @throws `RangeError` for a place outside the grid and wrong options, and if memory cannot be allocated.
 *
 * @example
 * const grid = new Grid(9, 5);
 * formationCells(grid, [6, 2], 4, { facing: 'east', files: 2 });
 * // => [ { x: 6, y: 2 }, { x: 6, y: 1 }, { x: 5, y: 2 }, { x: 5, y: 1 } ]
 * formationCells(grid, [6, 2], 3, { spacing: 2 }); // => [ { x: 6, y: 2 }, { x: 6, y: 0 }, { x: 4, y: 2 } ]
 */
export function formationCells<Map extends Grid>(
  grid: Map,
  place: PointLike,
  count: number,
  options?: OptionsOn<Map, FormationOptions>,
): Point[] {
  const cells = cellsOf(grid);
  const read = readOptions<Resolved>(options, OPTIONS, suggestOption);
  const at = checkCell('place', place, cells);
  checkInteger('count', count, 0, MOST_CELLS);
  const facing = read.facing === null ? null : facingOn(cells, read.facing);
  const files = read.files || Math.max(1, Math.ceil(Math.sqrt(2 * count)));
  if (facing === null && read.files > 0) throw new RangeError(`files is ${files}, and facing is not given: give both`);
  const { spacing: _, facing: __, files: ___, inView: ____, ...ground } = (options ?? {}) as FormationOptions;
  const spacing = read.spacing || read.size;
  const formation = new Formation(cells, { place: at, count, spacing, facing, files });
  if (read.inView) {
    const radius = 2 * spacing * files + NEAR;
    const view = fieldOfView(grid, at, { radius });
    const avoid = [...pointsOf(ground.avoid, cells), ...formation.doors(radius)];
    fill(grid, { ...ground, avoid }, formation, [(cell) => view.has(cell), anywhere]);
  }
  if (!formation.isFull) fill(grid, ground, formation, [anywhere]);
  return formation.found.map(({ x, y }) => placeAt(cells, x, y));
}

/** Cells round a small group in which doors are looked for. */
const NEAR = 8;

const anywhere = () => true;

/** Takes the cells that are reached from the place, those first that meet the first demand. */
function fill(
  grid: Grid,
  options: FieldOptions,
  formation: Formation,
  demands: readonly ((cell: Point) => boolean)[],
): void {
  const field = distanceField(grid, [formation.asked.place], { ...options, direction: 'from' });
  try {
    formation.takeRows(field, demands[0]);
    for (const demand of demands) formation.takeNearest(field, demand);
  } finally {
    field.dispose();
  }
}

/** Returns the cells that a caller's `avoid` has. */
function pointsOf(avoid: FieldOptions['avoid'], { width }: CellStore): PointLike[] {
  return Array.from((avoid ?? []) as Iterable<PointLike | number>, (cell) =>
    typeof cell === 'number' ? { x: cell % width, y: Math.floor(cell / width) } : cell,
  );
}

/** Returns the number of a direction on a map. */
function facingOn({ shape }: CellStore, facing: unknown): number {
  return shape === null ? checkDirection('facing', facing) : checkHexDirection('facing', facing, shape.rule);
}
