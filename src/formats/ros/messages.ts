/** Messages of ROS with maps: nav_msgs/OccupancyGrid and nav2_msgs/Costmap. */

import { nearestName } from '../../core/base/advice/nearest-name.ts';
import { checkChoice, checkInteger, checkNonNegative, type OptionTable, readOptions } from '../../core/base/check.ts';
import { isList } from '../../core/base/lists.ts';
import { decodeBase64 } from '../common/base64.ts';
import { type CellRule, readRule, SILENCE, WALL } from '../common/cell-rule.ts';
import { type JsonObject, readJson, wrongIn } from '../common/json.ts';
import { checkMapSides } from '../common/map-cells.ts';
import {
  checkRule,
  makeMap,
  type OccupancyOptions,
  type Placement,
  type Reasoned,
  type RosMap,
  readOccupancyOptions,
  sayingOfOccupancy,
} from './occupancy.ts';

/** A geometry_msgs/Pose: a position in metres and a quaternion. Only the yaw of the quaternion is read. */
export interface RosPose {
  readonly position: { readonly x: number; readonly y: number };
  readonly orientation?: { readonly x?: number; readonly y?: number; readonly z: number; readonly w: number };
}

/** A nav_msgs/OccupancyGrid, as roslib, rclnodejs and Foxglove give it. */
export interface OccupancyGridMessage {
  readonly info: {
    /** Metres per cell. */
    readonly resolution: number;
    readonly width: number;
    readonly height: number;
    /** Pose of the lowest, leftmost corner. Its yaw is read, and its position. */
    readonly origin: RosPose;
  };
  /** Occupancy of each cell in percent, -1 if unknown; row 0 is the lowest. Or base64 of it, as some bridges write bytes. */
  readonly data: ArrayLike<number> | string;
}

/** A nav2_msgs/Costmap. */
export interface CostmapMessage {
  readonly metadata: {
    /** Metres per cell. */
    readonly resolution: number;
    readonly size_x: number;
    readonly size_y: number;
    /** Pose of the lowest, leftmost corner. */
    readonly origin: RosPose;
  };
  /** Cost of each cell, 0 to 255, row 0 the lowest; or base64 of it, as rosbridge writes bytes. */
  readonly data: ArrayLike<number> | string;
}

/** Options of {@link parseCostmap}. */
export interface CostmapOptions {
  /** Cost from which a cell is blocked, 1 to 254. Default 253: cells in which a robot touches an obstacle, and obstacles. */
  occupied?: number | undefined;
  /** Cells without information (255): `'blocked'` (default) or `'passable'`. */
  unknown?: 'blocked' | 'passable' | undefined;
  /** The terrain cost of a cell of cost c is 1 + weight * c / 252. From 0; default 2. */
  weight?: number | undefined;
  /** The cell for each cost, 0 to 255, in place of the options above. Undefined leaves a cell passable at cost 1. */
  rule?: ((cost: number) => CellRule | undefined) | undefined;
  /** As in {@link OccupancyOptions.yAxis}. */
  yAxis?: 'down' | 'up' | undefined;
}

type ResolvedCostmapOptions = {
  [K in 'occupied' | 'unknown' | 'weight' | 'yAxis']: NonNullable<CostmapOptions[K]>;
} & { rule: CostmapOptions['rule'] };

const OPTIONS: OptionTable<ResolvedCostmapOptions> = {
  occupied: [(name, value) => checkInteger(name, value, 1, 254), 253],
  unknown: [
    (name, value) => checkChoice<'blocked' | 'passable'>(name, value, ['blocked', 'passable'], nearestName),
    'blocked',
  ],
  weight: [
    (name, value) => {
      const weight = checkNonNegative(name, value);
      if (weight < Infinity) return weight;
      throw new RangeError(`${name} is ${weight}: it must be a finite number >= 0`);
    },
    2,
  ],
  rule: [checkRule, undefined],
  yAxis: [(name, value) => checkChoice<'down' | 'up'>(name, value, ['down', 'up']), 'down'],
};

/** Costs of Nav2 (nav2_costmap_2d): the greatest of a cell in which a robot is free; 253 touches an obstacle, 254 is one, 255 is not known. */
const MOST_FREE = 252;
const NO_INFORMATION = 255;

/**
 * Makes a grid from a nav_msgs/OccupancyGrid. O(cells).
 *
 * @param message The message, or JSON of it.
 * @param options What unknown cells are, and from which occupancy a cell is blocked.
 * @throws `TypeError` unless it is an object or text. @throws `SyntaxError` for text that is not JSON. @throws `RangeError` that names the field
 * or cell for anything wrong in it, and for wrong options.
 *
 * @example
 * const info = { resolution: 0.5, width: 3, height: 1, origin: { position: { x: 10, y: 20 } } };
 * const { grid, transform } = parseOccupancyGrid({ info, data: [0, 100, -1] });
 * grid.toText(); // => '.##'
 * transform.toWorld([1, 0]); // => { x: 10.75, y: 20.25 }
 */
