/** Counts what a simulation met: each function on each kind of map, after each edit of it. */
import type { Grid, World } from '../../src/index.ts';
import type { Kind, State } from './state.ts';
import { classOf, type Tick } from './tick.ts';

export class Counts {
  /** By kind, function and edit. */
  readonly pairs = new Map<string, number>();
  /** By call. */
  readonly calls = new Map<string, number>();
  readonly wrong = new Map<string, number>();
  refused = 0;
  ticks = 0;
  /** The edits of each map since a function was last asked about it. */
  private edits = new WeakMap<object, Map<string, Set<string>>>();
  private everyEdit = new WeakMap<object, string[]>();

  count(simulation: State, tick: Tick, values: readonly unknown[]): void {
    this.ticks++;
    if (tick.refuse !== undefined) this.refused++;
    const receiver = tick.on === undefined ? undefined : values[0];
    const name = receiver === undefined ? tick.call : `${classOf(receiver as object)}.${tick.call}`;
    add(this.calls, name);
    const map = values.find((one) => simulation.shadows.has(one as Grid)) as Grid | World | undefined;
    if (map === undefined) return;
    if (isEdit(tick, receiver === map)) {
      for (const edits of this.edits.get(map)?.values() ?? []) edits.add(tick.call);
      this.everyEdit.set(map, [...(this.everyEdit.get(map) ?? []).filter((one) => one !== tick.call), tick.call]);
    } else if (receiver !== map) this.countPair(simulation.kindOf(map), map, tick.call.replace('new ', ''));
  }

  private countPair(kind: Kind, map: object, call: string): void {
    const byCall = this.edits.get(map) ?? new Map<string, Set<string>>();
    this.edits.set(map, byCall);
    const since = byCall.get(call) ?? new Set(this.everyEdit.get(map));
    for (const edit of since) add(this.pairs, `${kind} ${call} ${edit}`);
    byCall.set(call, new Set());
  }

  /** Returns pairs of kind, function and edit that were met less often than `least` times, with their counts, the rarest first. */
  rare(least: number): [pair: string, count: number][] {
    const functions = new Map<string, Set<string>>();
    const edits = new Map<string, Set<string>>();
    for (const pair of this.pairs.keys()) {
      const [kind, call, edit] = pair.split(' ');
      functions.set(kind, (functions.get(kind) ?? new Set()).add(call));
      edits.set(kind, (edits.get(kind) ?? new Set()).add(edit));
    }
    const all = [...functions].flatMap(([kind, calls]) =>
      [...calls].flatMap((call) => [...(edits.get(kind) ?? [])].map((edit) => `${kind} ${call} ${edit}`)),
    );
    const counted = all.map((pair): [string, number] => [pair, this.pairs.get(pair) ?? 0]);
    return counted.filter(([, count]) => count < least).sort((a, b) => a[1] - b[1]);
  }

  countWrong(call: string): void {
    this.ticks++;
    add(this.wrong, call);
  }
}

const isEdit = ({ call }: Tick, isOfMap: boolean): boolean =>
  isOfMap && /^(set|fill|addLink|removeLink|paste|load|unload|releaseMemory)/.test(call);

function add(counts: Map<string, number>, key: string): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}
