/**
 * Functions of callers that answer anything, throw, edit or free the map, and search it: each call ends in a documented error or in a legal route. Then plain
 * calls are right, and no engine has been given up. On every kind of map and both engines. HOTPATH_RUNS=100 makes 35,000 such calls, HOTPATH_SEED draws others.
 */
import { describe, expect, test } from 'vitest';
import {
  aStar,
  createSearch,
  distanceField,
  engineInfo,
  fieldOfView,
  findGraphPath,
  findNearest,
  findPath,
  findPathAsync,
  findPaths,
  Graph,
  type Grid,
  type PathResult,
} from '../../src/index.ts';
import { type EveryMap, KINDS, type Kind, mapOf } from '../support/every-map.ts';
import { checkRoute, walk } from '../support/map-answers.ts';
import { Random } from '../support/maps.ts';
import { runs, seed } from '../support/seed.ts';
import { Thrown, wild } from '../support/wild.ts';
import { checkRefusal } from './faults.ts';

type Engine = 'wasm' | 'js';

/** A call with wild functions: what is given, and whether the map may have been edited meanwhile. */
interface Wild {
  readonly on: EveryMap;
  readonly map: Grid;
  readonly engine: Engine;
  readonly random: Random;
  readonly acts: (() => unknown)[];
  /** Returns a wild heuristic function of squares or hexagons. */
  heuristic(): (dx: number, dy: number) => number;
}

/** Walks a route by the model, unless a wild function has edited the map. */
function judge({ on, random: _ }: Wild, isEdited: () => boolean, { path, cost }: PathResult): void {
  if (path === null) return;
  expect(Number.isNaN(cost)).toBe(false);
  if (!isEdited()) expect(walk(on.model, path.xy)).toBeCloseTo(cost, 9);
}

const CALLS: Record<string, (wild: Wild, isEdited: () => boolean) => unknown> = {
  findPath: (given, isEdited) => {
    const { on, map, engine } = given;
    const options = { engine, heuristic: given.heuristic() };
    judge(given, isEdited, findPath(map, on.model.at(on.start), on.model.at(on.goal), options));
  },
  findPaths: (given, isEdited) => {
    const { on, map, engine } = given;
    const ends = [on.model.at(on.start), on.model.at(on.goal)] as const;
    const results = findPaths(map, [ends, [ends[1], ends[0]], ends], { engine, heuristic: given.heuristic() });
    for (const result of results) judge(given, isEdited, result);
  },
  findPathAsync: async (given, isEdited) => {
    const { on, map, engine } = given;
    const options = { engine, heuristic: given.heuristic(), sliceMilliseconds: 0.01 };
    judge(given, isEdited, await findPathAsync(map, on.model.at(on.start), on.model.at(on.goal), options));
  },
  findNearest: (given, isEdited) => {
    const { on, map, engine } = given;
    const goals = [on.model.at(on.goal), on.model.at(on.model.free[0])];
    judge(given, isEdited, findNearest(map, on.model.at(on.start), goals, { engine, heuristic: given.heuristic() }));
  },
  createSearch: (given, isEdited) => {
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
      if (result !== null) judge(given, isEdited, result);
    } finally {
      search.dispose();
    }
  },
  'points by getters': (given, isEdited) => {
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
    judge(given, isEdited, findPath(map, from, to, { engine }));
    judge(given, isEdited, findNearest(map, from, [to, point(on.model.at(on.start))], { engine }));
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

const kinds: Kind[] = KINDS.filter((kind) => kind !== 'World');

describe.each(Object.keys(CALLS))(`%s (seed ${seed})`, (name) => {
  test.each(kinds)('%s', async (kind) => {
    for (let run = 0; run < runs(25); run++) {
      const random = new Random(seed + 7919 * run + 31 * kinds.indexOf(kind));
      const on = mapOf(kind, random.below(2 ** 30));
      const engine = random.pick(['wasm', 'js'] as const);
      const { map, model } = on;
      const before = engineInfo().restarts;
      let edits = 0;
      const acts = [
        () => {
          edits++;
          map.setBlocked(model.at(random.pick(model.free)), true);
        },
        () => {
          edits++;
          map.setBlocked(model.at(random.below(model.blocked.length)), false);
        },
        () => map.releaseMemory(),
        () => findPath(map, model.at(on.start), model.at(on.goal), { engine }),
        () => findPath(map, model.at(on.goal), model.at(on.start), { engine, heuristic: () => 0 }),
        () => distanceField(map, model.at(on.start), { engine }).dispose(),
      ];
      const scale = kind === 'floors' || kind === 'links' || kind === 'wrap' ? 0 : 1;
      const heuristic = () =>
        wild(random, (dx: number, dy: number) => (scale * Math.max(Math.abs(dx), Math.abs(dy))) / 2, acts);
      const where = `${name} on ${kind}, ${engine}, run ${run}`;
      try {
        await CALLS[name]({ on, map, engine, random, acts, heuristic }, () => edits > 0);
      } catch (error) {
        if (!(error instanceof Thrown || /has been disposed of|in the middle of a step/.test(String(error))))
          try {
            checkRefusal(error);
          } catch (fault) {
            throw new Error(where, { cause: fault });
          }
      }
      expect(engineInfo().restarts, where).toBe(before);
      if (edits === 0) {
        for (const each of ['wasm', 'js'] as const)
          checkRoute(on, findPath(map, model.at(on.start), model.at(on.goal), { engine: each }));
      }
    }
  });
});
