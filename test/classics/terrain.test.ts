// Terrain as articles on A* introduce it: a matrix of costs, and influence that a game adds to the map and changes as it runs.
import { describe, expect, test } from 'vitest';
import { blendLayers, findPath, Grid } from '../../src/index.ts';
import { readDrawing, rowsOf } from '../support/drawing.ts';
import { optimalCost } from '../support/oracle.ts';
import { isClose, search, walk } from '../support/walk.ts';
import { movementOf, type Point, worldOf } from '../support/world.ts';

describe.each(['wasm', 'js'] as const)('terrain on %s', (engine) => {
  test('a cost matrix makes walls of 0 and negative costs', () => {
    const matrix = [
      [1, 1, 1, 1, 1, 1],
      [1, -1, -1, -1, -1, 1],
      [1, 9, 9, 9, 0, 1],
      [1, -5, -5, 2, 2, 1],
      [1, 1, 1, 1, -1, 1],
    ];
    const grid = Grid.fromCosts(6, 5, matrix.flat());
    expect(grid.toText()).toBe(
      rowsOf(`
        ......
        .####.
        .999#.
        .##22.
        ....#.
      `).join('\n'),
    );
    const { path, cost } = search(worldOf(grid), grid, { x: 0, y: 2 }, { x: 5, y: 2 }, { engine, diagonals: 'never' });
    // The lower route costs 11: 2 down, 3 right, 1 up at 2, 1 right at 2, 1 right, 1 up. The upper one costs 9, all at cost 1.
    expect(cost).toBe(9);
    expect(grid.toText(path)).toBe(
      rowsOf(`
        ******
        *####*
        S999#G
        .##22.
        ....#.
      `).join('\n'),
    );
    grid.setBlocked(2, 0);
    expect(findPath(grid, [0, 2], [5, 2], { engine, diagonals: 'never' }).cost).toBe(11);
  });

  test.each([
    ['deep water is gone round', 9, true],
    ['shallow water is waded through', 1.2, false],
  ])('%s', (_, depth, goesRound) => {
    const { grid, start, goal, route } = readDrawing(`
      .bcd.
      a...e
      S...G
    `);
    grid.fill(1, 1, 3, 2, depth);
    const movement = movementOf();
    const around = walk(Int32Array.from(route.flatMap(({ x, y }) => [x, y])), worldOf(grid), movement);
    const { cost, path } = search(worldOf(grid), grid, start, goal, { engine });
    expect(isClose(cost, optimalCost(worldOf(grid), start, goal, movement))).toBe(true);
    if (goesRound) expect(path?.toArray()).toEqual(route);
    else expect(cost).toBeLessThan(around);
  });
});

/** A square with a crowd (o), a chaser (C) and its prey (P). */
const square = rowsOf(`
  .............
  .....ooo.....
  ....ooooo....
  C...ooooo...P
  ....ooooo....
  .....ooo.....
  .............
`);
const width = square[0].length;

function find(sign: string): Point {
  const y = square.findIndex((row) => row.includes(sign));
  return { x: square[y].indexOf(sign), y };
}

/** Whether the crowd stands on a cell. @param drift Columns that it has drifted. */
function isCrowded({ x, y }: Point, drift: number): boolean {
  return square[y][x - drift] === 'o';
}

describe.each(['wasm', 'js'] as const)('a chaser and a crowd, on %s', (engine) => {
  const grid = new Grid(width, square.length);

  /** Runs the chase: each turn finds a new route and takes one step. The crowd drifts one column every other turn. */
  function chase(seesCrowd: boolean): { crowded: number; turns: number } {
    const crowd = new Float32Array(width * square.length);
    const layer = blendLayers([{ values: crowd, weight: 1 }]);
    let chaser = find('C');
    const prey = find('P');
    let crowded = 0;
    let turns = 0;
    while (chaser.x !== prey.x || chaser.y !== prey.y) {
      const drift = -(turns >> 1);
      for (let cell = 0; cell < crowd.length; cell++) {
        crowd[cell] = isCrowded({ x: cell % width, y: Math.floor(cell / width) }, drift) ? 8 : 0;
      }
      layer.update();
      const layers = seesCrowd ? [layer] : [];
      const world = worldOf(grid);
      if (seesCrowd) world.costs.set(world.costs.map((cost, cell) => cost + crowd[cell]));
      const { path, cost } = search(world, grid, chaser, prey, { engine, layers });
      expect(isClose(cost, optimalCost(world, chaser, prey, movementOf()))).toBe(true);
      if (path === null) throw new Error('no way');
      chaser = path.at(1) as Point;
      if (isCrowded(chaser, drift)) crowded++;
      turns++;
    }
    return { crowded, turns };
  }

  test('the layer leads the chaser round the crowd', () => {
    const { crowded, turns } = chase(true);
    expect(crowded).toBe(0);
    expect(turns).toBeLessThan(2 * width);
  });

  test('without the layer the chaser goes through the crowd', () => {
    expect(chase(false).crowded).toBeGreaterThan(2);
  });
});