export function parseOccupancyGrid(message: OccupancyGridMessage | string, options?: OccupancyOptions): RosMap {
  const resolved = readOccupancyOptions(options);
  const root = readJson('message', message, 'ROS (nav_msgs/OccupancyGrid)');
  const place = readPlacement(root.object('info'), 'width', 'height');
  const data = readData(root, place, -1, 100);
  return makeMap('message', place, resolved.yAxis, data, sayingOfOccupancy(resolved));
}

/**
 * Makes a grid from a nav2_msgs/Costmap: costs below `occupied` become terrain, 253 and 254 are blocked. O(cells).
 *
 * The map of a topic such as /global_costmap/costmap is an OccupancyGrid, in which costs from 1 to 252 are 1 to 98, 253 is 99 and 254 is 100. So
 * {@link parseOccupancyGrid} reads it, with `occupied: 99`.
 *
 * @param message The message, or JSON of it.
 * @param options What cells without information are, and how much costs weigh.
 * @throws `TypeError` unless it is an object or text. @throws `SyntaxError` for text that is not JSON. @throws `RangeError` that names the field
 * or cell for anything wrong in it, and for wrong options.
 *
 * @example
 * const metadata = { resolution: 0.05, size_x: 4, size_y: 1, origin: { position: { x: 0, y: 0 } } };
 * const { grid } = parseCostmap({ metadata, data: [0, 126, 252, 254] });
 * grid.toText(); // => '.23#'
 */
export function parseCostmap(message: CostmapMessage | string, options?: CostmapOptions): RosMap {
  const resolved = readOptions(options, OPTIONS, nearestName);
  const root = readJson('message', message, 'ROS (nav2_msgs/Costmap)');
  const place = readPlacement(root.object('metadata'), 'size_x', 'size_y');
  const data = readData(root, place, 0, 255);
  return makeMap('message', place, resolved.yAxis, data, sayingOfCost(resolved));
}

function sayingOfCost({ occupied, unknown, weight, rule }: ResolvedCostmapOptions): (cost: number) => Reasoned {
  if (rule !== undefined) return (cost) => ({ saying: readRule(`rule(${cost})`, rule(cost)), by: 'rule' });
  return (cost) => {
    if (cost === NO_INFORMATION) return { saying: unknown === 'blocked' ? WALL : SILENCE, by: 'unknown' };
    return { saying: cost >= occupied ? WALL : { ...SILENCE, cost: 1 + (weight * cost) / MOST_FREE }, by: 'occupied' };
  };
}

function readPlacement(info: JsonObject, width: string, height: string): Placement {
  const place = {
    width: info.integer(width, 1, 2 ** 24),
    height: info.integer(height, 1, 2 ** 24),
    resolution: info.positive('resolution'),
    ...readPose(info.object('origin')),
  };
  checkMapSides('message', place.width, place.height);
  return place;
}

function readPose(pose: JsonObject): { origin: { x: number; y: number }; yaw: number } {
  const position = pose.object('position');
  const origin = { x: position.number('x', 0), y: position.number('y', 0) };
  if (pose.get('orientation') === undefined) return { origin, yaw: 0 };
  const orientation = pose.object('orientation');
  const [x, y, z, w] = ['x', 'y', 'z', 'w'].map((name) => orientation.number(name, 0));
  // All zeros, as in a message that nobody filled in, is no rotation.
  return { origin, yaw: Math.atan2(2 * (w * z + x * y), w * w + x * x - y * y - z * z) };
}

/** Returns bytes in base64. @param isSigned Whether 255 is -1. */
function bytesOf(root: JsonObject, text: string, isSigned: boolean): ArrayLike<number> {
  const bytes = decodeBase64(`${root.place}: data`, text);
  return isSigned ? new Int8Array(bytes.buffer) : bytes;
}

/** Returns the value of a cell by its index. */
function readData(root: JsonObject, place: Placement, least: number, most: number): (index: number) => number {
  const given = root.get('data');
  const data = typeof given === 'string' ? bytesOf(root, given, least < 0) : given;
  if (!isList(data)) throw wrongIn(root.place, 'data', given, 'a list of numbers');
  const { width, height } = place;
  if (data.length !== width * height) {
    throw new RangeError(
      `${root.place}: data has ${data.length} values: it must have one for each of ${width} x ${height} cells`,
    );
  }
  return (index) => {
    const value = data[index];
    if (Number.isInteger(value) && value >= least && value <= most) return value + 0;
    const cell = `data of cell (${index % width}, ${Math.floor(index / width)})`;
    throw wrongIn(root.place, cell, value, `a whole number from ${least} to ${most}`);
  };
}
