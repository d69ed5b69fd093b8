// The adapters of the bench's peers. On small maps all give legal routes, and peers with steps of 1 and √2 give shortest ones,
// also if queries repeat in another order.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { WrongAnswer } from '../../bench/check/answers.ts';
import { pickQueries } from '../../bench/check/queries.ts';
import { EXACT, expandTurns, leastCost, routeCost } from '../../bench/check/routes.ts';
import { judgeRoutes, type Measured, rowOf } from '../../bench/peers/judge.ts';
import { PEERS, rivalOf } from '../../bench/peers/list.ts';
import { movingAiProblems } from '../../bench/peers/problems.ts';
import { doPeerJob } from '../../bench/peers/work.ts';
import { mapFamilies } from '../../generators/maps.ts';
import { Grid } from '../../src/index.ts';
import { formatMap, formatScenario } from '../../src/movingai.ts';
import { optimalCost } from '../support/oracle.ts';
import { movementOf, worldOf } from '../support/world.ts';

// Some peers print when they are loaded, or at each search.
beforeAll(() => {
  vi.spyOn(console, 'log').mockReturnValue();
});

const SEED = 7;
const SIDE = 24;
const FAMILIES = ['open', 'random 30 %', 'rooms', 'maze', 'caves', 'terrain'];

describe.each(FAMILIES)(`on ${SIDE} x ${SIDE}, seed ${SEED}, %s`, (family) => {
  const grid = mapFamilies[family]({ width: SIDE, height: SIDE, seed: SEED });
  const queries = pickQueries(grid, 4, SEED);
  const peers = PEERS.filter(({ terrain }) => terrain || family !== 'terrain');

  test.each(peers.map((peer) => [peer.name, peer] as const))('routes of %s are legal', async (_, peer) => {
    const solver = await peer.prepare(grid);
    for (const query of [...queries, ...queries.toReversed()]) {
      const xy = solver.cells(await solver.solve(query), query);
      const exact = EXACT[peer.movement.diagonals];
      const length = routeCost(grid, xy, query, exact);
      const least = leastCost(grid, query, exact);
      expect(length, 'legal').toBeLessThan(Infinity);
      expect(length).toBeGreaterThanOrEqual(least * (1 - 1e-9));
      if (peer.movement.diagonalCost === Math.SQRT2) expect(length, 'shortest').toBeCloseTo(least, 9);
      expect(rivalOf(peer).movement).toEqual(exact);
    }
  });

  test('the reference agrees with the oracle of the tests', () => {
    for (const movement of Object.values(EXACT)) {
      for (const query of queries) {
        const { diagonals } = movement;
        const oracle = optimalCost(worldOf(grid), query.start, query.goal, movementOf({ diagonals }));
        expect(leastCost(grid, query, movement)).toBeCloseTo(oracle, 9);
      }
    }
  });
});

describe('a route', () => {
  const grid = Grid.fromText(`
    ..#.
    ....
  `);
  const query = { start: { x: 1, y: 0 }, goal: { x: 2, y: 1 } };

  test('costs the sum of its steps', () => {
    expect(routeCost(grid, [1, 0, 1, 1, 2, 1], query, EXACT.onlyWhenNoObstacles)).toBe(2);
    expect(routeCost(grid, [1, 0, 2, 1], query, EXACT.ifAtMostOneObstacle)).toBe(Math.SQRT2);
    expect(leastCost(grid, query, EXACT.onlyWhenNoObstacles)).toBe(2);
    expect(leastCost(grid, query, EXACT.always)).toBe(Math.SQRT2);
  });

  test('is illegal if it cuts a forbidden corner, jumps, crosses a blocked cell, or does not reach the goal', () => {
    const illegal = [[1, 0, 2, 1], [1, 0, 1, 1, 3, 1, 2, 1], [1, 0, 2, 0, 2, 1], [1, 0, 1, 1], []];
    for (const xy of illegal) expect(routeCost(grid, xy, query, EXACT.onlyWhenNoObstacles)).not.toBeLessThan(Infinity);
  });

  test('is filled in between its turning points', () => {
    expect(expandTurns([0, 0, 2, 0, 2, 1])).toEqual([0, 0, 1, 0, 2, 0, 2, 1]);
  });
});

