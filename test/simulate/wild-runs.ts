/**
 * Runs calls with wild functions of callers (wild.ts) on every kind of map and both engines: each ends in a documented error or in a legal route. Then plain
 * calls are right, and no engine has been given up. HOTPATH_RUNS=100 makes a hundred times as many, HOTPATH_SEED draws others.
 */
import { describe, expect, test } from 'vitest';
import { distanceField, engineInfo, findPath, type Grid, type PathResult, type World } from '../../src/index.ts';
import { type EveryMap, KINDS, type Kind, mapOf } from '../support/every-map.ts';
import { judge } from '../support/judge.ts';
import { checkRoute, walk } from '../support/map-answers.ts';
import { Random } from '../support/maps.ts';
import { runs, seed } from '../support/seed.ts';
import { wild } from '../support/wild.ts';
import { checkWildRefusal } from './faults.ts';

type Engine = 'wasm' | 'js';

/** A call with wild functions: what is given. */
export interface Given {
  readonly on: EveryMap;
  readonly map: Grid;
  readonly engine: Engine;
  readonly random: Random;
  /** What a wild function may do; a call adds what is about it. */
  readonly acts: (() => unknown)[];
  /** Returns a wild heuristic function of squares or hexagons. */
  heuristic(): (dx: number, dy: number) => number;
  /** Whether a wild function has edited the map. */
  isEdited(): boolean;
}

export type Calls = Record<string, (given: Given) => unknown>;

/** Walks a route by the model, unless a wild function has edited the map. */
export function judgeWild({ on, isEdited }: Given, { path, cost }: PathResult): void {
  if (path === null) return;
  expect(Number.isNaN(cost)).toBe(false);
  if (!isEdited()) expect(walk(on.model, path.xy)).toBeCloseTo(cost, 9);
}

function given(kind: Kind, random: Random): Given {
  const on = mapOf(kind, random.below(2 ** 30));
  const engine = random.pick(['wasm', 'js'] as const);
  const { map, model } = on;
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
    () => distanceField(map, model.at(on.start), { engine }).dispose(),
  ];
  if (kind === 'World')
    acts.push(() => {
      edits++;
      (map as unknown as World).unload(0, 0);
    });
  else acts.push(() => findPath(map, model.at(on.goal), model.at(on.start), { engine, heuristic: () => 0 }));
  const scale = kind === 'floors' || kind === 'links' || kind === 'wrap' ? 0 : 1;
  const heuristic = () =>
    wild(random, (dx: number, dy: number) => (scale * Math.max(Math.abs(dx), Math.abs(dy))) / 2, acts);
  return { on, map, engine, random, acts, heuristic, isEdited: () => edits > 0 };
}

/** Describes tests of calls. @param kinds Those of the maps that all of them take. @param count Runs of each on a kind. */
export function describeWild(calls: Calls, kinds: readonly Kind[] = KINDS, count = 25): void {
  describe.each(Object.keys(calls))(`%s (seed ${seed})`, (name) => {
    test.each(kinds)('%s', async (kind) => {
      for (let run = 0; run < runs(count); run++) {
        const all = given(kind, new Random(seed + 7919 * run + 31 * KINDS.indexOf(kind)));
        const { on, map, engine, isEdited } = all;
        const where = `${name} on ${kind}, ${engine}, run ${run}`;
        const before = engineInfo().restarts;
        try {
          await calls[name](all);
        } catch (error) {
          try {
            checkWildRefusal(error);
          } catch (fault) {
            throw new Error(where, { cause: fault });
          }
        }
        expect(engineInfo().restarts, where).toBe(before);
        const [from, to] = [on.model.at(on.start), on.model.at(on.goal)];
        for (const each of ['wasm', 'js'] as const) {
          const result = findPath(map, from, to, { engine: each });
          if (kind !== 'World') judge(map, from, to, { engine: each }, result);
          if (!isEdited()) checkRoute(on, result);
        }
      }
    });
  });
}
