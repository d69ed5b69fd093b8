import { checkPath, type Diagonals, Grid } from '../../src/index.ts';
import { type Cell, routeOf, written } from './answers.ts';
import { Board } from './board.ts';
import type { Picture } from './picture.ts';

/** What each rule asks of the two cells beside a diagonal step. */
const RULES: readonly { name: string; diagonals: Diagonals; meaning: string }[] = [
  {
    name: 'diagonals-only-when-no-obstacles',
    diagonals: 'onlyWhenNoObstacles',
    meaning: 'A diagonal step is legal if both cells beside it are passable.',
  },
  {
    name: 'diagonals-if-at-most-one-obstacle',
    diagonals: 'ifAtMostOneObstacle',
    meaning: 'A diagonal step is legal if at least one of the two cells beside it is passable.',
  },
  { name: 'diagonals-always', diagonals: 'always', meaning: 'Every diagonal step is legal.' },
  { name: 'diagonals-never', diagonals: 'never', meaning: 'No diagonal step is legal.' },
];

const CROSSING = `
  .#.
  #..
  ...
`;

const MAP = `
  ...#...
  ..#..#.
  .#...#.
  .....#.
`;

export const cornerRules: readonly Picture[] = RULES.map(({ name, diagonals, meaning }) => {
  const crossing = Grid.fromText(CROSSING);
  const centre: Cell = [1, 1];
  const neighbours = [0, 1, 2].flatMap((y) => [0, 1, 2].map((x): Cell => [x, y]));
  const legal = neighbours.filter(
    ([x, y]) => (x !== 1 || y !== 1) && checkPath(crossing, [1, 1, x, y], { diagonals }).legal,
  );
  const grid = Grid.fromText(MAP);
  const { path, cost } = routeOf(grid, [0, 0], [6, 0], { diagonals });
  return {
    name,
    title: `diagonals: '${diagonals}'`,
    description: `${meaning} Left: the ${legal.length} legal steps from a cell with walls above and to the left. Right: the cheapest route on a small map costs ${written(cost)}.`,
    panels: [
      { board: new Board(crossing).lines().steps(centre, legal).start(centre), caption: `${legal.length} legal steps` },
      {
        board: new Board(grid).lines().route(path.xy).start([0, 0]).goal([6, 0]),
        caption: `'${diagonals}'`,
        result: `cost ${written(cost)}`,
      },
    ],
  };
});
