/**
 * Reads and writes the maps of robots (ROS 1 and 2): OccupancyGrid and Costmap messages, the picture and YAML of map_server, and routes as messages.
 *
 * @packageDocumentation
 */
export type { CellRule } from './formats/common/cell-rule.ts';
export type { MapCounts } from './formats/common/map-cells.ts';
export type { ImageLike } from './formats/image/parse-image.ts';
export { type FormatMapServerOptions, formatMapServer, type MapServerFiles } from './formats/ros/format-map-server.ts';
export {
  type FormatOccupancyOptions,
  type FormatPathOptions,
  type FullPose,
  formatOccupancyGrid,
  formatPath,
  type OccupancyGridJson,
  type PathJson,
  type RosHeader,
} from './formats/ros/format-messages.ts';
export { type MapServerGeneration, type MapServerOptions, parseMapServer } from './formats/ros/map-server.ts';
export {
  type CostmapMessage,
  type CostmapOptions,
  type OccupancyGridMessage,
  parseCostmap,
  parseOccupancyGrid,
  type RosPose,
} from './formats/ros/messages.ts';
export type { OccupancyOptions, RosMap } from './formats/ros/occupancy.ts';
export type { OccupancyOf, Quaternion } from './formats/ros/place.ts';
