/**
 * The main entry: all of `hotpath/lean`, and with each function the parts of the js engine that it may need.
 */
import * as twin from './choose/twin.ts';
import * as lean from './lean.ts';

export * from './lean.ts';

// Names exported here come before those of the line above.
export const blendLayers: typeof lean.blendLayers = /* @__PURE__ */ twin.withTwin(lean.blendLayers, twin.blend);
export const createSearch: typeof lean.createSearch = /* @__PURE__ */ twin.withTwin(
  lean.createSearch,
  twin.search,
  twin.open,
);
export const createTeam: typeof lean.createTeam = /* @__PURE__ */ twin.withTwin(lean.createTeam, twin.team);
export const distanceField: typeof lean.distanceField = /* @__PURE__ */ twin.withTwin(lean.distanceField, twin.field);
export const findAnyAnglePath: typeof lean.findAnyAnglePath = /* @__PURE__ */ twin.withTwin(
  lean.findAnyAnglePath,
  twin.angle,
);
export const findGraphPath: typeof lean.findGraphPath = /* @__PURE__ */ twin.withTwin(lean.findGraphPath, twin.graph);
export const findNearest: typeof lean.findNearest = /* @__PURE__ */ twin.withTwin(
  lean.findNearest,
  twin.search,
  twin.nearest,
);
export const findPath: typeof lean.findPath = /* @__PURE__ */ twin.withTwin(lean.findPath, twin.search);
export const findPathAsync: typeof lean.findPathAsync = /* @__PURE__ */ twin.withTwin(
  lean.findPathAsync,
  twin.search,
  twin.open,
);
export const findPaths: typeof lean.findPaths = /* @__PURE__ */ twin.withTwin(lean.findPaths, twin.search);
export const findTeamPaths: typeof lean.findTeamPaths = /* @__PURE__ */ twin.withTwin(lean.findTeamPaths, twin.team);
export const prepareGrid: typeof lean.prepareGrid = /* @__PURE__ */ twin.withTwin(
  lean.prepareGrid,
  twin.search,
  twin.contraction,
);
export const warmUp: typeof lean.warmUp = /* @__PURE__ */ twin.withTwin(lean.warmUp, twin.search);
/** @internal */
export const internals: typeof lean.internals = /* @__PURE__ */ twin.withTwin(
  lean.internals,
  twin.search,
  twin.nearest,
  twin.contraction,
);
