/**
 * A field on uniform terrain, by runs over rows of bits. Most cells lie in the open, where a route to them has one form: diagonal steps, then straight ones.
 * So nothing waits in an open list but stops: cells at which a run has more moves than to go on in its own way (stops/stops.ts), as in jump point
 * search (D. Harabor, A. Grastien, AAAI 2011). From a stop, straight runs fill cells up to the next stop, a word of bits at a time. A
 * diagonal run fills its cone: each of its cells begins a run along the row and a column. The columns of a cone go on together, from row to row, as bits
 * of a word. A run ends at walls, at stops, and at cells that cost no more already.
 *
 * Without diagonals, vertical runs take the place of diagonal ones, and each of their cells begins runs to both sides.
 *
 * Stops wait in buckets by cost. A run may fill cells that another reaches at less cost later: then that one writes over them. So the order matters to
 * time alone, and a waiting stop whose cell costs something else by now is dropped. In the end each cell has the cost, and all moves, of the run
 * that wrote it last, and field-queues.ts explains why these moves are enough. Costs come from counts of steps, as they do there.
 *
 * Long runs wait after as many cells as the part of a source is wide (field-waits.ts). So a run does not fill much of what another source is nearer to, and
 * all entries fit into the ring of buckets.
 */
import { bitAt } from '../moves/cells';
import { ALWAYS, dx, dy, NEVER, NO_DIRECTION, ONLY_WHEN_NO_OBSTACLES } from '../moves/moves';
import { CELLS_A_COSTLY_SOURCE, CELLS_A_SOURCE } from '../core/tuning';
import { wordAt } from '../core/words';
import { SLOTS } from './field-buckets';
import { hasBit, runEast, runStraight, runWest } from './field-lines';
import { MOVE_TABLE } from './field-moves';
import { followFrom } from './field-links';
import { leastOffer, NO_CELL, takeOffer } from './field-offers';
import { Field, HALF_TURN, OVER_SEAM } from './field-record';
import { cutsCorners, stopPlane } from './stops/stop-planes';
import { bucketOf, clearWaits, costOf, reserveBases, reserveWaits, slantCost, takeWait, wait } from './field-waits';
import { movesOnward } from './odd/odd-cells';
import { cellAcross, crossings } from './odd/seams';

/** Columns of a cone: those of a word, without the one that the run starts from. */
const COLUMNS: u32 = 31;
/** The longest run, in cells: it and the steps of a cone fit into the ring of buckets. */
const LONGEST: u32 = SLOTS / 4;

/** In place of moves: memory cannot be allocated. */
const REFUSED: u32 = 256;

/** The cost of the diagonal steps of each column of a cone, f64. */
const COLUMN_COSTS: usize = memory.data(256);

/** Returns the cells of the grid for each cell that routes begin at. */
function cellsFor(field: Field, begins: u32): f64 {
  return (<f64>field.cells.width * <f64>field.cells.height) / Math.max(1, <f64>begins);
}

/** Whether sources are so few that runs are faster than queues: they fill what is nearer to another source too. */
export function areSourcesFew(field: Field): bool {
  return (
    field.sourceCount <= 1 ||
    field.fewBegin != 0 ||
    cellsFor(field, field.sourceCount) >= (field.sourceCosts ? CELLS_A_COSTLY_SOURCE : CELLS_A_SOURCE)
  );
}

/** Fills the planes. Returns false if memory cannot be allocated. */
export function runCones(field: Field): bool {
  clearWaits(field);
  const begins = field.linkCount + (field.fewBegin ? 1 : field.sourceCount);
  field.runLimit = <u32>Math.min(Math.sqrt(cellsFor(field, begins)), <f64>LONGEST);
  if (field.offered && !reserveBases(field)) return false;
  if (!field.sourceCosts && !putSources(field)) return false;
  noteOffers(field);
  // The most that one entry makes: one for each column and row of its cones or, without diagonals, two for each cell of its runs.
  const most = field.rule == NEVER ? 4 * field.runLimit + 8 : 16 * COLUMNS + 8;
  while (true) {
    if (!reserveWaits(field, most)) return false;
    const entry = takeWait(field);
    if (!entry) {
      if (field.offerBucket == u32.MAX_VALUE) return true;
      if (!putOffers(field)) return false;
      continue;
    }
    if (!begin(field, load<u32>(entry, 4), load<u32>(entry, 8), load<u32>(entry, 12))) return false;
  }
}

