/** Writes the route of a search: unpacks its arcs to those of the grid, and puts in where a route turns between two corners. */
import { enlarge } from '../core/memory';
import { backAt, cornerAt, Hierarchy, partsOf, spotOf } from './hierarchy';

const FIRST_CAPACITY: u32 = 256;

/** Begins a route at the start. Returns false if memory cannot be allocated. */
function beginRoute(hierarchy: Hierarchy): bool {
  hierarchy.routeLength = 0;
  hierarchy.straights = 0;
  hierarchy.diagonals = 0;
  if (!reserveRoute(hierarchy)) return false;
  addPoint(hierarchy, hierarchy.startX, hierarchy.startY);
  return true;
}

/** Writes the route to a goal in view. Returns false if memory cannot be allocated. @param isAhead Whether its diagonal begins at the start. */
export function writeDirect(hierarchy: Hierarchy, isAhead: bool): bool {
  if (!beginRoute(hierarchy)) return false;
  return isAhead ? addSpot(hierarchy, spotOf(hierarchy.goalX, hierarchy.goalY)) : addGoal(hierarchy);
}

/** Writes the route through the corner where both climbs met. Returns false if memory cannot be allocated. */
export function writeRoute(hierarchy: Hierarchy, meeting: u32): bool {
  if (!beginRoute(hierarchy)) return false;

  // The arcs from the start are known from the meeting back. The stack turns them round.
  let waiting: u32 = 0;
  let corner = meeting;
  for (let arc = cornerAt(hierarchy, corner).arc; arc >= 0; arc = cornerAt(hierarchy, corner).arc) {
    setWaiting(hierarchy, waiting++, (<u32>arc) << 1);
    corner = cornerAt(hierarchy, corner).parent;
  }
  if (!addSpot(hierarchy, cornerAt(hierarchy, corner).spot)) return false;
  if (!unpack(hierarchy, waiting)) return false;

  // Those to the goal lead down, against their direction.
  corner = meeting;
  for (let arc = backAt(hierarchy, corner).arc; arc >= 0; arc = backAt(hierarchy, corner).arc) {
    setWaiting(hierarchy, 0, ((<u32>arc) << 1) | 1);
    if (!unpack(hierarchy, 1)) return false;
    corner = backAt(hierarchy, corner).parent;
  }
  return addGoal(hierarchy);
}

function setWaiting(hierarchy: Hierarchy, index: u32, way: u32): void {
  store<u32>(hierarchy.stack + ((<usize>index) << 2), way);
}

/** Unpacks the waiting arcs, the last one first. The lowest bit says that it is taken backwards. */
function unpack(hierarchy: Hierarchy, waiting: u32): bool {
  while (waiting) {
    const way = load<u32>(hierarchy.stack + ((<usize>--waiting) << 2));
    const parts = partsOf(hierarchy, way >> 1);
    const first = parts.first;
    const second = parts.second;
    if (first < 0) {
      if (!addSpot(hierarchy, way & 1 ? ~first : second)) return false;
    } else if (way & 1) {
      setWaiting(hierarchy, waiting++, first << 1);
      setWaiting(hierarchy, waiting++, (second << 1) | 1);
    } else {
      setWaiting(hierarchy, waiting++, second << 1);
      setWaiting(hierarchy, waiting++, (first << 1) | 1);
    }
  }
  return true;
}

/** Goes on to a corner, first by the diagonal, then straight. */
function addSpot(hierarchy: Hierarchy, spot: u32): bool {
  if (!reserveRoute(hierarchy)) return false;
  const x = lastX(hierarchy);
  const y = lastY(hierarchy);
  const toX = <i32>(spot & 0xffff);
  const toY = <i32>(spot >> 16);
  const steps = countSteps(hierarchy, toX - x, toY - y);
  if (steps) addPoint(hierarchy, x + (toX > x ? steps : -steps), y + (toY > y ? steps : -steps));
  if (toX != x || toY != y) addPoint(hierarchy, toX, toY);
  return true;
}

/** Goes on to the goal, first straight, since it sees the corner along the diagonal. */
function addGoal(hierarchy: Hierarchy): bool {
  if (!reserveRoute(hierarchy)) return false;
  const x = lastX(hierarchy);
  const y = lastY(hierarchy);
  const toX = hierarchy.goalX;
  const toY = hierarchy.goalY;
  const steps = countSteps(hierarchy, toX - x, toY - y);
  if (steps) addPoint(hierarchy, toX + (x > toX ? steps : -steps), toY + (y > toY ? steps : -steps));
  if (toX != x || toY != y) addPoint(hierarchy, toX, toY);
  return true;
}

/** Counts the steps between two points. Returns the number of diagonal steps, or 0 if the way does not turn between them. */
function countSteps(hierarchy: Hierarchy, byX: i32, byY: i32): i32 {
  const dx = abs(byX);
  const dy = abs(byY);
  const diagonals = min(dx, dy);
  hierarchy.diagonals += diagonals;
  hierarchy.straights += max(dx, dy) - diagonals;
  return dx == dy ? 0 : diagonals;
}

/** Makes room for two more points. */
function reserveRoute(hierarchy: Hierarchy): bool {
  const used = hierarchy.routeLength;
  if (used + 2 <= hierarchy.routeCapacity) return true;
  const capacity = (used + FIRST_CAPACITY) << 1;
  const route = enlarge(hierarchy.route, (<usize>used) << 3, (<u64>capacity) << 3);
  if (!route) return false;
  hierarchy.route = route;
  hierarchy.routeCapacity = capacity;
  return true;
}

function addPoint(hierarchy: Hierarchy, x: i32, y: i32): void {
  const at = hierarchy.route + ((<usize>hierarchy.routeLength) << 3);
  hierarchy.routeLength++;
  store<i32>(at, x);
  store<i32>(at, y, 4);
}

function lastX(hierarchy: Hierarchy): i32 {
  return load<i32>(hierarchy.route + ((<usize>(hierarchy.routeLength - 1)) << 3));
}

function lastY(hierarchy: Hierarchy): i32 {
  return load<i32>(hierarchy.route + ((<usize>(hierarchy.routeLength - 1)) << 3), 4);
}
