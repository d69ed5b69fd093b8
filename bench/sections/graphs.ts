/** Measures graphs of a million nodes and four million edges: making them, searching them, and ngraph.path on the same. */
import { isDeepStrictEqual } from 'node:util';
import createGraph, { type Node } from 'ngraph.graph';
import { aStar, nba } from 'ngraph.path';
import { pickPlaces, ROADS, type RoadMap, roadMap } from '../../generators/road-map.ts';
import {
  type FindGraphPathOptions,
  findGraphPath,
  Graph,
  type GraphEdge,
  type GraphPathResult,
} from '../../src/index.ts';
import { sameCost, WrongAnswer } from '../check/answers.ts';
import { mean } from '../measure/statistics.ts';
import { leastOf, takeTurns } from '../measure/timing.ts';
import type { Outcome } from '../run/outcome.ts';
import type { Section, SectionContext } from '../run/section.ts';
import { formatRatio, formatTable } from '../run/table.ts';

const SIDE = 1000;
const QUICK_SIDE = 300;
const SEED = 2026;
/** Few, since each takes ngraph.path seconds. */
const QUERIES = 4;
const TARGET_LOAD_MS = 2000;
const TARGET_RATIO = 10;

/** A way to answer a query: `solve` is timed, `costOf` is not. */
interface Way {
  readonly name: string;
  solve(query: number): unknown;
  costOf(answer: unknown): number;
}

export const graphs: Section = {
  name: 'graphs',
  title: `Graphs of ${SIDE} x ${SIDE} places (${QUICK_SIDE} x ${QUICK_SIDE} with --quick), four roads from each: milliseconds`,
  run(bench) {
    const side = bench.quick ? QUICK_SIDE : SIDE;
    const roads = roadMap({ side, seed: SEED, far: false });
    const outcomes = [timeLoading(roads, bench)];
    outcomes.push(...timeSearches(roads, bench, true));
    timeSearches(roadMap({ side, seed: SEED, far: true }), bench, false);
    return outcomes;
  },
};

/** Times making a graph from each form of edges. @throws {WrongAnswer} unless all forms give the same graph. */
function timeLoading({ nodeCount, edges }: RoadMap, bench: SectionContext): Outcome {
  const count = edges.from.length;
  const edge = (i: number): GraphEdge => [edges.from[i], edges.to[i], edges.cost[i]];
  const triples = Array.from({ length: count }, (_, i) => edge(i));
  const generated = function* () {
    for (let i = 0; i < count; i++) yield edge(i);
  };
  const forms = ['typed arrays', 'an array of triples', 'a generator of triples'];
  const loads = [() => edges, () => triples, generated].map((form) => () => Graph.fromEdges(nodeCount, form()));
  const answers = loads.map((load) => answersOf(load()));
  for (const [i, form] of forms.entries()) {
    if (isDeepStrictEqual(answers[i], answers[0])) continue;
    throw new WrongAnswer(`the graph made from ${form} differs from that made from ${forms[0]}`);
  }
  const contenders = loads.map((load) => ({ run: () => load().arcCount }));
  const rounds = takeTurns(contenders, 0, 3);
  const times = forms.map((_, form) => leastOf(rounds, form) / 1000);
  const rows = [['made from', ''], ...forms.map((form, i) => [form, times[i].toFixed(0)])];
  bench.print(formatTable(rows));
  const worst = Math.max(...times);
  return {
    target: `${nodeCount} nodes and ${count} edges load in at most ${TARGET_LOAD_MS} ms, from every form`,
    measured: `at most ${worst.toFixed(0)} ms`,
    held: worst <= TARGET_LOAD_MS,
  };
}

/** Returns a graph's answers to some queries, and frees the engine's copy of it. */
function answersOf(graph: Graph): unknown {
  const results = pickPlaces(graph.nodeCount, QUERIES, SEED).map((query) => findGraphPath(graph, ...query));
  graph.releaseMemory();
  return { arcs: graph.arcCount, results };
}

