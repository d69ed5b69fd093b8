/** The ways of agents on the roads of a grid: starts, goals, and the number of steps from each cell to a goal, computed when first asked for. */
import type { CellStore } from '../../grid/cell-store.ts';
import type { AgentCells } from '../team-options.ts';
import { Roads } from './roads.ts';

/** Values that are kept, for all agents together: 128 MB. */
const MOST_KEPT = 67_108_864;

export class Ways {
  readonly roads: Roads;
  /** The number of the corner rule. */
  readonly rule: number;
  /** The start and the goal of each agent, numbered as `roads` does. */
  readonly starts: readonly number[];
  readonly goals: readonly number[];
  private readonly kept = new Map<number, Uint16Array>();

  constructor(cells: CellStore, rule: number, agents: readonly AgentCells[]) {
    this.roads = new Roads(cells, rule);
    this.rule = rule;
    this.starts = agents.map(({ start }) => this.roads.numbers[start]);
    this.goals = agents.map(({ goal }) => this.roads.numbers[goal]);
  }

  /** Whether the steps to all goals can be kept. */
  get areFew(): boolean {
    return this.goals.length * this.roads.count <= MOST_KEPT;
  }

  /** Returns the steps from each cell to an agent's goal. */
  stepsOf(agent: number): Uint16Array {
    const goal = this.goals[agent];
    const kept = this.kept.get(goal);
    if (kept !== undefined) return kept;
    const steps = this.roads.stepsTo(goal);
    if ((this.kept.size + 1) * steps.length <= MOST_KEPT) this.kept.set(goal, steps);
    return steps;
  }
}
