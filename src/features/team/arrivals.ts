/** Which agents have arrived: kept by the host, since an engine knows only who counts as arrived now. Saved in bits of agents that engines do not read. */
import { agentsIn, bitsAt } from './team-words.ts';

/** The agent has got a goal since the last step; it arrived in that step. */
const TASKED = 32;
const CAME = 64;

export class Arrivals {
  /** Those of the last step, in order. */
  now: readonly number[] = [];
  private readonly tasked = new Set<number>();

  /** Notes that an agent has got a goal. */
  give(agent: number): void {
    this.tasked.add(agent);
  }

  /** Notes that an agent has been removed. */
  forget(agent: number): void {
    this.tasked.delete(agent);
    this.now = this.now.filter((other) => other !== agent);
  }

  /** Notes a step. @param before Whether each agent counted as arrived before it. @param after And after it. */
  note(before: Uint8Array, after: Uint8Array): void {
    const now: number[] = [];
    for (const [agent, isHome] of after.entries()) {
      if (isHome !== 0 && (before[agent] === 0 || this.tasked.has(agent))) now.push(agent);
    }
    this.now = now;
    this.tasked.clear();
  }

  /** Writes itself into the words that an engine has saved. */
  save(words: Int32Array): void {
    for (const agent of this.tasked) words[bitsAt(agent)] |= TASKED;
    for (const agent of this.now) words[bitsAt(agent)] |= CAME;
  }

  /** Reads what `save` wrote. */
  load(words: Int32Array): void {
    const agents = agentsIn(words);
    for (const agent of agents) if ((words[bitsAt(agent)] & TASKED) !== 0) this.tasked.add(agent);
    this.now = agents.filter((agent) => (words[bitsAt(agent)] & CAME) !== 0);
  }
}
