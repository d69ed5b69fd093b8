import { RUNNING } from '../../../core/base/statuses.ts';
import { FEW_AGENTS, PLAN_SLICE } from '../../../core/base/tuning/tuning-teams.ts';
import type { StoredTeam } from '../../../core/kernel/team/team-engine.ts';
import type { CostProfiles } from '../grounds.ts';
import { routesOf } from './plan-routes.ts';

/** A team that does not move, to which all agents have been added, and its grounds. */
export interface PlanTeam {
  readonly team: StoredTeam;
  readonly grounds: CostProfiles;
}

/** How a search is to go. */
interface SearchOptions {
  readonly improve: boolean;
  readonly leave: boolean;
}

/** A search for a plan, on a separate team. */
export class PlanSearch {
  readonly team: StoredTeam;
  status: number = RUNNING;
  private readonly count: number;
  private readonly options: SearchOptions;
  /** Whether it has begun. */
  isBegun = false;

  constructor(team: StoredTeam, count: number, options: SearchOptions) {
    this.team = team;
    this.count = count;
    this.options = options;
  }

  /** Whether it goes on after the first plan. */
  get improves(): boolean {
    return this.options.improve && this.count <= FEW_AGENTS;
  }

  get hasPlan(): boolean {
    return this.team.hasPlan();
  }

  /** Continues for some milliseconds, and at most `left` rounds. Returns how many it took. */
  goOn(left: number): number {
    if (!this.isBegun) this.status = this.team.beginPlan(this.improves, this.options.leave);
    this.isBegun = true;
    if (this.status !== RUNNING || left <= 0) return 0;
    const slice = Math.max(1, Math.floor(PLAN_SLICE / Math.max(1, this.count)));
    this.status = this.team.runPlan(Math.min(slice, left));
    return slice;
  }

  /** Returns the best plan so far: each agent's cells at time 0, 1, 2 and so on. */
  routes(width: number): number[][] {
    return routesOf(this.team, width, this.count);
  }
}
