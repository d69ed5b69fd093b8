/** The work of findTeamPaths: whether there may be a plan, a first plan, and better ones. */
import { now } from '../base/clock.ts';
import { FOUND, RUNNING, UNREACHABLE } from '../base/statuses.ts';
import { CROWD, CROWDED, FEW_AGENTS, GROUPS_A_SLICE, PLAN_SLICE } from '../base/tuning-teams.ts';
import type { CellStore } from '../grid/cell-store.ts';
import type { StoredTeam } from '../kernel/team/team-engine.ts';
import { ONLY_WHEN_NO_OBSTACLES, RULES } from '../rules/moves.ts';
import type { AgentSteps } from './agent-steps.ts';
import type { Grounds } from './grounds.ts';
import { guideWords } from './improve/guide-words.ts';
import { Refiner } from './improve/refiner.ts';
import { Scatter } from './improve/scatter.ts';
import { Ways } from './improve/ways.ts';
import { costOf, effortOf, routesOf } from './plan-routes.ts';
import type { AgentCells, ResolvedTeamOptions } from './team-options.ts';
import { failed, found, impossible, type TeamPathsResult, type TeamProgress } from './team-paths-result.ts';

/** The options of findTeamPaths with every default filled in. */
export interface PlanOptions extends ResolvedTeamOptions {
  maxMilliseconds: number;
  maxRounds: number;
  improve: boolean;
  leave: boolean;
  onProgress: ((progress: TeamProgress) => void) | undefined;
}

/** Least milliseconds between two reports of progress. */
const REPORT_MS = 10;

export class Planning {
  private readonly team: StoredTeam;
  private readonly cells: CellStore;
  private readonly grounds: Grounds;
  /** The ground of each agent, and where it may go. */
  private readonly numbers: readonly number[];
  private readonly agents: readonly AgentCells[];
  private readonly options: PlanOptions;
  private readonly steps: readonly AgentSteps[];
  private readonly begin = now();
  private nextReport = 0;
  /** Rounds that are left. */
  private left: number;
  /** The steps that each agent takes alone: a bound at first. */
  private readonly alone: number[];
  private lowerBound: number;
  private refiner: Refiner | null = null;
  private ways: Ways | null = null;
  private status = RUNNING;

  /** @param grounds Those of the team, to which each agent has been added. */
  constructor(team: StoredTeam, grounds: Grounds, agents: readonly AgentCells[], options: PlanOptions) {
    this.team = team;
    this.cells = grounds.cellsOf(0);
    this.grounds = grounds;
    this.numbers = agents.map((_, agent) => grounds.groundOf(agent));
    this.agents = agents;
    this.options = options;
    this.left = options.maxRounds;
    this.steps = this.numbers.map((ground) => grounds.stepsOn(ground));
    this.alone = agents.map(({ start, goal }, agent) => this.steps[agent].atLeast(start, goal));
    this.lowerBound = this.alone.reduce((sum, steps) => sum + steps, 0);
  }

  run(): TeamPathsResult {
    const { team, agents, options, cells } = this;
    const none = this.refuseBlocked() ?? this.measure() ?? this.refuseRivals();
    if (none !== null) return none;
    if (this.isCrowd()) this.scatter();
    this.findFirst();
    if (!team.hasPlan()) {
      if (this.status !== UNREACHABLE) return failed(this.lowerBound, 'lacam');
      return impossible('no-plan', [...agents.keys()], this.lowerBound);
    }
    const routes = routesOf(team, cells.width, agents.length);
    if (!options.improve) return found(routes, cells, this.steps, { lowerBound: this.lowerBound, method: 'lacam' });
    const better = this.improve(routes);
    return found(better, cells, this.steps, { lowerBound: this.lowerBound, method: 'groups' });
  }

  private isLate(): boolean {
    const milliseconds = now() - this.begin;
    if (milliseconds >= this.nextReport) {
      const sumOfCosts = this.refiner?.bestCost ?? Infinity;
      this.options.onProgress?.({ milliseconds, sumOfCosts, lowerBound: this.lowerBound });
      this.nextReport = milliseconds + REPORT_MS;
    }
    return milliseconds >= this.options.maxMilliseconds;
  }

  private isOver(): boolean {
    return this.isLate() || this.left <= 0;
  }

  /** Counts the steps that each agent takes alone. Returns a result if an agent has no route, or it is too late. */
  private measure(): TeamPathsResult | null {
    const { alone, team } = this;
    const lost: number[] = [];
    for (let i = 0; i < alone.length; i++) {
      const steps = team.distance(i);
      if (steps < 0) lost.push(i);
      else {
        this.lowerBound += steps - alone[i];
        alone[i] = steps;
      }
      if (i === alone.length - 1 || !this.isLate()) continue;
      if (lost.length === 0) return failed(this.lowerBound, 'none');
      break;
    }
    return lost.length > 0 ? impossible('no-route', lost, Infinity) : null;
  }

