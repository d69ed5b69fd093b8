/**
 * The main entry: all of `hotpath/lean`, and with each function the parts of the js engine that it may need. Each family of functions has a
 * module of its own, so that a page that uses one does not load the engines of the others.
 */
export * from './lean.ts';
// Names exported here come before those of the line above.
export { findAnyAnglePath } from './with-twin/angle.ts';
export { distanceField } from './with-twin/field.ts';
export { findGraphPath } from './with-twin/graph.ts';
export { HexGrid } from './with-twin/hex.ts';
/** @internal */
export { internals } from './with-twin/internals.ts';
export { blendLayers } from './with-twin/layers.ts';
export { findNearest } from './with-twin/nearest.ts';
export { prepareGrid } from './with-twin/prepare.ts';
export { findPath, findPaths, warmUp } from './with-twin/search.ts';
export { createSearch, findPathAsync } from './with-twin/steps.ts';
export { createTeam, findTeamPaths } from './with-twin/team.ts';
