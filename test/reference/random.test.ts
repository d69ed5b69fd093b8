// The reference judges both engines: random requests of every kind, with edits between. HOTPATH_RUNS=20 makes 20,000 requests.
import { expect, test } from 'vitest';
import { distanceField, findNearest, findPath } from '../../src/index.ts';
import * as reference from '../../src/reference.ts';
import { compareAnswers, judge } from '../support/judge.ts';
import { Random } from '../support/maps.ts';
import { walkRoute } from '../support/route-walker.ts';
import { runs, seed } from '../support/seed.ts';
import { isClose } from '../support/walk.ts';
import { anyMap, anyOptions, cellsOf, edit, KINDS, type Problem } from './problems.ts';

const ENGINES = ['wasm', 'js'] as const;
const REQUESTS = runs(1000);

type Cell = ReturnType<typeof cellsOf>[number];

test(`${REQUESTS} requests have the answers of the reference on both engines (seed ${seed})`, () => {
  const random = new Random(seed);
  const seen = new Map<string, number>();
  const differences: string[] = [];
  let problem = anyMap('walls', random);
  for (let request = 0; request < REQUESTS; request++) {
    if (request % 10 === 0) problem = anyMap(KINDS[(request / 10) % KINDS.length], random);
    for (let edits = random.below(3); edits > 0; edits--) edit(problem, random);
    const { map } = problem;
    const cells = cellsOf(map);
    const [start, goal] = [random.pick(cells), random.pick(cells)];
    const options = anyOptions(problem, random);
    try {
      const draw = random.next();
      if (draw < 0.7) count(seen, comparePaths(problem, start, goal, options, random));
      else if (draw < 0.85) compareNearest(problem, start, options, random);
      else compareFields(problem, options, random);
    } catch (error) {
      const asked = { start, goal, ...options, layers: options.layers?.map(({ values }) => [...values].join(' ')) };
      const label = `request ${request} on ${problem.kind}, ${JSON.stringify({ asked, links: map.links() })}`;
      differences.push(`${(error as Error).message}; ${label}\n${map.toText()}`);
    }
  }
  expect(differences, `${differences.length} of ${REQUESTS}`).toEqual([]);
  if (REQUESTS < 1000) return;
  for (const status of ['found', 'partial', 'unreachable', 'limit', 'start-blocked', 'goal-blocked']) {
    expect(seen.get(status), status).toBeGreaterThan(REQUESTS / 200);
  }
}, 600_000);

function count(seen: Map<string, number>, status: string): void {
  seen.set(status, (seen.get(status) ?? 0) + 1);
}

function routeOf(map: Problem['map'], { path, hops }: reference.ReferenceResult) {
  const xy = (path ?? []).flatMap((cell) => {
    const index = map.indexOf(cell);
    return [index % map.width, Math.floor(index / map.width)];
  });
  return { xy, hops: () => hops };
}

function comparePaths(
  { map }: Problem,
  start: Cell,
  goal: Cell,
  options: reference.ReferenceOptions,
  random: Random,
): string {
  const how = { algorithm: random.pick(['auto', 'auto', 'astar'] as const), trace: random.chance(0.1) };
  const [expected] = ENGINES.map((engine) => {
    const asked = { ...options, ...how, engine };
    return judge(map, start, goal, asked, findPath(map, start, goal, asked));
  });
  if (expected.path !== null) {
    const walked = walkRoute(map, routeOf(map, expected), options);
    if (!isClose(walked, expected.cost)) throw new Error(`the reference walks ${walked}, not ${expected.cost}`);
  }
  return expected.status;
}

function compareNearest({ map }: Problem, start: Cell, given: reference.ReferenceOptions, random: Random): void {
  const { partial: _, ...options } = given;
  const goals = Array.from({ length: random.below(5) }, () => random.pick(cellsOf(map)));
  const expected = reference.findNearest(map, start, goals, options);
  for (const engine of ENGINES) {
    const result = findNearest(map, start, goals, { ...options, engine });
    const isReached = () => reference.findNearest(map, start, goals, { ...options, maxCost: Infinity }).path !== null;
    compareAnswers(result, expected, isReached, engine);
    if (result.path === null) continue;
    const chosen = reference.findPath(map, start, goals[result.goalIndex], options);
    if (!isClose(chosen.cost, result.cost)) throw new Error(`${engine}: goal ${result.goalIndex} is another`);
  }
}

function compareFields({ map }: Problem, given: reference.ReferenceOptions, random: Random): void {
  const { diagonals, straightCost, diagonalCost, maxCost, layers, size, kindCosts, avoid, allowBlockedStart } = given;
  const direction = random.pick(['to', 'from'] as const);
  const options = {
    diagonals,
    straightCost,
    diagonalCost,
    maxCost,
    layers,
    size,
    kindCosts,
    avoid,
    allowBlockedStart,
    direction,
  };
  const goals = Array.from({ length: random.between(1, 3) }, () => random.pick(cellsOf(map)));
  const expected = reference.distanceField(map, goals, options);
  for (const engine of ENGINES) {
    using field = distanceField(map, goals, { ...options, engine });
    const different = field.costs.findIndex((cost, cell) => !isClose(cost, expected.costs[cell]));
    if (different < 0) continue;
    const costs = `${field.costs[different]}, not ${expected.costs[different]}`;
    throw new Error(`${engine}, field ${direction} ${JSON.stringify(goals)}: cell ${different} costs ${costs}`);
  }
}
