import { ANY, type Settings } from './options.ts';
import { LINK, type Ways } from './ways.ts';

/** A cell that has been reached, and how. */
export interface Node {
  readonly cell: number;
  /** Direction of the step that led here, LINK, or START. */
  readonly arrival: number;
  /** Of the route so far. */
  readonly cost: number;
  /** The cost, and the estimate of what is left. */
  readonly priority: number;
  readonly parent: Node | null;
  /** The link that led here, if one did. */
  readonly link: number | null;
}

/** Stands for the arrival at a cell where the search begins. */
export const START = 9;

/** Sums of the same costs in different orders round differently, so a route may cost a little more than `maxCost`. */
const LIMIT_TOLERANCE = 1 + 1e-10;

/** What a search needs to know. */
export interface Task {
  readonly sources: readonly number[];
  /** Returns what a source costs from the start. Absent means 0. */
  costOf?(source: number): number;
  readonly ways: Ways;
  readonly settings: Settings;
  /** Returns what a route from a cell to a goal costs at least. Always 0 makes this Dijkstra's algorithm. */
  estimate(cell: number): number;
  isGoal(node: Node): boolean;
}

/**
 * Finds cheapest routes: A* (P. Hart, N. Nilsson, B. Raphael, 1968), and Dijkstra's algorithm (1959) if estimates are 0. Again and again it
 * takes the most promising node off the open list, and puts the cells that its ways lead to on it. If turns or directions count, what follows
 * depends on how a route came to a cell; then a cell has a node for each direction of arrival.
 *
 * @returns The end of a route to a goal (null if there is none), all that was expanded in order, and whether maxCost left something out.
 */
export function spread(task: Task): { goal: Node | null; expanded: Node[]; isCut: boolean } {
  const { sources, ways, settings } = task;
  const { turnCost, startDirection, goalDirection } = settings;
  const maxCost = settings.maxCost * LIMIT_TOLERANCE;
  const countsDirections = turnCost > 0 || startDirection !== ANY || goalDirection !== ANY;
  const keyOf = (cell: number, arrival: number) => (countsDirections ? cell * 10 + arrival : cell);
  const best = new Map<number, Node>();
  const open: Node[] = [];
  const expanded: Node[] = [];
  let isCut = false;

  const offer = (cell: number, arrival: number, cost: number, parent: Node | null, link: number | null): void => {
    const known = best.get(keyOf(cell, arrival));
    if (known !== undefined && known.cost <= cost) return;
    const estimate = task.estimate(cell);
    // Where no link leads on to the goal's floor, the cost alone gives an order.
    const priority = cost + (estimate < Infinity ? estimate : 0);
    const node = { cell, arrival, cost, priority, parent, link };
    best.set(keyOf(cell, arrival), node);
    push(open, node);
  };

  for (const cell of sources) {
    const cost = task.costOf?.(cell) ?? 0;
    if (cost <= maxCost) offer(cell, START, cost, null, null);
  }
  while (open.length > 0) {
    const node = pop(open);
    // A cheaper route to the same cell has been found since.
    if (best.get(keyOf(node.cell, node.arrival)) !== node) continue;
    if (task.isGoal(node)) return { goal: node, expanded, isCut };
    expanded.push(node);
    for (const { to, cost, direction, link } of ways(node.cell)) {
      if (node.arrival === START && startDirection !== ANY && direction !== startDirection) continue;
      // The first step, and a step before or after a link, is no turn.
      const isTurn = Math.max(node.arrival, direction) < LINK && node.arrival !== direction;
      const total = node.cost + cost + (isTurn ? turnCost : 0);
      if (total > maxCost) isCut = true;
      else offer(to, direction, total, node, link);
    }
  }
  return { goal: null, expanded, isCut };
}

/** Adds a node to a binary heap, in which no node lies below one of higher priority. */
function push(heap: Node[], node: Node): void {
  let at = heap.push(node) - 1;
  for (; at > 0; at = (at - 1) >> 1) {
    const parent = heap[(at - 1) >> 1];
    if (parent.priority <= node.priority) break;
    heap[at] = parent;
  }
  heap[at] = node;
}

/** Takes the node of lowest priority off a heap that is not empty. */
function pop(heap: Node[]): Node {
  const top = heap[0];
  const last = heap.pop() as Node;
  if (heap.length === 0) return top;
  let at = 0;
  for (;;) {
    let child = 2 * at + 1;
    if (child + 1 < heap.length && heap[child + 1].priority < heap[child].priority) child++;
    if (child >= heap.length || heap[child].priority >= last.priority) break;
    heap[at] = heap[child];
    at = child;
  }
  heap[at] = last;
  return top;
}
