/** Workers of both kinds: those of Node's `worker_threads`, and those of the web (browsers, Deno, Bun). */
import { show, wrongKind } from '../core/base/check.ts';
import type { Reply, Step } from './messages.ts';

/** A worker of the web, as far as it is used here. */
export interface WebWorker {
  postMessage(message: unknown): void;
  terminate(): unknown;
  addEventListener(type: string, listener: (event: object) => void): void;
}

/** A worker of Node, as far as it is used here. */
export interface NodeWorker {
  postMessage(message: unknown): void;
  terminate(): Promise<unknown>;
  on(event: string, listener: (value: object) => void): unknown;
  ref(): void;
  unref(): void;
}

/** Where the code of the workers is: a path or URL, or a function that starts one. */
export type WorkerSource = string | { readonly href: string } | (() => WebWorker | NodeWorker);

/** What a thread says. After its death it says nothing more. */
export interface ThreadEvents {
  reply(reply: Reply): void;
  /** It has ended, or thrown an error that nothing caught. */
  died(reason: string): void;
}

/** A running worker. */
export interface Thread {
  post(steps: readonly Step[]): void;
  /** Says whether the process must wait for it. */
  keep(needed: boolean): void;
  /** Ends it. Then there are no more events. */
  stop(): Promise<void>;
}

interface WorkerThreads {
  Worker: new (file: string | URL, options: { execArgv: string[] }) => NodeWorker;
}

/** Returns a module of Node; undefined elsewhere. Bundles for the web then contain no import of it. */
export function nodeModule<T>(name: string): T | undefined {
  const { process } = globalThis as { process?: { getBuiltinModule?: (name: string) => unknown } };
  return process?.getBuiltinModule?.(name) as T | undefined;
}

/** @throws `TypeError` unless it is a path, a URL or a function. */
export function checkWorkerSource(name: string, value: unknown): WorkerSource {
  if (typeof value === 'string' || typeof value === 'function' || value instanceof URL) return value as WorkerSource;
  throw wrongKind(name, value, 'the path or URL of hotpath/pool-worker, or a function that starts a worker with it');
}

/** @throws `Error` if there are no workers here. */
export function startThread(source: WorkerSource | undefined, events: ThreadEvents): Thread {
  const worker = startWorker(source) as Partial<NodeWorker & WebWorker> | null | undefined;
  if (typeof worker?.on === 'function') return listenToNode(worker as NodeWorker, events);
  if (typeof worker?.addEventListener === 'function') return listenToWeb(worker as WebWorker, events);
  throw new TypeError(`worker returned ${show(worker)}: it must return a Worker`);
}

function startWorker(source: WorkerSource | undefined): WebWorker | NodeWorker {
  if (typeof source === 'function') return source();
  if (typeof Worker === 'function') {
    if (source !== undefined) return new Worker(source as URL, { type: 'module' });
    // Bundlers look for exactly this.
    return new Worker(new URL('./pool-worker.js', import.meta.url), { type: 'module' });
  }
  const threads = nodeModule<WorkerThreads>('node:worker_threads');
  if (threads !== undefined) {
    // Without the flags of this process, some of which (--input-type) are wrong for a file.
    return new threads.Worker(fileOf(source as string | URL | undefined), { execArgv: [] });
  }
  throw new Error(
    'there are no workers here: neither Worker nor node:worker_threads exists; use findPath or findPathAsync',
  );
}

/** Returns the file of the workers as Node takes it: of texts, it takes paths alone, no addresses such as `import.meta.resolve` returns. */
function fileOf(source: string | URL | undefined): string | URL {
  if (source === undefined) return new URL('./pool-worker.js', here());
  return typeof source === 'string' && source.startsWith('file:') ? new URL(source) : source;
}

/** Returns the address of this module. Apart, so that bundlers for the web do not copy the worker's file for Node too. */
function here(): string {
  return import.meta.url;
}

function listenToNode(worker: NodeWorker, events: ThreadEvents): Thread {
  let ended = false;
  let reason = 'it ended';
  worker.on('message', (reply) => {
    if (!ended) events.reply(reply as Reply);
  });
  worker.on('error', (error) => {
    reason = (error as Error).message;
  });
  worker.on('exit', () => {
    if (!ended) events.died(reason);
    ended = true;
  });
  return {
    post: (steps) => worker.postMessage(steps),
    keep: (needed) => (needed ? worker.ref() : worker.unref()),
    stop: async () => {
      ended = true;
      await worker.terminate();
    },
  };
}

function listenToWeb(worker: WebWorker, events: ThreadEvents): Thread {
  let ended = false;
  const stop = async () => {
    ended = true;
    worker.terminate();
  };
  worker.addEventListener('message', (event) => {
    if (!ended) events.reply((event as { data: Reply }).data);
  });
  worker.addEventListener('error', (event) => {
    if (ended) return;
    const { message } = event as { message?: string };
    stop();
    // A file that cannot be loaded has no message.
    events.died(message || 'its file cannot be loaded');
  });
  return { post: (steps) => worker.postMessage(steps), keep: () => {}, stop };
}
