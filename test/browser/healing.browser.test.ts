// A page that makes an engine trap goes on searching.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { engineInfo, findPath, Grid } from '../../src/index.ts';
import { bringTrapping, failAt } from '../support/trapping.ts';

let undo = () => {};
beforeAll(() => {
  undo = bringTrapping();
});
afterAll(() => undo());

test.each(['wasm', 'js'] as const)('a page whose engine traps goes on searching (%s)', (engine) => {
  const grid = new Grid(9, 9);
  const { restarts } = engineInfo();
  expect(findPath(grid, [0, 0], [8, 0], { engine }).cost).toBe(8);
  failAt('solve', 1);
  expect(() => findPath(grid, [0, 0], [8, 0], { engine })).toThrow(/^a fault of hotpath: please report it/);
  expect(findPath(grid, [0, 0], [8, 0], { engine }).cost).toBe(8);
  expect(engineInfo()).toMatchObject({ engine: 'wasm', restarts: restarts + 1 });
});
