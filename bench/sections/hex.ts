/** Measures maps of hexagons: searches against those of `Graph.hex`, and all kinds of requests against squares with eight neighbours on the same cells. */
import { cavesMap, openMap, randomMap, roomsMap } from '../../generators/maps.ts';
import {
  createTeam,
  distanceField,
  type FindPathOptions,
  findGraphPath,
  findPath,
  Graph,
  type Grid,
  HexGrid,
  isReachable,
} from '../../src/index.ts';
import { sameCost, WrongAnswer } from '../check/answers.ts';
import { describe, pickQueries, type Query } from '../check/queries.ts';
import { median } from '../measure/statistics.ts';
import { type Rounds, takeTurns } from '../measure/timing.ts';
import type { Section } from '../run/section.ts';
import { formatTable } from '../run/table.ts';

const SIDE = 512;
const SEED = 2026;
const MIDDLE = SIDE >> 1;
const AGENTS = 200;

/** The maps, and the greatest part of the time of `Graph.hex` that a search may take. */
const MAPS: readonly (readonly [name: string, grid: () => Grid, most: number])[] = [
  ['open', () => openMap({ width: SIDE, height: SIDE, seed: SEED }), 0.02],
  ['rooms', () => roomsMap({ width: SIDE, height: SIDE, room: 16, seed: SEED }), 0.05],
  ['caves', () => cavesMap({ width: SIDE, height: SIDE, seed: SEED }), 0.08],
  ...[5, 20, 40].map(
    (share) =>
      [
        `noise ${share} %`,
        () => randomMap({ width: SIDE, height: SIDE, seed: SEED, blocked: share / 100 }),
        0.45,
      ] as const,
  ),
];

export const hex: Section = {
  name: 'hex',
  title: `Hexagons: ${SIDE} x ${SIDE}, squares (eight neighbours) / hexagons, and findPath over Graph.hex`,
  run(bench) {
    const rows = [
      [
        'map',
        'findPath µs',
        'Graph.hex µs',
        'ratio',
        'edit and findPath µs',
        'field ns a cell',
        'isReachable µs',
        'team µs an agent',
      ],
    ];
    const late: string[] = [];
    MAPS.forEach(([name, make, most], i) => {
      bench.progress(i, MAPS.length);
      const { row, ratio } = measureMap(make(), bench.quick);
      rows.push([name, ...row]);
      if (ratio > most) late.push(`${ratio.toFixed(3)} on ${name}`);
    });
    bench.print(formatTable(rows));
    return [
      {
        target:
          'findPath on hexagons takes at most 0.02 (open), 0.05 (rooms), 0.08 (caves), 0.45 (noise) of the time of Graph.hex',
        measured: late.length > 0 ? late.join(', ') : 'all do',
        held: late.length === 0,
      },
    ];
  },
};

/** Returns the figures of a map, and what part of the time of `Graph.hex` a search takes. */
function measureMap(grid: Grid, quick: boolean): { row: string[]; ratio: number } {
  const milliseconds = quick ? 40 : 400;
  const hexes = HexGrid.fromText(grid.toText(), { layout: 'odd-r' });
  const queries = pickQueries(grid, quick ? 10 : 50, SEED);
  const graph = graphOf(grid);
  checkCosts(hexes, graph, queries);
  const time = (...runs: ((query: Query) => unknown)[]) =>
    medians(
      takeTurns(
        runs.map((run) => ({ run: () => queries.map(run) })),
        milliseconds,
      ),
    ).map((all) => all / queries.length);
  const both = (run: (map: Grid, query: Query, options: FindPathOptions) => unknown) =>
    time(
      (query) => run(grid, query, { diagonals: 'always' }),
      (query) => run(hexes, query, {}),
    );
  const search = (map: Grid, { start, goal }: Query, options: FindPathOptions) => findPath(map, start, goal, options);
  const found = both(search);
  const [graphs] = time(({ start, goal }) =>
    findGraphPath(graph, graph.nodeAt(start.x, start.y), graph.nodeAt(goal.x, goal.y)),
  );
  const edited = both((map, query, options) => {
    map.setBlocked(MIDDLE, MIDDLE, !map.isBlocked(MIDDLE, MIDDLE));
    return search(map, query, options);
  });
  const reach = both((map, { start, goal }, options) =>
    isReachable(map, start, goal, map === grid ? { diagonals: options.diagonals } : undefined),
  );
  return {
    row: [
      pair(found),
      graphs.toFixed(0),
      (found[1] / graphs).toFixed(3),
      pair(edited),
      pair(measureFields(grid, hexes, queries[0], milliseconds)),
      pair(reach),
      pair(measureTeams(grid, hexes, milliseconds)),
    ],
    ratio: found[1] / graphs,
  };
}

/** Returns nanoseconds a cell of a field of the whole map, on squares and on hexagons. */
function measureFields(grid: Grid, hexes: HexGrid, { start, goal }: Query, milliseconds: number): number[] {
  const fields = [distanceField(grid, goal, { diagonals: 'always' }), distanceField(hexes, goal)];
  const rounds = takeTurns(
    fields.map((field) => ({ run: () => [field.update(start), field.update(goal)] })),
    milliseconds,
  );
  for (const field of fields) field.dispose();
  return medians(rounds).map((time) => (time * 1000) / (2 * SIDE * SIDE));
}

/** Returns the same cells as a graph. */
function graphOf(grid: Grid): Graph {
  const costs = Float64Array.from({ length: SIDE * SIDE }, (_, cell) =>
    grid.isBlocked(cell % SIDE, Math.floor(cell / SIDE)) ? 0 : 1,
  );
  return Graph.hex(SIDE, SIDE, costs, { layout: 'odd-r' });
}

/** @throws {WrongAnswer} if a route costs more or less than that of the graph. */
function checkCosts(hexes: HexGrid, graph: Graph, queries: readonly Query[]): void {
  for (const query of queries) {
    const { start, goal } = query;
    const { cost } = findPath(hexes, start, goal);
    const other = findGraphPath(graph, graph.nodeAt(start.x, start.y), graph.nodeAt(goal.x, goal.y)).cost;
    if (!sameCost(cost, other))
      throw new WrongAnswer(`hexagons ${describe(query)}: cost ${cost}, ${other} on Graph.hex`);
  }
}

/** Returns microseconds an agent and tick, on squares and on hexagons. */
function measureTeams(grid: Grid, hexes: HexGrid, milliseconds: number): number[] {
  const agents = pickQueries(grid, AGENTS, SEED + 1);
  const taken = new Set<string>();
  const apart = agents.filter(({ start }) => !taken.has(`${start.x},${start.y}`) && taken.add(`${start.x},${start.y}`));
  const teams = [createTeam(grid, apart, { diagonals: 'always' }), createTeam(hexes, apart)];
  const times = medians(
    takeTurns(
      teams.map((team) => ({ run: () => [team.step()] })),
      milliseconds,
    ),
  );
  for (const team of teams) team.dispose();
  return times.map((time) => time / apart.length);
}

/** Returns the median of each contender. */
function medians(rounds: Rounds): number[] {
  return rounds[0].map((_, contender) => median(rounds.map((round) => round[contender])));
}

function pair(times: readonly number[]): string {
  return times.map((time) => (time < 10 ? time.toFixed(1) : time.toFixed(0))).join(' / ');
}
