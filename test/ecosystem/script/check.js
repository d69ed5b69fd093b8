// The script that runs in every environment. It compares costs with those that one counts on the maps.
import {
  blendLayers,
  distanceField,
  engineInfo,
  findGraphPath,
  findPath,
  findPathAsync,
  Graph,
  Grid,
  Path,
} from 'hotpath';
import { parseMap } from 'hotpath/movingai';
import { answer } from './answer.js';

const ROOM = '.....\n.###.\n.....';
/** The same, as a file of the Moving AI benchmarks. */
const FILE = 'type octile\nheight 3\nwidth 5\nmap\n.....\n.@@@.\n.....\n';
const START = [0, 1];
const GOAL = [4, 1];
/** One step to the row above or below, four steps along it, and one back. Corners must not be cut. */
const COST = 6;

function expect(what, actual, expected) {
  if (actual !== expected) throw new Error(`${what} is ${actual}, not ${expected}`);
}

/** Copies a value as it would be sent to another thread, where the platform can. */
function copy(value) {
  return typeof structuredClone === 'function' ? structuredClone(value) : value;
}

/**
 * Checks that the package works here.
 *
 * @param ask Sends a request to a worker, whose reply it promises. Without it, the request is answered here and the reply copied.
 * @returns The engine that runs.
 */
export async function check(ask = async (request) => copy(answer(request))) {
  const grid = Grid.fromText(ROOM);
  expect('cost of findPath', findPath(grid, START, GOAL).cost, COST);
  expect('status of a blocked goal', findPath(grid, [0, 0], [1, 1]).status, 'goal-blocked');
  grid.setCost(0, 0, 9);
  grid.setCost(0, 2, 9);
  expect('cost over terrain', findPath(grid, START, GOAL).cost, COST + 8);

  const file = parseMap(FILE);
  expect('cost on a map file', findPath(file, START, GOAL).cost, COST);
  const layers = [blendLayers([{ values: new Uint8Array(15).fill(2), weight: 1 }])];
  expect('cost with a layer', findPath(file, START, GOAL, { layers }).cost, COST * (1 + 2));
  expect('cost of distanceField', distanceField(file, GOAL).costAt(0, 1), COST);
  expect('cost of findPathAsync', (await findPathAsync(file, START, GOAL)).cost, COST);

  const roads = Graph.fromEdges(3, [
    [0, 1, 1],
    [1, 2, 1],
    [0, 2, 3],
  ]);
  expect('cost of findGraphPath', findGraphPath(roads, 0, 2).cost, 2);

  const { engine } = engineInfo();
  const reply = await ask({ map: ROOM, start: START, goal: GOAL });
  expect('engine of the worker', reply.engine, engine);
  expect('cost in the copy', reply.result.cost, COST);
  expect('length of the copied path', new Path(reply.result.path.points).length, COST + 1);
  expect('length of the path as JSON', JSON.parse(JSON.stringify(findPath(file, START, GOAL))).path.length, COST + 1);
  return engine;
}

/**
 * Runs the check and prints what it found. test/ecosystem/project.ts looks for this line.
 *
 * @param more A further check of this environment.
 */
export function report(ask, more = async () => {}) {
  const print = typeof console === 'object' ? (text) => console.log(text) : globalThis.print;
  const checks = check(ask).then(async (engine) => {
    await more();
    return engine;
  });
  return checks.then(
    (engine) => print(`ecosystem: ${engine}${ask ? ' worker' : ''}`),
    (error) => print(`ecosystem failed: ${error.message} ${error.stack}`),
  );
}
