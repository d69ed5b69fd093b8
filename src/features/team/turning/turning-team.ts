/**
 * Robots that turn: in a step, each goes forward, turns right or left by 90 degrees, or waits. Each keeps an operation, three actions that
 * collide with nobody's. In each step, robots in order of priority look for a better one. It may push one other robot of lower priority,
 * which then looks for another operation itself (EPIBT; E. Yukhnevich, A. Andreychuk, 2025). If none is found, a robot goes on with what
 * is left of its operation, and waits then. One implementation serves both engines.
 */
import { allocate } from '../../../core/base/allocate.ts';
import type { SteppingTeam, TeamPlanes, TeamSetup } from '../../../core/engine/team.ts';
import { Distances } from './distances.ts';
import { Exchange } from './exchange.ts';
import { FAR } from './floods.ts';
import { OperationSearch } from './operation-search.ts';
import { LAYERS, SPAN } from './operations.ts';
import { NONE, Robots } from './robots.ts';

export class TurningTeam implements SteppingTeam {
  readonly shift: number;
  private readonly map: TeamPlanes;
  private readonly distances: Distances;
  private readonly robots: Robots;
  private readonly search: OperationSearch;
  private readonly exchange: Exchange;
  /** Whether operations may be illegal: something has changed, or a step has ended before all robots had moved. */
  private isStale = true;

  constructor({ width, height }: TeamSetup) {
    this.shift = Math.max(4, 32 - Math.clz32(width - 1));
    const size = height << this.shift;
    const plane = () => allocate(Uint8Array, size);
    this.map = { moves: plane(), sources: plane(), passable: plane(), weights: plane() };
    this.distances = new Distances(this.map, this.shift);
    this.robots = new Robots(this.shift, size);
    this.exchange = new Exchange(this.robots, this.map, this.distances);
    this.search = new OperationSearch(this.robots, this.map, this.distances);
  }

  reserveGrounds(count: number): void {
    if (count > 1) throw new RangeError('robots that turn have no kindCosts: use a team without turns for such agents');
  }

  planes(): TeamPlanes {
    return this.map;
  }

  changeAll(): void {
    this.distances.clear();
    this.robots.listed.fill(0);
    this.isStale = true;
  }

  changePlace(place: number, moves: number, sources: number, passable: number, weight: number): void {
    const { map } = this;
    if (map.moves[place] !== moves || map.passable[place] !== passable) this.changeAll();
    map.moves[place] = moves;
    map.sources[place] = sources;
    map.passable[place] = passable;
    map.weights[place] = weight;
  }

  setLinks(links: readonly number[]): void {
    if (links.length === 0) return;
    throw new RangeError(
      'a team whose agents turn knows neither links nor borders that cost, and the grid has got some: take them away by grid.removeLink or grid.setEdgeCost(cell, direction, null), or make a team without turns',
    );
  }

  putAgent(agent: number, place: number, goal: number): void {
    if (agent >= this.robots.now.length) this.robots.grow(Math.max(16, 2 * agent));
    this.robots.count = Math.max(this.robots.count, agent + 1);
    this.robots.now[agent] = place;
    this.robots.heading[agent] = 0;
    this.robots.held[agent] = 0;
    this.robots.taken[LAYERS * place] = agent;
    this.robots.order.push(agent);
    this.distances.use(goal);
    this.robots.setGoal(agent, goal);
    this.robots.given[agent] = agent;
    this.exchange.renew(agent);
    this.isStale = true;
  }

  /** Turns an agent to a heading: 0 north, 1 east, 2 south, 3 west. */
  setHeading(agent: number, heading: number): void {
    this.robots.heading[agent] = heading;
    this.robots.noteHome(agent);
    this.isStale = true;
  }

  removeAgent(agent: number): void {
    this.robots.unplace(agent);
    this.distances.leave(this.robots.goal[agent]);
    this.robots.taken[LAYERS * this.robots.now[agent]] = NONE;
    this.robots.now[agent] = NONE;
    this.robots.home[agent] = 0;
    this.robots.order.splice(this.robots.order.indexOf(agent), 1);
  }

  setTraits(agent: number, range: number, rank: number, group: number): void {
    this.robots.group[agent] = group;
    this.robots.range[agent] = range;
    this.robots.rank[agent] = rank;
    this.robots.noteHome(agent);
  }

  hold(agent: number, steps: number): void {
    this.robots.held[agent] = steps;
    this.isStale = true;
  }

  setGoal(agent: number, goal: number): void {
    this.distances.use(goal);
    this.distances.leave(this.robots.goal[agent]);
    this.robots.setGoal(agent, goal);
    this.robots.given[agent] = agent;
    this.exchange.renew(agent);
  }

  givens(): Int32Array {
    return this.robots.given;
  }

  swaps(): Int32Array {
    return this.exchange.swaps;
  }

  places(): Int32Array {
    return this.robots.now;
  }

  homes(): Uint8Array {
    return this.robots.home;
  }

  headings(): Uint8Array {
    return this.robots.heading;
  }

  distance(agent: number): number {
    const found = this.distances.exactly(this.robots.bound(agent));
    return found === FAR ? -1 : found;
  }

  step(): void {
    const { robots, distances } = this;
    const left = (agent: number) => {
      const robot = robots.bound(agent);
      robots.setExact(agent, distances.knowsTurns(robot));
      return distances.read(robot, robots.isExact[agent] === 1);
    };
    this.exchange.run();
    robots.sort(left);
    distances.grow(robots.order.map((agent) => robots.bound(agent)));
    for (const agent of robots.order) robots.setExact(agent, distances.knowsTurns(robots.bound(agent)));
    for (const agent of robots.order) robots.unplace(agent);
    for (const agent of robots.order) this.goOn(agent);
    this.isStale = true;
    robots.freeAll();
    for (const agent of robots.order) if (robots.held[agent] === 0) this.search.improve(agent);
    for (const agent of robots.order) robots.taken[LAYERS * robots.now[agent]] = NONE;
    for (const agent of robots.order) this.move(agent);
    this.isStale = false;
  }

  save(): Int32Array {
    throw new RangeError(
      'a team of robots that turn cannot be saved: keep positions, headings and goals, and make a new one',
    );
  }

  load(): void {
    this.save();
  }

  dispose(): void {
    this.robots.order = [];
    this.distances.clear();
  }

  /** Carries out the first action of a robot's operation. */
  private move(agent: number): void {
    const { robots } = this;
    const place = robots.place[SPAN * agent];
    const heading = robots.faced[SPAN * agent];
    robots.taken[LAYERS * place] = agent;
    if (robots.held[agent] > 0) robots.held[agent]--;
    if (place === robots.now[agent] && heading === robots.heading[agent]) return;
    robots.now[agent] = place;
    robots.heading[agent] = heading;
    robots.noteHome(agent);
  }

  /** Lets a robot go on with what is left of its operation, or stand still if something has changed. */
  private goOn(agent: number): void {
    const { robots } = this;
    const { place, faced } = robots;
    const first = SPAN * agent;
    for (let t = 0; t < SPAN; t++) {
      const from = Math.min(t + 1, SPAN - 1);
      place[first + t] = this.isStale ? this.robots.now[agent] : place[first + from];
      faced[first + t] = this.isStale ? this.robots.heading[agent] : faced[first + from];
    }
    this.robots.put(agent);
  }
}
