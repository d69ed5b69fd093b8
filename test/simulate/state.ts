/** The state of a simulation: its things, and what its judges remember. */
import { type Grid, World } from '../../src/index.ts';
import { Random } from '../support/maps.ts';
import type { Shadow } from './shadow.ts';
import { Scene, type Tick } from './tick.ts';

export const KINDS = ['squares', 'prepared', 'wrap', 'floors', 'hexagons', 'world'] as const;
export type Kind = (typeof KINDS)[number];

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
  private named = 0;
  protected readonly prepared = new Set<unknown>();

  constructor(seed: number) {
    this.random = new Random(seed);
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

  /** Returns the names of things of a class. */
  readonly namesOf = (type: abstract new (...args: never[]) => unknown): string[] =>
    [...this.scene.things].filter(([, thing]) => thing instanceof type).map(([name]) => name);
}
