import type { Grid } from '../../src/index.ts';
import type { Query } from '../check/queries.ts';
import type { Peer } from './peer.ts';

/** The library counts steps as 10 and 14. */
const MOVEMENT = { diagonals: 'always', diagonalCost: 1.4 } as const;

const OPTIONS = { rightAngle: false, optimalResult: true };

type Cells = [number, number][] | null;

/** Loads the library and copies the map for it. It is imported only here, because loading it prints. */
async function load(grid: Grid) {
  const library = await import('fast-astar');
  const obstacles: [number, number][] = [];
  for (let y = 0; y < grid.height; y++) {
    for (let x = 0; x < grid.width; x++) if (grid.isBlocked(x, y)) obstacles.push([x, y]);
  }
  const copy = new library.Grid({ col: grid.width, row: grid.height });
  copy.setObstacles(obstacles);
  return { Astar: library.Astar, copy };
}

const cells = (answer: unknown) => ((answer as Cells) ?? []).flat();

export const fastAstarPeers: readonly Peer[] = [
  {
    name: 'fast-astar',
    packages: ['fast-astar'],
    movement: MOVEMENT,
    terrain: false,
    feeding:
      'The implementation that the library chooses: WebAssembly from 101 cells a side. When reused, it finds fewer and fewer ' +
      'routes, so each search gets a new `Astar` on the same grid. Timed: creating it and searching, until the promise ' +
      'resolves. It counts steps as 10 and 14.',
    async prepare(grid) {
      const { Astar, copy } = await load(grid);
      return {
        async solve({ start, goal }: Query) {
          const finder = new Astar(copy, { prefer: 'auto' });
          const path = await finder.search([start.x, start.y], [goal.x, goal.y], OPTIONS);
          finder.destroy();
          return path;
        },
        cells,
      };
    },
  },
  {
    name: "fast-astar, prefer 'master'",
    packages: ['fast-astar'],
    movement: MOVEMENT,
    terrain: false,
    feeding:
      'Its plain JavaScript implementation, which can be reused: one `Astar` for all searches. Timed: each search, until its ' +
      'promise resolves.',
    async prepare(grid) {
      const { Astar, copy } = await load(grid);
      const finder = new Astar(copy, { prefer: 'master' });
      return {
        solve: ({ start, goal }) => finder.search([start.x, start.y], [goal.x, goal.y], OPTIONS),
        cells,
      };
    },
  },
];
