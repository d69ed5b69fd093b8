/**
 * The whole thing in plain TypeScript: cheapest routes, the nearest goal and distance fields on every kind of map, with all options that
 * change an answer. It is slow, short and made to be read. It shares no code with the engines, and reads maps by their public methods alone,
 * so answers of any engine can be judged by it.
 *
 * @packageDocumentation
 */
export type { ReferenceCell } from './reference/board.ts';
export { distanceField, type ReferenceField } from './reference/distance-field.ts';
export { findNearest, findPath, type ReferenceNearest, type ReferenceResult } from './reference/find-path.ts';
export type { ReferenceFieldOptions, ReferenceMap, ReferenceOptions } from './reference/options.ts';
