/**
 * Many queries on one grid in one call. The caller writes them into a block of its own, 16 bytes each (i32 startX, startY, goalX,
 * goalY), and finds the answers one behind the other in another:
 *
 *     byte 0         8            12             16             20            24
 *          │ f64 cost │ i32 status │ u32 expanded │ u32 points   │ u32 traced  │ points, i32 x, i32 y each │ traced cells, u32 each │
 *
 * Each answer starts at a multiple of 8 bytes.
 */
import { Cells, Search } from '../core/layout';
import { allocate, enlarge, release } from '../core/memory';
import { solve } from './solve';
import { OUT_OF_MEMORY } from '../core/statuses';

const QUERY_BYTES: u32 = 16;
const ANSWER_HEADER: u32 = 24;
/** Once answers take more than this, the caller is to read them before more are solved. */
const FULL_BYTES: u32 = 1 << 26;

/** Address of the block of queries. */
export let queries: usize = 0;
/** Address of the answers to the queries solved last. */
export let answers: usize = 0;
let answerBytes: u32 = 0;

/** Address of a block for `count` queries; those before and their answers go. 0 where memory cannot be had. */
export function reserveQueries(count: u32): usize {
  release(queries);
  release(answers);
  answers = 0;
  answerBytes = 0;
  queries = allocate(<u64>count * QUERY_BYTES);
  return queries;
}

/**
 * Solves queries from number `first` to the one before `end`. Returns how many are answered: fewer where the answers are
 * full, none where memory ran out at once.
 */
export function solveMany(search: Search, cells: Cells, first: u32, end: u32): u32 {
  let at: u32 = 0;
  for (let index = first; index < end; index++) {
    const query = queries + index * QUERY_BYTES;
    const status = solve(
      search,
      cells,
      load<i32>(query),
      load<i32>(query, 4),
      load<i32>(query, 8),
      load<i32>(query, 12),
    );
    const pointBytes = search.routeLength << 3;
    const traced: u32 = search.tracing ? search.expanded : 0;
    const next: u32 = at + ANSWER_HEADER + pointBytes + (((traced << 2) + 7) & ~7);
    if (status == OUT_OF_MEMORY || !reserveAnswers(at, next)) return index - first;
    const answer = answers + at;
    store<f64>(answer, search.cost);
    store<i32>(answer, status, 8);
    store<u32>(answer, search.expanded, 12);
    store<u32>(answer, search.routeLength, 16);
    store<u32>(answer, traced, 20);
    // Routes are mostly short: a call to copy them would take longer than the copying.
    const points = answer + ANSWER_HEADER;
    for (let byte: u32 = 0; byte < pointBytes; byte += 8) store<u64>(points + byte, load<u64>(search.route + byte));
    if (traced) memory.copy(points + pointBytes, search.trace, traced << 2);
    at = next;
    if (at > FULL_BYTES) return index + 1 - first;
  }
  return end - first;
}

/** Makes room for `bytes` bytes of answers, of which `used` are written. False where memory cannot be had. */
function reserveAnswers(used: u32, bytes: u32): bool {
  if (bytes <= answerBytes) return true;
  const capacity = max(answerBytes << 1, bytes);
  const block = enlarge(answers, used, capacity);
  if (!block) return false;
  answers = block;
  answerBytes = capacity;
  return true;
}
