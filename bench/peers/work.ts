/** The work of one process in the comparison with peers. */

import type { Query } from '../check/queries.ts';
import { keyOfMovement, leastCost, type Movement } from '../check/routes.ts';
import { calibrate } from '../measure/calibration.ts';
import { leastOf, takeTurns, takeTurnsAsync } from '../measure/timing.ts';
import type { JobName } from '../run/jobs.ts';
import { judgeRoutes, type Least, type Measured } from './judge.ts';
import { PEERS } from './list.ts';
import type { Solver } from './peer.ts';
import { loadMap, type MapSource } from './problems.ts';

/** Each query gets at least this many turns that count, however long they take. */
const LEAST_ROUNDS = 2;

export type PeerJob = JobName &
  (
    | { readonly kind: 'reference'; readonly movements: readonly Movement[] }
    | { readonly kind: 'measure'; readonly subject: string; readonly least: Least; readonly milliseconds: number }
  ) & { readonly source: MapSource; readonly queries: readonly Query[] };

/** Costs of the shortest routes of all queries, by movement. */
export interface Reference {
  readonly costs: Readonly<Record<string, readonly number[]>>;
}

/** Does a job. @throws {WrongAnswer} see {@link judgeRoutes}; then nothing is timed. */
export async function doPeerJob(job: PeerJob): Promise<Reference | Measured> {
  // Some libraries print at each search. Nobody reads it here, and it should not cost them time.
  console.log = () => {};
  const grid = loadMap(job.source);
  if (job.kind === 'reference') {
    const entries = job.movements.map((movement) => [
      keyOfMovement(movement),
      job.queries.map((query) => leastCost(grid, query, movement)),
    ]);
    return { costs: Object.fromEntries(entries) };
  }
  const peer = PEERS.find(({ name }) => name === job.subject);
  if (peer === undefined) throw new Error(`there is no peer '${job.subject}'`);
  const begin = performance.now();
  const solver = await ('diagram' in job.source ? peer.prepareDiagram?.(grid) : peer.prepare(grid));
  if (solver === undefined) throw new Error(`${peer.name} makes no grid per line`);
  const preparation = (performance.now() - begin) * 1000;

  // Answers first. If one is a promise, the library is asynchronous.
  let isAsync = false;
  const routes: ArrayLike<number>[] = [];
  let first = 0;
  for (const query of job.queries) {
    const asked = performance.now();
    const promised = solver.solve(query);
    isAsync ||= promised instanceof Promise;
    const answer = isAsync ? await promised : promised;
    first += ((performance.now() - asked) * 1000) / job.queries.length;
    routes.push(solver.cells(answer, query));
  }
  const answers = judgeRoutes(peer, grid, job.queries, routes, job.least);

  const before = calibrate();
  // If answering took longer than the time allowed, it was enough warm-up.
  const milliseconds = first * job.queries.length > job.milliseconds * 1000 ? 0 : job.milliseconds;
  const times = await timeQueries(solver, job.queries, milliseconds, isAsync);
  return {
    times,
    answers,
    first,
    preparation,
    calibration: Math.min(before, calibrate()),
  };
}

async function timeQueries(
  solver: Solver,
  queries: readonly Query[],
  milliseconds: number,
  isAsync: boolean,
): Promise<number[]> {
  const contenders = queries.map((query) => ({ run: () => solver.solve(query) ?? null }));
  const rounds = isAsync
    ? await takeTurnsAsync(contenders, milliseconds, LEAST_ROUNDS)
    : takeTurns(contenders, milliseconds, LEAST_ROUNDS);
  return queries.map((_, i) => leastOf(rounds, i));
}
