/** Reads and checks a caller's edges, into columns of numbers. */
import { allocate } from '../../core/base/allocate.ts';
import { GREATEST_COST, show, wrongKind } from '../../core/base/check.ts';
import { checkAttached, firstHole, isIterable, isList } from '../../core/base/lists.ts';
import { type EdgeColumns, MAX_ARCS } from './graph-arcs.ts';

/** An edge: the node it leaves, the node it leads to, and its cost, >= 0. */
export type GraphEdge = readonly [from: number, to: number, cost: number];

/** Edges as three columns of the same length, arrays or typed arrays. */
export interface GraphEdgeArrays {
  readonly from: ArrayLike<number>;
  readonly to: ArrayLike<number>;
  readonly cost: ArrayLike<number>;
}

const FIRST_CAPACITY = 1024;
const MOST_TRUSTED = 1 << 16;

/**
 * Reads edges in either form.
 *
 * @throws `TypeError` for values that are not edges. @throws `RangeError` for nodes outside the graph, costs below 0, NaN or above 1e100,
 * columns of different lengths, and more edges than a graph holds.
 */
export function readEdges(nodeCount: number, edges: Iterable<GraphEdge> | GraphEdgeArrays): EdgeColumns {
  if (typeof edges !== 'object' || edges === null) throw noEdges(edges);
  if (isIterable(edges)) return readTriples(nodeCount, edges);
  if (isList(edges.from) && isList(edges.to) && isList(edges.cost)) return readColumns(nodeCount, edges);
  throw noEdges(edges);
}

function noEdges(value: unknown): TypeError {
  return wrongKind('edges', value, 'an iterable of [from, to, cost], or an object { from, to, cost } of three arrays');
}

function readTriples(nodeCount: number, edges: Iterable<GraphEdge>): EdgeColumns {
  const hole = Array.isArray(edges) ? firstHole(edges) : -1;
  if (hole >= 0) throw wrongKind(`edges[${hole}]`, undefined, '[from, to, cost]');
  const expected = Array.isArray(edges) ? edges.length : 0;
  // The length of an array may be far too great by mistake, so some edges are checked before memory for all is allocated.
  let capacity = Math.min(expected, MOST_TRUSTED) || FIRST_CAPACITY;
  let columns = makeColumns(capacity);
  let count = 0;
  for (const edge of edges) {
    if (typeof edge !== 'object' || edge === null || edge.length !== 3) {
      throw wrongKind(`edges[${count}]`, edge, '[from, to, cost]');
    }
    if (count === capacity) {
      capacity = Math.max(2 * capacity, expected);
      columns = enlarge(columns, capacity);
    }
    put(columns, count, nodeCount, edge[0], edge[1], edge[2]);
    count++;
  }
  return { ...columns, count: checkCount(count) };
}

function readColumns(nodeCount: number, { from, to, cost }: GraphEdgeArrays): EdgeColumns {
  const count = checkCount(from.length);
  for (const [name, column] of Object.entries({ from, to, cost })) {
    checkAttached(`edges.${name}`, column);
    if (column.length !== count) {
      throw new RangeError(
        `edges.${name} has ${column.length} values: it must have as many as edges.from, which has ${count}`,
      );
    }
  }
  for (const column of [from, to, cost]) {
    const hole = firstHole(column);
    if (hole >= 0) throw wrongEdge(hole, nodeCount, from[hole], to[hole], cost[hole]);
  }
  const columns = makeColumns(count);
  // Each number is read only once: a caller's getter may return another the next time.
  for (let edge = 0; edge < count; edge++) put(columns, edge, nodeCount, from[edge], to[edge], cost[edge]);
  return { ...columns, count };
}

interface Columns {
  from: Uint32Array;
  to: Uint32Array;
  cost: Float64Array;
}

function makeColumns(capacity: number): Columns {
  return {
    from: allocate(Uint32Array, capacity),
    to: allocate(Uint32Array, capacity),
    cost: allocate(Float64Array, capacity),
  };
}

function enlarge(columns: Columns, capacity: number): Columns {
  const larger = makeColumns(capacity);
  larger.from.set(columns.from);
  larger.to.set(columns.to);
  larger.cost.set(columns.cost);
  return larger;
}

/** Checks one edge and writes it. */
function put(columns: Columns, edge: number, nodeCount: number, from: number, to: number, cost: number): void {
  const areNumbers = typeof from === 'number' && typeof to === 'number' && typeof cost === 'number';
  // >>> 0 changes any number that is not a whole number from 0 to 2^32 - 1.
  const areNodes = areNumbers && from >>> 0 === from && from < nodeCount && to >>> 0 === to && to < nodeCount;
  if (!areNodes || !(cost >= 0 && cost <= GREATEST_COST)) {
    throw wrongEdge(edge, nodeCount, from, to, cost);
  }
  columns.from[edge] = from;
  columns.to[edge] = to;
  columns.cost[edge] = cost;
}

function wrongEdge(edge: number, nodeCount: number, from: unknown, to: unknown, cost: unknown): Error {
  for (const [name, node] of Object.entries({ from, to })) {
    const text = `edges[${edge}] leads ${name} node ${show(node)}: it must be a whole number from 0 to ${nodeCount - 1}`;
    if (typeof node !== 'number') return new TypeError(text);
    if (!(Number.isInteger(node) && node >= 0 && node < nodeCount)) return new RangeError(text);
  }
  const text = `edges[${edge}] has the cost ${show(cost)}: it must be a number from 0 to ${GREATEST_COST}`;
  return typeof cost === 'number' ? new RangeError(text) : new TypeError(text);
}

function checkCount(count: number): number {
  if (count > MAX_ARCS >> 1) throw new RangeError(`${count} edges: a graph holds at most ${MAX_ARCS >> 1}`);
  return count;
}
