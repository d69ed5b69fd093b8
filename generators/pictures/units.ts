import { Grid, type Path } from '../../src/index.ts';
import { type Cell, routeOf, written } from './answers.ts';
import { Board } from './board.ts';
import type { Picture } from './picture.ts';

function size(): Picture {
  const grid = Grid.fromText(`
    ..........
    ...##.....
    ......#...
    ..........
    ..........
  `);
  const [start, goal]: [Cell, Cell] = [
    [0, 0],
    [8, 0],
  ];
  const small = routeOf(grid, start, goal);
  const large = routeOf(grid, start, goal, { size: 2 });
  return {
    name: 'size',
    title: 'size',
    description: `A unit of one cell goes straight along the top row, cost ${written(small.cost)}. A unit of 2 x 2 cells does not fit between the top edge and a wall, and goes round below, cost ${written(large.cost)}.`,
    panels: [
      {
        board: new Board(grid).lines().unit(start, 1).route(small.path.xy).start(start).goal(goal),
        caption: 'size: 1',
        result: `cost ${written(small.cost)}`,
      },
      {
        board: new Board(grid)
          .lines()
          .unit(start, 2)
          .unit(goal, 2)
          .route(large.path.xy, 'route', 2)
          .start(start, 2)
          .goal(goal, 2),
        caption: 'size: 2',
        result: `cost ${written(large.cost)}`,
      },
    ],
  };
}

function kindCosts(): Picture {
  const grid = Grid.fromText(
    `
    .,,~~~~..
    .,,~..~..
    .,,~..~..
    ...,.~~..
    ..,,.....
    `,
    { kinds: { '~': 1, ',': 2 } },
  );
  const units = [
    { name: 'boat', start: [3, 2], goal: [5, 3], kindCosts: [Infinity, 1, Infinity] },
    { name: 'horse', start: [0, 1], goal: [8, 1], kindCosts: [1, Infinity, 3] },
    { name: 'duck', start: [0, 1], goal: [8, 1], kindCosts: [2, 1, 2] },
  ] as const;
  const routes = units.map((unit) => ({
    ...unit,
    ...routeOf(grid, unit.start, unit.goal, { kindCosts: unit.kindCosts, diagonals: 'never' }),
  }));
  return {
    name: 'kind-costs',
    title: 'kindCosts',
    description: `One map of land (kind 0), water (kind 1) and mud (kind 2). ${routes.map(({ name, kindCosts, cost }) => `The ${name}, with kindCosts [${kindCosts.join(', ')}], pays ${written(cost)}`).join('. ')}.`,
    panels: routes.map(({ name, start, goal, kindCosts, path, cost }) => ({
      board: new Board(grid, { kinds: ['water', 'mud'] }).lines().route(path.xy).start(start).goal(goal),
      caption: `${name}: [${kindCosts.map((factor) => (factor === Infinity ? '∞' : factor)).join(', ')}]`,
      result: `cost ${written(cost)}`,
    })),
  };
}

function avoid(): Picture {
  const grid = new Grid(9, 5);
  const others: Cell[] = [
    [3, 1],
    [4, 2],
    [4, 3],
    [6, 1],
    [6, 2],
  ];
  const [start, goal]: [Cell, Cell] = [
    [0, 2],
    [8, 2],
  ];
  const through = routeOf(grid, start, goal);
  const round = routeOf(grid, start, goal, { avoid: others });
  const board = () => {
    const drawn = new Board(grid).lines();
    for (const other of others) drawn.unit(other, 1, 'other');
    return drawn;
  };
  return {
    name: 'avoid',
    title: 'avoid',
    description: `Five other units stand in the way. Without avoid the route of cost ${written(through.cost)} leads through them. With their cells in avoid it leads round them and costs ${written(round.cost)}. The grid is not edited.`,
    panels: [
      {
        board: board().route(through.path.xy, 'other').start(start).goal(goal),
        caption: 'without avoid',
        result: `cost ${written(through.cost)}`,
      },
      {
        board: board().route(round.path.xy).start(start).goal(goal),
        caption: 'avoid: cells of the others',
        result: `cost ${written(round.cost)}`,
      },
    ],
  };
}

