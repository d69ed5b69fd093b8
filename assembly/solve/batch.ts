/**
 * Many queries on one grid in one call. The caller writes them into a block, one `Query` after the other, and reads the answers from
 * another block:
 *
 *     │ Answer │ points, i32 x, i32 y each │ traced cells, u32 each │ Answer │ …
 *
 * Each answer starts at a multiple of 8 bytes.
 */
import { Cells, Search } from '../core/layout';
import { allocate, enlarge, release } from '../core/memory';
import { solve } from './solve';
import { OUT_OF_MEMORY } from '../core/statuses';
import { FULL_BYTES } from '../core/tuning';

@unmanaged
export class Query {
  startX: i32;
  startY: i32;
  goalX: i32;
  goalY: i32;
}

/** The head of an answer, before its points and traced cells. */
@unmanaged
export class Answer {
  cost: f64;
  status: u8;
  method: u8;
  expanded: u32;
  /** How many points follow, and how many cells. */
  points: u32;
  traced: u32;
}

const QUERY_BYTES: u32 = offsetof<Query>();
const ANSWER_BYTES: u32 = offsetof<Answer>();

/** Address of the block of queries. */
export let queries: usize = 0;
/** Address of the answers to the queries solved last. */
export let answers: usize = 0;
let answerBytes: u32 = 0;

/**
 * Returns the address of a block for `count` queries. Frees the previous queries and their answers. Returns 0 if memory cannot be
 * allocated.
 */
export function reserveQueries(count: u32): usize {
  release(queries);
  release(answers);
  answers = 0;
  answerBytes = 0;
  queries = allocate(<u64>count * QUERY_BYTES);
  return queries;
}

/**
 * Solves the queries from number `first` to the one before `end`. Returns how many are answered: fewer if the answers are full or memory
 * runs out, so 0 if it runs out at once.
 */
export function solveMany(search: Search, cells: Cells, first: u32, end: u32): u32 {
  let at: u32 = 0;
  for (let index = first; index < end; index++) {
    const query = changetype<Query>(queries + index * QUERY_BYTES);
    const status = solve(search, cells, query.startX, query.startY, query.goalX, query.goalY);
    const pointBytes = search.routeLength << 3;
    const traced: u32 = search.tracing ? search.expanded : 0;
    const next: u32 = at + ANSWER_BYTES + pointBytes + (((traced << 2) + 7) & ~7);
    if (status == OUT_OF_MEMORY || !reserveAnswers(at, next)) return index - first;
    const answer = changetype<Answer>(answers + at);
    answer.cost = search.cost;
    answer.status = <u8>status;
    answer.method = <u8>search.used;
    answer.expanded = search.expanded;
    answer.points = search.routeLength;
    answer.traced = traced;
    // Routes are usually short: a call to copy them would take longer than the copying.
    const points = answers + at + ANSWER_BYTES;
    for (let byte: u32 = 0; byte < pointBytes; byte += 8) store<u64>(points + byte, load<u64>(search.route + byte));
    if (traced) memory.copy(points + pointBytes, search.trace, traced << 2);
    at = next;
    if (at > FULL_BYTES) return index + 1 - first;
  }
  return end - first;
}

/** Makes room for `bytes` bytes of answers, of which `used` are written. Returns false if memory cannot be allocated. */
function reserveAnswers(used: u32, bytes: u32): bool {
  if (bytes <= answerBytes) return true;
  const capacity = max(answerBytes << 1, bytes);
  const block = enlarge(answers, used, capacity);
  if (!block) return false;
  answers = block;
  answerBytes = capacity;
  return true;
}
