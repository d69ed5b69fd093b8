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
 * The node of a cell has the least cost of a route that may turn there, and in place of a direction a bit for each heading to which one has turned
 * at that cost. A second label of the same heading is not needed, whatever its way: what it may do before its first turn, a route that turns
 * earlier does at no greater cost.
 */
import { Search } from '../core/layout';
import { TURN_RUNS } from '../core/methods';
import { reserveEntries } from '../nodes/bucket-list';
import { isEmpty, pop, push, putWaiting, reserve } from '../nodes/heap';
import { gAt, gPlane, isReached, openNodes, setG, setTag, tagAt } from '../nodes/nodes';
import { ROW, runsAt, runsOf, signOf } from './free-runs';
import { finishRoute, prependPoint } from '../search/path';
import { reserveTrace } from '../search/search';
import { FOUND, OUT_OF_MEMORY, RUNNING, UNREACHABLE } from '../core/statuses';

/** A label. It takes two entries of the pool (bucket-list.ts), and its number is that of the first. Label 0 is the start, before the first step. */
@unmanaged
export class Label {
  x: i32;
  y: i32;
  /** The heading to which the route turns (free-runs.ts). */
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
  search.usedEntries = LABEL_ENTRIES - 1;
  if (!openNodes(search, cells.width * cells.height) || !makeRoom(search)) return OUT_OF_MEMORY;
  const start = labelAt(search, 0);
  start.x = search.startX;
  start.y = search.startY;
  start.steps = 0;
  start.turns = -1;
  search.total = Infinity;
  putWaiting(search, 0, 0);
  search.used = TURN_RUNS;
  return RUNNING;
}

/** Makes room for all that an expansion may add. Returns false if memory cannot be allocated. */
function makeRoom(search: Search): bool {
  // At most two labels for each cell of a run.
  const room = LABEL_ENTRIES * 2 * (search.cells.width + search.cells.height + 2);
  return reserveEntries(search, room) && reserve(search, room) && reserveTrace(search, search.expanded + 1);
}

/** Continues for at most `steps` expansions. Returns the status, RUNNING if there is more to do. */
export function run(search: Search, steps: u32): i32 {
  if (!runsOf(search.cells)) return OUT_OF_MEMORY;
  for (let left = steps; !isEmpty(search); ) {
    if (!left) return RUNNING;
    if (!makeRoom(search)) return OUT_OF_MEMORY;
    const number = <u32>pop(search);
    if (search.pendingF >= search.total) break;
    left -= expand(search, number);
  }
  if (search.total == Infinity) return UNREACHABLE;
  return writeRoute(search) ? FOUND : OUT_OF_MEMORY;
}

/** Goes along the run of a label, and adds a label for each turn that may pay. Returns 0 if there is a better label, else 1. */
function expand(search: Search, number: u32): u32 {
  const label = labelAt(search, number);
  const width = search.cells.width;
  const heading = label.heading;
  const sides = ~heading & ROW;
  const step = signOf(heading) * (sides ? width : 1);
  const nodes = search.nodes;
  const costs = gPlane(search);
  const generation = search.generation;
  const turn = search.turn;
  const turnCosts = <f64>label.turns * turn;
  let cell = label.y * width + label.x;
  // Another route has come to this cell at less cost since.
  if (label.turns > 0 && <f64>label.steps + <f64>(label.turns - 1) * turn > gAt(costs, cell)) return 0;
  store<u32>(search.trace + ((search.expanded * search.tracing) << 2), cell);
  search.expanded++;
  for (let start: u32 = 0; !number && start < 8; start += 2) add(search, 0, 0, start, 1);
  // No run is so long.
  if (!number) return 1;
  const length = <i32>load<u16>(runsAt(search.cells.runs, cell) + heading);
  cell += (label.first - 1) * step;
  let at = runsAt(search.cells.runs, cell) + sides;
  let before = load<u32>(at);
  for (let k = label.first; k < length; k++) {
    cell += step;
    at += step << 3;
    const here = load<u32>(at);
    for (let shift: u32 = 0; here != before && shift < 32; shift += 16) {
      const first = (before >> shift) & 0xffff;
      if (((here >> shift) & 0xffff) <= first) continue;
      const cost = <f64>(label.steps + k) + turnCosts;
      const least = gAt(costs, cell);
      let tag = tagAt(nodes, cell);
      if (isReached(tag, generation) && cost >= least) {
        // Another route turns here and goes on the same way at less cost.
        if (cost > least + turn) return 1;
        if (cost > least) break;
      } else {
        tag = generation;
        setG(costs, cell, cost);
      }
      const side = sides | (shift >> 3);
      setTag(nodes, cell, tag | (1 << (side >> 1)));
      if (!((tag >> (side >> 1)) & 1)) add(search, number, k, side, first);
    }
    before = here;
  }
  return 1;
}

/**
 * Adds a label `k` cells from another one, unless every route from it costs more than one to the goal that is known. Looks for such a route: to the
 * goal's row or column, and with a turn to the goal there.
 */
function add(search: Search, before: u32, k: i32, heading: u32, first: i32): void {
  const number = search.usedEntries + 1;
  const label = labelAt(search, number);
  const from = labelAt(search, before);
  const way = signOf(from.heading) * k;
  const isRow = heading & ROW;
  const x = from.x + (isRow ? 0 : way);
  const y = from.y + (isRow ? way : 0);
  const steps = from.steps + k;
  const turns = from.turns + 1;
  label.x = x;
  label.y = y;
  label.heading = heading;
  label.first = first;
  label.steps = steps;
  label.turns = turns;
  label.before = before;
  const sign = signOf(heading);
  const right = search.goalX - x;
  const down = search.goalY - y;
  const ahead = sign * (isRow ? right : down);
  const aside = isRow ? down : right;
  const across = abs(aside);
  const width = search.cells.width;
  const at = runsAt(search.cells.runs, y * width + x);
  const length = <i32>load<u16>(at + heading);
  if (<u32>ahead < <u32>length) {
    const corner = at + ((ahead * sign * (isRow ? 1 : width)) << 3);
    const total = <f64>(steps + ahead + across) + <f64>(turns + i32(across != 0)) * search.turn;
    if (total < search.total && <i32>load<u16>(corner + ((~heading & ROW) | (u32(aside > 0) << 1))) > across) {
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
  let x = search.goalX;
  let y = search.goalY;
  for (let number = search.last; prependPoint(search, x, y, 1); ) {
    if (!number) {
      search.turns = max(search.routeLength, 2) - 2;
      finishRoute(search);
      return true;
    }
    // Only the last label may be a turn away from the point after it.
    const label = labelAt(search, number);
    if (label.heading & ROW) y = label.y;
    else x = label.x;
    if (!prependPoint(search, x, y, 1)) return false;
    x = label.x;
    y = label.y;
    number = label.before;
  }
  return false;
}
