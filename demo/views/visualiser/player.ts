/**
 * Controls of the animation: play, pause, single steps, how long it takes, and a slider for the position. Searches of all sizes play equally
 * long: the cells shown grow with the square of the time, as a wave that spreads at a steady pace covers a plane.
 */
import { el, setText } from '../../ui/dom.ts';
import { button, rangeField } from '../../ui/fields.ts';
import { FrameLoop } from '../../ui/frames.ts';

/** Seconds that a search plays. */
const [LEAST_SECONDS, FIRST_SECONDS, MOST_SECONDS] = [2, 3, 4];

/** If the visitor prefers reduced motion, the animation consists of this many pictures, four per second. */
const STILL_PICTURES = 8;
const STILL_SECONDS = 0.25;

export class Player {
  readonly element: HTMLElement;
  /** Number of cells shown. At `length`, the end, the route is shown too. */
  position = 0;
  length = 0;
  #playing = false;
  #seconds = FIRST_SECONDS;
  readonly #loop = new FrameLoop((seconds) => this.#advance(seconds));
  /** The share of the time that has passed, 0 to 1. */
  #passed = 0;
  /** Seconds since the last picture, with reduced motion. */
  #waited = 0;
  readonly #onPosition: (position: number) => void;
  readonly #slider: HTMLInputElement;
  readonly #play: HTMLButtonElement;
  readonly #text: HTMLElement;

  constructor(onPosition: (position: number) => void) {
    this.#onPosition = onPosition;
    this.#play = button('Play', () => (this.#playing ? this.pause() : this.play()), { class: 'primary', name: 'play' });
    this.#slider = el('input', {
      type: 'range',
      name: 'position',
      min: 0,
      max: 0,
      value: 0,
      'aria-label': 'Position in the search',
      input: () => this.seek(this.#slider.valueAsNumber),
    });
    this.#text = el('output', { class: 'position' });
    const duration = rangeField(
      {
        label: 'Takes',
        name: 'duration',
        value: FIRST_SECONDS,
        min: LEAST_SECONDS,
        max: MOST_SECONDS,
        step: 0.5,
        format: (seconds) => `${seconds} s`,
      },
      (seconds) => {
        this.#seconds = seconds;
      },
    );
    duration.classList.add('duration');
    this.element = el(
      'div',
      { class: 'player', role: 'group', 'aria-label': 'Animation' },
      el(
        'div',
        { class: 'row' },
        button('|‹', () => this.seek(0), { 'aria-label': 'To the beginning' }),
        button('Back', () => this.seek(this.position - 1), { title: 'One step back' }),
        this.#play,
        button('Step', () => this.seek(this.position + 1), { title: 'One step' }),
        button('›|', () => this.seek(this.length), { 'aria-label': 'To the end' }),
      ),
      el('div', { class: 'track' }, this.#slider, this.#text),
      duration,
    );
  }

  /** Shows another search: all of it, or the part up to `position`. */
  load(length: number, position: number = length): void {
    this.#stop();
    this.length = length;
    this.position = Math.min(position, length);
    this.#show();
  }

  /** Pauses and moves to a position. */
  seek(position: number): void {
    this.#stop();
    this.#moveTo(position);
  }

  play(): void {
    this.#playing = true;
    if (this.position >= this.length) this.#moveTo(0);
    this.#passed = Math.sqrt(this.position / Math.max(1, this.length));
    this.#waited = 0;
    this.#show();
    this.#loop.start();
  }

  pause(): void {
    this.#stop();
    this.#moveTo(this.position);
  }

  dispose(): void {
    this.#loop.stop();
  }

  #advance(seconds: number): void {
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    this.#waited = still ? this.#waited + seconds : 0;
    if (this.#waited >= STILL_SECONDS) {
      this.#waited = 0;
      this.#moveTo(this.position + Math.ceil(this.length / STILL_PICTURES));
    } else if (!still) {
      this.#passed = Math.min(1, this.#passed + seconds / this.#seconds);
      this.#moveTo(Math.max(this.position, Math.floor(this.#passed ** 2 * this.length)));
    }
    if (this.position >= this.length) this.pause();
  }

  #stop(): void {
    this.#loop.stop();
    this.#playing = false;
  }

  #moveTo(position: number): void {
    this.position = Math.max(0, Math.min(this.length, position));
    this.#show();
    this.#onPosition(this.position);
  }

  #show(): void {
    this.#slider.max = String(this.length);
    this.#slider.value = String(this.position);
    setText(this.#play, this.#playing ? 'Pause' : 'Play');
    setText(this.#text, `${this.position.toLocaleString('en')} of ${this.length.toLocaleString('en')} cells`);
  }

  /** Whether the animation is playing. */
  get playing(): boolean {
    return this.#playing;
  }
}
