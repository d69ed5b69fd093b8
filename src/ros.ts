/**
 * Reads and writes the maps of robots (ROS 1 and 2): OccupancyGrid and Costmap messages, the picture and YAML of map_server, and routes as messages.
 *
 * @packageDocumentation
 */
export type { CellRule } from './maps/common/cell-rule.ts';
export type { MapCounts } from './maps/common/map-cells.ts';
export type { ImageLike } from './maps/image/parse-image.ts';
export { type FormatMapServerOptions, formatMapServer, type MapServerFiles } from './maps/ros/format-map-server.ts';
export {
  type FormatOccupancyOptions,
  type FormatPathOptions,
  type FullPose,
  formatOccupancyGrid,
  formatPath,
  type OccupancyGridJson,
  type PathJson,
  type RosHeader,
} from './maps/ros/format-messages.ts';
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
export type { OccupancyOf, Quaternion } from './maps/ros/place.ts';