describe('routes', () => {
  const grid = new Grid(3, 3);
  const queries = [
    { start: { x: 0, y: 0 }, goal: { x: 2, y: 0 } },
    { start: { x: 0, y: 1 }, goal: { x: 1, y: 1 } },
    { start: { x: 0, y: 2 }, goal: { x: 2, y: 2 } },
  ];
  const shortest = [
    [0, 0, 1, 0, 2, 0],
    [0, 1, 1, 1],
    [0, 2, 1, 2, 2, 2],
  ];
  const least = { exact: [2, 1, 2], own: [2, 1, 2] };
  const faulty = [[0, 0, 0, 1, 1, 1, 1, 0, 2, 0], [0, 1, 2, 1], []];
  const [ours] = PEERS;
  const theirs = PEERS[PEERS.length - 1];

  test('of a peer are counted as not shortest, illegal or missing', () => {
    const counts = { queries: 3, missing: 1, illegal: 1, notShortest: 1 };
    expect(judgeRoutes(theirs, grid, queries, faulty, least)).toEqual(counts);
  });

  test('are each judged by their own query', () => {
    const counts = { queries: 3, missing: 0, illegal: 0, notShortest: 0 };
    expect(judgeRoutes(ours, grid, queries, shortest, least)).toEqual(counts);
  });

  test('of hotpath must be shortest', () => {
    expect(() => judgeRoutes(ours, grid, queries, faulty, least)).toThrow('1 longer, 1 illegal, 1 missing');
  });

  test('cannot be shorter than the shortest, at exact lengths or at the costs of the peer', () => {
    const tooLong = [2, 1, 3];
    for (const wrong of [
      { ...least, exact: tooLong },
      { ...least, own: tooLong },
    ]) {
      expect(() => judgeRoutes(theirs, grid, queries, shortest, wrong)).toThrow(
        'query 2 costs 2, less than the shortest, 3',
      );
    }
  });
});

describe('a job', () => {
  const source = { family: 'open', side: 8, seed: SEED };
  const queries = [
    { start: { x: 0, y: 0 }, goal: { x: 7, y: 0 } },
    { start: { x: 1, y: 1 }, goal: { x: 1, y: 3 } },
  ];
  const least = { exact: [7, 2], own: [7, 2] };
  const job = { kind: 'measure', map: 'open', source, queries, milliseconds: 0 } as const;

  test.each(['hotpath', "fast-astar, prefer 'master'"])('judges and times the queries of %s', async (subject) => {
    const measured = (await doPeerJob({ ...job, subject, least })) as Measured;
    expect(measured.answers).toEqual({ queries: 2, missing: 0, illegal: 0, notShortest: 0 });
    expect(measured.times).toHaveLength(2);
  });

  test('times nothing if an answer of hotpath is wrong', async () => {
    const [ours] = PEERS;
    const solve = vi.fn(() => []);
    const prepare = vi.spyOn(ours, 'prepare').mockReturnValue({ solve, cells: () => [] });
    await expect(doPeerJob({ ...job, subject: ours.name, least })).rejects.toThrow(WrongAnswer);
    prepare.mockRestore();
    expect(solve).toHaveBeenCalledTimes(queries.length);
  });

  test('becomes a row with one sample per pass, and the counts of the first pass', () => {
    const answers = { queries: 2, missing: 0, illegal: 1, notShortest: 1 };
    const measured: Measured = { times: [1, 3], answers, first: 4, preparation: 5, calibration: 9 };
    const { samples, calibration, facts } = rowOf(PEERS[0], 'map', [
      measured,
      { ...measured, first: 6, preparation: 7 },
    ]);
    expect(samples).toEqual([2, 2]);
    expect(calibration).toEqual([9, 9]);
    expect(facts).toMatchObject({ ...answers, first: 5, preparation: 5 });
  });
});

test('a folder without Moving AI maps is refused', () => {
  expect(() => movingAiProblems('maps', 3)).toThrow('has no NAME.map with a NAME.map.scen');
});

test('maps of the same name in two folders keep their own problems', () => {
  const folder = mkdtempSync(join(tmpdir(), 'hotpath-'));
  const problem = { bucket: 0, map: 'x.map', width: 0, height: 0, length: 1, start: { x: 0, y: 0 } };
  for (const [name, side] of [
    ['a', 3],
    ['b', 9],
  ] as const) {
    mkdirSync(join(folder, name));
    writeFileSync(join(folder, name, 'x.map'), formatMap(new Grid(side, side)));
    const own = { ...problem, width: side, height: side, goal: { x: side - 1, y: 0 } };
    writeFileSync(join(folder, name, 'x.map.scen'), formatScenario([own]));
  }
  const found = movingAiProblems(folder, 1).map(({ name, queries }) => [name, queries[0].goal.x]);
  rmSync(folder, { recursive: true });
  expect(found).toEqual([
    [join('a', 'x'), 2],
    [join('b', 'x'), 8],
  ]);
});
