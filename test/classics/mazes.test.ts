// Mazes with which articles explain A*, each with a cheapest route drawn: S, a, b, c … G. No route is cheaper than the drawn
// one, and each engine finds one of the same cost.
import { describe, expect, test } from 'vitest';
import { type Drawing, readDrawing } from '../support/drawing.ts';
import { optimalCost } from '../support/oracle.ts';
import { checkSame, isClose, type Options, search, walk } from '../support/walk.ts';
import { movementOf } from '../support/world.ts';

/** Throws unless the drawn route has this cost, no route is cheaper, and both engines find one of this cost. */
function checkClassic({ world, grid, start, goal, route }: Drawing, cost: number, options: Options): void {
  const movement = movementOf(options);
  const drawn = walk(Int32Array.from(route.flatMap(({ x, y }) => [x, y])), world, movement);
  expect(isClose(drawn, cost)).toBe(true);
  expect(isClose(optimalCost(world, start, goal, movement), cost)).toBe(true);
  for (const algorithm of ['astar', 'jps'] as const) {
    const [wasm, js] = (['wasm', 'js'] as const).map((engine) => {
      return search(world, grid, start, goal, { ...options, algorithm, engine, trace: true });
    });
    expect(isClose(wasm.cost, cost)).toBe(true);
    checkSame(wasm, js);
  }
}

describe('a maze of 8 x 8 with step costs 10 and 14', () => {
  const costs = { straightCost: 10, diagonalCost: 14 };

  test('without corner cutting: 122', () => {
    const maze = readDrawing(`
      S.......
      a.......
      b#.#..#.
      c..#.#..
      .d.#....
      ..e#.#..
      .#f.....
      ...ghijG
    `);
    checkClassic(maze, 122, { ...costs, diagonals: 'onlyWhenNoObstacles' });
  });

  test.each(['always', 'ifAtMostOneObstacle'] as const)('with corner cutting (%s): 110', (diagonals) => {
    const maze = readDrawing(`
      S.......
      .abc....
      .#.#d.#.
      ...#e#..
      ...#.f..
      ...#.#g.
      .#.....h
      .......G
    `);
    checkClassic(maze, 110, { ...costs, diagonals });
  });

  test('with four moves: 140', () => {
    const maze = readDrawing(`
      S.......
      a.......
      b#.#..#.
      c..#.#..
      d..#....
      e..#.#..
      f#......
      ghijklmG
    `);
    checkClassic(maze, 140, { ...costs, diagonals: 'never' });
  });
});

describe('a wall between two cells', () => {
  test('on 8 x 6: seven cells, 4 + 2 sqrt 2', () => {
    const wall = readDrawing(`
      ........
      ...bcd..
      ...a#.e.
      ..S.#.G.
      ....#...
      ........
    `);
    checkClassic(wall, 4 + 2 * Math.SQRT2, {});
    expect(search(wall.world, wall.grid, wall.start, wall.goal).path?.length).toBe(7);
  });

  test('on 8 x 6, cutting its corners: five cells, 4 sqrt 2', () => {
    const wall = readDrawing(`
      ........
      ........
      ....#...
      ..S.#.G.
      ...a#c..
      ....b...
    `);
    checkClassic(wall, 4 * Math.SQRT2, { diagonals: 'ifAtMostOneObstacle' });
    checkClassic(wall, 4 * Math.SQRT2, { diagonals: 'always' });
  });

  test('on 7 x 5, with four moves: 8', () => {
    const wall = readDrawing(`
      .......
      ...#...
      .S.#gG.
      .a.#f..
      .bcde..
    `);
    checkClassic(wall, 8, { diagonals: 'never' });
  });
});