/** Lets the sources wait. Returns false if memory cannot be allocated. */
function putSources(field: Field): bool {
  if (!reserveWaits(field, field.sourceCount)) return false;
  for (let i: u32 = 0; i < field.sourceCount; i++) {
    const cell = load<u32>(field.sources + ((<usize>i) << 2));
    const at = field.costs + ((<usize>cell) << 3);
    if (load<f64>(at) == 0) continue;
    store<f64>(at, 0);
    wait(field, cell, 0, 0, 0);
  }
  return true;
}

/** Lets the offers wait whose bucket has its turn. If no other bucket has entries, buckets begin again at the least offer. Returns false if memory cannot be allocated. */
function putOffers(field: Field): bool {
  if (field.bucket > field.lastBucket) {
    field.origin = leastOffer(field);
    field.bucket = 0;
    field.lastBucket = 0;
  }
  while (bucketOf(field, leastOffer(field)) < <f64>field.bucket + 1) {
    if (!reserveWaits(field, 1)) return false;
    const cell = takeOffer(field);
    if (cell != NO_CELL) wait(field, cell, 0, 0, field.base);
  }
  noteOffers(field);
  return true;
}

/** Notes the bucket of the least offer. */
function noteOffers(field: Field): void {
  const least = field.offered ? leastOffer(field) : Infinity;
  // A ring has no such number.
  field.offerBucket =
    least == Infinity ? u32.MAX_VALUE : <u32>Math.min(bucketOf(field, least), <f64>(u32.MAX_VALUE - 1));
}

/** Begins the runs of a cell that has waited, unless it has become cheaper since. Returns false if memory cannot be allocated. */
function begin(field: Field, cell: u32, straights: u32, diagonals: u32): bool {
  if (load<f64>(field.costs + ((<usize>cell) << 3)) != costOf(field, straights) + slantCost(field, diagonals))
    return true;
  const state: u32 = load<u8>(field.flow + cell);
  const width = field.cells.width;
  const y = cell / width;
  const x = cell - y * width;
  const bit = bitAt(field.cells, x, y);
  let moves: u32;
  // As a source or over a link, a cell is reached in no direction.
  if (field.odd) {
    const isStep = state < 8 || (state & ~7) == OVER_SEAM;
    moves = beginOdd(field, x, y, isStep ? (state & 7) ^ HALF_TURN : NO_DIRECTION, straights, diagonals);
    if (moves == REFUSED) return false;
  } else {
    const direction = state < 8 ? state ^ HALF_TURN : NO_DIRECTION;
    moves = load<u8>(MOVE_TABLE + ((direction << 8) | <u32>load<u8>(field.rings + cell)));
  }
  for (; moves; moves &= moves - 1) {
    const move = ctz(moves);
    if (move & 1) runCone(field, move, cell, bit, straights, diagonals);
    else runStraight(field, move, cell, bit, straights, diagonals);
  }
  return true;
}

/** Follows the links and makes the steps over edges of a cell, which may be odd. Returns its other moves; REFUSED if memory cannot be allocated. */
function beginOdd(field: Field, x: u32, y: u32, direction: u32, straights: u32, diagonals: u32): u32 {
  const moves = movesOnward(field, x, y, direction);
  if (field.linkCount) {
    if (!followFrom(field, y * field.cells.width + x)) return REFUSED;
    noteOffers(field);
  }
  return field.wrap ? stepAcross(field, x, y, moves, straights, diagonals) : moves;
}

/** Makes the steps over edges that go on. The cells that they lead to wait. Returns the other moves. */
function stepAcross(field: Field, x: u32, y: u32, moves: u32, straights: u32, diagonals: u32): u32 {
  const across = moves & crossings(field.cells, field.wrap, x, y);
  for (let left = across; left; left &= left - 1) {
    const move = ctz(left);
    const cell = cellAcross(field.cells, x, y, move);
    const steps = straights + 1 - (move & 1);
    const slants = diagonals + (move & 1);
    const cost = costOf(field, steps) + slantCost(field, slants);
    if (fill(field, cell, OVER_SEAM | (move ^ HALF_TURN), cost)) wait(field, cell, steps, slants, cost);
  }
  return moves ^ across;
}

