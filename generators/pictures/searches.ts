import { distanceField, findAnyAnglePath, findTeamPaths, Grid, smoothPath } from '../../src/index.ts';
import { type Cell, routeOf, written } from './answers.ts';
import { Board } from './board.ts';
import type { Picture } from './picture.ts';
import type { Line } from './style.ts';

function weights(): Picture {
  const grid = Grid.fromText(`
    .............
    .......##....
    ........#....
    ........#....
    ....#####....
    .......##....
    .............
  `);
  const [start, goal]: [Cell, Cell] = [
    [1, 3],
    [11, 3],
  ];
  const searches = [0, 1, 3].map((heuristicWeight) => ({
    heuristicWeight,
    ...routeOf(grid, start, goal, { algorithm: 'astar', heuristicWeight }),
  }));
  return {
    name: 'heuristic-weight',
    title: 'heuristicWeight',
    description: `The cells that A* expands, on one map. ${searches.map(({ heuristicWeight, expanded, cost }) => `With weight ${heuristicWeight} it expands ${expanded}, cost ${written(cost)}`).join('. ')}.`,
    panels: searches.map(({ heuristicWeight, path, cost, expanded, trace }) => {
      const seen = new Set(trace);
      return {
        board: new Board(grid)
          .tint('searched', (x, y) => seen.has(y * grid.width + x))
          .lines()
          .route(path.xy)
          .start(start)
          .goal(goal),
        caption: `heuristicWeight: ${heuristicWeight}`,
        result: `${expanded} cells expanded, cost ${written(cost)}`,
      };
    }),
  };
}

const YARD = `
  ...........
  ..#####....
  ......#..#.
  ......#..#.
  ..#####..#.
  ...........
`;

function field(): Picture {
  const grid = Grid.fromText(YARD);
  const goal: Cell = [4, 2];
  const { costs, flow } = distanceField(grid, goal);
  const unit: Cell = [8, 5];
  const reach = 4;
  const range = distanceField(grid, unit, { direction: 'from', maxCost: reach });
  const within = new Set(range.within(reach));
  return {
    name: 'distance-field',
    title: 'distanceField',
    description: `Left: an arrow in every cell shows the next step to one goal; darker cells are farther away. Right: the ${within.size} cells that a unit reaches with ${reach} points of movement.`,
    panels: [
      {
        board: new Board(grid).shade('water', costs).lines().arrows(flow).goal(goal),
        caption: 'distanceField(grid, goal).flow',
        result: `farthest cell: ${written(Math.max(...costs.filter(Number.isFinite)))} away`,
      },
      {
        board: new Board(grid)
          .tint('searched', (x, y) => within.has(y * grid.width + x))
          .lines()
          .start(unit),
        caption: `field.within(${reach})`,
        result: `${within.size} cells in reach`,
      },
    ],
  };
}

function anyAngle(): Picture {
  const grid = Grid.fromText(`
    .............
    ..##.........
    .......#.....
    .......#.....
    ..#....#.....
    ..#..........
    ..#..........
  `);
  const [start, goal]: [Cell, Cell] = [
    [0, 0],
    [12, 6],
  ];
  const steps = routeOf(grid, start, goal);
  const smooth = smoothPath(grid, steps.path, { body: 'square' });
  const { path } = findAnyAnglePath(grid, start, goal);
  if (path === null) throw new Error('the picture of routes at any angle needs a route');
  const length = (points: ArrayLike<number>) => {
    let sum = 0;
    for (let i = 2; i < points.length; i += 2) {
      sum += Math.hypot(points[i] - points[i - 2], points[i + 1] - points[i - 1]);
    }
    return written(sum);
  };
  const smoothed = smooth.waypoints().flatMap(({ x, y }) => [x, y]);
  const board = (points: ArrayLike<number>, line: Line) =>
    new Board(grid).lines().route(points, line).start(start).goal(goal);
  return {
    name: 'any-angle',
    title: 'Steps, a smoothed route, and the shortest at any angle',
    description: `Three routes on one map. In steps of 45 degrees: length ${length(steps.path.xy)}. Pulled taut by smoothPath: ${length(smoothed)}. findAnyAnglePath finds the shortest: ${length(path.xy)}.`,
    panels: [
      { board: board(steps.path.xy, 'third'), caption: 'findPath', result: `length ${length(steps.path.xy)}` },
      { board: board(smoothed, 'other'), caption: 'smoothPath', result: `length ${length(smoothed)}` },
      { board: board(path.xy, 'route'), caption: 'findAnyAnglePath', result: `length ${length(path.xy)}` },
    ],
  };
}

function team(): Picture {
  const grid = Grid.fromText(`
    ###.###
    .......
    #######
  `);
  const agents: { start: Cell; goal: Cell; line: Line }[] = [
    { start: [0, 1], goal: [6, 1], line: 'route' },
    { start: [6, 1], goal: [0, 1], line: 'other' },
  ];
  const { paths, makespan } = findTeamPaths(
    grid,
    agents.map(({ start, goal }) => ({ start, goal })),
  );
  if (paths === null) throw new Error('the picture of teams needs a plan');
  const at = (i: number, time: number): Cell => {
    const { xy } = paths[i];
    const k = Math.min(time, xy.length / 2 - 1);
    return [xy[2 * k], xy[2 * k + 1]];
  };
  // The time at which one of them waits in the bay.
  const times = Array.from({ length: makespan }, (_, time) => time);
  const meeting = times.find((time) => agents.some((_, i) => at(i, time)[1] === 0)) ?? 0;
  const panels = [0, meeting, makespan].map((time) => {
    const board = new Board(grid).lines();
    agents.forEach(({ line }, i) => {
      const next = at(i, time + 1);
      board.unit(at(i, time), 1, line);
      if (next.join() !== at(i, time).join()) board.steps(at(i, time), [next], line);
      board.label(at(i, time), String(i + 1));
    });
    return { board, caption: `time ${time}` };
  });
  return {
    name: 'team',
    title: 'findTeamPaths',
    description: `Two agents change places in a corridor with a bay. At time ${meeting} one of them is in the bay and lets the other pass; at time ${makespan} both have arrived.`,
    panels,
  };
}

export const searches: readonly Picture[] = [weights(), field(), anyAngle(), team()];
