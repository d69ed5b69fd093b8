/** Runs programs in workers, one at a time. */
import type { RunnerMessage } from './runner.worker.ts';

/** What a run tells the page. */
export interface Listener {
  line(text: string, isError: boolean): void;
  done(result: Extract<RunnerMessage, { kind: 'done' }>): void;
  /** The run ended before it was done. */
  stopped(why: string): void;
}

/** A program that takes longer, in milliseconds, is ended. */
const LONGEST_RUN = 10_000;

export class Runner {
  private worker: Worker | null = null;
  private timer = 0;

  constructor(private readonly listener: Listener) {}

  run(code: string): void {
    this.end();
    this.worker = new Worker(new URL('./runner.worker.ts', import.meta.url), { type: 'module' });
    this.worker.onmessage = ({ data }: MessageEvent<RunnerMessage>) => {
      if (data.kind === 'line') {
        this.listener.line(data.text, data.isError);
        return;
      }
      this.end();
      this.listener.done(data);
    };
    this.worker.onerror = ({ message }) => {
      this.listener.line(message, true);
      this.stop('stopped');
    };
    this.timer = window.setTimeout(() => this.stop('stopped after 10 s'), LONGEST_RUN);
    this.worker.postMessage(code);
  }

  /** Ends the run that goes on, if any does. */
  stop(why: string): void {
    if (this.worker === null) return;
    this.end();
    this.listener.stopped(why);
  }

  /** Ends a run without a word. */
  end(): void {
    clearTimeout(this.timer);
    this.worker?.terminate();
    this.worker = null;
  }
}
