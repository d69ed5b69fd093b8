/** The map of a team, and how its agents move. */
export interface TeamSetup {
  readonly width: number;
  readonly height: number;
  /** Rows from one floor to the next, 0 without floors. */
  readonly floorRows: number;
  /** Which edges go on at the other side: WRAPS_X and WRAPS_Y of core/grid/links/links.ts. */
  readonly wrap: number;
  /** Corner rule: 0 never, 1 always, 2 if at most one obstacle, 3 only when no obstacles. */
  readonly rule: number;
  /** The layout of hexagons as engines number it: the `rule` of their shape. 0 on squares. */
  readonly layout: number;
  /** The greatest weight that any cell may get, 1 to 255. */
  readonly greatestWeight: number;
  /** Decides between equal choices: a whole number of 32 bits, not 0. */
  readonly seed: number;
  /** Whether routes need not be the shortest if there are very many goals. */
  readonly mayGuess: boolean;
  /** The window of guidance, in steps; 0 for none. */
  readonly guidance: number;
  /** Whether an agent may enter a cell that another leaves in the same step. */
  readonly follow: boolean;
  /** Whether agents are robots that turn: headings are 0 north, 1 east, 2 south, 3 west. */
  readonly turns: boolean;
}

/** The most grounds that a team may have. */
export const MOST_GROUNDS = 16;
/** The longest window of guidance, in steps. */
export const MOST_GUIDANCE = 64;

/** The map as engines read it, by place (y << shift | x), as it is to agents on one ground: all of them may enter the same cells at the same costs. */
export interface TeamPlanes {
  /** Legal moves among walls, a bit a direction (0 north, clockwise). */
  readonly moves: Uint8Array;
  /** The directions from which a step may come to a cell, a bit each. */
  readonly sources: Uint8Array;
  /** 1 for passable cells. */
  readonly passable: Uint8Array;
  /** Cost of entering a cell: a whole number >= 1. */
  readonly weights: Uint8Array;
}

/** A team that takes steps. Methods throw a `RangeError` if memory cannot be allocated; the team is then as before. */
export interface SteppingTeam {
  /** A place is y << shift | x. */
  readonly shift: number;
  /** Makes room for grounds, up to `MOST_GROUNDS`. At first there is one, number 0. */
  reserveGrounds(count: number): void;
  /** Returns the planes of a ground, to be written, valid until the next call. Call `changeAll` afterwards. */
  planes(ground: number): TeamPlanes;
  /** Notes that the planes of a ground have been written. @param scale The least weight. @param isTwoWay Whether `sources` equals `moves`. */
  changeAll(scale: number, isTwoWay: boolean, ground: number): void;
  changePlace(place: number, moves: number, sources: number, passable: number, weight: number, ground: number): void;
  /**
   * Takes the links: from, to, weight and ground of each, one way each; on each ground in order of `from`, and no two between the same places.
   *
   * @param most The most of them that leave one place.
   */
  setLinks(links: readonly number[], most: number): void;
  /** Puts an agent, a new one or one that was removed, into a free place. */
  putAgent(agent: number, place: number, goal: number, ground: number): void;
  removeAgent(agent: number): void;
  /**
   * Says in how many cells around its goal an agent counts as arrived, its rank (higher ones choose first), and its group, -1 for none: agents of a group may
   * swap goals.
   */
  setTraits(agent: number, range: number, rank: number, group: number): void;
  /** Lets an agent stand fast for some steps, for ever with -1, no longer with 0. */
  hold(agent: number, steps: number): void;
  /** Turns a robot to a heading. */
  setHeading(agent: number, heading: number): void;
  setGoal(agent: number, goal: number): void;
  /** Returns the state as words, see features/team/team-state.ts. */
  save(): Int32Array;
  /** Gives a team without agents a state. The words must be sound. @param isSame Whether the map is that of the team that was saved. */
  load(words: Int32Array, isSame: boolean): void;
  /** Moves all agents by one step. */
  step(): void;
  /**
   * Makes distances that the next step needs, with a number of expansions. Returns the number of agents that do not know theirs yet. Missing: there is nothing
   * to make.
   */
  warm?(most: number): number;
  /** Whether agents keep single routes, since there are very many goals. Missing: they never do. */
  keepsRoutes?(): boolean;
  /** Returns the place of each agent, -1 for removed ones, valid until the next call. */
  places(): Int32Array;
  /** Returns 1 for each agent that counts as arrived, else 0, valid until the next call. */
  homes(): Uint8Array;
  /** Returns the heading of a robot that is there. */
  headingOf(agent: number): number;
  /** Returns the agent to whom the goal of each was given, valid until the next call. */
  givens(): Int32Array;
  /** Returns the pairs of agents that swapped goals in the last step, two numbers each, valid until the next call. */
  swaps(): Int32Array;
  /** Returns the number of steps from an agent's place to its goal, weighted, or the actions of a robot that turns; -1 if there is no route. */
  distance(agent: number): number;
  dispose(): void;
}

/** Numbers of a link that `setLinks` takes. */
export const LINK_WORDS = 4;

/** Writes links into the words of an engine, five for each, from link 1 on. */
export function writeLinks(words: Int32Array, links: readonly number[]): void {
  for (let i = 0; i < links.length; i++) words[5 + 5 * Math.floor(i / LINK_WORDS) + (i % LINK_WORDS)] = links[i];
}
