// A plain search through space and time for one agent among others: it visits all cells at time 0, then at time 1, and so on.
import { moveFault } from './team-check.ts';
import { costAt, type Diagonals, type Point, type World } from './world.ts';

/** Another agent: its cell at its first time and after. */
export interface Other {
  from: number;
  cells: readonly Point[];
  /** Whether it stays at its last cell for ever; otherwise it is gone. */
  rest: boolean;
}

/** Where an agent is that is nowhere. */
const NOWHERE = { x: -99, y: -99 };

function placeOf({ from, cells, rest }: Other, time: number): Point {
  if (time < from) return NOWHERE;
  return cells[time - from] ?? (rest ? cells[cells.length - 1] : NOWHERE);
}

/** Returns the first legal time at which the agent is at the goal, from then on for ever if it rests; Infinity if there is none. */
export function earliestArrival(
  world: World,
  diagonals: Diagonals,
  others: readonly Other[],
  trip: { start: Point; goal: Point; startTime: number; maxTime: number; rest: boolean },
): number {
  const { start, goal, startTime, maxTime, rest } = trip;
  const isFree = (cell: Point, time: number) =>
    !others.some((other) => placeOf(other, time).x === cell.x && placeOf(other, time).y === cell.y);
  if (costAt(world, start.x, start.y) === Infinity || !isFree(start, startTime)) return Infinity;
  // After this time the others do not move. Then all cells within reach are reached in as many steps as there are cells.
  const still = Math.max(startTime, ...others.map(({ from, cells }) => from + cells.length));
  const end = Math.min(maxTime, still + world.costs.length + 1);
  let front = new Map([[start.y * world.width + start.x, start]]);
  for (let time = startTime; time <= end; time++) {
    const isHere = front.has(goal.y * world.width + goal.x);
    const staysFree = () => Array.from({ length: still - time + 1 }, (_, i) => isFree(goal, time + i)).every(Boolean);
    const goes = () => rest || sparesOthers(world, diagonals, others, goal, NOWHERE, time);
    if (isHere && goes() && (!rest || (staysFree() && remains(world, diagonals, others, goal, time, still))))
      return time;
    const next = new Map<number, Point>();
    for (const from of front.values()) {
      for (let dy = -1; dy <= 1; dy++) {
        for (let dx = -1; dx <= 1; dx++) {
          const to = { x: from.x + dx, y: from.y + dy };
          if (isLegal(world, diagonals, others, from, to, time)) next.set(to.y * world.width + to.x, to);
        }
      }
    }
    front = next;
  }
  return Infinity;
}

/** Returns whether the agent may stay in a cell from one time to another. */
function remains(
  world: World,
  diagonals: Diagonals,
  others: readonly Other[],
  cell: Point,
  from: number,
  to: number,
): boolean {
  for (let time = from; time < to; time++) if (!isLegal(world, diagonals, others, cell, cell, time)) return false;
  return true;
}

function isLegal(
  world: World,
  diagonals: Diagonals,
  others: readonly Other[],
  from: Point,
  to: Point,
  time: number,
): boolean {
  const before = [from, ...others.map((other) => placeOf(other, time))];
  const after = [to, ...others.map((other) => placeOf(other, time + 1))];
  return moveFault(world, diagonals, before, after, 0) === '' && sparesOthers(world, diagonals, others, from, to, time);
}

/** Returns whether a move of the agent leaves the diagonal steps of the others legal. */
function sparesOthers(
  world: World,
  diagonals: Diagonals,
  others: readonly Other[],
  from: Point,
  to: Point,
  time: number,
): boolean {
  const before = [from, ...others.map((other) => placeOf(other, time))];
  const after = [to, ...others.map((other) => placeOf(other, time + 1))];
  return others.every(
    (_, i) => isAway(before[i + 1], after[i + 1]) || moveFault(world, diagonals, before, after, i + 1) === '',
  );
}

function isAway(before: Point, after: Point): boolean {
  return before.x === NOWHERE.x || after.x === NOWHERE.x;
}

/** Returns whether others never collide among themselves. */
export function areAtPeace(world: World, diagonals: Diagonals, others: readonly Other[]): boolean {
  for (let time = 0; time < Math.max(0, ...others.map(({ from, cells }) => from + cells.length)); time++) {
    const before = others.map((other) => placeOf(other, time));
    const after = others.map((other) => placeOf(other, time + 1));
    for (let i = 0; i < others.length; i++) {
      // Two that are nowhere do not meet.
      const isHere = (_: unknown, k: number) => k === i || after[k].x !== NOWHERE.x || before[k].x !== NOWHERE.x;
      const place = others.filter(isHere).indexOf(others[i]);
      const fault = moveFault(world, diagonals, before.filter(isHere), after.filter(isHere), place);
      if (after[i].x !== NOWHERE.x && before[i].x === NOWHERE.x) {
        if (after.some((other, k) => k !== i && other.x === after[i].x && other.y === after[i].y)) return false;
      } else if (!isAway(before[i], after[i]) && fault !== '') return false;
    }
  }
  return true;
}
