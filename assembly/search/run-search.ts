/**
 * The cheapest route along rows and columns if turns cost, on uniform ground. A label is a place where a route turns, and a search goes from
 * label to label by free runs (free-runs.ts), not from cell to cell.
 *
 * A route that goes east turns north at x only where the free run north of x is longer than that of x - 1. Otherwise it may turn at x - 1 already, at
 * the same cost or less. Then it goes north at least to the row of the obstacle that ends the run of x - 1: below that, it could have turned there too.
 *
 *     . . # r     the run north of x - 1 ends at #
 *     . . . ^     a route that turns north at x goes at least to r, beside #
 *     > > > x
 *
 * Both hold for all directions, but not for the last turn, to the goal. So each label looks whether the goal is in its run, or one turn away.
 *
 * The node of a cell has the least cost of a route that may turn there, and in place of a direction a bit for each direction to which one has turned
 * at that cost. A second label to the same direction is not needed, from wherever it comes: what it may do before its first turn, a route that turns
 * earlier does at no greater cost.
 */
import { Search } from '../core/layout';
import { TURN_RUNS } from '../core/methods';
import { dx, dy, NO_DIRECTION } from '../moves/moves';
import { reserveEntries } from '../nodes/bucket-list';
import { isEmpty, pop, push, reserve } from '../nodes/heap';
import { gAt, gPlane, isReached, openNodes, reached, setG, setTag, tagAt } from '../nodes/nodes';
import { runAt, runsOf } from './free-runs';
import { clearRoute, finishRoute, prependPoint, reserveRoute } from './path';
import { isTraced, reserveTrace } from './search';
import { FOUND, OUT_OF_MEMORY, RUNNING, UNREACHABLE } from '../core/statuses';

/** A label. It takes two entries of the pool (bucket-list.ts), and its number is that of the first. Label 0 is the start, before the first step. */
@unmanaged
export class Label {
  x: i32;
  y: i32;
  /** The direction to which the route turns. */
  heading: u32;
  /** The cells to go before the first turn. */
  first: i32;
  /** Steps and turns of the route so far. */
  steps: i32;
  turns: i32;
  /** The number of the label before. */
  before: u32;
}

const LABEL_ENTRIES: u32 = 2;
const ENTRY_SHIFT: usize = 4;

function labelAt(search: Search, number: u32): Label {
  return changetype<Label>(search.pool + ((<usize>number) << ENTRY_SHIFT));
}

/** Prepares a search and opens its start, which must be passable. Returns the status. */
export function begin(search: Search): i32 {
  const cells = search.cells;
  const runs = runsOf(cells);
  search.usedEntries = LABEL_ENTRIES - 1;
  if (!runs || !openNodes(search, cells.width * cells.height) || !makeRoom(search) || !reserveRoute(search)) {
    return OUT_OF_MEMORY;
  }
  const start = labelAt(search, 0);
  start.x = search.startX;
  start.y = search.startY;
  start.steps = 0;
  start.turns = -1;
  const cell = start.y * cells.width + start.x;
  setTag(search.nodes, cell, reached(search.generation, NO_DIRECTION));
  setG(gPlane(search), cell, 0);
  search.total = Infinity;
  for (let heading: u32 = 0; heading < 8; heading += 2) add(search, runs, 0, 0, heading, 1);
  search.used = TURN_RUNS;
  return RUNNING;
}

/** Makes room for all that an expansion may add. Returns false if memory cannot be allocated. */
function makeRoom(search: Search): bool {
  // At most two labels for each cell of a run.
  const room = LABEL_ENTRIES * 2 * (max(search.cells.width, search.cells.height) + 2);
  return reserveEntries(search, room) && reserve(search, room) && reserveTrace(search, search.expanded + 1);
}

/** Continues for at most `steps` expansions. Returns the status, RUNNING if there is more to do. */
export function run(search: Search, steps: u32): i32 {
  const runs = runsOf(search.cells);
  if (!runs) return OUT_OF_MEMORY;
  for (let left = steps; !isEmpty(search); ) {
    if (!left) return RUNNING;
    if (!makeRoom(search)) return OUT_OF_MEMORY;
    const number = <u32>pop(search);
    if (search.pendingF >= search.total) break;
    left -= expand(search, runs, number);
  }
  if (search.total == Infinity) return UNREACHABLE;
  return writeRoute(search) ? FOUND : OUT_OF_MEMORY;
}

