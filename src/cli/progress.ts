import type { Output, Paint } from './io.ts';

const WIDTH = 32;
/** Least milliseconds between two updates of the bar. */
const INTERVAL = 50;

/** A progress bar in the last line of a terminal. If the output is not a terminal, it shows nothing. */
export class Progress {
  private readonly output: Output;
  private readonly paint: Paint;
  private readonly label: string;
  private readonly total: number;
  private next = 0;

  constructor(output: Output, paint: Paint, label: string, total: number) {
    this.output = output;
    this.paint = paint;
    this.label = label;
    this.total = total;
  }

  /** Shows how much is done, unless the bar changed less than {@link INTERVAL} ago. @param text Stands beside the bar. */
  update(done: number, text = `${done} of ${this.total}`): void {
    if (this.output.isTTY !== true) return;
    const now = performance.now();
    if (now < this.next) return;
    this.next = now + INTERVAL;
    const filled = Math.round((WIDTH * done) / this.total);
    const bar = this.paint('cyan', '━'.repeat(filled)) + this.paint('gray', '─'.repeat(WIDTH - filled));
    this.output.write(`\r\u001b[K  ${this.label}  ${bar}  ${text}`);
  }

  /** Clears the line. */
  clear(): void {
    if (this.output.isTTY === true) this.output.write('\r\u001b[K');
  }
}
