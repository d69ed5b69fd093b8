// Heuristic functions, getters of points, `see`, and the functions of aStar: wild ones, on every kind of map and both engines (wild-runs.ts).
import { expect } from 'vitest';
import {
  aStar,
  createSearch,
  distanceField,
  fieldOfView,
  findGraphPath,
  findNearest,
  findPath,
  findPathAsync,
  findPaths,
  Graph,
} from '../../src/index.ts';
import { KINDS } from '../support/every-map.ts';
import { wild } from '../support/wild.ts';
import { type Calls, describeWild, judgeWild } from './wild-runs.ts';

const CALLS: Calls = {
  findPath: (given) => {
    const { on, map, engine } = given;
    const options = { engine, heuristic: given.heuristic() };
    judgeWild(given, findPath(map, on.model.at(on.start), on.model.at(on.goal), options));
  },
  findPaths: (given) => {
    const { on, map, engine } = given;
    const ends = [on.model.at(on.start), on.model.at(on.goal)] as const;
    const results = findPaths(map, [ends, [ends[1], ends[0]], ends], { engine, heuristic: given.heuristic() });
    for (const result of results) judgeWild(given, result);
  },
  findPathAsync: async (given) => {
    const { on, map, engine } = given;
    const options = { engine, heuristic: given.heuristic(), sliceMilliseconds: 0.01 };
    judgeWild(given, await findPathAsync(map, on.model.at(on.start), on.model.at(on.goal), options));
  },
  findNearest: (given) => {
    const { on, map, engine } = given;
    const goals = [on.model.at(on.goal), on.model.at(on.model.free[0])];
    judgeWild(given, findNearest(map, on.model.at(on.start), goals, { engine, heuristic: given.heuristic() }));
  },
  createSearch: (given) => {
    const { on, map, engine, random, acts } = given;
    const options = { engine, heuristic: given.heuristic() };
    const search = createSearch(map, on.model.at(on.start), on.model.at(on.goal), options);
    acts.push(
      () => search.dispose(),
      () => search.open(),
      () => search.closed(),
      () => search.result(),
    );
    try {
      for (let i = 0; i < 300 && search.status === 'running'; i++) search.step(1 + random.below(9));
      const result = search.result();
      if (result !== null) judgeWild(given, result);
    } finally {
      search.dispose();
    }
  },
  'points by getters': (given) => {
    const { on, map, engine, random, acts } = given;
    const point = ({ x, y }: { x: number; y: number }) => {
      const [readX, readY] = [wild(random, () => x, acts), wild(random, () => y, acts)];
      return {
        get x() {
          return readX();
        },
        get y() {
          return readY();
        },
      };
    };
    const [from, to] = [on.model.at(on.start), on.model.at(on.goal)].map(point);
    judgeWild(given, findPath(map, from, to, { engine }));
    judgeWild(given, findNearest(map, from, [to, point(on.model.at(on.start))], { engine }));
    distanceField(map, [to, from], { engine }).update([from]);
  },
  fieldOfView: ({ on, map, random, acts }) => {
    fieldOfView(map, on.model.at(on.start), { radius: 5, see: wild(random, (_, blocked: boolean) => !blocked, acts) });
  },
  aStar: ({ on, random, acts }) => {
    const neighbors = wild(
      random,
      (cell: number) => on.model.steps(cell).map(({ to, cost }) => ({ node: to, cost })),
      acts,
    );
    const isGoal = wild(random, (cell: number) => cell === on.goal, acts);
    const heuristic = wild(random, (cell: number) => on.model.away(cell, on.goal), acts);
    aStar({ start: on.start, isGoal, neighbors, heuristic, maxExpansions: 500 });
  },
  findGraphPath: ({ on, engine, random, acts }) => {
    const arcs = on.model.free.flatMap((from) => on.model.steps(from).map(({ to, cost }) => [from, to, cost] as const));
    const graph = Graph.fromEdges(on.model.blocked.length, arcs);
    acts.push(
      () => graph.dispose(),
      () => findGraphPath(graph, on.goal, on.start, { engine }),
    );
    const heuristic = wild(random, (node: number) => on.model.away(node, on.goal), acts);
    const { path, cost } = findGraphPath(graph, on.start, on.goal, { engine, heuristic });
    if (path === null) return;
    const costs = [...path].slice(1).map((to, i) => on.model.steps(path[i]).find((step) => step.to === to)?.cost);
    expect(costs.reduce((sum: number, one) => sum + (one ?? Number.NaN), 0)).toBeCloseTo(cost, 9);
  },
};

const { findPath: path, findNearest: nearest, 'points by getters': points, ...others } = CALLS;
describeWild({ findPath: path, findNearest: nearest, 'points by getters': points });
describeWild(
  others,
  KINDS.filter((kind) => kind !== 'World'),
);
