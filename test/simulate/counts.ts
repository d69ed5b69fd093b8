/** Counts what a simulation met: each question about each kind of map, after each edit of it. */
import type { Grid, World } from '../../src/index.ts';
import type { Random } from '../support/maps.ts';
import { KINDS, type Kind } from './kinds.ts';
import { editsOf, isEdit, LOOKS_AT_NO_MAP, questionsOf } from './pairs.ts';
import { hasPools } from './pools.ts';
import { classOf, type Tick } from './tick.ts';

/** A question about a kind of map, and how often it was met after each edit. */
export interface Asked {
  readonly kind: Kind;
  readonly question: string;
  readonly after: Map<string, number>;
  /** How often somebody tried to meet it on purpose: one that cannot be met must not be tried for ever. */
  tried: number;
}

/** Tries that count as much as one meeting. */
const TRIES = 8;

export class Counts {
  /** By kind and question: all that the API allows. */
  readonly asked = new Map<string, Asked>();
  /** By call. */
  readonly calls = new Map<string, number>();
  readonly wrong = new Map<string, number>();
  readonly wild = new Map<string, number>();
  refused = 0;
  ticks = 0;
  /** The edits of each map since a question was last asked about it. */
  private edits = new WeakMap<object, Map<string, Set<string>>>();
  private everyEdit = new WeakMap<object, string[]>();

  constructor() {
    for (const kind of KINDS) {
      for (const question of questionsOf[kind]) {
        if (!hasPools && /[pP]ool/.test(question)) continue;
        const after = new Map(editsOf(kind).map((edit): [string, number] => [edit, 0]));
        this.asked.set(`${kind} ${question}`, { kind, question, after, tried: 0 });
      }
    }
  }

  /** Counts a tick. @param map The map that it is about, of this kind. */
  count(tick: Tick, receiver: unknown, map: Grid | World | undefined, kind: Kind): void {
    this.ticks++;
    if (tick.refuse !== undefined || tick.refuseBlocks !== undefined) this.refused++;
    add(this.calls, receiver === undefined ? tick.call : `${classOf(receiver as object)}.${tick.call}`);
    if (map === undefined || tick.ends) return;
    if (isEdit(tick.call) && (receiver === map || tick.call === 'setHeights')) {
      for (const edits of this.edits.get(map)?.values() ?? []) edits.add(tick.call);
      this.everyEdit.set(map, [...(this.everyEdit.get(map) ?? []).filter((one) => one !== tick.call), tick.call]);
      return;
    }
    const call = tick.call.replace(/new |Grid\.|HexGrid\./, '').replace('Hex', '');
    this.countQuestion(
      kind,
      map,
      receiver === undefined || receiver === map ? call : `${classOf(receiver as object)}.${call}`,
    );
  }

  private countQuestion(kind: Kind, map: object, question: string): void {
    const asked = this.asked.get(`${kind} ${question}`);
    if (LOOKS_AT_NO_MAP.test(question)) return;
    if (asked === undefined) throw new Error(`pairs.ts has no place for ${question} on the map of kind ${kind}`);
    const byQuestion = this.edits.get(map) ?? new Map<string, Set<string>>();
    this.edits.set(map, byQuestion);
    const since = byQuestion.get(question) ?? new Set(this.everyEdit.get(map));
    for (const edit of since) asked.after.set(edit, (asked.after.get(edit) ?? 0) + 1);
    byQuestion.set(question, new Set());
  }

  /** Returns a question of some kinds that was met least after one of the edits. */
  rarest(random: Random, kinds: readonly Kind[]): Asked {
    const all = [...this.asked.values()].filter(({ kind }) => kinds.includes(kind));
    const first = random.below(all.length);
    let least = Infinity;
    let rarest = all[first];
    for (let i = 0; i < all.length; i++) {
      const asked = all[(first + i) % all.length];
      const count = Math.min(...asked.after.values()) + asked.tried / TRIES;
      if (count >= least) continue;
      least = count;
      rarest = asked;
    }
    return rarest;
  }

  /** Returns all pairs with their counts, the rarest first. */
  pairs(): [pair: string, count: number][] {
    const all = [...this.asked.values()].flatMap(({ kind, question, after }) =>
      [...after].map(([edit, count]): [string, number] => [`${kind} ${question} ${edit}`, count]),
    );
    return all.sort((a, b) => a[1] - b[1]);
  }

  countWrong(call: string): void {
    this.ticks++;
    add(this.wrong, call);
  }

  countWild(call: string): void {
    this.ticks++;
    add(this.wild, call);
  }
}

function add(counts: Map<string, number>, key: string): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}
