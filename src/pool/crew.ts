import { disposedOf } from '../core/base/disposed.ts';
import { MOST_ANSWERS, MOST_MESSAGES } from '../core/base/tuning/tuning-memory.ts';
import type { Job } from './job.ts';
import type { Source } from './source.ts';
import type { WorkerSource } from './thread.ts';
import { WorkerSlot } from './worker-slot.ts';

/**
 * The workers of a pool, and the requests that wait for one. Requests that are made in the same turn of the event loop go in one message. Many
 * of them are divided as by guided self-scheduling (C. Polychronopoulos, D. Kuck, IEEE Transactions on Computers C-36, 1987): each message
 * takes a share of what is left, so that all workers end at about the same time.
 *
 * Requests are sent in the order in which they were made. So the versions of a grid that a worker meets never go back.
 */
export class Crew {
  readonly size: number;
  private readonly slots: WorkerSlot[] = [];
  private readonly sources = new Set<Source>();
  /** Jobs that are not sent yet, from `first` on, and the number of their answers. */
  private queue: Job[] = [];
  private first = 0;
  private answers = 0;
  /** The number of jobs that are not settled. */
  private unsettled = 0;
  private isScheduled = false;
  /** Why no more jobs are taken; null while they are. */
  private end: Error | null = null;

  /** @throws `Error` if there are no workers here. Then none is left running. */
  constructor(size: number, file: WorkerSource | undefined) {
    this.size = size;
    const events = {
      onFree: () => this.distribute(),
      onBroken: (reason: string) => {
        this.stop(new Error(`workers cannot be started: ${reason}; see the option worker of createPool`));
      },
    };
    try {
      for (let i = 0; i < size; i++) this.slots.push(new WorkerSlot(file, events));
    } catch (error) {
      for (const slot of this.slots) slot.stop();
      throw error;
    }
  }

  /** Makes workers know a grid. */
  add(source: Source): void {
    this.sources.add(source);
    this.schedule();
  }

  /** Returns why no jobs on a grid are taken; null if they are. */
  refusal(source: Source): Error | null {
    return this.end ?? (this.sources.has(source) ? null : closed());
  }

  /** Takes a job, and reports it to {@link Crew.settled} at its end. */
  take(job: Job): void {
    const { source, version } = job.question;
    source.hold(version);
    this.unsettled++;
    const refusal = this.refusal(source);
    if (refusal !== null) {
      job.reject(refusal);
      return;
    }
    this.queue.push(job);
    this.answers += job.count;
    this.schedule();
  }

  /** Takes note that a job has been settled. */
  settled(job: Job): void {
    job.question.source.release(job.question.version);
    this.unsettled--;
    if (this.unsettled === 0) this.schedule();
  }

  /** Rejects the jobs of a grid, and makes workers forget it. Ends the workers if it was the last one. */
  async remove(source: Source): Promise<void> {
    this.sources.delete(source);
    for (const job of this.jobs()) if (job.question.source === source) job.reject(closed());
    for (const slot of this.slots) slot.forget(source);
    if (this.sources.size === 0) await this.stop(closed());
  }

  /** Rejects all jobs and ends the workers. */
  private async stop(reason: Error): Promise<void> {
    this.end = reason;
    for (const job of this.jobs()) job.reject(reason);
    this.queue = [];
    this.first = 0;
    await Promise.all(this.slots.map((slot) => slot.stop()));
  }

  private jobs(): Job[] {
    return [...this.slots.flatMap((slot) => slot.jobs()), ...this.queue.slice(this.first)];
  }

  /** Sends what waits at the end of this turn. */
  private schedule(): void {
    if (this.isScheduled) return;
    this.isScheduled = true;
    queueMicrotask(() => {
      this.isScheduled = false;
      this.distribute();
    });
  }

  /** Gives jobs to workers: first to those that have nothing to do. */
  private distribute(): void {
    if (this.end !== null) return;
    for (let waiting = 0; waiting < MOST_MESSAGES; waiting++) {
      // A job behind a long search would wait for it. So second messages are only for times with jobs for all.
      if (waiting > 0 && this.answers < this.size * MOST_MESSAGES) break;
      for (const slot of this.slots) {
        if (slot.waiting !== waiting || this.first === this.queue.length) continue;
        const jobs = this.next();
        if (jobs.length > 0) slot.send(jobs);
      }
    }
    if (this.first === this.queue.length) for (const slot of this.slots) if (slot.waiting === 0) this.catchUp(slot);
    for (const source of this.sources) {
      source.forget(this.slots.reduce((least, slot) => Math.min(least, slot.versionOf(source)), Infinity));
    }
    for (const slot of this.slots) slot.keep(this.unsettled > 0);
  }

  private catchUp(slot: WorkerSlot): void {
    for (const source of this.sources) slot.catchUp(source);
  }

  /** Takes a message's share of the jobs from the queue. */
  private next(): Job[] {
    const most = Math.min(Math.ceil(this.answers / (this.size * MOST_MESSAGES)), MOST_ANSWERS);
    const jobs: Job[] = [];
    for (let count = 0; count < most && this.first < this.queue.length; ) {
      const job = this.queue[this.first++];
      this.answers -= job.count;
      if (job.isSettled) continue;
      jobs.push(job);
      count += job.count;
    }
    // Cutting off the sent part each time would take time in proportion to the rest.
    if (2 * this.first >= this.queue.length) {
      this.queue = this.queue.slice(this.first);
      this.first = 0;
    }
    return jobs;
  }
}

function closed(): Error {
  return disposedOf('pool', 'createPool');
}