/** Fills the cone of a diagonal run, up to the columns of a word. Column k has k more diagonal steps; bit k of a word, or COLUMNS - k to the west. */
function runCone(field: Field, move: u32, from: u32, bit: i32, straights: u32, diagonals: u32): void {
  const east = dx(move) > 0;
  const up = dy(move);
  const row = up * (field.cells.rowBytes << 3);
  const blocked = field.cells.blocked;
  const isStopped = field.odd != 0 || cutsCorners(field.rule);
  const lead = costOf(field, straights);
  const base = field.base;
  const price = field.uniformCost;
  const diagonal = field.diagonalCost;
  let p = east ? bit : bit - COLUMNS;
  let first = east ? from : from - COLUMNS;
  let columns: u32 = 0;
  let isRunning: bool = true;
  let here = ~wordAt(blocked, p);
  for (let step: u32 = 1; isRunning || columns; step++) {
    const before = here;
    p += row;
    first += up * field.cells.width;
    here = ~wordAt(blocked, p);
    columns &= here;
    if (columns) {
      columns = fillColumns(field, columns, p, first, east, up, straights + step, diagonals);
      if (step >= field.runLimit && columns) {
        waitAll(field, columns, first, east, straights + step, diagonals);
        columns = 0;
      }
    }
    if (!isRunning) continue;
    // The next cell of the diagonal, from column `step - 1` of the row before.
    const at = east ? step : COLUMNS - step;
    const beside = (here >> (east ? step - 1 : COLUMNS + 1 - step)) & 1;
    const past = (before >> at) & 1;
    const isOpen = field.rule == ONLY_WHEN_NO_OBSTACLES ? beside & past : field.rule == ALWAYS ? 1 : beside | past;
    const isFree = (here >> at) & isOpen & 1;
    const cell = first + at;
    const slant = base + <f64>(diagonals + step) * price * diagonal;
    isRunning = isFree ? fill(field, cell, move ^ HALF_TURN, lead + slant) : false;
    if (!isRunning) continue;
    if (step == COLUMNS || (isStopped && hasBit(stopPlane(field.cells, move), p + at))) {
      // All its runs begin when it is taken.
      wait(field, cell, straights, diagonals + step, lead + slant);
      isRunning = false;
      continue;
    }
    store<f64>(COLUMN_COSTS + (step << 3), slant);
    columns |= 1 << at;
    if (east) runEast(field, cell, p + at, straights, diagonals + step);
    else runWest(field, cell, p + at, straights, diagonals + step);
  }
}

/** Fills a cell. Returns false if it costs no more already, or too much. */
function fill(field: Field, cell: u32, flow: u32, cost: f64): bool {
  const at = field.costs + ((<usize>cell) << 3);
  if (cost >= load<f64>(at) || cost > field.maxCost) return false;
  store<f64>(at, cost);
  store<u8>(field.flow + cell, u8(flow));
  return true;
}

/** Fills the cells of a row in the columns of a cone. Returns the columns that go on. @param steps Straight steps to the row from column 0. */
function fillColumns(
  field: Field,
  columns: u32,
  bit: i32,
  first: u32,
  east: bool,
  up: i32,
  steps: u32,
  diagonals: u32,
): u32 {
  const costs = field.costs;
  const flow = field.flow;
  const price = field.uniformCost;
  const straight = field.straightCost;
  const maxCost = field.maxCost;
  const forced = wordAt(stopPlane(field.cells, up < 0 ? 0 : 4), bit);
  const back = u8(up < 0 ? 4 : 0);
  let going = columns;
  for (let left = columns; left; left &= left - 1) {
    const b = ctz(left);
    const column = east ? b : COLUMNS - b;
    const cell = first + b;
    const cost = <f64>(steps - column) * price * straight + load<f64>(COLUMN_COSTS + (column << 3));
    const at = costs + ((<usize>cell) << 3);
    if (cost >= load<f64>(at) || cost > maxCost) {
      going ^= 1 << b;
      continue;
    }
    store<f64>(at, cost);
    store<u8>(flow + cell, back);
    if (!((forced >> b) & 1)) continue;
    going ^= 1 << b;
    wait(field, cell, steps - column, diagonals + column, cost);
  }
  return going;
}

/** Lets the columns of a cone wait in a row. */
function waitAll(field: Field, columns: u32, first: u32, east: bool, steps: u32, diagonals: u32): void {
  for (let left = columns; left; left &= left - 1) {
    const b = ctz(left);
    const column = east ? b : COLUMNS - b;
    wait(field, first + b, steps - column, diagonals + column, load<f64>(field.costs + ((<usize>(first + b)) << 3)));
  }
}
