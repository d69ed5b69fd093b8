/** Pictures of legs and turns at any angle. */
import { findAnyAnglePath, Grid, lineOfSight } from '../../src/index.ts';
import { Board } from './board.ts';
import type { Picture } from './picture.ts';

type Cell = readonly [number, number];

export const angle: readonly Picture[] = [squareBody(), turningPoints()];

function squareBody(): Picture {
  const grid = Grid.fromText(`
    ......
    ......
    ..#...
    ......
    ......
  `);
  const panel = (from: Cell, to: Cell, body: 'point' | 'square') => {
    const isLegal = lineOfSight(grid, from, to, { body });
    const board = new Board(grid).lines();
    if (body === 'square') for (const cell of [from, to]) board.unit(cell, 1, 'other');
    board.route([...from, ...to], isLegal ? 'route' : 'third');
    return { board, caption: `body: '${body}'`, result: isLegal ? 'legal' : 'not legal' };
  };
  return {
    name: 'square-body',
    title: 'Legs of a point and of a unit of one cell',
    description:
      'A point just misses the wall. A unit of one cell would hit it on the same leg. On a leg one step further away it touches the wall, which is legal.',
    panels: [panel([2, 3], [4, 2], 'point'), panel([2, 3], [4, 2], 'square'), panel([1, 4], [5, 2], 'square')],
  };
}

function turningPoints(): Picture {
  const grid = Grid.fromText(`
    ..............
    ....##........
    ....##....#...
    ..........#...
    ..........#...
    ..............
  `);
  const [start, goal]: Cell[] = [
    [0, 2],
    [13, 3],
  ];
  const { path } = findAnyAnglePath(grid, start, goal);
  if (path === null) throw new Error('the picture of turning points needs a route');
  const board = new Board(grid).lines();
  for (const { x, y } of path.waypoints()) board.unit([x, y], 1, 'other');
  board.route(path.xy).start(start).goal(goal);
  return {
    name: 'turning-points',
    title: 'Where the shortest route at any angle turns',
    description:
      'The route turns only at cells that are diagonal to the corner of a wall, where the unit touches that corner.',
    panels: [{ board, caption: 'findAnyAnglePath', result: `${path.length - 2} turns` }],
  };
}
