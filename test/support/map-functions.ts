/** Each exported function that takes a map, with what its answer must be on a map of any kind (map-answers.ts). */
import { expect } from 'vitest';
import { formatImage, parseImage } from '../../src/image.ts';
import {
  assignGoals,
  createTeam,
  findTeamPaths,
  findTimedPath,
  fleeField,
  formationCells,
  Grid,
  GridTransform,
  Reservations,
  setHeights,
  World,
} from '../../src/index.ts';
import {
  formatMap,
  formatRobotAgents,
  formatRobotTasks,
  parseMap,
  parseRobotAgents,
  parseRobotTasks,
  pastePatch,
} from '../../src/movingai.ts';
import { formatMapServer, formatOccupancyGrid, parseMapServer, parseOccupancyGrid } from '../../src/ros.ts';
import { formatTiled, parseTiled } from '../../src/tiled.ts';
import { type EveryMap, Model, SIDE } from './every-map.ts';
import { checkFleeing } from './fleeing.ts';
import {
  asked,
  type Check,
  cellsOf,
  checkRoute,
  near,
  REACH,
  ROUTES,
  SEARCHES,
  WALLS,
  walk,
  wallsOf,
} from './map-answers.ts';
import { poolOf } from './pools.ts';

const TEAMS: Record<string, Check> = {
  createTeam: (on) => {
    const { least, from, to } = asked(on, true);
    const team = createTeam(on.map, [{ start: from, goal: to }]);
    near(team.distance(0), least);
    const xy = [...team.positions];
    for (let k = 0; k < 200 && !team.arrived; k++) {
      team.step();
      xy.push(...team.positions);
    }
    walk(on.model, xy, { straight: true, waits: true });
    expect(team.arrived).toBe(least < Infinity);
    team.dispose();
  },
  findTeamPaths: (on) => {
    const { least, from, to } = asked(on, true);
    const { status, paths } = findTeamPaths(on.map, [{ start: from, goal: to }]);
    expect(status).toBe(least < Infinity ? 'found' : 'unreachable');
    if (paths === null) return;
    expect([...paths[0].xy.slice(-2)]).toEqual([to.x, to.y]);
    walk(on.model, paths[0].xy, { straight: true, waits: true });
  },
  findTimedPath: (on) => {
    const { least, from, to } = asked(timed(on), true);
    const { arrival, path } = findTimedPath(on.map, from, to);
    expect(arrival).toBe(least);
    if (path !== null) walk(on.model, path.xy, { straight: true });
  },
  Reservations: (on) => {
    const { from, to } = asked(on, true);
    const taken = on.model.free.find((cell) => cell !== on.start && cell !== on.goal) as number;
    const reservations = new Reservations(on.map);
    const { x, y } = on.model.at(taken);
    reservations.block(x, y, 0, Infinity);
    const least = timed(on).model.costsFrom(on.start, true, taken)[on.goal];
    const { arrival } = findTimedPath(on.map, from, to, { reservations });
    expect(arrival).toBe(least);
  },
};

const GOALS: Record<string, Check> = {
  assignGoals: (on) => {
    const { least, from, to } = asked(on, on.model.kind !== 'HexGrid');
    const { goalOf, sum } = assignGoals(on.map, [from], [to]);
    expect(goalOf[0]).toBe(least < Infinity ? 0 : -1);
    near(sum, least < Infinity ? least : 0);
  },
  fleeField: (on) => {
    const { from } = asked(on);
    checkFleeing(fleeField(on.map, from), on.map, [from], {});
  },
  formationCells: (on) => {
    const { costs, from } = asked(on);
    const reached = costs.filter((cost) => cost < Infinity).length;
    const found = formationCells(on.map, from, 6).map((cell) => on.map.indexOf(cell));
    expect(new Set(found).size).toBe(Math.min(6, reached));
    for (const cell of found) expect(costs[cell]).toBeLessThan(Infinity);
  },
};

