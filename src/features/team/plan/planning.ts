/** The work of findTeamPaths: whether there may be a plan, a first plan, and better ones. */
import { now } from '../../../core/base/clock.ts';
import { FOUND, RUNNING, UNREACHABLE } from '../../../core/base/statuses.ts';
import {
  CROWD,
  CROWDED,
  GROUPS_A_SLICE,
  GUIDED_SHARE,
  PLAIN_SHARE,
  WALK_DETOUR,
  WALK_PATIENCE,
  WALK_SHARE,
} from '../../../core/base/tuning/tuning-teams.ts';
import type { CellStore } from '../../../core/grid/cell-store.ts';
import type { StoredTeam } from '../../../core/kernel/team/team-engine.ts';
import { ONLY_WHEN_NO_OBSTACLES, RULES } from '../../../core/rules/moves.ts';
import type { AgentSteps } from '../agent-steps.ts';
import type { CostProfiles } from '../grounds.ts';
import { AgentGoals } from '../improve/agent-goals.ts';
import { guideWords } from '../improve/guide-words.ts';
import { LargeNeighborhoodSearch } from '../improve/neighborhood-search.ts';
import { Scatter } from '../improve/scatter.ts';
import type { AgentCells, ResolvedTeamOptions, Walker } from '../team-options.ts';
import { costOf, effortOf } from './plan-routes.ts';
import { PlanSearch, type PlanTeam } from './plan-search.ts';
import {
  failed,
  found,
  impossible,
  type TeamPathsMethod,
  type TeamPathsResult,
  type TeamProgress,
} from './team-paths-result.ts';
import { walkToRest } from './walk.ts';

/** The options of findTeamPaths with every default filled in. */
export interface PlanOptions extends ResolvedTeamOptions {
  maxMilliseconds: number;
  maxRounds: number;
  guidance: number;
  improve: boolean;
  leave: boolean;
  onProgress: ((progress: TeamProgress) => void) | undefined;
}

/** Least milliseconds between two reports of progress. */
const REPORT_MS = 10;

export class Planning {
  private readonly open: (guidance: number) => PlanTeam;
  private readonly teams: PlanTeam[];
  private readonly cells: CellStore;
  private readonly grounds: CostProfiles;
  /** The ground of each agent, and where it may go. */
  private readonly numbers: readonly number[];
  private agents: readonly AgentCells[];
  private readonly hasGroups: boolean;
  private readonly options: PlanOptions;
  private readonly steps: readonly AgentSteps[];
  private readonly begin = now();
  private nextReport = 0;
  /** Rounds that are left. */
  private left: number;
  /** The steps that each agent takes alone: a bound at first. */
  private readonly alone: number[];
  private lowerBound: number;
  private ways: AgentGoals | null = null;
  /** The best plan so far, and its sum of costs. */
  private best: number[][] | null = null;
  private bestCost = Infinity;

  /** @param open Makes a team for a search, or one that walks with a window of guidance. Call `dispose` in the end. */
  constructor(open: (guidance: number) => PlanTeam, agents: readonly Walker[], options: PlanOptions) {
    this.open = open;
    this.hasGroups = agents.some(({ group }) => group >= 0);
    const first = open(0);
    this.teams = [first];
    const { grounds } = first;
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
    const { agents, options, cells, steps } = this;
    const none = this.refuseBlocked() ?? this.measure() ?? this.refuseRivals();
    if (none !== null) return none;
    const search = this.findPlan();
    const { best, lowerBound } = this;
    if (best === null) {
      if (search.status !== UNREACHABLE) return failed(lowerBound, 'lacam');
      return impossible('no-plan', [...agents.keys()], lowerBound);
    }
    if (!options.improve) return found(best, cells, steps, { lowerBound, method: this.methodOf(search) });
    return found(this.improve(best, search), cells, steps, { lowerBound, method: 'groups' });
  }

  private methodOf({ isBegun }: PlanSearch): TeamPathsMethod {
    if (isBegun) return 'lacam';
    return this.hasGroups ? 'swaps' : 'guidance';
  }

  /** Frees the teams. */
  dispose(): void {
    for (const { team } of this.teams.splice(0)) team.dispose();
  }

  private isLate(most = this.options.maxMilliseconds): boolean {
    const milliseconds = now() - this.begin;
    if (milliseconds >= this.nextReport) {
      this.options.onProgress?.({ milliseconds, sumOfCosts: this.bestCost, lowerBound: this.lowerBound });
      this.nextReport = milliseconds + REPORT_MS;
    }
    return milliseconds >= most;
  }

  private isOver(): boolean {
    return this.isLate() || this.left <= 0;
  }

