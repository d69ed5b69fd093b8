/** The state of a simulation: its things, and what its judges remember. */
import { type Grid, World } from '../../src/index.ts';
import { Random } from '../support/maps.ts';
import type { Counts } from './counts.ts';
import type { Kind } from './kinds.ts';
import type { Shadow } from './shadow.ts';
import { classOf, Scene, type Tick } from './tick.ts';

/** What a tick did. */
export interface Done {
  readonly simulation: State;
  readonly tick: Tick;
  /** The thing whose method was called. */
  readonly receiver: unknown;
  readonly values: readonly unknown[];
  readonly result: unknown;
}

/** A judge throws if an answer is wrong. */
export type Judge = (done: Done) => unknown;

export class State {
  readonly random: Random;
  readonly scene = new Scene();
  readonly ticks: Tick[] = [];
  /** What each map must be, by its edits. */
  readonly shadows = new Map<Grid | World, Shadow>();
  /** What a judge must remember of a thing, such as the map of a field. */
  readonly notes = new Map<unknown, unknown>();
  /** The map that a thing was made for, such as that of a field. */
  readonly madeOf = new Map<unknown, Grid | World>();
  private named = 0;
  protected readonly prepared = new Set<unknown>();

  readonly counts: Counts;

  constructor(seed: number, counts: Counts) {
    this.random = new Random(seed);
    this.counts = counts;
  }

  /** Returns the name of a thing that is there; null if it has none. */
  nameOf(thing: unknown): string | null {
    return [...this.scene.things].find(([, one]) => one === thing)?.[0] ?? null;
  }

  /** Returns what kind of map it is. */
  kindOf(map: Grid | World): Kind {
    if (map instanceof World) return 'world';
    if ('layout' in map) return 'hexagons';
    if (map.floors > 1) return 'floors';
    if (map.wrap !== null) return 'wrap';
    return this.prepared.has(map) ? 'prepared' : 'squares';
  }

  /** Returns a new name. */
  readonly fresh = (letter: string): string => `${letter}${++this.named}`;

  /** Returns the name of the class of a thing, as the API exports it. */
  readonly classNameOf = (thing: unknown): string => classOf(thing as object);

  /** Returns the names of things of a class. */
  readonly namesOf = (type: abstract new (...args: never[]) => unknown): string[] =>
    [...this.scene.things].filter(([, thing]) => thing instanceof type).map(([name]) => name);
}

/** A map that ticks are made about. */
export interface On {
  readonly simulation: State;
  readonly map: Grid | World;
  readonly name: string;
}
