/** A loop of frames, with the time from each to the next. */

/** A frame makes up for no more than this, in seconds: after a pause of the browser nothing leaps. */
export const LONGEST_FRAME = 0.1;

/** What is done in a frame. @param seconds Since the last one, 0 to LONGEST_FRAME. @param now As the browser gives it, in milliseconds. */
type Step = (seconds: number, now: number) => void;

export class FrameLoop {
  readonly #step: Step;
  #frame = 0;
  #last = 0;

  constructor(step: Step) {
    this.#step = step;
  }

  /** Begins with the next frame; a loop that is under way goes on as it is. */
  start(): void {
    if (this.#frame !== 0) return;
    this.#last = performance.now();
    this.#ask();
  }

  /** No further frame comes, also where a step says so. */
  stop(): void {
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
  }

  #ask(): void {
    this.#frame = requestAnimationFrame((now) => this.#advance(now));
  }

  #advance(now: number): void {
    // Browsers give the time at which a frame began, which may be before the loop did.
    const seconds = Math.min(LONGEST_FRAME, Math.max(0, (now - this.#last) / 1000));
    this.#last = now;
    const frame = this.#frame;
    this.#step(seconds, now);
    // After the step: the redraw that it asked for then comes before the next step, which asks for another.
    if (this.#frame === frame) this.#ask();
  }
}
