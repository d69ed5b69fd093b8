import { writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { readProblems } from '../../formats/moving-ai-scenario.ts';
import {
  assignGoals,
  engineInfo,
  type FindTeamPathsOptions,
  findTeamPaths,
  type Grid,
  type TeamAgent,
  type TeamPathsResult,
} from '../../index.ts';
import { OUTPUT_FLAGS, readArguments } from '../arguments.ts';
import { nameOf, parseText, readText, STANDARD_INPUT } from '../files.ts';
import { formatCount } from '../format.ts';
import { type Io, painter, UsageError } from '../io.ts';
import { MAP_FLAGS } from '../map-options.ts';
import { readMap } from '../maps/read-map.ts';
import { SOURCE_FLAGS } from '../maps/source-flags.ts';
import { Progress } from '../progress.ts';
import { readAgentCount, readTeamOptions, TEAM_FLAGS } from './options.ts';

const COMMAND = 'hotpath team';
/** The time after which findTeamPaths gives up by itself. */
const USUAL_MS = 10_000;
/** Agents that a line names. */
const MOST_NAMED = 8;

const REASONS = {
  'start-blocked': 'some agents start in blocked cells',
  'goal-blocked': 'the goals of some agents are blocked',
  'no-route': 'some agents have no route to their goals',
  'same-goal': 'several agents have the same goal',
  'no-plan': 'no plan leads all agents to their goals',
  limit: 'the search gave up at a limit: give it more --seconds or --rounds',
};

/** What was planned, to print. */
interface Report {
  readonly map: string;
  readonly scenario: string;
  readonly grid: Grid;
  readonly agents: number;
  readonly engine: string;
  readonly result: TeamPathsResult;
  /** Undefined without timing. */
  readonly milliseconds: number | undefined;
}

/** Runs `hotpath team MAP SCEN [--agents N] [options]`. Returns 0 if there is a plan, else 1. */
export function runTeam(argv: readonly string[], io: Io): number {
  const flags = {
    agents: { type: 'string' },
    assign: { type: 'boolean' },
    out: { type: 'string' },
    ...TEAM_FLAGS,
    ...MAP_FLAGS,
    ...SOURCE_FLAGS,
    ...OUTPUT_FLAGS,
  } as const;
  const { values, words } = readArguments(argv, flags, COMMAND);
  const [map, scenario] = readFiles(words);
  const options = readTeamOptions(values);
  const { grid } = readMap(map, io, values);
  const read = readAgents(scenario, values.agents, grid, io);
  const agents = values.assign === true ? assigned(grid, read, options) : read;
  // With rounds alone, the plan is the same on every machine.
  const limit = options.maxMilliseconds ?? (options.maxRounds === undefined ? USUAL_MS : Infinity);
  const progress = new Progress(io.stderr, painter(io.stderr, io.env), `${formatCount(agents.length)} agents`, limit);
  const begin = performance.now();
  const result = findTeamPaths(grid, agents, {
    ...options,
    maxMilliseconds: limit,
    onProgress: ({ milliseconds, sumOfCosts, lowerBound }) =>
      progress.update(Math.min(milliseconds, limit), spent(milliseconds, limit, sumOfCosts / lowerBound)),
  });
  const milliseconds = values['no-timing'] === true ? undefined : performance.now() - begin;
  progress.clear();
  const engine = options.engine === 'wasm' || options.engine === 'js' ? options.engine : engineInfo().engine;
  const report = { map, scenario, grid, agents: agents.length, engine, result, milliseconds };
  const json = `${JSON.stringify(asJson(report))}\n`;
  if (values.out !== undefined) writeTo(values.out as string, json);
  io.stdout.write(values.json === true ? json : `${asText(report, io).join('\n')}\n`);
  return result.status === 'found' ? 0 : 1;
}

function readFiles(words: readonly string[]): readonly string[] {
  if (words.length !== 2) {
    const found =
      words.length === 0 ? 'there is none' : words.length === 1 ? 'there is one' : `there are ${words.length}`;
    throw new UsageError(`'${COMMAND}' needs two files, MAP and SCEN, but ${found}; see '${COMMAND} --help'`);
  }
  if (words.every((word) => word === STANDARD_INPUT)) {
    throw new UsageError('MAP and SCEN are both -, and standard input can be read only once: name one file');
  }
  return words;
}

/** Reads the first rows of a scenario. Each is an agent. Their lengths are for one agent alone, and are not used. */
function readAgents(file: string, asked: unknown, grid: Grid, io: Io): TeamAgent[] {
  const rows = parseText(file, readText(file, io), readProblems);
  if (rows.length === 0) throw new UsageError(`${nameOf(file)} has no agents`);
  const lineOf = new Map<number, number>();
  return rows.slice(0, readAgentCount(asked, rows.length, nameOf(file))).map(({ line, value }) => {
    const { width, height, start, goal } = value;
    if (width !== grid.width || height !== grid.height) {
      throw new UsageError(
        `${nameOf(file)}: line ${line} is for a map of ${width} x ${height} cells: the map has ${grid.width} x ${grid.height}`,
      );
    }
    const other = lineOf.get(start.y * width + start.x);
    if (other !== undefined) {
      throw new UsageError(
        `${nameOf(file)}: lines ${other} and ${line} both start at ${start.x},${start.y}: each agent needs a cell of its own`,
      );
    }
    lineOf.set(start.y * width + start.x, line);
    return { start, goal };
  });
}

/** Gives goals to agents, whoever they were for, so that the longest way is as short as it can be; on the way they may swap. */
function assigned(grid: Grid, agents: readonly TeamAgent[], options: FindTeamPathsOptions): TeamAgent[] {
  const { diagonals, engine } = options;
  const { goalOf } = assignGoals(
    grid,
    agents.map(({ start }) => start),
    agents.map(({ goal }) => goal),
    { engine, ...(diagonals === undefined ? {} : { diagonals, diagonalCost: 1 }) },
  );
  // If not all can have one, the plan says who has no route.
  if (goalOf.includes(-1)) return [...agents];
  return agents.map(({ start }, i) => ({ start, goal: agents[goalOf[i]].goal, group: 0 }));
}

/** Returns what stands beside the progress bar. @param ratio Sum of costs over the lower bound; Infinity before the first plan. */
function spent(milliseconds: number, limit: number, ratio: number): string {
  const whole = limit < Infinity ? ` of ${Number((limit / 1000).toFixed(1))}` : '';
  const time = `${(milliseconds / 1000).toFixed(1)}${whole} s`;
  return ratio < Infinity ? `${time}, ${ratio.toFixed(3)} x the lower bound` : time;
}

function writeTo(file: string, text: string): void {
  try {
    writeFileSync(file, text);
  } catch (error) {
    throw new UsageError(`cannot write --out ${file}: ${(error as Error).message}`);
  }
}

/** Returns why there is no plan, and which agents it is about. */
function reasonOf(result: TeamPathsResult): string {
  if (result.status !== 'unreachable') return REASONS.limit;
  const { reason, agents } = result;
  const few = agents.slice(0, MOST_NAMED).join(', ') + (agents.length > MOST_NAMED ? ', …' : '');
  return reason === 'no-plan' ? REASONS[reason] : `${REASONS[reason]}: ${few}`;
}

/** JSON has no Infinity. */
const finite = (value: number) => (value === Infinity ? null : value);

function asJson({ map, scenario, grid, agents, engine, result, milliseconds }: Report): unknown {
  return {
    map,
    scenario,
    width: grid.width,
    height: grid.height,
    agents,
    engine,
    status: result.status,
    ...(result.status === 'unreachable' && { reason: result.reason, unreachable: result.agents }),
    sumOfCosts: finite(result.sumOfCosts),
    makespan: finite(result.makespan),
    lowerBound: finite(result.lowerBound),
    ...(milliseconds !== undefined && { milliseconds }),
    paths: result.paths?.map(({ xy }) => Array.from(xy)) ?? null,
  };
}

function asText({ scenario, grid, agents, engine, result, milliseconds }: Report, io: Io): string[] {
  const paint = painter(io.stdout, io.env);
  const { status, sumOfCosts, makespan, lowerBound } = result;
  const size = `${agents === 1 ? '1 agent' : `${formatCount(agents)} agents`} on ${grid.width} x ${grid.height} cells; ${engine} engine`;
  const lines = [`${paint('bold', basename(nameOf(scenario)))}  ${paint('dim', size)}`];
  if (status === 'found') {
    const ratio = lowerBound === 0 ? 1 : sumOfCosts / lowerBound;
    const comment = `${ratio.toFixed(3)} x the lower bound, ${formatCount(lowerBound)}; last arrival at ${formatCount(makespan)}`;
    lines.push(
      `${paint(['bold', 'green'], 'found')}, sum of costs ${paint('bold', formatCount(sumOfCosts))}  ${paint('dim', comment)}`,
    );
  } else lines.push(`${paint(['bold', 'red'], status)}  ${paint('dim', reasonOf(result))}`);
  if (milliseconds !== undefined) lines.push(`${formatCount(Math.round(milliseconds))} ms`);
  return lines;
}
