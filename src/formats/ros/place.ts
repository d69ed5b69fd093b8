/** Where a grid is in the frame of a robot's map, for files and messages that are written. */
import { checkInteger, notOurs, wrongKind } from '../../core/base/check.ts';
import { type Grid, GridTransform } from '../../index.ts';
import { checkPlain } from '../check-grid.ts';

/** Occupancy in percent by terrain cost and kind of a passable cell: 0 to 100, or -1 for unknown. */
export type OccupancyOf = (cost: number, kind: number) => number;

/** A grid as ROS has it. */
export interface RosPlace {
  readonly width: number;
  readonly height: number;
  readonly resolution: number;
  readonly origin: { readonly x: number; readonly y: number };
  readonly yaw: number;
  /** Returns the occupancy of a cell. @param row Counted from the lowest. */
  readonly occupancyAt: (column: number, row: number) => number;
}

/** Shares of a cell by which its axes may be off a right angle, and differ. */
const TOLERANCE = 1e-9;

/** @throws `TypeError` unless the value is a GridTransform. */
export function checkTransform(name: string, value: unknown): asserts value is GridTransform {
  if (value instanceof GridTransform) return;
  throw notOurs(name, value, {
    kind: 'a GridTransform',
    remedy: 'parseMapServer returns one, new GridTransform() makes one',
  });
}

/** Returns a grid as ROS has it. @throws `TypeError` or `RangeError` for wrong arguments. */
export function rosPlace(grid: Grid, transform: GridTransform, occupancy: OccupancyOf | undefined): RosPlace {
  checkPlain('grid', grid, 'a map of ROS');
  checkTransform('transform', transform);
  if (occupancy !== undefined && typeof occupancy !== 'function') {
    throw wrongKind('occupancy', occupancy, 'a function that returns the occupancy of a passable cell');
  }
  const { width, height } = grid;
  const { axes, origin, yAxis, cellSize } = transform;
  const off = Math.max(Math.abs(axes.y.x + axes.x.y), Math.abs(axes.y.y - axes.x.x));
  if (off > TOLERANCE * cellSize) {
    throw new RangeError(
      'axes of transform are not those of square cells, with y a quarter turn ahead of x: maps of ROS have no others; use cellSize, rotation and yAxis',
    );
  }
  if (yAxis === 'up' && transform.height !== height) {
    throw new RangeError(`height of transform is ${transform.height}: it must be that of the grid, ${height}`);
  }
  const occupancyAt = (column: number, row: number): number => {
    const [x, y] = [column, yAxis === 'up' ? height - 1 - row : row];
    if (grid.isBlocked(x, y)) return 100;
    if (occupancy === undefined) return 0;
    return checkInteger(`occupancy of cell (${x}, ${y})`, occupancy(grid.cost(x, y), grid.kind(x, y)), -1, 100);
  };
  const yaw = Math.atan2(axes.x.y, axes.x.x);
  return { width, height, resolution: cellSize, origin: { x: origin.x, y: origin.y }, yaw, occupancyAt };
}

/** A rotation about z. */
export interface Quaternion {
  x: number;
  y: number;
  z: number;
  w: number;
}

/** Returns the rotation by an angle in radians. */
export function quaternionOf(yaw: number): Quaternion {
  return { x: 0, y: 0, z: Math.sin(yaw / 2), w: Math.cos(yaw / 2) };
}
