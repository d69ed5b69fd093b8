/** What a board shows of its map: the answer of hotpath to each topic. */
import {
  createTeam,
  distanceField,
  type FormationOptions,
  fieldOfView,
  findAnyAnglePath,
  findPath,
  findTeamPaths,
  formationCells,
  Grid,
  type Path,
  type Point,
  setHeights,
  smoothPath,
  type TeamAgent,
} from 'hotpath';
import { paintRoute, type Stage } from '../picture/paint.ts';
import type { Moment, Picture } from '../picture/picture.ts';
import { paintArrows, paintBorders, paintCorners, paintCosts, paintDark, paintGoals, paintJumps } from './overlays.ts';

export interface World {
  readonly grid: Grid;
  readonly start: Point;
  readonly goal: Point;
  /** Starts and goals of a team. */
  readonly agents: readonly { readonly start: Point; readonly goal: Point }[];
}

export interface Answer {
  readonly picture: Picture;
  readonly caption: string;
  readonly overlay?: (stage: Stage) => void;
}

const MOST_STEPS = 120;
const UNITS = 70;
const WEIGHTS: Readonly<Record<string, number>> = { Dijkstra: 0, 'A*': 1, 'A*, weight 2': 2, Greedy: Infinity };
/** What the river costs; it runs between this column and the next, except in the row of its bridge. */
const RIVER: Readonly<Record<string, number>> = { 'Costs 3': 3, 'Costs 20': 20, Closed: Infinity };
const [RIVER_COLUMN, BRIDGE_ROW] = [11, 9];
/** The tops of two hills, in cells, and how high and wide they are. */
const HILLS = [
  { x: 8.5, y: 5.5, top: 6, radius: 5 },
  { x: 15.5, y: 2.5, top: 4, radius: 4 },
];
const LIMITS: Readonly<Record<string, object>> = {
  'Uphill 0': { uphill: 0 },
  'Uphill 1': { uphill: 1 },
  'Uphill 5': { uphill: 5 },
  'Climb 1': { climb: 1 },
};
/** Units of a squad, and how they stand. */
const SQUAD = 12;
const FORMATIONS: Readonly<Record<string, FormationOptions>> = {
  Rows: { facing: 'east', files: 4 },
  'A column': { facing: 'east', files: 2 },
  'A block': {},
  'Spacing 2': { facing: 'east', files: 4, spacing: 2 },
};
const NO_ROUTE = 'The walls leave no way to the goal.';

const round = (value: number) => String(Number(value.toFixed(2)));

