/**
 * Times several things against each other on a machine that does other work as well: they take turns, A B A B, so that
 * whatever slows the machine slows them alike, and each turn counts with its fastest sample.
 */
import { Bench, type FnReturnedObject, type Task } from 'tinybench';
import { median } from './statistics.ts';

/** One of the things compared. */
export interface Contender {
  /** What is timed. Its result, which must not be undefined, is kept: no compiler can leave the call out. */
  readonly run: () => unknown;
  /** Calls a sample, for calls too short for the clock. Default 1. */
  readonly calls?: number;
}

/** Microseconds a call: `rounds[round][contender]`. */
export type Rounds = readonly (readonly number[])[];

/** A turn of a contender goes on for at least this long, so that short calls find warm caches. */
const TURN_MS = 0.3;

/**
 * Lets the contenders take turns, first for a quarter of the time without looking at the clock's answer (V8 compiles
 * hot code in steps), then until `milliseconds` are over and at least `leastRounds` done.
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

/** As {@link takeTurns}, of contenders that return promises; each call is a sample, timed until its promise is kept. */
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

/** One value a round, to be asked for when the round begins: whether it counts. Of no time nothing goes to a warm-up. */
function* schedule(milliseconds: number, leastRounds: number): Generator<boolean> {
  const begin = performance.now();
  const elapsed = () => performance.now() - begin;
  while (elapsed() < milliseconds / 4) yield false;
  for (let rounds = 0; rounds < leastRounds || elapsed() < milliseconds; rounds++) yield true;
}

/** Microseconds of the fastest sample of a turn. */
function timeOf({ result }: Task): number {
  if (result.state !== 'completed') throw new Error(`a turn ended as ${result.state}`);
  return result.latency.min * 1000;
}

/** A contender as a tinybench task. */
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

/** The fastest turn of a contender. */
export function leastOf(rounds: Rounds, contender: number): number {
  return Math.min(...rounds.map((times) => times[contender]));
}

/** Median over the rounds of how much longer `contender` took than `other` in the same round. */
export function medianExcess(rounds: Rounds, contender: number, other: number): number {
  return median(rounds.map((times) => times[contender] - times[other]));
}
