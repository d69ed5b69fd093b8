/** A loop that runs a step in each frame, with the time since the last one. */

/** Most seconds that a frame counts for, so that nothing jumps after the browser has paused. */
export const LONGEST_FRAME = 0.1;

/** Runs in each frame. @param seconds Since the last one, 0 to LONGEST_FRAME. @param now Time of the frame in milliseconds. */
type Step = (seconds: number, now: number) => void;

export class FrameLoop {
  readonly #step: Step;
  #frame = 0;
  #last = 0;

  constructor(step: Step) {
    this.#step = step;
  }

  /** Begins with the next frame. Does nothing if the loop is running. */
  start(): void {
    if (this.#frame !== 0) return;
    this.#last = performance.now();
    this.#ask();
  }

  /** Ends the loop. A step may call this too. */
  stop(): void {
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
  }

  #ask(): void {
    this.#frame = requestAnimationFrame((now) => this.#advance(now));
  }

  #advance(now: number): void {
    // The browser gives the time at which the frame began, which may be before the loop was started.
    const seconds = Math.min(LONGEST_FRAME, Math.max(0, (now - this.#last) / 1000));
    this.#last = now;
    const frame = this.#frame;
    this.#step(seconds, now);
    // Requested after the step, so that the redraw which the step requested comes before the next step.
    if (this.#frame === frame) this.#ask();
  }
}
