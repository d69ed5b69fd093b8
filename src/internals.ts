import { loadJsKernelsBy, readKernelsBy } from './choose/engine-choice.ts';
import { chooseEngine } from './choose/search.ts';
import { CONTRACTED } from './engine/contraction.ts';
import { fieldOptionsFor, resolveFieldOptions } from './field/field-options.ts';
import { Follower } from './grid/follower.ts';
import { cellsOf } from './grid/grid.ts';
import { LANDMARKS } from './grid/landmarks.ts';
import { refuseLinks } from './grid/links.ts';
import { readLayers } from './layers/layer-sums.ts';
import { plainPreparation, restoreContraction, restoreLandmarks } from './prepare/plain-preparation.ts';
import { optionsFor, resolveOptions } from './request/options.ts';
import { solveForNearest } from './search/find-nearest.ts';
import { solveOn, toResult } from './search/find-path.ts';

/**
 * What other entries need to know of objects that this entry's classes made.
 *
 * @internal
 */
export interface Internals {
  readonly cellsOf: typeof cellsOf;
  readonly Follower: typeof Follower;
  readonly LANDMARKS: typeof LANDMARKS;
  readonly CONTRACTED: typeof CONTRACTED;
  readonly refuseLinks: typeof refuseLinks;
  readonly readLayers: typeof readLayers;
  readonly resolveOptions: typeof resolveOptions;
  readonly optionsFor: typeof optionsFor;
  readonly resolveFieldOptions: typeof resolveFieldOptions;
  readonly fieldOptionsFor: typeof fieldOptionsFor;
  readonly chooseEngine: typeof chooseEngine;
  readonly solveOn: typeof solveOn;
  readonly solveForNearest: typeof solveForNearest;
  readonly toResult: typeof toResult;
  readonly readKernelsBy: typeof readKernelsBy;
  readonly loadJsKernelsBy: typeof loadJsKernelsBy;
  readonly plainPreparation: typeof plainPreparation;
  readonly restoreLandmarks: typeof restoreLandmarks;
  readonly restoreContraction: typeof restoreContraction;
}

/**
 * For the other entries of the package, not for users. Each entry is a bundle; if it had functions like these of its own, their symbols and
 * classes would differ from those in the objects that this entry made, and what they remember would be remembered twice.
 *
 * @internal
 */
export const internals: Internals = {
  cellsOf,
  Follower,
  LANDMARKS,
  CONTRACTED,
  refuseLinks,
  readLayers,
  resolveOptions,
  optionsFor,
  resolveFieldOptions,
  fieldOptionsFor,
  chooseEngine,
  solveOn,
  solveForNearest,
  toResult,
  readKernelsBy,
  loadJsKernelsBy,
  plainPreparation,
  restoreLandmarks,
  restoreContraction,
};