/** Times searches in every way; with `peers` also those of ngraph.path. */
function timeSearches(roads: RoadMap, bench: SectionContext, peers: boolean): Outcome[] {
  const queries = pickPlaces(roads.nodeCount, QUERIES, SEED);
  const ways = [...ourWays(roads, queries), ...(peers ? theirWays(roads, queries) : [])];
  checkAnswers(roads, queries, ways);
  const contenders = queries.flatMap((_, query) => ways.map((way) => ({ run: () => way.solve(query) })));
  const rounds = takeTurns(contenders, bench.quick ? 2000 : 5000, 1);
  const timeOf = (name: string) => {
    const way = ways.findIndex((one) => one.name === name);
    return mean(queries.map((_, query) => leastOf(rounds, query * ways.length + way))) / 1000;
  };
  const fastest = timeOf('wasm, A*, estimates in an array');
  const rows = ways.map(({ name }) => [name, timeOf(name).toFixed(2), formatRatio(timeOf(name) / fastest)]);
  bench.print(formatTable([[roads.name, 'per query', 'times as long'], ...rows]));
  if (!peers) return [];
  const ratio = timeOf('ngraph.path A*') / fastest;
  return [
    {
      target: `ngraph.path's A* takes at least ${TARGET_RATIO} x as long, on the same graph and with the same estimates`,
      measured: `${formatRatio(ratio)}; ${formatRatio(timeOf('ngraph.path A*') / timeOf('wasm, A*, estimates by a function'))} as long as hotpath with a function`,
      held: ratio >= TARGET_RATIO,
    },
  ];
}

function ourWays({ nodeCount, edges, distance }: RoadMap, queries: readonly [number, number][]): Way[] {
  const graph = Graph.fromEdges(nodeCount, edges);
  const functions = queries.map(
    ([, goal]) =>
      (node: number) =>
        distance(node, goal),
  );
  const arrays = functions.map((estimate) => Float64Array.from({ length: nodeCount }, (_, node) => estimate(node)));
  const forms: [string, (query: number) => FindGraphPathOptions][] = [
    ['from the start alone', () => ({ bidirectional: false })],
    ['from both ends', () => ({ bidirectional: true })],
    ['A*, estimates in an array', (query) => ({ heuristic: arrays[query] })],
    ['A*, estimates by a function', (query) => ({ heuristic: functions[query] })],
  ];
  return (['wasm', 'js'] as const).flatMap((engine) =>
    forms.map(([name, options]) => ({
      name: `${engine}, ${name}`,
      solve: (query) => findGraphPath(graph, ...queries[query], { ...options(query), engine }),
      costOf: (answer) => (answer as GraphPathResult).cost,
    })),
  );
}

function theirWays({ nodeCount, edges, distance }: RoadMap, queries: readonly [number, number][]): Way[] {
  const graph = createGraph<number, number>();
  for (let node = 0; node < nodeCount; node++) graph.addNode(node, node);
  for (let road = 0; road < edges.from.length; road++) {
    graph.addLink(edges.from[road], edges.to[road], edges.cost[road]);
  }
  return [
    { name: 'A*', finder: aStar },
    { name: 'NBA*', finder: nba },
  ].map(({ name, finder }) => {
    const search = finder(graph, {
      oriented: true,
      distance: (_from, _to, link) => link.data,
      heuristic: (from, to) => distance(from.data, to.data),
    });
    return {
      name: `ngraph.path ${name}`,
      solve: (query) => search.find(...queries[query]),
      costOf: (answer) => {
        // Its routes run from goal to start.
        const route = (answer as Node<number>[]).map(({ data }) => data).reverse();
        return route.slice(1).reduce((sum, node, i) => sum + costBetween(edges, route[i], node), 0);
      },
    };
  });
}

/** Returns the least cost of a road between two places. Roads are sorted by start, with {@link ROADS} from each place. */
function costBetween({ from, to, cost }: RoadMap['edges'], start: number, end: number): number {
  let least = Infinity;
  for (let road = ROADS * start; from[road] === start; road++)
    if (to[road] === end) least = Math.min(least, cost[road]);
  return least;
}

/** Checks answers. @throws {WrongAnswer} unless all ways find the same costs, and both engines the same result each way. */
function checkAnswers({ name }: RoadMap, queries: readonly [number, number][], ways: readonly Way[]): void {
  queries.forEach(([start, goal], query) => {
    const answers = new Map(ways.map((way) => [way.name, way.solve(query)]));
    const costs = ways.map((way) => way.costOf(answers.get(way.name)));
    for (const [i, cost] of costs.entries()) {
      if (sameCost(cost, costs[0])) continue;
      throw new WrongAnswer(
        `${name}, ${start} to ${goal}: cost ${cost} by ${ways[i].name}, ${costs[0]} by ${ways[0].name}`,
      );
    }
    for (const [way, answer] of answers) {
      const twin = answers.get(way.replace('wasm', 'js'));
      if (way.startsWith('wasm') && !isDeepStrictEqual(answer, twin)) {
        throw new WrongAnswer(`${name}, ${start} to ${goal}, ${way}: the js engine's answer differs`);
      }
    }
  });
}
