import { loadJsKernelsBy, readKernelsBy } from '../core/choose/engine-choice.ts';
import { chooseEngine } from '../core/choose/search.ts';
import { CONTRACTIONS } from '../core/engine/contraction.ts';
import { cellsOf } from '../core/grid/grid.ts';
import { JournalCursor } from '../core/grid/history/follower.ts';
import { LANDMARKS } from '../core/grid/history/landmarks.ts';
import { Links } from '../core/grid/links/links.ts';
import { CHECKED } from '../core/grid/path/path.ts';
import { readLayers } from '../core/layers/layer-sums.ts';
import { optionsFor, resolveOptions } from '../core/request/options.ts';
import { answer, requestOn } from '../core/search/answer.ts';
import { answerNearest } from '../core/search/find-nearest.ts';
import { toResult } from '../core/search/find-path.ts';
import { fieldOptionsFor, resolveFieldOptions } from './field/field-options.ts';
import { plainPreparation, restoreContraction, restoreLandmarks } from './prepare/plain-preparation.ts';

/**
 * What other entries need to know of objects that this entry's classes made.
 *
 * @internal
 */
export interface Internals {
  readonly cellsOf: typeof cellsOf;
  readonly JournalCursor: typeof JournalCursor;
  readonly LANDMARKS: typeof LANDMARKS;
  readonly CONTRACTIONS: typeof CONTRACTIONS;
  readonly Links: typeof Links;
  readonly CHECKED: typeof CHECKED;
  readonly readLayers: typeof readLayers;
  readonly resolveOptions: typeof resolveOptions;
  readonly optionsFor: typeof optionsFor;
  readonly resolveFieldOptions: typeof resolveFieldOptions;
  readonly fieldOptionsFor: typeof fieldOptionsFor;
  readonly chooseEngine: typeof chooseEngine;
  readonly requestOn: typeof requestOn;
  readonly answer: typeof answer;
  readonly answerNearest: typeof answerNearest;
  readonly toResult: typeof toResult;
  readonly readKernelsBy: typeof readKernelsBy;
  readonly loadJsKernelsBy: typeof loadJsKernelsBy;
  readonly plainPreparation: typeof plainPreparation;
  readonly restoreLandmarks: typeof restoreLandmarks;
  readonly restoreContraction: typeof restoreContraction;
}

/**
 * For the other entries of the package, not for users. Each entry is a bundle; if it had its own functions like these, their symbols and
 * classes would differ from those in the objects that this entry made, and what they remember would be remembered twice.
 *
 * @internal
 */
export const internals: Internals = {
  cellsOf,
  JournalCursor,
  LANDMARKS,
  CONTRACTIONS,
  Links,
  CHECKED,
  readLayers,
  resolveOptions,
  optionsFor,
  resolveFieldOptions,
  fieldOptionsFor,
  chooseEngine,
  requestOn,
  answer,
  answerNearest,
  toResult,
  readKernelsBy,
  loadJsKernelsBy,
  plainPreparation,
  restoreLandmarks,
  restoreContraction,
};
