/**
 * Reads the maps of robots (ROS 1 and 2): OccupancyGrid and Costmap messages, and the picture and YAML of map_server.
 *
 * @packageDocumentation
 */
export type { CellRule } from './maps/common/cell-rule.ts';
export type { MapCounts } from './maps/common/map-cells.ts';
export type { ImageLike } from './maps/image/parse-image.ts';
export { type MapServerGeneration, type MapServerOptions, parseMapServer } from './maps/ros/map-server.ts';
export {
  type CostmapMessage,
  type CostmapOptions,
  type OccupancyGridMessage,
  parseCostmap,
  parseOccupancyGrid,
  type RosPose,
} from './maps/ros/messages.ts';
export type { OccupancyOptions, RosMap } from './maps/ros/occupancy.ts';