  /** Returns a result if starts or goals are blocked. */
  private refuseBlocked(): TeamPathsResult | null {
    const { grounds, numbers, agents } = this;
    for (const end of ['start', 'goal'] as const) {
      const blocked = those(agents, (cells, agent) => isBlocked(grounds.cellsOf(numbers[agent]), cells[end]));
      if (blocked.length > 0) return impossible(`${end}-blocked`, blocked, Infinity);
    }
    return null;
  }

  /** Returns a result if several agents are to rest in one cell. */
  private refuseRivals(): TeamPathsResult | null {
    const { agents, options, lowerBound } = this;
    const rivals = options.leave ? [] : withTheSameGoal(agents);
    return rivals.length > 0 ? impossible('same-goal', rivals, lowerBound) : null;
  }

  private waysOf(): Ways {
    this.ways ??= new Ways(RULES[this.options.diagonals], this.agents, this.numbers, (ground) =>
      this.grounds.cellsOf(ground),
    );
    return this.ways;
  }

  /** Where agents beside a diagonal step bar it, routes that only keep agents apart are no help. */
  private isCrowd(): boolean {
    const { agents, cells } = this;
    if (RULES[this.options.diagonals] === ONLY_WHEN_NO_OBSTACLES || agents.length < 2 || this.left <= 0) return false;
    const isCrowd = agents.length > CROWD || agents.length > CROWDED * cells.width * cells.height;
    return isCrowd && this.waysOf().areFew;
  }

  /** Tells the search by which routes agents first try to go. */
  private scatter(): void {
    const { cells, team, options } = this;
    const ways = this.waysOf();
    const scatter = new Scatter(ways, options.leave);
    scatter.run(options.seed, () => this.isLate());
    const placeOf = (number: number) => {
      const cell = ways.roads.cells[number];
      return (Math.floor(cell / cells.width) << team.shift) | (cell % cells.width);
    };
    team.guide(guideWords(scatter.routes.map((route) => route.map(placeOf))));
  }

  private get slice(): number {
    return Math.max(1, Math.floor(PLAN_SLICE / Math.max(1, this.agents.length)));
  }

  private get searches(): boolean {
    return this.agents.length <= FEW_AGENTS;
  }

  private findFirst(): void {
    const { team, options } = this;
    this.status = team.beginPlan(options.improve && this.searches, options.leave);
    while (this.status === RUNNING && this.left > 0 && !team.hasPlan()) {
      this.status = team.runPlan(Math.min(this.slice, this.left));
      this.left -= this.slice;
      if (this.isOver()) break;
    }
  }

  /** Two ways to a better plan take turns: if there are few agents, the search goes on; and groups of agents get new paths. */
  private improve(first: number[][]): number[][] {
    const { team, cells, agents, options } = this;
    let routes = first;
    const refiner = new Refiner(this.waysOf(), routes, this.alone, options);
    this.refiner = refiner;
    let least = this.lowerBound;
    const prove = () => {
      // The search is over: no plan takes less effort.
      if (!this.searches || this.status !== FOUND) return;
      routes = routesOf(team, cells.width, agents.length);
      least = effortOf(routes, agents);
    };
    prove();
    while (!this.isOver() && Math.min(refiner.bestCost, costOf(routes)) > least) {
      if (this.searches && this.status === RUNNING) {
        this.status = team.runPlan(Math.min(this.slice, this.left));
        this.left -= this.slice;
        prove();
      }
      for (let turn = 0; turn < GROUPS_A_SLICE && !this.isOver(); turn++, this.left--) refiner.refine();
    }
    routes = routesOf(team, cells.width, agents.length);
    return costOf(routes) < refiner.bestCost ? routes : refiner.plan();
  }
}

function isBlocked(cells: CellStore, cell: number): boolean {
  return cells.isBlocked(cell % cells.width, Math.floor(cell / cells.width));
}

/** Returns the indices of the agents of which something is true. */
function those(agents: readonly AgentCells[], isOne: (agent: AgentCells, i: number) => boolean): number[] {
  return [...agents.keys()].filter((i) => isOne(agents[i], i));
}

/** Returns the indices of the agents whose goal is that of another too. */
function withTheSameGoal(agents: readonly AgentCells[]): number[] {
  const counts = new Map<number, number>();
  for (const { goal } of agents) counts.set(goal, (counts.get(goal) ?? 0) + 1);
  return those(agents, ({ goal }) => counts.get(goal) !== 1);
}