/** Goes along the run of a label, and adds a label for each turn that may pay. Returns 0 if there is a better label, else 1. */
function expand(search: Search, runs: usize, number: u32): u32 {
  const label = labelAt(search, number);
  const width = search.cells.width;
  const heading = label.heading;
  const cell = label.y * width + label.x;
  const step = dy(heading) * width + dx(heading);
  const length = runAt(runs, cell, heading);
  const nodes = search.nodes;
  const costs = gPlane(search);
  const turn = search.turn;
  // Another route has come to this cell at less cost since.
  if (<f64>label.steps + <f64>(label.turns - 1) * turn > gAt(costs, cell)) return 0;
  store<u32>(search.trace + ((search.expanded * u32(isTraced(search))) << 2), cell);
  search.expanded++;
  for (let k = label.first; k < length; k++) {
    const there = cell + k * step;
    for (let side = (heading + 2) & 7, last = side ^ 4; ; side = last) {
      const first = runAt(runs, there - step, side);
      if (runAt(runs, there, side) > first) {
        const cost = <f64>(label.steps + k) + <f64>label.turns * turn;
        const least = gAt(costs, there);
        let tag = tagAt(nodes, there);
        if (isReached(tag, search.generation) && cost >= least) {
          // Another route turns here and goes on the same way at less cost.
          if (cost > least + turn) return 1;
          if (cost > least) break;
        } else {
          tag = search.generation;
          setG(costs, there, cost);
        }
        const bit = 1 << (side >> 1);
        setTag(nodes, there, tag | bit);
        if (!(tag & bit)) add(search, runs, number, k, side, first);
      }
      if (side == last) break;
    }
  }
  return 1;
}

/**
 * Adds a label `k` cells from another one, unless every route from it costs more than one to the goal that is known. Looks for such a route: to the
 * goal's row or column, and with a turn to the goal there.
 */
function add(search: Search, runs: usize, before: u32, k: i32, heading: u32, first: i32): void {
  const number = search.usedEntries + 1;
  const label = labelAt(search, number);
  const from = labelAt(search, before);
  const x = from.x + k * dx(from.heading);
  const y = from.y + k * dy(from.heading);
  const steps = from.steps + k;
  const turns = from.turns + 1;
  label.x = x;
  label.y = y;
  label.heading = heading;
  label.first = first;
  label.steps = steps;
  label.turns = turns;
  label.before = before;
  const stepX = dx(heading);
  const stepY = dy(heading);
  const right = search.goalX - x;
  const down = search.goalY - y;
  const ahead = stepX * right + stepY * down;
  const aside = stepX * down - stepY * right;
  const across = abs(aside);
  const width = search.cells.width;
  const cell = y * width + x;
  const length = runAt(runs, cell, heading);
  if (<u32>ahead < <u32>length) {
    const corner = cell + ahead * (stepY * width + stepX);
    const total = <f64>(steps + ahead + across) + <f64>(turns + i32(across != 0)) * search.turn;
    if (total < search.total && runAt(runs, corner, (heading + (aside > 0 ? 2 : 6)) & 7) > across) {
      search.total = total;
      search.last = number;
      search.usedEntries = number + 1;
    }
  }
  // What is left: a turn behind the obstacle, and one more at least; out of the goal's line and back if it is there.
  const back = i32(!across);
  const f = <f64>(steps + first + abs(ahead - first) + across + 2 * back) + <f64>(turns + 2 + back) * search.turn;
  if (first < length && f < search.total) {
    push(search, f, number);
    search.usedEntries = number + 1;
  }
}

/** Writes the route and its cost. Returns false if memory cannot be allocated. */
function writeRoute(search: Search): bool {
  const goalX = search.goalX;
  const goalY = search.goalY;
  let number = search.last;
  let label = labelAt(search, number);
  const isRow = label.heading & 2;
  clearRoute(search);
  prependPoint(search, goalX, goalY, 1);
  let isWritten = prependPoint(search, isRow ? goalX : label.x, isRow ? label.y : goalY, 1);
  for (; isWritten && number; number = label.before) {
    label = labelAt(search, number);
    isWritten = prependPoint(search, label.x, label.y, 1);
  }
  search.turns = max(search.routeLength, 2) - 2;
  finishRoute(search);
  return isWritten;
}
