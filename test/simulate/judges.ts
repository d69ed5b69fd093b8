/** Judges of answers: by the plain solver, by walking routes, and by copies of the map that have no past. */
import { Grid, HexGrid } from '../../src/index.ts';
import { judgeDiagrams } from './judge-diagrams.ts';
import { judgeCopied, judgeField, judgeFieldUse } from './judge-fields.ts';
import { judgeFollowers } from './judge-followers.ts';
import { judgeGoals } from './judge-goals.ts';
import { judgeGraphs } from './judge-graphs.ts';
import { plain } from './judge-plain.ts';
import { judgePools } from './judge-pools.ts';
import { judgeReach } from './judge-reach.ts';
import { judgeRoutes } from './judge-routes.ts';
import { judgeSearches } from './judge-searches.ts';
import { judgeSight } from './judge-sight.ts';
import { judgeTeams } from './judge-teams.ts';
import { judgeTimetables } from './judge-timetables.ts';
import { judgeWorlds } from './judge-worlds.ts';
import type { Done, Judge } from './state.ts';
import { classOf } from './tick.ts';

/** By call; methods of things other than maps have the name of their class. */
export const JUDGES: Readonly<Record<string, Judge>> = {
  ...judgeSearches,
  ...judgeReach,
  ...judgeRoutes,
  ...judgeTeams,
  ...judgeGoals,
  ...judgeGraphs,
  ...judgeDiagrams,
  ...judgeFollowers,
  ...judgePools,
  ...judgeTimetables,
  ...judgeSight,
  ...judgeWorlds,
  distanceField: judgeField,
  'DistanceField.update': judgeField,
  'DistanceField.path': judgeFieldUse,
  'DistanceField.next': judgeFieldUse,
  'DistanceField.costAt': judgeFieldUse,
  'DistanceField.within': judgeFieldUse,
  'DistanceField.costsInto': judgeCopied,
  'DistanceField.flowInto': judgeCopied,
  'WorldField.update': judgeField,
  'WorldField.costAt': judgeFieldUse,
};

/** Functions whose answer depends on their arguments alone, so that it is the same on a copy. */
const PURE =
  /^(findPath|findPaths|findPathAsync|findNearest|findAnyAnglePath|distanceField|checkPath|smoothPath|lineOfSight|isReachable|nearestFree|randomCell|wouldBlock|clearanceMap|inflationLayer|findTeamPaths|fieldOfView|assignGoals|fleeField|formationCells)$/;

export async function judge(done: Done): Promise<void> {
  const { tick, receiver, simulation, values } = done;
  const isOfMap = simulation.shadows.has(receiver as Grid);
  const name =
    receiver === undefined || (isOfMap && !(receiver instanceof HexGrid))
      ? tick.call
      : `${classOf(receiver as object)}.${tick.call}`;
  await JUDGES[name]?.(done);
  // Without memory for components or bounds, a search finds the same another way.
  if (tick.refuseBlocks !== undefined) return;
  if (PURE.test(name) && values[0] instanceof Grid) await compareWithCopies(done);
}

/** Asks a copy that has no past, on each engine. A copy is not prepared, and takes another way to routes of the same cost: then the map itself is asked. */
async function compareWithCopies({ simulation, tick, values, result }: Done): Promise<void> {
  const [map, ...rest] = values as [Grid, ...unknown[]];
  const expected = plain(result);
  const isPrepared = simulation.kindOf(map) === 'prepared';
  const type = map instanceof HexGrid ? HexGrid : Grid;
  const copy = isPrepared ? map : type.fromBytes(map.toBytes());
  // An engine knows nothing of what the other one did.
  for (const engine of ['wasm', 'js']) {
    const all = [copy, ...withEngine(tick.call, rest, engine)];
    const answer = plain(await simulation.scene.make(tick.call, undefined, all));
    if (answer !== expected) throw new Error(`a copy on ${engine} has another answer: ${answer}, not ${expected}`);
  }
  if (!isPrepared) copy.releaseMemory();
}

/** Where the options of a function stand that takes an engine, the map not counted. */
const OPTIONS_AT: Record<string, number> = {
  findPath: 2,
  findPaths: 1,
  findPathAsync: 2,
  findNearest: 2,
  findAnyAnglePath: 2,
  distanceField: 1,
  isReachable: 2,
  nearestFree: 1,
  randomCell: 0,
  wouldBlock: 3,
  findTeamPaths: 1,
  assignGoals: 2,
  fleeField: 1,
  formationCells: 2,
};

function withEngine(call: string, rest: readonly unknown[], engine: string): unknown[] {
  const at = OPTIONS_AT[call];
  const all = [...rest];
  if (at !== undefined) all[at] = { ...(all[at] as object | undefined), engine };
  return all;
}