  /** Counts the steps that each agent takes alone. Returns a result if an agent has no route, or it is too late. */
  private measure(): TeamPathsResult | null {
    const { alone } = this;
    const { team } = this.teams[0];
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

  private waysOf(): AgentGoals {
    this.ways ??= new AgentGoals(RULES[this.options.diagonals], this.agents, this.numbers, (ground) =>
      this.grounds.cellsOf(ground),
    );
    return this.ways;
  }

  /** Where agents beside a diagonal step bar it, routes that only keep agents apart are no help. */
  private isCrowd(): boolean {
    const { agents, cells } = this;
    if (RULES[this.options.diagonals] === ONLY_WHEN_NO_OBSTACLES || agents.length < 2 || this.left <= 0) return false;
    return agents.length > CROWD || agents.length > CROWDED * cells.width * cells.height;
  }

  /** Returns a search that knows by which routes agents first try to go. */
  private scattered(team: StoredTeam): PlanSearch {
    const { options } = this;
    const ways = this.waysOf();
    const scatter = new Scatter(ways, options.leave);
    scatter.run(options.seed, () => this.isLate());
    const placeOf = (number: number) => this.placeOf(ways.roads.cells[number]);
    team.guide(guideWords(scatter.routes.map((route) => route.map(placeOf))));
    return this.searchOn(team);
  }

  private searchOn(team: StoredTeam): PlanSearch {
    return new PlanSearch(team, this.agents.length, this.options);
  }

  /**
   * Finds a plan, `best`, and returns the search that is to go on. A crowd is spread over the map first, for a better plan, which takes long on large maps. So
   * if the time is limited, another search comes before that, and its plan counts if the second one finds none in time.
   */
  private findPlan(): PlanSearch {
    const { team } = this.teams[0];
    const { maxMilliseconds, maxRounds, improve } = this.options;
    if ((this.options.guidance > 0 || this.hasGroups) && this.walks()) return this.searchOn(team);
    const isCrowd = this.isCrowd();
    const isHurried = maxMilliseconds < Infinity && maxRounds === Infinity;
    if (isCrowd && !isHurried && this.waysOf().areFew) return this.seek([this.scattered(team)]);
    const plain = this.searchOn(team);
    if (!isCrowd || !isHurried) return this.seek([plain]);
    this.seek([plain], PLAIN_SHARE * maxMilliseconds);
    if (plain.status === UNREACHABLE || this.isLate()) return plain;
    if (!this.waysOf().areFew) return plain.hasPlan ? plain : this.seek([plain]);
    // Its plan is kept. So two searches are in memory only if both go on.
    if (plain.hasPlan && !plain.improves) this.dispose();
    const second = this.open(0);
    this.teams.push(second);
    const guided = this.scattered(second.team);
    if (this.isLate()) return plain;
    if (this.best === null) return this.seek([plain, guided]);
    this.seek([guided], (improve ? GUIDED_SHARE : 1) * maxMilliseconds);
    return guided.hasPlan ? guided : plain;
  }

  /** Walks with a team that looks ahead, or whose groups swap goals. Returns whether all have come to rest at goals: that is a plan. */
  private walks(): boolean {
    const { agents, cells, options } = this;
    const walking = this.open(options.guidance);
    this.teams.push(walking);
    let left = WALK_DETOUR * Math.max(0, ...this.alone) + WALK_PATIENCE;
    const mayStep = () => !(left-- === 0 || this.left-- <= 0 || this.isLate(WALK_SHARE * options.maxMilliseconds));
    const starts = agents.map(({ start }) => start);
    const routes = walkToRest(walking.team, cells.width, starts, mayStep);
    if (routes === null) return false;
    if (this.hasGroups) this.takeGoals(Array.from(walking.team.givens()));
    this.keep(routes);
    return true;
  }

  /** Gives each agent the goal that another had. */
  private takeGoals(given: readonly number[]): void {
    this.agents = this.agents.map((agent, i) => ({ ...agent, goal: this.agents[given[i]].goal }));
    const { team } = this.teams[0];
    for (const [i, { goal }] of this.agents.entries()) team.setGoal(i, this.placeOf(goal));
    this.ways = null;
    for (const i of given.keys()) this.alone[i] = team.distance(i);
    this.lowerBound = this.alone.reduce((sum, steps) => sum + steps, 0);
  }

  private placeOf(cell: number): number {
    const { width } = this.cells;
    return (Math.floor(cell / width) << this.teams[0].team.shift) | (cell % width);
  }

  /** Lets searches take turns until one has a plan or shows that there is none. Returns that one, else the first. */
  private seek(searches: readonly PlanSearch[], until = this.options.maxMilliseconds): PlanSearch {
    do {
      for (const search of searches) {
        this.left -= search.goOn(this.left);
        if (search.hasPlan) this.keep(search.routes(this.cells.width));
        if (search.hasPlan || search.status === UNREACHABLE) return search;
      }
    } while (searches.some(({ status }) => status === RUNNING) && !this.isLate(until) && this.left > 0);
    return searches[0];
  }

  /** Keeps a plan if it is better than the one before. */
  private keep(routes: number[][]): void {
    const cost = costOf(routes);
    if (cost >= this.bestCost) return;
    this.best = routes;
    this.bestCost = cost;
  }

  /** Two ways to a better plan take turns: if there are few agents, the search goes on; and groups of agents get new paths. */
  private improve(first: number[][], search: PlanSearch): number[][] {
    const { cells, agents, options } = this;
    const refiner = new LargeNeighborhoodSearch(this.waysOf(), first, this.alone, options);
    let least = this.lowerBound;
    const prove = () => {
      // The search is over: no plan takes less effort.
      if (!search.improves || search.status !== FOUND) return;
      const routes = search.routes(cells.width);
      this.keep(routes);
      least = effortOf(routes, agents);
    };
    prove();
    while (!this.isOver() && this.bestCost > least) {
      if (search.improves && search.status === RUNNING) {
        this.left -= search.goOn(this.left);
        prove();
      }
      for (let turn = 0; turn < GROUPS_A_SLICE && !this.isOver(); turn++, this.left--) {
        refiner.refine();
        this.bestCost = Math.min(this.bestCost, refiner.bestCost);
      }
    }
    if (search.improves && search.hasPlan) this.keep(search.routes(cells.width));
    return this.best !== null && costOf(this.best) < refiner.bestCost ? this.best : refiner.plan();
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
