import type { Job } from './job.ts';
import type { PoolSignal } from './requests.ts';

/** The jobs that a signal aborts, and the listener that does it. */
interface Watch {
  readonly jobs: Set<Job>;
  readonly listener: () => void;
}

/** One listener per signal: platforms warn of many listeners, and to remove one of them takes time in proportion to their number. */
const watches: WeakMap<PoolSignal, Watch> = /* @__PURE__ */ new WeakMap();

/** Rejects a job with the signal's reason once the signal is aborted, until {@link unwatch}. */
export function watch(signal: PoolSignal, job: Job): void {
  const known = watches.get(signal) ?? begin(signal);
  known.jobs.add(job);
}

/** Takes note that a job has been settled. The last one removes the listener. */
export function unwatch(signal: PoolSignal, job: Job): void {
  const known = watches.get(signal);
  if (known === undefined || !known.jobs.delete(job) || known.jobs.size > 0) return;
  watches.delete(signal);
  signal.removeEventListener?.('abort', known.listener);
}

function begin(signal: PoolSignal): Watch {
  const jobs = new Set<Job>();
  const listener = () => {
    try {
      signal.throwIfAborted();
    } catch (reason) {
      for (const job of jobs) job.reject(reason);
    }
  };
  const made = { jobs, listener };
  watches.set(signal, made);
  signal.addEventListener?.('abort', listener);
  return made;
}
