/**
 * Which nodes belong to which cells (nodes.ts). In a grid of at most `PAGED_CELLS` cells, the slot of a cell's node is the cell's index. In a
 * larger one, pages of 64 x 64 cells get slots in the order in which a search comes to them:
 *
 *     table, u32 a page    │ margin │ first slot │ 0 │ 0 │ first slot │ … │ margin │     rows of pages; 0: no slots yet
 *     order, u32 a page    │ address in the table of the page reached first │ of the second │ …
 *     slots                │ 4096 not reached │ 4096 of the margin │ 4096 of the page reached first │ of the second │ …
 *
 * The first page of slots serves all pages not reached, the second all cells outside the grid. Both stay unwritten, so their cells read as not
 * reached. Each search gives slots again. So nodes take up what the largest search has reached, and short searches use the same
 * few slots again and again, which are near in time.
 *
 * Only a cell on the edge of its page has neighbours in others: 6 of 100. Before it is expanded, the pages around get slots.
 */
import { Search } from '../core/layout';
import { allocate, release } from '../core/memory';
import { dx, dy } from '../moves/moves';
import { addNodes, arrivalIn, openNodes, openWideNodes, PAGE_SHIFT, slotsOf } from './nodes';
import { PAGED_CELLS } from '../core/tuning';

const SIDE: i32 = 1 << PAGE_SHIFT;
const LAST: i32 = SIDE - 1;
const PAGE_SLOTS: u32 = 1 << (2 * PAGE_SHIFT);
/** The page of the margin, after that of pages not reached. */
const MARGIN: u32 = 1;
/** The number of pages for which there is room at first. */
const FIRST_PAGES: u32 = 16;
/** A search that has reached one page of 2^FEW_SHIFT gets room for all: two blocks at a time could be more than there is. */
const FEW_SHIFT: u32 = 3;

/** The differences between the slots of neighbours and that of the cell to be expanded: i32 by direction, twice round. */
export const STEPS: usize = memory.data(64);
/** Those of cells that have all neighbours in their page. */
const INSIDE: usize = memory.data<i32>([-64, -63, 1, 65, 64, 63, -1, -65, -64, -63, 1, 65, 64, 63, -1, -65]);
/** Whether STEPS holds steps into other pages. */
let isAcross = false;

/** Fills a table of differences between a cell's number and those of its neighbours, where rows have this many cells. */
export function fillSteps(table: usize, width: i32): void {
  for (let direction: u32 = 0; direction < 16; direction++) {
    store<i32>(table + (direction << 2), dy(direction & 7) * width + dx(direction & 7));
  }
}

/** Prepares the steps for a search that begins or continues. */
export function prepareSteps(search: Search): void {
  fillSteps(STEPS, search.isPaged ? SIDE : search.cells.width);
  isAcross = false;
}

/**
 * Makes room for the nodes of a grid's cells, starts a new generation and gives slots to the start's page. Returns false if memory cannot be
 * allocated.
 *
 * @param isWide Whether they are wide nodes.
 */
export function openCells(search: Search, isWide: bool): bool {
  const cells = search.cells;
  const count = cells.width * cells.height;
  const isPaged = count > PAGED_CELLS;
  const slots = isPaged ? FIRST_PAGES * PAGE_SLOTS : count;
  if (!(isWide ? openWideNodes(search, slots) : openNodes(search, slots))) return false;
  return !isPaged || (openTable(search) && reservePage(search, search.startX, search.startY));
}

/** Makes a table in which no page has slots yet. Returns false if memory cannot be allocated. */
function openTable(search: Search): bool {
  const across = pagesIn(search.cells.width) + 1;
  const down = pagesIn(search.cells.height);
  if (search.pagesAcross == across && search.pagesDown == down) {
    for (let page = MARGIN + 1; page < search.pageCount; page++) store<u32>(load<u32>(orderAt(search, page)), 0);
  } else {
    // A row of margin above, one below, and a column at the end of each row. The page up and left of the first one stands before them.
    const bytes = ((down + 2) * across + 1) << 2;
    release(search.pageTable);
    search.pagesAcross = 0;
    search.pageTable = allocate((<u64>bytes) << 1);
    if (!search.pageTable) return false;
    search.pagesAcross = across;
    search.pagesDown = down;
    search.pages = search.pageTable + ((across + 1) << 2);
    memory.fill(search.pageTable, 0, bytes);
    store<u32>(search.pageTable, MARGIN * PAGE_SLOTS);
    for (let column: u32 = 0; column < across; column++) {
      store<u32>(search.pageTable + ((column + 1) << 2), MARGIN * PAGE_SLOTS);
      store<u32>(search.pages + ((down * across + column) << 2), MARGIN * PAGE_SLOTS);
    }
    for (let row: u32 = 1; row <= down; row++)
      store<u32>(search.pages + ((row * across - 1) << 2), MARGIN * PAGE_SLOTS);
  }
  search.isPaged = 1;
  search.pageCount = MARGIN + 1;
  return true;
}

