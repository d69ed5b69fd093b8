import type { KernelGlobal, KernelMemory } from '../kernel.ts';

/** Raw exports of the team kernel, see assembly/kernels/team.ts. Addresses and u32 come out signed. */
export interface TeamKernel {
  readonly memory: KernelMemory;
  readonly refused: KernelGlobal;
  readonly used: KernelGlobal;
  createTeam(
    width: number,
    height: number,
    wrap: number,
    rule: number,
    layout: number,
    greatestWeight: number,
    seed: number,
    mayGuess: number,
    guidance: number,
    follows: number,
    floorRows: number,
  ): number;
  closeTeam(team: number): void;
  reserveGrounds(team: number, count: number): number;
  changeAll(team: number, scale: number, isTwoWay: number, ground: number): void;
  changePlace(
    team: number,
    place: number,
    moves: number,
    sources: number,
    passable: number,
    weight: number,
    ground: number,
  ): void;
  reserveLinks(team: number, count: number, most: number): number;
  joinLinks(team: number): void;
  putAgent(team: number, agent: number, place: number, goal: number, ground: number): number;
  removeAgent(team: number, agent: number): void;
  setTraits(team: number, agent: number, range: number, rank: number, group: number): void;
  holdAgent(team: number, agent: number, steps: number): void;
  setGoal(team: number, agent: number, goal: number): number;
  saveTeam(team: number): number;
  savedLength(team: number): number;
  reserveSaved(team: number, length: number): number;
  loadTeam(team: number, isSame: number): number;
  stepTeam(team: number): number;
  distanceOf(team: number, agent: number): number;
  createPlan(team: number, improves: number, leaves: number, mostValues: number): number;
  releasePlan(plan: number): void;
  beginPlan(plan: number): number;
  reserveGuides(team: number, length: number): number;
  runPlan(plan: number, rounds: number): number;
  planLength(plan: number): number;
  writePlan(plan: number): number;
}
