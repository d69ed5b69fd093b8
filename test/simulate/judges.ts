/** Judges of answers: by the plain solver, by walking routes, and by copies of the map that have no past. */
import { Grid, HexGrid, World } from '../../src/index.ts';
import { judgeField, judgeFieldUse } from './judge-fields.ts';
import { judgeGraphs } from './judge-graphs.ts';
import { judgeReach } from './judge-reach.ts';
import { judgeRoutes } from './judge-routes.ts';
import { judgeSearches } from './judge-searches.ts';
import { judgeTeams } from './judge-teams.ts';
import type { Done, Judge } from './state.ts';
import { classOf } from './tick.ts';

/** By call; methods of things other than maps have the name of their class. */
export const JUDGES: Readonly<Record<string, Judge>> = {
  ...judgeSearches,
  ...judgeReach,
  ...judgeRoutes,
  ...judgeTeams,
  ...judgeGraphs,
  distanceField: judgeField,
  'DistanceField.update': judgeField,
  'DistanceField.path': judgeFieldUse,
  'DistanceField.next': judgeFieldUse,
  'DistanceField.costAt': judgeFieldUse,
  'DistanceField.within': judgeFieldUse,
  'WorldField.update': judgeField,
  'WorldField.costAt': judgeFieldUse,
};

/** Functions whose answer depends on their arguments alone, so that it is the same on a copy. */
const PURE =
  /^(findPath|findPaths|findPathAsync|findNearest|findAnyAnglePath|distanceField|checkPath|smoothPath|lineOfSight|isReachable|nearestFree|randomCell|wouldBlock|clearanceMap|inflationLayer|findTeamPaths)$/;

export async function judge(done: Done): Promise<void> {
  const { tick, receiver, simulation, values } = done;
  const isOfMap = simulation.shadows.has(receiver as Grid);
  const name =
    receiver === undefined || (isOfMap && !(receiver instanceof HexGrid))
      ? tick.call
      : `${classOf(receiver as object)}.${tick.call}`;
  if (name === 'new Reservations') simulation.notes.set(done.result, { map: values[0] });
  await JUDGES[name]?.(done);
  if (PURE.test(name) && values[0] instanceof Grid) await compareWithCopies(done);
}

/** Asks copies that have no past, on each engine. */
async function compareWithCopies({ simulation, tick, values, result }: Done): Promise<void> {
  const [map, ...rest] = values as [Grid, ...unknown[]];
  // A copy is not prepared, and takes another way to routes of the same cost.
  if (simulation.kindOf(map) === 'prepared') return;
  const expected = plain(result);
  for (const engine of ['wasm', 'js']) {
    const copy = map instanceof HexGrid ? HexGrid.fromBytes(map.toBytes()) : Grid.fromBytes(map.toBytes());
    const answer = plain(
      await simulation.scene.make(tick.call, undefined, [copy, ...withEngine(tick.call, rest, engine)]),
    );
    if (answer !== expected) throw new Error(`a copy on ${engine} has another answer: ${answer}, not ${expected}`);
    copy.releaseMemory();
  }
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
};

function withEngine(call: string, rest: readonly unknown[], engine: string): unknown[] {
  const at = OPTIONS_AT[call];
  const all = [...rest];
  if (at !== undefined) all[at] = { ...(all[at] as object | undefined), engine };
  return all;
}

/** Returns an answer as text: everything in it that a caller can see. */
export function plain(value: unknown): string {
  if (value instanceof World || value instanceof Grid) return '';
  return JSON.stringify(value, (_, one) => {
    if (typeof one === 'number') return Object.is(one, -0) ? '-0' : Number.isFinite(one) ? one : String(one);
    if (ArrayBuffer.isView(one)) return Array.from(one as unknown as ArrayLike<number>, String);
    if (typeof one !== 'object' || one === null) return one;
    if ('costs' in one && 'isEmpty' in one) return { costs: one.costs, flow: one.flow };
    if ('values' in one && 'version' in one) return { values: one.values };
    if ('hops' in one) return { xy: Array.from(one.xy), hops: one.hops() };
    return one;
  });
}