export const SOLVERS: Readonly<Record<string, (world: World, choice: string) => Answer>> = {
  spread({ grid, start, goal }, choice) {
    const result = findPath(grid, start, goal, { algorithm: 'astar', heuristicWeight: WEIGHTS[choice], trace: true });
    const picture = pictureOf(grid, { routes: result.path ? [result.path.xy] : [], trace: result.trace });
    const seen = `${choice} expands ${result.expanded} of ${freeCells(grid)} free cells.`;
    if (result.path === null) return { picture, caption: `${seen} ${NO_ROUTE}` };
    const least = findPath(grid, start, goal).cost;
    const more = Math.round(100 * (result.cost / least - 1));
    const cost = more > 0 ? `${more} % more than the cheapest` : 'the cheapest there is';
    return { picture, caption: `${seen} The route costs ${round(result.cost)}, ${cost}.` };
  },

  jump({ grid, start, goal }, choice) {
    const jumps = findPath(grid, start, goal, { algorithm: 'jps', trace: true });
    const cells = findPath(grid, start, goal, { algorithm: 'astar', trace: true });
    const { trace, path } = choice === 'A*' ? cells : jumps;
    const picture = pictureOf(grid, { routes: path ? [path.xy] : [], trace });
    const caption = `Jump points: ${jumps.expanded} expanded. A*: ${cells.expanded}. ${path === null ? NO_ROUTE : `Both routes cost ${round(jumps.cost)}.`}`;
    if (choice === 'A*') return { picture, caption };
    return { picture, caption, overlay: (stage) => paintJumps(stage, grid, jumps.trace ?? new Int32Array(0)) };
  },

  corners({ grid, start, goal }, choice) {
    const diagonals = choice as 'never' | 'always';
    const { path, cost } = findPath(grid, start, goal, { diagonals });
    const caption = `'${choice}': ${path === null ? NO_ROUTE : `the route costs ${round(cost)}.`}`;
    const picture = pictureOf(grid, { routes: path ? [path.xy] : [] });
    const allowed = { never: -1, onlyWhenNoObstacles: 0, ifAtMostOneObstacle: 1, always: 2 }[choice] ?? 0;
    return { picture, caption, overlay: (stage) => paintCorners(stage, grid, allowed) };
  },

  borders({ grid, start, goal }, choice) {
    for (let y = 0; y < BRIDGE_ROW; y++) grid.setEdgeCost([RIVER_COLUMN, y], 'east', RIVER[choice]);
    const { path, cost } = findPath(grid, start, goal);
    const caption = path === null ? NO_ROUTE : `The route costs ${round(cost)}, and has ${path.length - 1} steps.`;
    const picture = pictureOf(grid, { routes: path ? [path.xy] : [] });
    return { picture, caption, overlay: (stage) => paintBorders(stage, grid, RIVER[choice] === Infinity) };
  },

  hills({ grid, start, goal }, choice) {
    const heights = Float64Array.from({ length: grid.width * grid.height }, (_, cell) => heightOf(grid.cellAt(cell)));
    setHeights(grid, heights, LIMITS[choice]);
    const { path, cost } = findPath(grid, start, goal);
    const picture = pictureOf(grid, { routes: path ? [path.xy] : [], ground: heights.map((height) => 1 + height) });
    if (path === null) return { picture, caption: 'No way leads to the goal: it is walled in, or too steep.' };
    const way = path.toArray().map((cell) => heights[grid.indexOf(cell)]);
    const climbed = way.reduce((sum, height, i) => sum + Math.max(0, height - (way[i - 1] ?? height)), 0);
    const caption = `The route climbs ${climbed}, has ${path.length - 1} steps, and costs ${round(cost)}.`;
    return { picture, caption, overlay: (stage) => paintCosts(stage, grid, heights) };
  },

  wrap({ grid, start, goal }, choice) {
    const world = choice === 'none' ? grid : new Grid(grid.width, grid.height, { wrap: choice as 'x' });
    for (let cell = 0; cell < grid.width * grid.height; cell++)
      world.setBlocked(grid.cellAt(cell), grid.isBlocked(grid.cellAt(cell)));
    const { path, cost } = findPath(world, start, goal);
    if (path === null) return { picture: pictureOf(grid, {}), caption: NO_ROUTE };
    const edges = path.hops().length;
    const over = edges === 0 ? 'stays on the map' : `goes over an edge ${edges === 1 ? 'once' : `${edges} times`}`;
    return {
      picture: pictureOf(grid, { routes: pieces(path) }),
      caption: `The route costs ${round(cost)}, and ${over}.`,
    };
  },

  fields({ grid, goal }, choice) {
    const field = distanceField(grid, goal);
    const open = Array.from(field.costs.keys()).filter((cell) => field.costs[cell] > 0 && field.costs[cell] < Infinity);
    // Each unit walks its way again and again, from another place on it.
    const ways = Array.from({ length: Math.min(UNITS, open.length) }, (_, i) => {
      const cell = grid.cellAt(open[Math.floor((i * open.length) / UNITS)]);
      return field.path(cell.x, cell.y)?.toArray() ?? [cell];
    });
    const moments = Array.from({ length: 40 }, (_, time) =>
      ways.flatMap((way, i) => {
        const { x, y } = way[(time + i * 5) % way.length];
        return [x, y];
      }),
    );
    const farthest = open.reduce((most, cell) => Math.max(most, field.costs[cell]), 0);
    return {
      picture: pictureOf(grid, { field: field.costs, units: choice === 'Arrows' ? moments : [] }),
      caption: `One field: ${open.length + 1} cells know their next step to the goal. The farthest is ${round(farthest)} away.`,
      overlay: (stage) =>
        choice === 'Arrows' ? paintArrows(stage, grid, field.flow) : paintCosts(stage, grid, field.costs),
    };
  },

  angle({ grid, start, goal }, choice) {
    const steps = findPath(grid, start, goal).path;
    const exact = findAnyAnglePath(grid, start, goal).path;
    if (steps === null || exact === null) return { picture: pictureOf(grid, {}), caption: NO_ROUTE };
    const lines = {
      'Any angle': exact,
      Smoothed: smoothPath(grid, steps, { body: 'square' }),
      'Steps of 45 degrees': steps,
    };
    const chosen = lines[choice as keyof typeof lines];
    const lengths = Object.entries(lines).map(([name, { distance }]) => `${name.toLowerCase()} ${distance.toFixed(3)}`);
    return {
      picture: pictureOf(grid, { routes: [chosen.xy] }),
      caption: `Lengths: ${lengths.join(', ')}.`,
      overlay: (stage) => {
        for (const line of Object.values(lines)) if (line !== chosen) paintRoute(stage, line.xy, false);
      },
    };
  },

  sight({ grid, start, goal }, choice) {
    const radius = choice === 'Radius 8' ? 8 : Infinity;
    const view = fieldOfView(grid, start, { radius });
    const seen = view.cells().filter((cell) => !grid.isBlocked(cell)).length;
    const back = fieldOfView(grid, goal, { radius }).has(start);
    const pair = view.has(goal) && back ? 'S and G see each other' : 'neither S nor G sees the other';
    return {
      picture: pictureOf(grid, {}),
      caption: `S sees ${seen} of ${freeCells(grid)} free cells; ${pair}.`,
      overlay: (stage) => paintDark(stage, grid, view),
    };
  },

  formation({ grid, start, goal }, choice) {
    const starts = formationCells(grid, start, SQUAD);
    const goals = formationCells(grid, goal, SQUAD, FORMATIONS[choice]);
    const count = Math.min(starts.length, goals.length);
    // The goals as they come: who takes which is settled on the way.
    const agents = goals.slice(0, count).map((place, i) => ({ start: starts[i], goal: place, group: 0 }));
    const { units, swaps } = march(grid, agents);
    const last = units.length - 1;
    const taken = new Set(goals.map((cell) => grid.indexOf(cell)));
    const home = agents.filter((_, i) => taken.has(grid.indexOf([units[last][2 * i], units[last][2 * i + 1]]))).length;
    const caption = `${home} of ${count} are in formation after ${last} steps, with ${swaps} swaps of goals.`;
    return { picture: pictureOf(grid, { units }), caption, overlay: (stage) => paintGoals(stage, agents) };
  },

  teams({ grid, agents }, choice) {
    const units = choice === 'A whole plan' ? planOf(grid, agents) : stepsOf(grid, agents);
    const last = units.length - 1;
    const all = agents.every(({ goal }, i) => units[last][2 * i] === goal.x && units[last][2 * i + 1] === goal.y);
    const caption = all
      ? `All ${agents.length} have arrived after ${last} steps, and nobody was ever in another's cell.`
      : 'The walls leave some of them no way to their goals.';
    return {
      // Lines of their ways, for those who see no motion.
      picture: pictureOf(grid, {
        units,
        routes: agents.map((_, i) => units.flatMap((xy) => [xy[2 * i], xy[2 * i + 1]])),
      }),
      caption,
      overlay: (stage) => paintGoals(stage, agents),
    };
  },
};

