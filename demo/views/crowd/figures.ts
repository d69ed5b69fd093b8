/** What the crowd is doing, and how long it takes. */
import { announce } from '../../ui/announce.ts';
import { Measures, NONE } from '../../ui/measures.ts';
import { formatTime } from '../../ui/timing.ts';
import type { Agents } from './agents.ts';

/** Milliseconds from one update to the next. */
const UPDATE_MS = 250;

export class CrowdFigures {
  readonly #measures = new Measures({
    arrived: 'Arrived',
    stranded: 'Cut off',
    rate: 'Frames a second',
    'field-time': 'Field, ms',
    'agent-time': 'Agents, ms',
  });
  // Sums since the last update.
  #frames = 0;
  #agentTime = 0;
  #fields = 0;
  #fieldTime = 0;
  /** When they begin: at the first frame, from which on frames are counted. */
  #since: number | null = null;
  /** That all have arrived is said once. */
  #told = false;

  get element(): HTMLElement {
    return this.#measures.element;
  }

  /** The goal, the walls or the agents are others now. */
  restart(): void {
    this.#told = false;
  }

  addField(milliseconds: number): void {
    this.#fields++;
    this.#fieldTime += milliseconds;
  }

  /** A frame in which the agents took so many milliseconds. */
  addFrame(now: number, milliseconds: number, agents: Agents): void {
    if (this.#since === null) {
      this.#since = now;
      return;
    }
    this.#frames++;
    this.#agentTime += milliseconds;
    if (now - this.#since < UPDATE_MS) return;
    this.#showTimes(now - this.#since);
    this.#showFieldTime();
    this.#showArrivals(agents);
    this.#since = now;
  }

  /** No frame follows: says what there is to say of one alone. */
  rest(agents: Agents): void {
    this.#since = null;
    this.#frames = 0;
    this.#agentTime = 0;
    this.#measures.show('rate', NONE);
    this.#showFieldTime();
    this.#showArrivals(agents);
  }

  /** @param elapsed Milliseconds since the last update. */
  #showTimes(elapsed: number): void {
    this.#measures.show('rate', Math.round((this.#frames * 1000) / elapsed).toString());
    this.#measures.show('agent-time', formatTime(this.#agentTime / this.#frames));
    this.#frames = 0;
    this.#agentTime = 0;
  }

  #showFieldTime(): void {
    if (this.#fields > 0) this.#measures.show('field-time', formatTime(this.#fieldTime / this.#fields));
    this.#fields = 0;
    this.#fieldTime = 0;
  }

  #showArrivals({ arrived, stranded, count }: Agents): void {
    const number = (value: number) => value.toLocaleString('en');
    this.#measures.show('arrived', `${number(arrived)} of ${number(count)}`);
    this.#measures.show('stranded', number(stranded));
    if (arrived + stranded < count || this.#told) return;
    this.#told = true;
    announce(`${number(arrived)} of ${number(count)} agents have arrived.`);
  }
}