function turnCost(): Picture {
  const grid = Grid.fromText(`
    .........
    ..#..#...
    ....#..#.
    ..#......
    .....#...
    .........
  `);
  const [start, goal]: [Cell, Cell] = [
    [0, 0],
    [8, 5],
  ];
  const turns = (path: Path) => Math.max(0, path.waypoints().length - 2);
  const routes = [0, 2].map((price) => ({ price, ...routeOf(grid, start, goal, { turnCost: price }) }));
  return {
    name: 'turn-cost',
    title: 'turnCost',
    description: `Two routes on one map. ${routes.map(({ price, path, cost }) => `With turnCost ${price} the route (turns: ${turns(path)}) costs ${written(cost)}`).join('. ')}.`,
    panels: routes.map(({ price, path, cost }) => ({
      board: new Board(grid).lines().route(path.xy).start(start).goal(goal),
      caption: `turnCost: ${price}`,
      result: `turns: ${turns(path)}, cost ${written(cost)}`,
    })),
  };
}

function blockedStart(): Picture {
  const grid = Grid.fromText(`
    ......
    .#..#.
    ....#.
  `);
  const [start, goal]: [Cell, Cell] = [
    [1, 1],
    [5, 2],
  ];
  const { path, cost } = routeOf(grid, start, goal, { allowBlockedStart: true });
  return {
    name: 'allow-blocked-start',
    title: 'allowBlockedStart',
    description: `A unit stands on a cell that it has blocked itself. With allowBlockedStart it leaves the cell and walks to its goal, cost ${written(cost)}. All other walls hold.`,
    panels: [
      {
        board: new Board(grid).lines().route(path.xy).start(start).goal(goal),
        caption: 'allowBlockedStart: true',
        result: `cost ${written(cost)}`,
      },
    ],
  };
}

function partial(): Picture {
  const grid = Grid.fromText(`
    .......
    .......
    ..###..
    ..###..
    ..###..
    .......
    .......
  `);
  const [start, goal]: [Cell, Cell] = [
    [0, 3],
    [3, 3],
  ];
  const { path, cost } = routeOf(grid, start, goal, { partial: true });
  const end = path.at(-1);
  return {
    name: 'partial',
    title: 'partial',
    description: `The goal is inside a block of walls. With partial the route ends at the reachable cell nearest to it, (${end.x}, ${end.y}), cost ${written(cost)}.`,
    panels: [
      {
        board: new Board(grid).lines().unit([end.x, end.y], 1).route(path.xy).start(start).goal(goal),
        caption: 'partial: true',
        result: `ends at (${end.x}, ${end.y}), cost ${written(cost)}`,
      },
    ],
  };
}

function range(): Picture {
  const grid = Grid.fromText(`
    .........
    .....#...
    .....#...
    .....#...
    .........
  `);
  const [start, goal]: [Cell, Cell] = [
    [0, 2],
    [7, 2],
  ];
  const reach = 2;
  const { path, cost } = routeOf(grid, start, goal, { range: reach });
  return {
    name: 'range',
    title: 'range',
    description: `An archer with a range of ${reach} needs only come within ${reach} columns and rows of the goal. The route ends at the first cell that is, cost ${written(cost)}.`,
    panels: [
      {
        board: new Board(grid)
          .tint('searched', (x, y) => Math.max(Math.abs(x - goal[0]), Math.abs(y - goal[1])) <= reach, 0.8)
          .lines()
          .route(path.xy)
          .start(start)
          .goal(goal),
        caption: `range: ${reach}`,
        result: `cost ${written(cost)}`,
      },
    ],
  };
}

export const units: readonly Picture[] = [size(), kindCosts(), avoid(), blockedStart(), turnCost(), partial(), range()];