/** Returns where the place of a page in the table is written down, by the order in which pages got slots. */
function orderAt(search: Search, number: u32): usize {
  return search.pages + ((search.pagesAcross * (search.pagesDown + 1) + number) << 2);
}

/** Returns how many pages a row or a column of a number of cells goes through. */
function pagesIn(count: u32): u32 {
  return (count + LAST) >> PAGE_SHIFT;
}

/** Returns the address of a cell's page in the table. The cell may lie beside the grid. */
function pageAt(search: Search, x: i32, y: i32): usize {
  return search.pages + (((y >> PAGE_SHIFT) * <i32>search.pagesAcross + (x >> PAGE_SHIFT)) << 2);
}

/** Returns the slot of a cell, which may lie beside the grid. */
function slotIn(search: Search, x: i32, y: i32): u32 {
  return load<u32>(pageAt(search, x, y)) + (((y & LAST) << PAGE_SHIFT) | (x & LAST));
}

/** Returns the slot of a cell. */
export function slotAt(search: Search, x: i32, y: i32): u32 {
  return search.isPaged ? slotIn(search, x, y) : y * search.cells.width + x;
}

/** Returns the direction of the move that led to a cell, or to a state of it (turn-search.ts). */
export function arrivalAt(search: Search, node: u32): u32 {
  if (!search.isPaged) return arrivalIn(search, node);
  const width = search.cells.width;
  return arrivalIn(search, slotAt(search, node % width, node / width));
}

/** Returns whether steps are, and have been, within a page. */
export function staysWithin(x: i32, y: i32): bool {
  return !(u32(isOnEdge(x, y)) | u32(isAcross));
}

/** Returns whether a cell has neighbours in other pages. */
function isOnEdge(x: i32, y: i32): bool {
  return ((x + 1) & LAST) < 2 || ((y + 1) & LAST) < 2;
}

/** Loads STEPS for a cell of a grid in pages. Nodes may move. Returns false if memory cannot be allocated. */
export function stepFrom(search: Search, x: i32, y: i32): bool {
  if (isOnEdge(x, y)) return stepAcross(search, x, y);
  if (isAcross) {
    for (let byte: usize = 0; byte < 64; byte += 8) store<u64>(STEPS + byte, load<u64>(INSIDE + byte));
    isAcross = false;
  }
  return true;
}

/** Does the same for a cell on the edge of its page. Gives slots to the pages around. */
function stepAcross(search: Search, x: i32, y: i32): bool {
  const left = x - 1;
  const right = x + 1;
  const top = y - 1;
  const bottom = y + 1;
  if (
    !reservePage(search, left, top) ||
    !reservePage(search, right, top) ||
    !reservePage(search, left, bottom) ||
    !reservePage(search, right, bottom)
  ) {
    return false;
  }
  isAcross = true;
  const slot = slotIn(search, x, y);
  for (let direction: u32 = 0; direction < 8; direction++) {
    setStep(direction, slotIn(search, x + dx(direction), y + dy(direction)) - slot);
  }
  return true;
}

function setStep(direction: u32, step: u32): void {
  store<u32>(STEPS + (direction << 2), step);
  store<u32>(STEPS + ((direction + 8) << 2), step);
}

/** Gives slots to the page of a cell unless it has them. Nodes may move. Returns false if memory cannot be allocated. */
export function reservePage(search: Search, x: i32, y: i32): bool {
  const page = pageAt(search, x, y);
  return load<u32>(page) != 0 || addPage(search, page);
}

function addPage(search: Search, page: usize): bool {
  const count = search.pageCount;
  if ((count + 1) * PAGE_SLOTS > slotsOf(search) && !addRoom(search)) return false;
  store<u32>(page, count * PAGE_SLOTS);
  store<u32>(orderAt(search, count), <u32>page);
  search.pageCount = count + 1;
  return true;
}

/** Makes room for at least one more page, and for many if memory allows it. Returns false if it does not. */
function addRoom(search: Search): bool {
  const count = search.pageCount;
  const all = (search.pagesAcross - 1) * search.pagesDown + MARGIN + 1;
  for (let more = count > all >> FEW_SHIFT ? all - count : count; more; more >>= 1) {
    if (addNodes(search, <u64>(count + more) * PAGE_SLOTS)) return true;
  }
  return false;
}
