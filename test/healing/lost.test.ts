// What lived in a kernel that has been given up: it says so, says what to do, and can be disposed of. Everything else goes on.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  createSearch,
  createTeam,
  distanceField,
  engineInfo,
  findGraphPath,
  findPath,
  Graph,
  Grid,
  prepareGrid,
  World,
} from '../../src/index.ts';
import { collectGarbage } from '../support/collect.ts';
import { bringTrapping, failAt, isDoomed } from '../support/trapping.ts';
import { FAULT } from './tasks.ts';

let undo = () => {};
beforeAll(() => {
  undo = bringTrapping();
});
afterAll(() => undo());

const walls = () => Grid.fromText('.....\n.###.\n.....\n');

describe.each(['wasm', 'js'] as const)('%s', (engine) => {
  test('a search: each use throws, dispose does not', () => {
    const grid = walls();
    const search = createSearch(grid, [0, 0], [4, 2], { engine, algorithm: 'astar' });
    const ended = createSearch(grid, [0, 0], [4, 2], { engine, algorithm: 'astar' });
    const known = createSearch(grid, [0, 0], [4, 2], { engine, algorithm: 'astar' });
    search.step(2);
    ended.step(Infinity);
    known.step(Infinity);
    const result = known.result();
    failAt('solve', 1);
    expect(() => findPath(grid, [0, 0], [4, 2], { engine })).toThrow(FAULT);
    for (const use of [() => search.step(), () => search.open(), () => search.closed(), () => ended.result()]) {
      expect(use).toThrow(FAULT);
      expect(use).toThrow(/is lost .*: make them again/);
    }
    expect(known.result()).toBe(result);
    for (const each of [search, ended, known]) each.dispose();
    const again = createSearch(grid, [0, 0], [4, 2], { engine });
    expect(again.step(Infinity)).toBe('found');
    expect(again.result()?.cost).toBe(result?.cost);
  });

  test('a field: each read throws until it is updated', () => {
    const grid = walls();
    const fields = [0, 1, 2].map(() => distanceField(grid, [4, 2], { engine }));
    const costs = fields[0].costs;
    failAt('flood', 1);
    expect(() => distanceField(grid, [0, 0], { engine })).toThrow(FAULT);
    for (const field of fields) {
      expect(() => field.costAt(0, 0)).toThrow(FAULT);
      expect(() => field.next(0, 0)).toThrow(FAULT);
    }
    expect(fields[0].costs).toBe(costs);
    fields[0].dispose();
    expect(fields[1].update().costs).toEqual(costs);
    failAt('flood', 1);
    expect(() => fields[1].update()).toThrow(FAULT);
    expect(() => fields[1].costAt(0, 0)).toThrow(FAULT);
    expect(fields[1].update().costs).toEqual(costs);
    expect(fields[2].update([0, 0]).costAt(0, 0)).toBe(0);
    failAt('flood', 1);
    expect(() => distanceField(grid, [0, 0], { engine })).toThrow(FAULT);
    expect(() => fields[1].update()).toThrow(FAULT);
    expect(fields[1].update().costs).toEqual(costs);
  });

  test('a team goes on from its last state', () => {
    const grid = new Grid(9, 9);
    const agents = [0, 1, 2].map((i) => ({ start: [i, 0], goal: [8 - i, 8] }) as const);
    const team = createTeam(grid, agents, { engine });
    const other = createTeam(grid, agents, { engine });
    for (let i = 0; i < 3; i++) for (const each of [team, other]) each.step();
    const state = team.state();
    failAt('stepTeam', 1);
    expect(() => team.step()).toThrow(FAULT);
    for (const use of [
      () => other.step(),
      () => other.hold(0),
      () => other.setGoal(0, [3, 3]),
      () => other.remove(0),
      () => other.add({ start: [5, 5], goal: [6, 6] }),
      () => other.state(),
      () => other.arrived,
      () => other.distance(0),
      () => team.positionOf(0),
    ]) {
      expect(use).toThrow(FAULT);
      expect(use).toThrow(/a team from its last state\(\)/);
    }
    team.dispose();
    other.dispose();
    const again = createTeam(grid, [], { engine, state });
    for (let i = 0; i < 30 && !again.arrived; i++) again.step();
    expect(again.arrived).toBe(true);
  });

  test('an engine that fails while garbage is freed throws at nobody, and is given up', async () => {
    const { restarts } = engineInfo();
    // Others that earlier tests left.
    await collectGarbage();
    const kept = createTeam(new Grid(9, 9), [{ start: [0, 0], goal: [5, 5] }], { engine });
    for (let i = 0; i < 3; i++) createTeam(new Grid(9, 9), [{ start: [0, 0], goal: [5, 5] }], { engine }).step();
    const thrown: unknown[] = [];
    const note = (error: unknown) => thrown.push(error);
    process.on('uncaughtException', note);
    failAt('closeTeam', 1);
    await collectGarbage();
    process.off('uncaughtException', note);
    expect(isDoomed()).toBe(false);
    expect(thrown).toEqual([]);
    expect(engineInfo().restarts).toBe(restarts + 1);
    expect(() => kept.step()).toThrow(FAULT);
    createTeam(new Grid(9, 9), [{ start: [0, 0], goal: [5, 5] }], { engine }).step();
  });

  test('graphs, prepared grids and worlds live outside of kernels', () => {
    const graph = Graph.hex(7, 1);
    failAt('run', 1);
    expect(() => findGraphPath(graph, 0, 6, { engine })).toThrow(FAULT);
    expect(findGraphPath(graph, 0, 6, { engine }).cost).toBe(6);
    graph.dispose();
    const grid = new Grid(64, 64);
    grid.fill(10, 10, 1, 50, true);
    prepareGrid(grid, { engine });
    failAt('solve', 1);
    expect(() => findPath(grid, [0, 30], [20, 30], { engine })).toThrow(FAULT);
    expect(findPath(grid, [0, 30], [20, 30], { engine }).cost).toBe(findPath(grid.clone(), [0, 30], [20, 30]).cost);
    const world = new World({ width: 64, height: 64, chunkSize: 32 });
    world.load(0, 0, new Grid(32, 32));
    failAt('solve', 1);
    expect(() => findPath(world, [0, 0], [31, 0], { engine })).toThrow(FAULT);
    expect(findPath(world, [0, 0], [31, 0], { engine }).cost).toBe(31);
  });

  test('a function of the caller that throws does not restart the engine', () => {
    const grid = new Grid(9, 9);
    const { restarts } = engineInfo();
    for (const thrown of [new Error('mine'), new WebAssembly.RuntimeError('mine'), 'mine', undefined, Number.NaN]) {
      const heuristic = () => {
        throw thrown;
      };
      let caught: unknown = 'nothing';
      try {
        findPath(grid, [0, 0], [8, 3], { engine, heuristic });
      } catch (error) {
        caught = error;
      }
      expect(caught).toBe(thrown);
    }
    expect(engineInfo().restarts).toBe(restarts);
    expect(findPath(grid, [0, 0], [8, 0], { engine }).cost).toBe(8);
  });

  test('an engine that fails within a function of the caller: only that one is given up', () => {
    const grid = new Grid(9, 9);
    const { restarts } = engineInfo();
    const search = createSearch(grid, [0, 0], [8, 8], { engine, algorithm: 'astar' });
    search.step();
    let faults = 0;
    const heuristic = (dx: number, dy: number) => {
      if (faults > 0) return Math.max(dx, dy);
      failAt('solve', 1);
      expect(() => findPath(grid, [0, 0], [8, 0], { engine })).toThrow(FAULT);
      faults++;
      return Math.max(dx, dy);
    };
    expect(findPath(grid, [0, 0], [8, 0], { engine, heuristic }).cost).toBe(8);
    expect(faults).toBe(1);
    expect(engineInfo().restarts).toBe(restarts + 1);
    expect(search.step(Infinity)).toBe('found');
    search.dispose();
  });
});
