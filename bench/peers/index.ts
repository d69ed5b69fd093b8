/** Compares hotpath with other libraries: see `npm run bench:peers -- --help`. */

import { EXACT, keyOfMovement } from '../check/routes.ts';
import { type Progression, runPasses } from '../run/jobs.ts';
import type { Row } from '../run/results.ts';
import type { RunArguments } from '../run/run-arguments.ts';
import { runSuite } from '../run/suite.ts';
import { type Measured, rowOf } from './judge.ts';
import { PEERS } from './list.ts';
import type { Peer } from './peer.ts';
import { diagramProblems, generatedProblems, movingAiProblems, type Problems } from './problems.ts';
import { peerTables } from './tables.ts';
import { doPeerJob, type PeerJob, type Reference } from './work.ts';

const FULL = { side: 512, count: 8, milliseconds: 600 };
const QUICK = { side: 128, count: 4, milliseconds: 150 };

/** The movements for which least costs are computed, without duplicates. */
const MOVEMENTS = [
  ...new Map(
    PEERS.flatMap(({ movement }) => [EXACT[movement.diagonals], movement]).map((one) => [keyOfMovement(one), one]),
  ).values(),
];

/** A peer on a map: becomes one row of the results. */
interface Pair {
  readonly peer: Peer;
  readonly problems: Problems;
}

async function measure({ quick, passes, movingai }: RunArguments, progression: Progression): Promise<Row[]> {
  const { side, count, milliseconds } = quick ? QUICK : FULL;
  const maps =
    movingai === undefined
      ? [...generatedProblems(side, count), diagramProblems(2 * count)]
      : movingAiProblems(movingai, count);
  const references = await progression('shortest routes', (progress) =>
    runPasses<PeerJob, Reference>(
      maps.map(({ name, source, queries }) => ({
        kind: 'reference',
        map: name,
        source,
        queries,
        movements: MOVEMENTS,
      })),
      1,
      progress,
    ),
  );
  const pairs: Pair[] = maps.flatMap((problems) =>
    PEERS.filter(({ terrain, prepareDiagram }) =>
      problems.diagram ? prepareDiagram !== undefined : terrain || !problems.terrain,
    ).map((peer) => ({ peer, problems })),
  );
  const measured = await progression('peers', (progress) =>
    runPasses<PeerJob, Measured>(
      pairs.map(({ peer, problems }) => {
        const [{ costs }] = references[maps.indexOf(problems)];
        const { name, source, queries } = problems;
        const least = {
          exact: costs[keyOfMovement(EXACT[peer.movement.diagonals])],
          own: costs[keyOfMovement(peer.movement)],
        };
        return { kind: 'measure', map: name, subject: peer.name, source, queries, least, milliseconds };
      }),
      passes,
      progress,
    ),
  );
  return pairs.map(({ peer, problems: { name } }, i) => rowOf(peer, name, measured[i]));
}

await runSuite({
  suite: 'peers',
  title: 'Compares hotpath with other libraries on the same queries. Every answer is checked before it is timed.',
  packages: [...new Set(PEERS.flatMap(({ packages }) => packages))],
  work: doPeerJob,
  measure,
  tables: peerTables,
});
