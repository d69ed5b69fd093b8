/** Plays a picture on a canvas: the trace of a search once, then the moments of units, round and round. */
import { fitTo, paint, type Stage } from './paint.ts';
import type { Picture } from './picture.ts';

/** Milliseconds: a whole trace, however long; one step of units; the pause before a round begins again. */
const TRACE_MS = 1600;
const STEP_MS = 160;
const PAUSE_MS = 1200;

export class Player {
  private picture: Picture | null = null;
  private dark = false;
  private frame = 0;
  /** When the round began that plays now, as requestAnimationFrame counts. */
  private began = 0;

  /**
   * @param canvas Fills its parent, which has a size of its own.
   * @param overlay Draws on top of every frame.
   */
  constructor(
    private readonly canvas: HTMLCanvasElement,
    private readonly overlay: (stage: Stage) => void = () => {},
  ) {}

  get isPlaying(): boolean {
    return this.frame !== 0;
  }

  /** Shows a picture. With `moving` it plays; without, all of it is seen at once: the last moment, the whole trace. */
  show(picture: Picture, moving: boolean): void {
    this.picture = picture;
    this.stop();
    if (moving && (picture.trace !== null || picture.moments.length > 1)) this.play();
    else this.draw(Infinity);
  }

  /** Plays the picture from its beginning. */
  play(): void {
    if (this.picture === null || this.isPlaying) return;
    this.began = 0;
    this.frame = requestAnimationFrame(this.next);
  }

  /** Leaves the canvas as it is. */
  stop(): void {
    cancelAnimationFrame(this.frame);
    this.frame = 0;
  }

  /** Draws again what is shown, in the colours of a theme and at the size that the canvas has now. */
  refresh(dark: boolean): void {
    this.dark = dark;
    if (!this.isPlaying) this.draw(Infinity);
  }

  private readonly next = (now: number): void => {
    if (this.began === 0) this.began = now;
    const goesOn = this.draw(now - this.began);
    this.frame = goesOn ? requestAnimationFrame(this.next) : 0;
  };

  /** @returns Whether there is more to come. */
  private draw(elapsed: number): boolean {
    const { picture } = this;
    const box = this.canvas.parentElement;
    if (picture === null || box === null) return false;
    const scale = fitTo(this.canvas, picture, box.clientWidth, box.clientHeight);
    const tracing = picture.trace === null ? 0 : TRACE_MS;
    const last = picture.moments.length - 1;
    const walked = Math.max(0, elapsed - tracing) / STEP_MS;
    const traced = tracing === 0 ? 1 : Math.min(1, elapsed / tracing);
    const stage = paint(this.canvas, picture, scale, this.dark, { traced, moment: Math.min(last, walked) });
    if (stage !== null) this.overlay(stage);
    if (last > 0 && walked > last + PAUSE_MS / STEP_MS && elapsed < Infinity) this.began = 0;
    return last > 0 || traced < 1;
  }
}