/** Returns the height of a cell: whole, so that steps are flat or go up. */
function heightOf({ x, y }: Point): number {
  const heights = HILLS.map((hill) => hill.top * (1 - Math.hypot(x - hill.x, y - hill.y) / hill.radius));
  return Math.round(Math.max(0, ...heights));
}

/** Returns the parts of a route between the edges that it goes over. Each ends where it leaves the map. */
function pieces(path: Path): number[][] {
  const lines: number[][] = [[]];
  for (const [i, { x, y }] of path.toArray().entries()) {
    const before = path.at(i - 1) ?? { x, y };
    const [dx, dy] = [x - before.x, y - before.y];
    if (i > 0 && Math.max(Math.abs(dx), Math.abs(dy)) > 1) {
      // The shorter way round is over the edge.
      const [stepX, stepY] = [dx, dy].map((step) => (Math.abs(step) > 1 ? -Math.sign(step) : step));
      lines[lines.length - 1].push(before.x + stepX, before.y + stepY);
      lines.push([x - stepX, y - stepY]);
    }
    lines[lines.length - 1].push(x, y);
  }
  return lines;
}

function stepsOf(grid: Grid, agents: World['agents']): number[][] {
  const team = createTeam(grid, agents);
  const units = [Array.from(team.positions)];
  while (!team.arrived && units.length <= MOST_STEPS) {
    team.step();
    units.push(Array.from(team.positions));
  }
  team.dispose();
  return units;
}

/** Walks a squad whose agents swap goals. */
function march(grid: Grid, agents: readonly TeamAgent[]): { units: number[][]; swaps: number } {
  const team = createTeam(grid, agents);
  const units = [Array.from(team.positions)];
  let swaps = 0;
  while (!team.arrived && units.length <= MOST_STEPS) {
    team.step();
    swaps += team.swappedNow.length;
    units.push(Array.from(team.positions));
  }
  team.dispose();
  return { units, swaps };
}

function planOf(grid: Grid, agents: World['agents']): number[][] {
  const { paths } = findTeamPaths(grid, agents, { maxMilliseconds: 200 });
  const standing = [agents.flatMap(({ start }) => [start.x, start.y])];
  if (paths === null) return standing;
  const last = Math.max(...paths.map(({ arrival }) => arrival));
  return Array.from({ length: last + 1 }, (_, time) =>
    paths.flatMap((path) => {
      const { x, y } = path.at(Math.min(time, path.arrival)) ?? { x: -1, y: -1 };
      return [x, y];
    }),
  );
}

interface Found {
  readonly routes?: readonly ArrayLike<number>[];
  readonly trace?: Int32Array | undefined;
  readonly field?: Float64Array;
  readonly units?: readonly number[][];
  /** What the ground of each cell is drawn like. */
  readonly ground?: Float64Array;
}

function pictureOf(grid: Grid, { routes = [], trace, field, units = [], ground }: Found): Picture {
  const { width, height } = grid;
  const costs = new Float64Array(width * height);
  for (let cell = 0; cell < costs.length; cell++) {
    const { x, y } = grid.cellAt(cell);
    costs[cell] = grid.isBlocked(x, y) ? 0 : (ground?.[cell] ?? 1);
  }
  const moment = { costs, routes: routes.map((xy) => Float64Array.from(xy)), field: field ?? null };
  const moments: Moment[] = units.map((xy) => ({ ...moment, units: Float64Array.from(xy) }));
  if (moments.length === 0) moments.push({ ...moment, units: null });
  return { width, height, shape: 'square', moments, trace: trace ?? null, network: null };
}

function freeCells(grid: Grid): number {
  let count = 0;
  for (let cell = 0; cell < grid.width * grid.height; cell++) if (!grid.isBlocked(grid.cellAt(cell))) count++;
  return count;
}
