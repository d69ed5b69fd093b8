/** The search for the nearest of many goals, with the js engine for it. */
import { nearestTwin } from '../choose/nearest.ts';
import { withTwin } from '../choose/twin-part.ts';
import { solveNearest } from '../js/solve/nearest.ts';
import { findNearest as leanFindNearest } from '../search/find-nearest.ts';
import { search } from './search.ts';

/** Brings what the js engine does for the nearest of many goals. */
export const nearest = (): void => nearestTwin.bring(solveNearest);

export const findNearest: typeof leanFindNearest = /* @__PURE__ */ withTwin(leanFindNearest, search, nearest);
