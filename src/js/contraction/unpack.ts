/** Twin of assembly/contraction/unpack.ts: unpacks a route. */
import { ARC, type Climb, CORNER_WORDS, PARENT, SPOT } from '../../engine/contraction.ts';
import { BACK_ARC, BACK_PARENT, BACK_WORDS, type Records } from './hierarchy.ts';

export function writeRoute(hierarchy: Records, query: Climb, meeting: number): number[] {
  const { corners, backs, stack } = hierarchy;
  const route = [query.startX, query.startY];

  // The arcs from the start are known from the meeting back. The stack turns them round.
  let waiting = 0;
  let corner = meeting;
  for (let arc = corners[corner * CORNER_WORDS + ARC]; arc >= 0; arc = corners[corner * CORNER_WORDS + ARC]) {
    stack[waiting++] = 2 * arc;
    corner = corners[corner * CORNER_WORDS + PARENT];
  }
  addSpot(hierarchy, route, corners[corner * CORNER_WORDS + SPOT]);
  unpack(hierarchy, route, waiting);

  // Those to the goal lead down, against their direction.
  corner = meeting;
  for (let arc = backs[corner * BACK_WORDS + BACK_ARC]; arc >= 0; arc = backs[corner * BACK_WORDS + BACK_ARC]) {
    stack[0] = 2 * arc + 1;
    unpack(hierarchy, route, 1);
    corner = backs[corner * BACK_WORDS + BACK_PARENT];
  }
  addGoal(hierarchy, route, query.goalX, query.goalY);
  return route;
}

function unpack(hierarchy: Records, route: number[], count: number): void {
  const { parts, stack } = hierarchy;
  let waiting = count;
  while (waiting > 0) {
    const way = stack[--waiting];
    const first = parts[way & ~1];
    const second = parts[way | 1];
    if (first < 0) {
      addSpot(hierarchy, route, (way & 1) === 1 ? ~first : second);
    } else if ((way & 1) === 1) {
      stack[waiting++] = 2 * first;
      stack[waiting++] = 2 * second + 1;
    } else {
      stack[waiting++] = 2 * second;
      stack[waiting++] = 2 * first + 1;
    }
  }
}

function addSpot(hierarchy: Records, route: number[], spot: number): void {
  const x = route[route.length - 2];
  const y = route[route.length - 1];
  const toX = spot & 0xffff;
  const toY = spot >>> 16;
  const steps = countSteps(hierarchy, toX - x, toY - y);
  if (steps > 0) route.push(x + (toX > x ? steps : -steps), y + (toY > y ? steps : -steps));
  if (toX !== x || toY !== y) route.push(toX, toY);
}

function addGoal(hierarchy: Records, route: number[], toX: number, toY: number): void {
  const x = route[route.length - 2];
  const y = route[route.length - 1];
  const steps = countSteps(hierarchy, toX - x, toY - y);
  if (steps > 0) route.push(toX + (x > toX ? steps : -steps), toY + (y > toY ? steps : -steps));
  if (toX !== x || toY !== y) route.push(toX, toY);
}

function countSteps(hierarchy: Records, byX: number, byY: number): number {
  const dx = Math.abs(byX);
  const dy = Math.abs(byY);
  const diagonals = Math.min(dx, dy);
  hierarchy.diagonals += diagonals;
  hierarchy.straights += Math.max(dx, dy) - diagonals;
  return dx === dy ? 0 : diagonals;
}
