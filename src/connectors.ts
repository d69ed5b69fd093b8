/**
 * Routes the lines of diagrams: between boxes, along x and y, each as cheap as it can be, then moved apart.
 *
 * @packageDocumentation
 */
export { Connectors } from './connectors/connectors.ts';
export { lineCrossings } from './connectors/crossings.ts';
export { routeConnectors } from './connectors/route-connectors.ts';
export { routeToSvg, type SvgOptions } from './connectors/svg.ts';
export type { Box, End, Line, Options, Point, Rect, Route, RouteStatus, Side } from './connectors/types.ts';
