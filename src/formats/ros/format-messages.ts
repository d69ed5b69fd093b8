/** Messages of ROS made of grids and routes: nav_msgs/OccupancyGrid and nav_msgs/Path. */

import { nearestName } from '../../core/base/advice/nearest-name.ts';
import { checkNames, wrongKind } from '../../core/base/check.ts';
import type { Grid, GridTransform, PointLike } from '../../index.ts';
import { checkTransform, type OccupancyOf, type Quaternion, quaternionOf, rosPlace } from './place.ts';

/** A std_msgs/Header: its frame, and its time as the version of ROS has it. */
export interface RosHeader {
  readonly frame_id: string;
  readonly stamp?: object;
}

/** A pose with all its parts. */
export interface FullPose {
  position: { x: number; y: number; z: number };
  orientation: Quaternion;
}

/** A nav_msgs/OccupancyGrid, as {@link formatOccupancyGrid} makes it: an object for JSON.stringify. */
export interface OccupancyGridJson {
  header: RosHeader;
  info: {
    map_load_time: object;
    resolution: number;
    width: number;
    height: number;
    origin: FullPose;
  };
  data: number[];
}

/** A nav_msgs/Path, as {@link formatPath} makes it: an object for JSON.stringify. */
export interface PathJson {
  header: RosHeader;
  poses: { header: RosHeader; pose: FullPose }[];
}

/** Options of {@link formatPath}. */
export interface FormatPathOptions {
  /** The header of the message and of each pose. Default: the frame `map`, at time 0 of ROS 2. */
  header?: RosHeader | undefined;
}

/** Options of {@link formatOccupancyGrid}. */
export interface FormatOccupancyOptions extends FormatPathOptions {
  /** The occupancy in percent of a passable cell, 0 to 100, or -1 for unknown, by terrain cost and kind. Default 0. Blocked cells have 100. */
  occupancy?: OccupancyOf | undefined;
}

const TIME_0 = { sec: 0, nanosec: 0 };

/**
 * Makes a nav_msgs/Path of a route: a pose for each of its points, at the centre of the cell, turned to the next one. The last pose is turned as
 * the one before it. O(points).
 *
 * @param route A path, a polyline, or a list of cells; null for no route: a message without poses.
 * @param transform Where the grid is in the map's frame, as {@link parseOccupancyGrid} returns it.
 * @param options The header.
 * @throws `TypeError` for arguments of another kind. @throws `RangeError` for unknown options.
 *
 * @example
 * const { grid, transform } = parseOccupancyGrid({
 *   info: { resolution: 0.5, width: 2, height: 2, origin: { position: { x: 0, y: 0 } } },
 *   data: [0, 0, 100, 0],
 * });
 * const { path } = findPath(grid, [0, 0], [1, 1], { diagonals: 'never' });
 * const { poses } = formatPath(path, transform, { header: { frame_id: 'map' } });
 * poses.map(({ pose }) => [pose.position.x, pose.position.y]); // => [ [ 0.25, 0.25 ], [ 0.75, 0.25 ], [ 0.75, 0.75 ] ]
 */
export function formatPath(
  route: Iterable<PointLike> | null,
  transform: GridTransform,
  options: FormatPathOptions = {},
): PathJson {
  checkTransform('transform', transform);
  checkNames('options', options, ['header'], nearestName);
  const header = readHeader(options.header);
  const points = route === null ? [] : transform.toWorld(route);
  let orientation = quaternionOf(0);
  const poses = points.map(({ x, y }, i) => {
    const next = points[i + 1];
    if (next !== undefined && (next.x !== x || next.y !== y)) {
      orientation = quaternionOf(Math.atan2(next.y - y, next.x - x));
    }
    return { header, pose: { position: { x, y, z: 0 }, orientation: { ...orientation } } };
  });
  return { header, poses };
}

/**
 * Makes a nav_msgs/OccupancyGrid of a grid: blocked cells have an occupancy of 100, others 0 or what `occupancy` says. {@link parseOccupancyGrid}
 * makes the same walls of it. Kinds, thin walls and one-way cells are not kept. O(cells).
 *
 * @param grid Not modified.
 * @param transform Where the grid is in the map's frame, in metres, as {@link parseOccupancyGrid} returns it.
 * @param options The header, and occupancies of passable cells.
 * @throws `TypeError` for arguments of another kind. @throws `RangeError` for a HexGrid, for a grid with links, floors or wrap, for a transform whose cells
 * are not square, for an occupancy that is no whole
 * number from -1 to 100, and for unknown options.
 *
 * @example
 * const message = formatOccupancyGrid(Grid.fromText('.#3'), new GridTransform({ cellSize: 0.1 }), { occupancy: (cost) => 10 * (cost - 1) });
 * message.data; // => [ 0, 100, 20 ]
 */
export function formatOccupancyGrid(
  grid: Grid,
  transform: GridTransform,
  options: FormatOccupancyOptions = {},
): OccupancyGridJson {
  checkNames('options', options, ['header', 'occupancy'], nearestName);
  const header = readHeader(options.header);
  const { width, height, resolution, origin, yaw, occupancyAt } = rosPlace(grid, transform, options.occupancy);
  const data: number[] = [];
  for (let row = 0; row < height; row++) for (let x = 0; x < width; x++) data.push(occupancyAt(x, row));
  const pose = { position: { ...origin, z: 0 }, orientation: quaternionOf(yaw) };
  return { header, info: { map_load_time: TIME_0, resolution, width, height, origin: pose }, data };
}

/** @throws `TypeError` unless it names a frame. */
function readHeader(header: RosHeader = { stamp: TIME_0, frame_id: 'map' }): RosHeader {
  if (typeof header === 'object' && header !== null && typeof header.frame_id === 'string') return header;
  throw wrongKind('header', header, 'an object with frame_id, the name of a frame');
}
