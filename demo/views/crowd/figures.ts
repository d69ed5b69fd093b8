/** Figures of the crowd: who has arrived, and how long fields and frames take. */
import { announce } from '../../ui/announce.ts';
import { Measures, NONE } from '../../ui/measures.ts';
import { formatTime, Readings } from '../../ui/timing.ts';
import type { Walkers } from './agents.ts';

/** Milliseconds between updates. */
const UPDATE_MS = 250;

export class CrowdFigures {
  readonly #measures = new Measures({
    arrived: 'Arrived',
    stranded: 'Cut off',
    rate: 'Frames per second',
    'field-time': 'Field, ms (median)',
    'agent-time': 'Agents, ms (median)',
  });
  readonly #agents = new Readings(30);
  readonly #fields = new Readings();
  /** Frames since the last update. */
  #frames = 0;
  /** Start of this count: the time of the last update, or of the first frame, which is not counted itself. */
  #since: number | null = null;
  /** Whether the arrival of all agents has been announced. */
  #announced = false;

  get element(): HTMLElement {
    return this.#measures.element;
  }

  /** Lets the next arrival be announced again, after the goal, the walls or the agents have changed. */
  restart(): void {
    this.#announced = false;
  }

  /** Forgets what agents and fields took: other agents come, perhaps on another map. */
  renew(): void {
    this.#agents.clear();
    this.#fields.clear();
  }

  addField(milliseconds: number): void {
    this.#fields.add(milliseconds);
  }

  /** Counts a frame. @param milliseconds Time that the agents took in it. */
  addFrame(now: number, milliseconds: number, agents: Walkers): void {
    if (this.#since === null) {
      this.#since = now;
      return;
    }
    this.#frames++;
    this.#agents.add(milliseconds);
    if (now - this.#since < UPDATE_MS) return;
    this.#showTimes(now - this.#since);
    this.#showFieldTime();
    this.#showArrivals(agents);
    this.#since = now;
  }

  /** Shows the figures that do not need a series of frames. Call it when no frame follows. */
  rest(agents: Walkers): void {
    this.#since = null;
    this.#frames = 0;
    this.#measures.show('rate', NONE);
    this.#showFieldTime();
    this.#showArrivals(agents);
  }

  /** @param elapsed Milliseconds since the last update. */
  #showTimes(elapsed: number): void {
    this.#measures.show('rate', Math.round((this.#frames * 1000) / elapsed).toString());
    this.#measures.show('agent-time', formatTime(this.#agents.median));
    this.#frames = 0;
  }

  #showFieldTime(): void {
    if (this.#fields.count > 0) this.#measures.show('field-time', formatTime(this.#fields.median));
  }

  #showArrivals({ arrived, stranded, count }: Walkers): void {
    const number = (value: number) => value.toLocaleString('en');
    this.#measures.show('arrived', `${number(arrived)} of ${number(count)}`);
    this.#measures.show('stranded', number(stranded));
    if (arrived + stranded < count || this.#announced) return;
    this.#announced = true;
    announce(`${number(arrived)} of ${number(count)} agents have arrived.`);
  }
}