/** Returns a map as those see it to whom each step takes one unit of time. */
function timed(on: EveryMap): EveryMap {
  return { ...on, model: new Model(on.model.kind, { ...on.model, borders: new Map() }) };
}

const OTHERS: Record<string, Check> = {
  setHeights: ({ map, model, start }) => {
    const copy = map.clone();
    const heights = new Float64Array(map.width * map.height);
    if (copy instanceof Grid) heights[copy.indexOf(model.at(start))] = 1;
    setHeights(copy, heights, { climb: 0 });
    for (let direction = 0; direction < 6; direction++) expect(copy.isExitOpen(model.at(start), direction)).toBe(false);
    expect(cellsOf(copy)).toBe(wallsOf(model));
  },
  'Grid.stack': ({ map, model }) => {
    const house = Grid.stack([map, map]);
    expect(house.floors).toBe(2);
    expect(cellsOf(house)).toBe(`${wallsOf(model)}${'#'.repeat(SIDE)}${wallsOf(model)}`);
    expect(house.links().length).toBe(2 * model.links.length);
  },
  'World.load': ({ map, model }) => {
    const world = new World({ width: 64, height: 64, chunkSize: SIDE });
    world.load(-1, 2, map);
    expect(cellsOf(world.chunk(-1, 2) as Grid)).toBe(wallsOf(model));
  },
  createPool: async (on) => {
    const { from, to } = asked(on);
    const pool = poolOf(on.map, 1);
    checkRoute(on, await pool.findPath(from, to));
    await pool.close();
  },
  'pool.share': async (on) => {
    const { from, to } = asked(on);
    const pool = poolOf(new Grid(1, 1), 1);
    try {
      const shared = pool.share(on.map);
      checkRoute(on, await shared.findPath(from, to));
      await shared.close();
    } finally {
      await pool.close();
    }
  },
};

const place = () => new GridTransform({ cellSize: 1 });
const FILES: Record<string, Check> = {
  formatMap: ({ map, model }) => expect(cellsOf(parseMap(formatMap(map)))).toBe(wallsOf(model)),
  formatTiled: ({ map, model }) => expect(cellsOf(parseTiled(formatTiled(map)).grid)).toBe(wallsOf(model)),
  formatImage: ({ map, model }) => {
    expect(cellsOf(parseImage(formatImage(map), { rule: { '#ffffff': 1, '#000000': 0 } }))).toBe(wallsOf(model));
  },
  formatOccupancyGrid: ({ map, model }) => {
    expect(cellsOf(parseOccupancyGrid(formatOccupancyGrid(map, place())).grid)).toBe(wallsOf(model));
  },
  formatMapServer: ({ map, model }) => {
    const { yaml, image } = formatMapServer(map, place(), { image: 'a.pgm' });
    expect(cellsOf(parseMapServer(yaml, image).grid)).toBe(wallsOf(model));
  },
  pastePatch: ({ map, model }) => {
    const patch = map.clone();
    patch.setBlocked(model.at(model.free[0]));
    const copy = map.clone();
    pastePatch(copy, patch, 0, 0);
    expect(cellsOf(copy)).toBe(cellsOf(patch));
  },
  'formatRobotAgents, parseRobotAgents': ({ map, model, start, goal }) => {
    const [first, second] = [start, goal].map((cell) => model.at(cell));
    expect(parseRobotAgents(formatRobotAgents([first, second], map), map)).toMatchObject([
      { start: first },
      { start: second },
    ]);
  },
  'formatRobotTasks, parseRobotTasks': ({ map, model, start, goal }) => {
    const task = [start, goal].map((cell) => model.at(cell));
    expect(parseRobotTasks(formatRobotTasks([task], map), map)).toEqual([task]);
  },
};

/** By name. The checks of a name are right answers, unless they throw one of the package's errors. */
export const FUNCTIONS: Readonly<Record<string, Check>> = {
  ...SEARCHES,
  ...ROUTES,
  ...REACH,
  ...WALLS,
  ...TEAMS,
  ...GOALS,
  ...OTHERS,
  ...FILES,
};
