/** Twin of assembly/jump/plane-sees.ts, which always sees along all lines here, 32 cells at a time. */
import type { Ray } from './planes.ts';

export function seeAlong(words: Int32Array, { ends, lines, sign }: Ray, sees: Int32Array): void {
  const back = sign > 0 ? 31 : 1;
  const edge = sign > 0 ? 1 << 31 : 1;
  const last = lines.bits / 32 - 1;
  let beyond = 0;
  for (let k = 0; k <= last; k++) {
    const at = sign > 0 ? last - k : k;
    const stop = words[ends + at];
    const jumpPoint = stop & ~words[lines.blocked + at];
    let seen = (rotl(jumpPoint, back) & ~edge) | beyond;
    let open = ~(rotl(stop, back) | edge);
    for (let turn = back, round = 0; round < 5; round++, turn <<= 1) {
      seen |= open & rotl(seen, turn);
      open &= rotl(open, turn);
    }
    sees[at] = seen;
    beyond = rotl((rotl(stop, back) & edge) !== 0 ? jumpPoint : seen, back) & edge;
  }
}

/** Rotates a word left. */
function rotl(word: number, bits: number): number {
  return (word << bits) | (word >>> -bits);
}
