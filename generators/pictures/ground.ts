import { blendLayers, clearanceMap, Grid, inflationLayer } from '../../src/index.ts';
import { type Cell, routeOf, written } from './answers.ts';
import { Board } from './board.ts';
import type { Picture } from './picture.ts';

function oneWay(): Picture {
  const grid = new Grid(9, 4);
  for (let x = 0; x < 9; x++) {
    for (const direction of [7, 0, 1]) grid.setExit(x, 2, direction, false);
  }
  // A ramp at the right end leads up again.
  grid.setExit(8, 2, 0, true);
  const [top, bottom]: [Cell, Cell] = [
    [2, 0],
    [2, 3],
  ];
  const down = routeOf(grid, top, bottom);
  const up = routeOf(grid, bottom, top);
  return {
    name: 'one-way',
    title: 'setExit: one-way steps',
    description: `A ledge runs across the map. Units jump down anywhere, cost ${written(down.cost)}. Up they must take the ramp at the right end, cost ${written(up.cost)}.`,
    panels: [
      {
        board: new Board(grid).lines().exits().route(down.path.xy).start(top).goal(bottom),
        caption: 'down the ledge',
        result: `cost ${written(down.cost)}`,
      },
      {
        board: new Board(grid).lines().exits().route(up.path.xy).start(bottom).goal(top),
        caption: 'up by the ramp',
        result: `cost ${written(up.cost)}`,
      },
    ],
  };
}

function walls(): Picture {
  const rooms = () => {
    const grid = new Grid(8, 5);
    for (let y = 0; y < 5; y++) if (y !== 4) grid.setWall(3, y, 2);
    for (let x = 4; x < 8; x++) grid.setWall(x, 2, 0);
    return grid;
  };
  const [start, goal]: [Cell, Cell] = [
    [1, 1],
    [6, 3],
  ];
  const closed = rooms();
  const open = rooms();
  open.setWall(3, 3, 2, false);
  const before = routeOf(closed, start, goal);
  const after = routeOf(open, start, goal);
  return {
    name: 'walls',
    title: 'setWall: thin walls and doors',
    description: `Thin walls between cells divide a map into rooms; no cell is lost to them. The route leads round them, cost ${written(before.cost)}. With one wall opened as a door it costs ${written(after.cost)}.`,
    panels: [
      {
        board: new Board(closed).lines().exits().route(before.path.xy).start(start).goal(goal),
        caption: 'door closed',
        result: `cost ${written(before.cost)}`,
      },
      {
        board: new Board(open).lines().exits().route(after.path.xy).start(start).goal(goal),
        caption: 'setWall(3, 3, 2, false)',
        result: `cost ${written(after.cost)}`,
      },
    ],
  };
}

const HALL = `
  .............
  .............
  .............
  ......##.....
  ......##.....
  .............
  .............
`;

function clearance(): Picture {
  const grid = Grid.fromText(HALL);
  const distances = clearanceMap(grid);
  const board = new Board(grid).shade('searched', distances).lines();
  for (let y = 0; y < grid.height; y++) {
    for (let x = 0; x < grid.width; x++) {
      const distance = distances[y * grid.width + x];
      if (distance > 0) board.label([x, y], String(Number(distance.toFixed(1))));
    }
  }
  return {
    name: 'clearance',
    title: 'clearanceMap',
    description: `Each cell of a hall shows its distance to the nearest wall or edge, from 1 beside them to ${written(Math.max(...distances))} where there is most room.`,
    panels: [{ board, caption: 'clearanceMap(grid)', result: 'exact distance to the nearest wall' }],
  };
}

function inflation(): Picture {
  const grid = Grid.fromText(HALL);
  const nearWalls = inflationLayer(grid, { radius: 2, cost: 4, edges: false });
  const [start, goal]: [Cell, Cell] = [
    [2, 4],
    [12, 3],
  ];
  const short = routeOf(grid, start, goal);
  const guard = routeOf(grid, start, goal, { layers: [nearWalls] });
  return {
    name: 'inflation',
    title: 'inflationLayer',
    description: `Cells near walls cost more, the nearer the more. The shortest route of ${short.path.length} cells touches the walls; with the layer the route of ${guard.path.length} cells keeps away from them.`,
    panels: [
      {
        board: new Board(grid).lines().route(short.path.xy, 'other').start(start).goal(goal),
        caption: 'without layers',
        result: `${short.path.length} cells, length ${written(short.cost)}`,
      },
      {
        board: new Board(grid).shade('danger', nearWalls.values).lines().route(guard.path.xy).start(start).goal(goal),
        caption: 'layers: [inflationLayer(grid, …)]',
        result: `${guard.path.length} cells, away from walls`,
      },
    ],
  };
}

function layers(): Picture {
  const grid = new Grid(11, 6);
  const danger = new Float32Array(grid.width * grid.height);
  for (let y = 0; y < grid.height; y++) {
    for (let x = 0; x < grid.width; x++) {
      danger[y * grid.width + x] = Math.max(0, 6 - 2 * Math.hypot(x - 5, y - 2));
    }
  }
  const [start, goal]: [Cell, Cell] = [
    [0, 2],
    [10, 2],
  ];
  const straight = routeOf(grid, start, goal);
  const safe = routeOf(grid, start, goal, { layers: [blendLayers([{ values: danger, weight: 1 }])] });
  return {
    name: 'layers',
    title: 'layers',
    description: `A danger lies on the straight route. As a cost layer it makes the route lead round it, cost ${written(safe.cost)} with the danger that is left.`,
    panels: [
      {
        board: new Board(grid).shade('danger', danger).lines().route(straight.path.xy, 'other').start(start).goal(goal),
        caption: 'without layers',
        result: `cost ${written(straight.cost)}`,
      },
      {
        board: new Board(grid).shade('danger', danger).lines().route(safe.path.xy).start(start).goal(goal),
        caption: 'layers: [danger]',
        result: `cost ${written(safe.cost)}`,
      },
    ],
  };
}

export const ground: readonly Picture[] = [oneWay(), walls(), clearance(), inflation(), layers()];
