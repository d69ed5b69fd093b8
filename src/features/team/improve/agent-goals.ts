/** The ways of agents on the roads of a grid: starts, goals, and the number of steps from each cell to a goal, computed when first asked for. */

import { WAY_VALUES } from '../../../core/base/tuning/tuning-teams.ts';
import type { CellStore } from '../../../core/grid/cell-store.ts';
import type { Way } from '../sipp/sipp.ts';
import type { AgentCells } from '../team-options.ts';
import { StepGraph } from './roads.ts';

export class AgentGoals {
  /** The roads of agents that may enter all passable cells. Those of other grounds number cells alike. */
  readonly roads: StepGraph;
  /** The number of the corner rule. */
  readonly rule: number;
  /** The start and the goal of each agent, numbered as `roads` does. */
  readonly starts: readonly number[];
  readonly goals: readonly number[];
  private readonly grounds: readonly number[];
  /** The cells and the roads of each ground. */
  private readonly cellsOf: (ground: number) => CellStore;
  private readonly others = new Map<number, StepGraph>();
  private readonly kept = new Map<number, Uint16Array>();

  /** @param grounds The ground of each agent. @param cellsOf Returns the cells of a ground; number 0 is that of the grid itself. */
  constructor(
    rule: number,
    agents: readonly AgentCells[],
    grounds: readonly number[],
    cellsOf: (ground: number) => CellStore,
  ) {
    this.roads = new StepGraph(cellsOf(0), rule, null);
    this.rule = rule;
    this.starts = agents.map(({ start }) => this.roads.numbers[start]);
    this.goals = agents.map(({ goal }) => this.roads.numbers[goal]);
    this.grounds = grounds;
    this.cellsOf = cellsOf;
  }

  /** Whether the steps to all goals can be kept. */
  get areFew(): boolean {
    return this.goals.length * this.roads.count <= WAY_VALUES;
  }

  /** Returns the roads of an agent. */
  roadsOf(agent: number): StepGraph {
    const ground = this.grounds[agent];
    if (ground === 0) return this.roads;
    let roads = this.others.get(ground);
    if (roads === undefined) {
      roads = new StepGraph(this.cellsOf(ground), this.rule, this.roads);
      this.others.set(ground, roads);
    }
    return roads;
  }

  /** Returns the way of an agent. */
  wayOf(agent: number): Way<StepGraph> {
    const [start, goal] = [this.starts[agent], this.goals[agent]];
    return { start, goal, steps: this.stepsOf(agent), roads: this.roadsOf(agent) };
  }

  /** Returns the steps from each cell to an agent's goal. */
  stepsOf(agent: number): Uint16Array {
    const goal = this.goals[agent];
    const key = this.grounds[agent] * this.roads.count + goal;
    const kept = this.kept.get(key);
    if (kept !== undefined) return kept;
    const steps = this.roadsOf(agent).stepsTo(goal);
    if ((this.kept.size + 1) * steps.length <= WAY_VALUES) this.kept.set(key, steps);
    return steps;
  }
}
