import { allocate } from '../../base/allocate.ts';
import { RUNNING } from '../../base/statuses.ts';
import { PLAN_VALUES } from '../../base/tuning-teams.ts';
import {
  type EngineTeam,
  LINK_WORDS,
  type TeamEngine,
  type TeamPlanes,
  type TeamSetup,
  writeLinks,
} from '../../engine/team.ts';
import {
  abandonStep,
  changeAll,
  changePlace,
  distanceOf,
  holdAgent,
  joinLinks,
  putAgent,
  removeAgent,
  setGoal,
  setTraits,
  stepTeam,
} from '../team/agents.ts';
import { reserveGrounds } from '../team/grounds.ts';
import { beginPlan, runPlan } from '../team/lacam.ts';
import { planLength, writePlan } from '../team/plan-nodes.ts';
import { Plan } from '../team/plan-record.ts';
import { reserveLinks } from '../team/team-links.ts';
import { FAR, NONE, Team } from '../team/team-record.ts';
import { loadTeam, saveTeam } from '../team/team-state.ts';

/** The engine of teams in plain TypeScript. */
export class JsTeamEngine implements TeamEngine {
  readonly name = 'js';
  readonly memoryBytes = 0;

  open(setup: TeamSetup): EngineTeam {
    return new JsTeam(new Team(setup));
  }
}

class JsTeam implements EngineTeam {
  readonly shift: number;
  private readonly team: Team;
  private search: Plan | null = null;

  constructor(team: Team) {
    this.team = team;
    this.shift = team.shift;
  }

  reserveGrounds(count: number): void {
    reserveGrounds(this.team, count);
  }

  planes(ground: number): TeamPlanes {
    const { moves, sources, passable, weights, places } = this.team;
    const plane = (all: Uint8Array) => all.subarray(ground * places, (ground + 1) * places);
    return { moves: plane(moves), sources: plane(sources), passable: plane(passable), weights: plane(weights) };
  }

  changeAll(scale: number, isTwoWay: boolean, ground: number): void {
    changeAll(this.team, scale, isTwoWay, ground);
  }

  changePlace(place: number, moves: number, sources: number, passable: number, weight: number, ground: number): void {
    changePlace(this.team, place, moves, sources, passable, weight, ground);
  }

  setLinks(links: readonly number[], most: number): void {
    writeLinks(reserveLinks(this.team, links.length / LINK_WORDS, most), links);
    joinLinks(this.team);
  }

  putAgent(agent: number, place: number, goal: number, ground: number): void {
    putAgent(this.team, agent, place, goal, ground);
  }

  removeAgent(agent: number): void {
    removeAgent(this.team, agent);
  }

  setTraits(agent: number, range: number, rank: number): void {
    setTraits(this.team, agent, range, rank);
  }

  hold(agent: number, steps: number): void {
    holdAgent(this.team, agent, steps);
  }

  setGoal(agent: number, goal: number): void {
    setGoal(this.team, agent, goal);
  }

  step(): void {
    const { random, leader, led } = this.team;
    try {
      stepTeam(this.team);
    } catch (error) {
      // Memory was refused in the middle of a search.
      abandonStep(this.team);
      Object.assign(this.team, { random, leader, led });
      throw error;
    }
  }

  save(): Int32Array {
    return saveTeam(this.team);
  }

  load(words: Int32Array, isSame: boolean): void {
    loadTeam(this.team, words, isSame);
  }

  places(): Int32Array {
    return this.team.now;
  }

  homes(): Uint8Array {
    return this.team.home;
  }

  distance(agent: number): number {
    const found = distanceOf(this.team, agent);
    return found === FAR ? -1 : found;
  }

  guide(words: Int32Array): void {
    this.team.guides = words;
  }

  beginPlan(improves: boolean, leaves: boolean): number {
    this.search = new Plan(this.team, improves, leaves, PLAN_VALUES);
    return beginPlan(this.search);
  }

  runPlan(rounds: number): number {
    return this.search === null ? RUNNING : runPlan(this.search, rounds);
  }

  hasPlan(): boolean {
    return this.search !== null && this.search.goalNode !== NONE;
  }

  plan(): Int32Array {
    if (this.search === null) return new Int32Array(0);
    const configs = allocate(Int32Array, planLength(this.search) * this.search.agentCount);
    writePlan(this.search, configs);
    return configs;
  }

  dispose(): void {
    this.search = null;
  }
}
