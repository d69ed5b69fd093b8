/**
 * How far robots are from their goals. For each goal a flood counts steps, turns apart: it takes little memory, and is soon done. To these steps the fewest
 * turns are added along the next cells of a shortest way. Robots near their goals know better: floods that count turns too grow as far as them, those of
 * the first robots first, by so many places and headings in a step of the team. If there is no room for all floods, some stay as strips along the ways.
 */
import { allocate } from '../../../core/base/allocate.ts';
import {
  FIRST_HEADED_STATES,
  HEADED_STATES,
  HEADED_VALUES,
  STEPS_AHEAD,
} from '../../../core/base/tuning/tuning-teams.ts';
import type { TeamPlanes } from '../../../core/engine/team.ts';
import { ActionFlood, FAR, type FloodedMap, floodedMap, HEADINGS, StepFlood } from './floods.ts';
import { Strip, Strips } from './strips.ts';

/** Actions that may be needed to come back from where an operation ends, and one: two turns, three steps, two turns. */
const ASTRAY = 8;
/** Actions by which a flood with turns grows at a time. */
const GROWTH = 16;

/** Turns that each new heading takes, and how it differs: ahead, right, left, back. */
const TURNS = [0, 1, 1, 2];
const TURNED = [0, 1, 3, 2];

/** Steps by which strips reach past a robot. */
const STRIP_MARGIN = 24;

/** A robot on its way. */
export interface Bound {
  readonly place: number;
  readonly heading: number;
  readonly goal: number;
}

/** The distances to a goal. */
interface Goal {
  readonly place: number;
  /** Number of robots that have it. */
  users: number;
  /** Null if there is no room; then a strip of it may stay. */
  steps: StepFlood | null;
  strip: Strip | null;
  /** Null until there is time and room for it. */
  actions: ActionFlood | null;
  /** Whether steps of the team must not read `actions`, because it is only there since `exactly` has asked, or a robot had the goal before. */
  isAside: boolean;
}

export class Distances {
  private readonly map: FloodedMap;
  private readonly shift: number;
  private readonly places: number;
  private readonly room: number;
  /** By place, in order of first use. */
  private readonly goals = new Map<number, Goal>();
  /** Goals that robots have, and how many of them have a flood with turns that steps read. */
  private used = 0;
  private headed = 0;
  /** Values of all floods. */
  private values = 0;
  /** States that floods with turns may still look at. */
  private allowance = FIRST_HEADED_STATES;
  /** Strips, and where floods are made that stay in part; null until there is no room. */
  private strips: Strips | null = null;
  private scratch: Uint16Array | null = null;
  /** What `from` reads: a flood with turns, one without, or a strip if both are null; and the value at which turns are no longer counted. */
  private actions: ActionFlood | null = null;
  private steps: StepFlood | null = null;
  private end = 0;

  /** @param room Values that floods may keep. */
  constructor(planes: TeamPlanes, shift: number, room: number = HEADED_VALUES) {
    this.room = room;
    this.map = floodedMap(planes, shift);
    this.shift = shift;
    this.places = planes.moves.length;
  }

  /** Forgets all distances. Call it when the map has changed. */
  clear(): void {
    for (const goal of this.goals.values()) this.drop(goal);
    this.allowance = FIRST_HEADED_STATES;
  }

  /** Notes that one more robot has a goal. */
  use(place: number): void {
    const goal = this.goals.get(place) ?? { place, users: 0, steps: null, strip: null, actions: null, isAside: true };
    this.goals.set(place, goal);
    if (goal.users++ === 0) this.used++;
    if (this.headed === 0 || this.isRoomFor(this.headed)) return;
    for (const one of this.goals.values()) this.putAside(one);
  }

  /** Notes that one robot less has a goal. The distances to it stay as long as there is room. */
  leave(place: number): void {
    const goal = this.of(place);
    if (--goal.users > 0) return;
    this.used--;
    goal.strip = null;
    this.putAside(goal);
  }

  /** Returns whether all turns of a robot on its way are counted, and those of what it can come to by an operation. */
  knowsTurns({ place, heading, goal }: Bound): boolean {
    const { actions, isAside } = this.of(goal);
    if (actions === null || isAside) return false;
    const value = actions.values[HEADINGS * place + heading];
    return actions.granted === FAR || (value > 0 && value - 1 + ASTRAY <= actions.granted);
  }

  /** Prepares `from` for a robot. Returns the number of actions that it has left, FAR if there is no route. @param isExact What `knowsTurns` says. */
  read({ place, heading, goal }: Bound, isExact: boolean): number {
    const known = this.of(goal);
    this.actions = isExact ? known.actions : null;
    if (!isExact) {
      this.steps = this.stepsOf(known);
      const value = this.steps === null ? this.paint(known, place) : this.steps.at(place) + 1;
      this.end = value - STEPS_AHEAD;
    }
    return this.from(place, heading);
  }

  /** Returns the number of actions to the goal that is read, from a place near the robot. */
  from(place: number, heading: number): number {
    if (this.actions !== null) {
      const value = this.actions.values[HEADINGS * place + heading];
      return value === 0 ? FAR : value - 1;
    }
    const values = this.steps?.values ?? (this.strips as Strips).values;
    const left = this.steps === null ? (values[place] || FAR + 1) - 1 : this.steps.at(place);
    return left === FAR ? FAR : left + this.turnsFrom(values, place, heading, FAR);
  }

