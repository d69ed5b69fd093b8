/** Figures of the crowd: who has arrived, and how long fields and frames take. */
import { announce } from '../../ui/announce.ts';
import { Measures, NONE } from '../../ui/measures.ts';
import { formatTime } from '../../ui/timing.ts';
import type { Walkers } from './agents.ts';

/** Milliseconds between updates. */
const UPDATE_MS = 250;

export class CrowdFigures {
  readonly #measures = new Measures({
    arrived: 'Arrived',
    stranded: 'Cut off',
    rate: 'Frames per second',
    'field-time': 'Field, ms',
    'agent-time': 'Agents, ms',
  });
  // Sums since the last update.
  #frames = 0;
  #agentTime = 0;
  #fields = 0;
  #fieldTime = 0;
  /** Start of these sums: the time of the last update, or of the first frame, which is not counted itself. */
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

  addField(milliseconds: number): void {
    this.#fields++;
    this.#fieldTime += milliseconds;
  }

  /** Counts a frame. @param milliseconds Time that the agents took in it. */
  addFrame(now: number, milliseconds: number, agents: Walkers): void {
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

  /** Shows the figures that do not need a series of frames. Call it when no frame follows. */
  rest(agents: Walkers): void {
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

  #showArrivals({ arrived, stranded, count }: Walkers): void {
    const number = (value: number) => value.toLocaleString('en');
    this.#measures.show('arrived', `${number(arrived)} of ${number(count)}`);
    this.#measures.show('stranded', number(stranded));
    if (arrived + stranded < count || this.#announced) return;
    this.#announced = true;
    announce(`${number(arrived)} of ${number(count)} agents have arrived.`);
  }
}
