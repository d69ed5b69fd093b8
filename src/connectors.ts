/**
 * Routes the lines of diagrams: between boxes, along x and y, each as cheap as it can be, then moved apart.
 *
 * @packageDocumentation
 */
export { Connectors } from './diagrams/connectors.ts';
export { lineCrossings } from './diagrams/crossings.ts';
export { type LabelPlace, labelPlace } from './diagrams/label-place.ts';
export { routeConnectors } from './diagrams/route-connectors.ts';
export { routeToSvg, type SvgOptions } from './diagrams/svg.ts';
export type { Box, End, Line, Options, Point, Rect, Route, RouteStatus, Side } from './diagrams/types.ts';
