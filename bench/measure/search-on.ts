/** What findPath and findPaths do, on a given engine. */
import { checkCell } from '../../src/core/base/cells/point.ts';
import { cellsOf } from '../../src/core/grid/grid.ts';
import type { SearchEngine } from '../../src/core/kernel/search/engine.ts';
import { optionsFor } from '../../src/core/request/options.ts';

import { answer, type Request } from '../../src/core/search/answer.ts';
import { toResult } from '../../src/core/search/find-path.ts';
import { answerAll } from '../../src/core/search/find-paths.ts';
import type { FindPathOptions, Grid, PathQuery, PathResult, PointLike } from '../../src/index.ts';

function requestOn(engine: SearchEngine, grid: Grid, options: FindPathOptions | undefined): Request {
  const base = cellsOf(grid);
  return { engine, base, options: optionsFor(base, options), unit: options };
}

export function findPathOn(
  engine: SearchEngine,
  grid: Grid,
  start: PointLike,
  goal: PointLike,
  options?: FindPathOptions,
): PathResult {
  const request = requestOn(engine, grid, options);
  const { base } = request;
  return toResult(answer(request, checkCell('start', start, base), checkCell('goal', goal, base)), base.floorRows);
}

export function findPathsOn(
  engine: SearchEngine,
  grid: Grid,
  queries: readonly PathQuery[],
  options?: FindPathOptions,
): PathResult[] {
  const request = requestOn(engine, grid, options);
  return answerAll(request, queries).map((outcome) => toResult(outcome, request.base.floorRows));
}
