/**
 * Compares the times of several functions on a machine that also does other work. They take turns, A B A B, so that whatever
 * slows the machine slows them all. The fastest sample of each turn counts.
 */
import { Bench, type FnReturnedObject, type Task } from 'tinybench';
import { median } from './statistics.ts';

/** One of the functions compared. */
export interface Contender {
  /** The function to time. Its result must not be undefined. It is kept, so that no compiler can remove the call. */
  readonly run: () => unknown;
  /** Calls per sample, if one call is too short for the clock. Default 1. */
  readonly calls?: number;
}

/** Microseconds per call: `rounds[round][contender]`. */
export type Rounds = readonly (readonly number[])[];

/** The least time of a contender's turn, so that short calls find warm caches. */
const TURN_MS = 0.3;

/**
 * Lets the contenders take turns until `milliseconds` are over and at least `leastRounds` rounds are counted. The first
 * quarter of the time is warm-up and does not count, because V8 compiles hot code in steps.
 */
export function takeTurns(contenders: readonly Contender[], milliseconds: number, leastRounds = 5): Rounds {
  const bench = turnsOf(contenders, false);
  const rounds: number[][] = [];
  for (const counts of schedule(milliseconds, leastRounds)) {
    bench.reset();
    const times = bench.runSync().map(timeOf);
    if (counts) rounds.push(times);
  }
  return rounds;
}

/** Like {@link takeTurns}, for contenders that return promises. Each call is a sample, timed until its promise resolves. */
export async function takeTurnsAsync(
  contenders: readonly Pick<Contender, 'run'>[],
  milliseconds: number,
  leastRounds = 5,
): Promise<Rounds> {
  const bench = turnsOf(contenders, true);
  const rounds: number[][] = [];
  for (const counts of schedule(milliseconds, leastRounds)) {
    bench.reset();
    const times = (await bench.run()).map(timeOf);
    if (counts) rounds.push(times);
  }
  return rounds;
}

function turnsOf(contenders: readonly Contender[], async: boolean): Bench {
  const bench = new Bench({ warmup: false, iterations: 1, time: TURN_MS, throws: true });
  contenders.forEach((contender, i) => {
    const run = async ? async () => keep(await contender.run()) : sampler(contender, bench);
    bench.add(String(i), run, { async });
  });
  return bench;
}

/** Yields one value at the beginning of each round: whether the round counts. With 0 milliseconds there is no warm-up. */
function* schedule(milliseconds: number, leastRounds: number): Generator<boolean> {
  const begin = performance.now();
  const elapsed = () => performance.now() - begin;
  while (elapsed() < milliseconds / 4) yield false;
  for (let rounds = 0; rounds < leastRounds || elapsed() < milliseconds; rounds++) yield true;
}

/** Returns the microseconds of the fastest sample of a turn. */
function timeOf({ result }: Task): number {
  if (result.state !== 'completed') throw new Error(`a turn ended as ${result.state}`);
  return result.latency.min * 1000;
}

/** Turns a contender into a tinybench task. */
function sampler({ run, calls = 1 }: Contender, bench: Bench): () => unknown {
  if (calls === 1) return () => keep(run());
  return (): FnReturnedObject => {
    const begin = bench.now();
    for (let call = 0; call < calls; call++) keep(run());
    const time = bench.now() - begin;
    return { overriddenDuration: time / calls, overriddenIterationCost: time };
  };
}

let kept: unknown;

function keep(result: unknown): void {
  kept = result;
  if (kept === undefined) throw new Error('a contender returned nothing');
}

/** Returns the microseconds of a contender's fastest turn. */
export function leastOf(rounds: Rounds, contender: number): number {
  return Math.min(...rounds.map((times) => times[contender]));
}

/** Returns the median over the rounds of how much longer `contender` took than `other` in the same round. */
export function medianExcess(rounds: Rounds, contender: number, other: number): number {
  return median(rounds.map((times) => times[contender] - times[other]));
}
