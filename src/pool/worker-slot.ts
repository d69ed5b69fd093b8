import { MOST_MESSAGES } from '../core/base/tuning/tuning-memory.ts';
import { AnswerReader, isAnswers } from './answers.ts';
import type { Job, Question } from './job.ts';
import type { Answers, Reply, Step } from './messages.ts';
import type { Source } from './source.ts';
import { startThread, type Thread, type WorkerSource } from './thread.ts';

/** A request is rejected after this many deaths of workers that were answering it: it probably is their cause. */
const MOST_DEATHS = 3;
/** After this many workers in a row that die before they have started, no more are started. */
const MOST_FAILED_STARTS = 10;

/** What a slot tells its crew. */
export interface SlotEvents {
  /** It may take more jobs. */
  onFree(): void;
  /** Its workers do not start. */
  onBroken(reason: string): void;
}

/** The place of one worker. If the worker dies, another takes its place and its jobs. */
export class WorkerSlot {
  private readonly file: WorkerSource | undefined;
  private readonly events: SlotEvents;
  private thread: Thread;
  private hasStarted = false;
  private failedStarts = 0;
  private isKept = true;
  /**
   * Whether pending changes are sent to an idle worker. False from a worker's death until its successor answers: the changes may have killed
   * it, and could kill the others.
   */
  private catchesUp = true;
  /** Messages that are not answered yet, in order, by their jobs. */
  private readonly messages: Job[][] = [];
  /** Jobs that a dead worker left, in order. No other slot can take them: it may be past their version of the grid. */
  private left: Job[] = [];
  /** The version that the worker has of each grid that it knows. */
  private readonly known = new Map<Source, number>();

  constructor(file: WorkerSource | undefined, events: SlotEvents) {
    this.file = file;
    this.events = events;
    this.thread = this.start();
  }

  /** The number of messages that are not answered yet. */
  get waiting(): number {
    return this.messages.length;
  }

  /** Returns the version of a grid that the worker has; Infinity if it does not know the grid. */
  versionOf(source: Source): number {
    return this.known.get(source) ?? Infinity;
  }

  /** Returns the jobs that are not answered. */
  jobs(): Job[] {
    return [...this.messages.flat(), ...this.left];
  }

  /** Sends jobs to the worker, with the changes that they need. */
  send(jobs: readonly Job[]): void {
    try {
      this.thread.post(this.stepsFor(jobs));
      this.messages.push([...jobs]);
    } catch (error) {
      // A message copies what workers do not share, and its memory may not be there.
      this.known.clear();
      for (const job of jobs) job.reject(error);
      // Later, since the crew may be giving out jobs now.
      queueMicrotask(() => this.events.onFree());
    }
  }

  /** Returns the steps of a message: jobs, with the changes that they need. */
  private stepsFor(jobs: readonly Job[]): Step[] {
    const steps: Step[] = [];
    for (let first = 0; first < jobs.length; ) {
      const { source, version, kind, options } = jobs[first].question;
      steps.push(...this.changesTo(source, version));
      let end = first + 1;
      // Paths of one version and with the same options go as one step.
      while (kind === 'paths' && end < jobs.length && isLike(jobs[end].question, jobs[first].question)) end++;
      steps.push({ grid: source.id, kind, options, numbers: numbersOf(jobs.slice(first, end)) });
      first = end;
    }
    return steps;
  }

  /** Tells an idle worker the changes of a grid. Later requests then have less to wait for. */
  catchUp(source: Source): void {
    if (!this.catchesUp) return;
    try {
      const steps = this.changesTo(source, source.version);
      if (steps.length > 0) this.thread.post(steps);
    } catch {
      // The next request sends them again, and learns if that fails too.
      this.known.clear();
    }
  }

  /** Makes the worker forget a grid. */
  forget(source: Source): void {
    if (this.known.delete(source)) this.thread.post([{ grid: source.id, forget: true }]);
  }

  /** Says whether the process must wait for the worker. */
  keep(needed: boolean): void {
    if (needed !== this.isKept) this.thread.keep(needed);
    this.isKept = needed;
  }

  stop(): Promise<void> {
    return this.thread.stop();
  }

  private start(): Thread {
    this.hasStarted = false;
    return startThread(this.file, {
      reply: (reply) => this.read(reply),
      died: (reason) => this.replace(reason),
    });
  }

  private read(reply: Reply): void {
    if (reply === 'started') {
      this.hasStarted = true;
      this.failedStarts = 0;
      return;
    }
    const jobs = isAnswers(reply) ? this.messages.shift() : undefined;
    // A message of somebody else, or more than was asked.
    if (jobs === undefined) return;
    this.catchesUp = true;
    this.settle(jobs, reply);
    this.sendLeft();
    this.events.onFree();
  }

  private settle(jobs: readonly Job[], answers: Answers): void {
    const reader = new AnswerReader(answers);
    try {
      for (const job of jobs) job.answer(reader);
    } catch (error) {
      // Without memory for an answer, it is not known where the next one begins.
      for (const job of jobs) job.reject(error);
    }
  }

  private replace(reason: string): void {
    const [first = [], ...others] = this.messages.splice(0);
    if (this.hasStarted) for (const job of first) job.deaths++;
    this.left = [...first, ...others.flat(), ...this.left].filter((job) => {
      if (job.deaths < MOST_DEATHS) return !job.isSettled;
      job.reject(new Error(`${MOST_DEATHS} workers died while they answered this request; the last: ${reason}`));
      return false;
    });
    this.known.clear();
    this.catchesUp = false;
    if (!this.hasStarted && ++this.failedStarts === MOST_FAILED_STARTS) {
      this.events.onBroken(reason);
      return;
    }
    try {
      this.thread = this.start();
    } catch (error) {
      this.events.onBroken(String(error));
      return;
    }
    this.thread.keep(this.isKept);
    this.sendLeft();
    this.events.onFree();
  }

  /** Sends jobs that a dead worker left: those that it may have died of one by one, so that one is not rejected for another. */
  private sendLeft(): void {
    // Nobody waits for those that have been aborted.
    this.left = this.left.filter(({ isSettled }) => !isSettled);
    while (this.left.length > 0 && this.messages.length < MOST_MESSAGES) {
      const count = this.left[0].deaths > 0 ? 1 : this.left.length;
      this.send(this.left.splice(0, count));
    }
  }

  /** Returns the steps that bring the worker to a version of a grid. */
  private changesTo(source: Source, version: number): Step[] {
    const from = this.known.get(source) ?? -1;
    if (from >= version) return [];
    this.known.set(source, version);
    return source.stepsTo(version, from);
  }
}

function isLike(one: Question, other: Question): boolean {
  return (
    one.kind === other.kind &&
    one.options === other.options &&
    one.version === other.version &&
    one.source === other.source
  );
}

/** Returns the numbers of jobs, one after the other. */
function numbersOf(jobs: readonly Job[]): Int32Array {
  let length = 0;
  for (const { question } of jobs) length += question.numbers.length;
  const all = new Int32Array(length);
  let at = 0;
  for (const { question } of jobs) {
    all.set(question.numbers, at);
    at += question.numbers.length;
  }
  return all;
}
