/** Controls of the animation: play, pause, single steps, speed, and a slider for the position. */
import { el, setText } from '../../ui/dom.ts';
import { button, rangeField } from '../../ui/fields.ts';
import { FrameLoop } from '../../ui/frames.ts';

/** Power of ten of the first speed. Speeds go from 10 to 1,000,000 cells per second. */
const FIRST_SPEED = 2.6;

/** If the visitor prefers reduced motion, the animation consists of this many pictures, four per second. */
const STILL_PICTURES = 8;
const STILL_SECONDS = 0.25;

export class Player {
  readonly element: HTMLElement;
  /** Number of cells shown. At `length`, the end, the route is shown too. */
  position = 0;
  length = 0;
  #playing = false;
  #speed = 10 ** FIRST_SPEED;
  readonly #loop = new FrameLoop((seconds) => this.#advance(seconds));
  /** The fraction of a cell left over from the last frame. */
  #fraction = 0;
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
    const speed = rangeField(
      {
        label: 'Speed',
        name: 'speed',
        value: FIRST_SPEED,
        min: 1,
        max: 6,
        step: 0.1,
        format: (power) => `${Math.round(10 ** power).toLocaleString('en')}/s`,
      },
      (power) => {
        this.#speed = 10 ** power;
      },
    );
    speed.classList.add('speed');
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
      speed,
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
    this.#fraction = 0;
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
      const cells = seconds * this.#speed + this.#fraction;
      this.#fraction = cells - Math.floor(cells);
      this.#moveTo(this.position + Math.floor(cells));
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
