/** Checks that every distance field must pass. */
import fc, { type Arbitrary } from 'fast-check';
import type { DistanceField, FieldOptions } from '../../src/index.ts';
import { diagonals, type MapPlan, mapPlan, type Place, place, stepCosts } from './arbitrary.ts';
import { optimalCosts, optimalCostsTo } from './oracle.ts';
import { isClose, walk } from './walk.ts';
import { movementOf, type Point, type World } from './world.ts';

/** Computes the costs of a field with the oracle, without a limit. */
function oracleCosts(world: World, goals: readonly Point[], options: FieldOptions): Float64Array {
  const movement = movementOf(options);
  if (options.direction !== 'from') return optimalCostsTo(world, goals, movement);
  const best = new Float64Array(world.costs.length).fill(Infinity);
  for (const goal of goals) {
    const costs = optimalCosts(world, goal, movement);
    for (let cell = 0; cell < costs.length; cell++) best[cell] = Math.min(best[cell], costs[cell]);
  }
  return best;
}

/** Throws unless costs, steps, routes and reach of a field agree with the map, the oracle and each other. */
export function checkField(world: World, goals: readonly Point[], options: FieldOptions, field: DistanceField): void {
  const { maxCost = Infinity } = options;
  const { costs, flow } = field;
  const optimal = oracleCosts(world, goals, options);
  for (let cell = 0; cell < costs.length; cell++) {
    const [x, y] = [cell % world.width, Math.floor(cell / world.width)];
    if (!Object.is(field.costAt(x, y), costs[cell])) throw new Error(`costAt(${x}, ${y}) is not costs[${cell}]`);
    // Exactly at the limit, rounding decides.
    const expected = isClose(optimal[cell], maxCost) ? costs[cell] : optimal[cell] > maxCost ? Infinity : optimal[cell];
    if (!isClose(costs[cell], expected))
      throw new Error(`(${x}, ${y}) costs ${costs[cell]}, the optimum is ${expected}`);
    checkStep(world, options, field, x, y);
    if (costs[cell] === Infinity && flow[cell] !== 255) throw new Error(`(${x}, ${y}) is out of reach but has a step`);
  }
  checkReach(field);
}

/** Throws unless a cell's step leads downhill by its cost, and its route costs what the field says. */
function checkStep(world: World, options: FieldOptions, field: DistanceField, x: number, y: number): void {
  const cost = field.costAt(x, y);
  const next = field.next(x, y);
  const path = field.path(x, y);
  const where = `(${x}, ${y})`;
  if (cost === Infinity || cost === 0) {
    if (cost === Infinity && (next !== null || path !== null))
      throw new Error(`${where} is out of reach but has a step or a route`);
    if (cost === 0 && next === null && String(path?.xy) !== `${x},${y}`)
      throw new Error(`${where} is a goal but its route has other cells`);
    return;
  }
  if (next === null || path === null) throw new Error(`${where} has cost ${cost} but no step or no route`);
  const movement = movementOf(options);
  const [from, to] = options.direction === 'from' ? [next, { x, y }] : [{ x, y }, next];
  const step = walk(Int32Array.of(from.x, from.y, to.x, to.y), world, movement);
  if (!isClose(field.costAt(next.x, next.y) + step, cost))
    throw new Error(`the step of ${where} does not lead downhill by its cost`);
  const here = path.at(options.direction === 'from' ? -1 : 0);
  const end = path.at(options.direction === 'from' ? 0 : -1);
  if (here.x !== x || here.y !== y) throw new Error(`the route of ${where} has (${here.x}, ${here.y}) in its place`);
  if (field.costAt(end.x, end.y) !== 0) throw new Error(`the route of ${where} has no goal at its other end`);
  if (!isClose(walk(path.xy, world, movement), cost)) throw new Error(`the route of ${where} does not cost ${cost}`);
}

/** Throws unless `within` returns the cells that cost at most the budget. */
function checkReach(field: DistanceField): void {
  const { costs } = field;
  const some = costs.filter((cost) => cost < Infinity).sort();
  for (const budget of [0, some[some.length >> 1] ?? 1, (some[some.length >> 1] ?? 1) * 0.99, Infinity]) {
    const expected = Array.from(costs.keys()).filter((cell) => costs[cell] <= budget && costs[cell] < Infinity);
    if (String(field.within(budget)) !== String(expected)) throw new Error(`within(${budget}) is wrong`);
  }
}

/** Throws if two fields differ in a single bit. */
export function checkSameField(one: DistanceField, other: DistanceField): void {
  const [costs, otherCosts] = [one.costs, other.costs];
  const [flow, otherFlow] = [one.flow, other.flow];
  for (let cell = 0; cell < costs.length; cell++) {
    if (!Object.is(costs[cell], otherCosts[cell])) {
      throw new Error(`costs of cell ${cell} differ: ${costs[cell]} and ${otherCosts[cell]}`);
    }
    if (flow[cell] !== otherFlow[cell])
      throw new Error(`steps of cell ${cell} differ: ${flow[cell]} and ${otherFlow[cell]}`);
  }
}

/** A map, and a field to compute on it. */
export interface FieldPlan {
  map: MapPlan;
  goals: Place[];
  options: FieldOptions;
}

const limits = fc.oneof(
  { weight: 3, arbitrary: fc.constant({}) },
  {
    weight: 1,
    arbitrary: fc.record({
      maxCost: fc.oneof(fc.integer({ min: 0, max: 30 }), fc.double({ min: 0, max: 9, noNaN: true })),
    }),
  },
);

/** Plans with any options except engine and layers, and with one to five goals, some of them blocked. */
export function fieldPlan(side: number, uniform = false): Arbitrary<FieldPlan> {
  const options = fc
    .tuple(stepCosts, fc.record({ diagonals, direction: fc.constantFrom('to', 'from') }, { requiredKeys: [] }), limits)
    .map(([costs, others, limit]) => ({ ...costs, ...others, ...limit }) as FieldOptions);
  return fc.record({ map: mapPlan(side, uniform), goals: fc.array(place, { minLength: 1, maxLength: 5 }), options });
}
