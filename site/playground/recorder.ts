/** The package as the playground's worker imports it: each call is timed, and what there is to draw is recorded. */

import type { Search } from 'hotpath';
import * as hotpath from 'hotpath';
import { watchGraphs } from './graphs.ts';
import { addMoment, addRoute, look, noteTrace, recording } from './recording.ts';
import { timed } from './timing.ts';
import { keep } from './waiting.ts';

type Call = (on: never, ...rest: never[]) => unknown;

/** Wraps a function: it is timed, and `see` gets its result and the map. */
function recorded<F extends Call>(call: F, see: (result: ReturnType<F>, on: Parameters<F>[0]) => void): F {
  const wrapped = (on: never, ...rest: never[]) => {
    const result = timed(() => call(on, ...rest)) as ReturnType<F>;
    look(on);
    see(result, on);
    return result;
  };
  return wrapped as unknown as F;
}

/** Replaces a method: `see` runs after it. */
function watch<T extends object, K extends keyof T>(prototype: T, name: K, see: (one: T) => void): void {
  const plain = prototype[name] as (this: T, ...values: unknown[]) => unknown;
  Object.defineProperty(prototype, name, {
    configurable: true,
    writable: true,
    value: function (this: T, ...values: unknown[]) {
      const result = timed(() => plain.apply(this, values));
      see(this);
      return result;
    },
  });
}

watchGraphs();
watch(hotpath.DistanceField.prototype, 'update', (one) => {
  recording.field = one;
});
for (const method of ['step', 'run'] as const) {
  watch(hotpath.Search.prototype, method, (one) => {
    recording.search = one;
  });
}
watch(hotpath.Team.prototype, 'step', (one) => {
  if (one === recording.team) addMoment(Float64Array.from(one.positions));
});
const dispose = hotpath.Search.prototype.dispose;
hotpath.Search.prototype.dispose = function (this: Search) {
  if (this === recording.search) noteTrace(this);
  dispose.call(this);
};

export * from 'hotpath';

export const findPath = recorded(hotpath.findPath, (result) => {
  addRoute(result.path);
  recording.trace = result.trace ?? recording.trace;
});
export const findPaths = recorded(hotpath.findPaths, (results) => {
  for (const { path } of results) addRoute(path);
});
export const findNearest = recorded(hotpath.findNearest, ({ path }) => addRoute(path));
export const findAnyAnglePath = recorded(hotpath.findAnyAnglePath, ({ path }) => addRoute(path));
export const smoothPath = recorded(hotpath.smoothPath, (path) => addRoute(path));
export const isReachable = recorded(hotpath.isReachable, () => {});
export const nearestFree = recorded(hotpath.nearestFree, () => {});
export const createSearch = recorded(hotpath.createSearch, (one) => {
  recording.search = one;
});
export const createTeam = recorded(hotpath.createTeam, (one) => {
  recording.team = one;
  addMoment(Float64Array.from(one.positions));
});
export const findTeamPaths = recorded(hotpath.findTeamPaths, ({ paths }) => {
  const last = Math.max(0, ...(paths ?? []).map(({ arrival }) => arrival));
  for (let time = 0; paths !== null && time <= last; time++) {
    const places = paths.map((path) => path.at(Math.min(time, path.arrival)) ?? { x: -1, y: -1 });
    addMoment(Float64Array.from(places.flatMap(({ x, y }) => [x, y])));
  }
});
export const findTimedPath = recorded(hotpath.findTimedPath, ({ path }) => addRoute(path));
export const distanceField = recorded(hotpath.distanceField, (one) => {
  recording.field = one instanceof hotpath.DistanceField ? one : null;
});
export const findGraphPath = recorded(hotpath.findGraphPath, ({ path }) => {
  recording.nodes = path;
});
export const findPathAsync = recorded(hotpath.findPathAsync, (promise) => {
  keep(promise.then(({ path }) => addRoute(path)));
});
