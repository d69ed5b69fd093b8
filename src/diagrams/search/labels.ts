import { signOf } from './headings.ts';

/** Stand for the track of a label that has reached a goal, and of a label of the first start (the second has START - 1, and so on). */
export const GOAL = -1;
export const START = -2;

/** The records of one search. A label is a beginning of a route: where its last bend was, and which way it goes on. */
export class Labels {
  count = 0;
  /** Least cost of a route to a goal by this label. */
  readonly f: number[] = [];
  /** Cost up to `from`. */
  readonly g: number[] = [];
  /** The coordinate of the line that the label follows. */
  readonly line: number[] = [];
  /** Where it begins on this line. Of a label at a goal: the index of the goal. */
  readonly from: number[] = [];
  /** Where it has left its parent's line, as a coordinate along that line. */
  readonly turn: number[] = [];
  /** Labels up to this cost have been made of it; -Infinity if it has not been expanded. */
  readonly done: number[] = [];
  readonly parent: number[] = [];
  readonly track: number[] = [];
  readonly heading: number[] = [];
  /** Number of ancestors. */
  private readonly depth: number[] = [];

  /** Adds a label, whose `f` the caller sets. Returns its index. */
  add(parent: number, track: number, heading: number, line: number, from: number, g: number, turn: number): number {
    const label = this.count++;
    this.parent[label] = parent;
    this.track[label] = track;
    this.heading[label] = heading;
    this.line[label] = line;
    this.from[label] = from;
    this.g[label] = g;
    this.turn[label] = turn;
    this.done[label] = -Infinity;
    this.depth[label] = parent < 0 ? 0 : this.depth[parent] + 1;
    return label;
  }

  /** Returns whether a label's route turns earlier than another's where they first differ. */
  isEarlier(one: number, other: number): boolean {
    const { depth, parent, turn, heading, track } = this;
    let [a, b] = [one, other];
    while (depth[a] > depth[b]) a = parent[a];
    while (depth[b] > depth[a]) b = parent[b];
    if (a === b) return depth[one] < depth[other];
    while (parent[a] !== parent[b]) {
      a = parent[a];
      b = parent[b];
    }
    // Of several starts, and of turns at the same place, the lower heading comes first; of starts with one heading, the first.
    if (parent[a] < 0 && heading[a] === heading[b]) return track[a] > track[b];
    if (parent[a] < 0 || turn[a] === turn[b]) return heading[a] < heading[b];
    return signOf(heading[parent[a]]) * (turn[a] - turn[b]) < 0;
  }
}