  /** Returns the number of actions to a goal with all turns, FAR if there is no route. It makes no difference to steps of the team. */
  exactly({ place, heading, goal }: Bound): number {
    const known = this.of(goal);
    let flood = known.actions;
    if (flood === null) {
      flood = new ActionFlood(this.map, goal);
      // Without room it is not kept.
      if (this.makeRoom(HEADINGS * this.places)) {
        known.actions = flood;
        this.values += HEADINGS * this.places;
      }
    }
    return flood.at(HEADINGS * place + heading);
  }

  /** Lets floods with turns grow to robots, to the first of them first. Call it once a step. */
  grow(robots: readonly Bound[]): void {
    this.allowance = Math.min(this.allowance + HEADED_STATES, FIRST_HEADED_STATES);
    let last = robots.length;
    for (let i = 0; i < last && this.allowance > 0; i++) {
      const robot = robots[i];
      if (this.knowsTurns(robot)) continue;
      const goal = this.of(robot.goal);
      if (this.read(robot, false) === FAR) continue;
      // If there is no room, those behind go without.
      while (goal.isAside && !this.isRoomFor(this.headed + 1)) {
        if (--last <= i) return;
        if (robots[last].goal !== robot.goal) this.putAside(this.of(robots[last].goal));
      }
      const flood = this.headedFlood(goal);
      while (this.allowance > 0 && !this.knowsTurns(robot)) this.allowance -= flood.grant(flood.granted + GROWTH);
    }
  }

  /** Returns whether there is room for floods without turns to all goals, and for this number with turns. */
  private isRoomFor(headed: number): boolean {
    return (this.used + HEADINGS * headed) * this.places <= this.room;
  }

  /** Returns the flood with turns to a goal, which steps of the team may read from now on. */
  private headedFlood(goal: Goal): ActionFlood {
    if (goal.isAside) this.headed++;
    if (goal.isAside && goal.actions !== null) goal.actions.granted = 0;
    goal.isAside = false;
    if (goal.actions === null) {
      this.makeRoom(HEADINGS * this.places);
      goal.actions = new ActionFlood(this.map, goal.place);
      this.values += HEADINGS * this.places;
    }
    return goal.actions;
  }

  /** Returns the flood without turns to a goal, null if there is no room for it. */
  private stepsOf(goal: Goal): StepFlood | null {
    if (goal.steps === null && goal.strip === null && this.makeRoom(this.places)) {
      goal.steps = new StepFlood(this.map, goal.place);
      this.values += this.places;
    }
    return goal.steps;
  }

  /** Paints the strip of a goal round a place, and makes it if it does not reach there. Returns the value of the place. */
  private paint(goal: Goal, place: number): number {
    this.strips ??= new Strips(this.map, this.shift);
    const { strips } = this;
    goal.strip ??= new Strip();
    if (goal.strip.lost.has(place)) strips.clear();
    else if (!strips.paint(goal.strip, place) || strips.values[place] === 0) {
      this.scratch ??= allocate(Uint16Array, this.places);
      const flood = new StepFlood(this.map, goal.place, this.scratch.fill(0));
      // Robots that are pushed, and operations, lead away from the goal.
      flood.growTo(place, STRIP_MARGIN);
      if (flood.at(place) === FAR) {
        goal.strip.lost.add(place);
        strips.clear();
      } else {
        strips.add(goal.strip, flood.values, place);
        strips.paint(goal.strip, place);
      }
    }
    return strips.values[place];
  }

  /** Drops what steps of the team do not read until there is room. Returns whether there is. */
  private makeRoom(values: number): boolean {
    for (const [place, goal] of this.goals) {
      if (this.values + values <= this.room) return true;
      if (goal.isAside) this.dropActions(goal);
      if (goal.users > 0) continue;
      this.drop(goal);
      this.goals.delete(place);
    }
    return this.values + values <= this.room;
  }

  private drop(goal: Goal): void {
    if (goal.steps !== null) this.values -= this.places;
    goal.steps = null;
    goal.strip = null;
    this.putAside(goal);
    this.dropActions(goal);
  }

  private dropActions(goal: Goal): void {
    if (goal.actions !== null) this.values -= HEADINGS * this.places;
    goal.actions = null;
  }

  private putAside(goal: Goal): void {
    if (!goal.isAside) this.headed--;
    goal.isAside = true;
  }

  private of(place: number): Goal {
    return this.goals.get(place) as Goal;
  }

  /** Returns the fewest turns from a place and heading along a shortest way, as far as they are counted, or `most` if they are not fewer. */
  private turnsFrom(values: Uint16Array, place: number, heading: number, most: number): number {
    const value = values[place];
    if (value <= this.end || value === 1) return 0;
    const { ahead, moves } = this.map;
    let fewest = most;
    for (let k = 0; k < HEADINGS; k++) {
      const turns = TURNS[k];
      if (turns >= fewest) break;
      const next = (heading + TURNED[k]) & 3;
      const to = place + ahead[next];
      if (values[to] !== value - 1 || ((moves[place] >> (2 * next)) & 1) === 0) continue;
      fewest = Math.min(fewest, turns + this.turnsFrom(values, to, next, fewest - turns));
    }
    return fewest;
  }
}
