import { facingOf } from './order.ts';
import { SLACK } from './ranges.ts';
import { compareStrands, type Strand } from './strand.ts';

/**
 * Returns a group in a sequence that obeys its pairs, and numbers it so. A segment whose range ends where that of another begins, or before, always
 * comes first, and segments that cannot move from the same place stand together, so there is room along each chain. Pairs that contradict this, or go
 * in a circle, are turned.
 */
export function sequenceOf(group: Strand[]): readonly Strand[] {
  group.sort(compareStrands);
  for (let i = 0; i < group.length; i++) group[i].index = i;
  // For each segment, how many lower ones are not in the sequence yet.
  const open = Int32Array.from(group, ({ below }) => below.length);
  /** The segments that may come, the last of them first. */
  const ready: number[] = [];
  for (let i = group.length - 1; i >= 0; i--) if (open[i] === 0) ready.push(i);
  const byEnd = group.slice().sort((a, b) => a.hardMax - b.hardMax || a.hardMin - b.hardMin);
  const isIn = new Uint8Array(group.length);
  const waiting: number[] = [];
  const sequence: Strand[] = [];
  /** All segments before these are in the sequence. */
  let [first, ends] = [0, 0];
  const add = (strand: Strand): void => {
    isIn[strand.index] = 1;
    sequence.push(strand);
    for (const { index } of strand.above) if (--open[index] === 0) insert(ready, index);
  };
  const mayCome = (i: number): boolean => {
    const { hardMin, hardMax } = byEnd[ends];
    return isIn[i] === 0 && (i === byEnd[ends].index || group[i].hardMin < hardMax || group[i].hardMax === hardMin);
  };
  while (sequence.length < group.length) {
    if (isIn[byEnd[ends].index] === 1) {
      while (isIn[byEnd[ends].index] === 1) ends++;
      for (const i of waiting) insert(ready, i);
      waiting.length = 0;
    }
    let next = ready.pop() ?? -1;
    while (next >= 0 && !mayCome(next)) {
      if (isIn[next] === 0) waiting.push(next);
      next = ready.pop() ?? -1;
    }
    if (next < 0) {
      let isNextFree = false;
      while (isIn[first] === 1) first++;
      // Of a circle, the lowest comes first, unless it must be above another, or another has no room above it.
      for (let i = first; i < group.length; i++) {
        const isEnding = next < 0 || group[i].hardMax < group[next].hardMin + SLACK;
        if ((isNextFree && !isEnding) || !mayCome(i)) continue;
        const isFree = group[i].below.every((low) => isIn[low.index] === 1 || facingOf(low, group[i]) >= 0);
        if (!isFree && (isNextFree || !isEnding)) continue;
        next = i;
        isNextFree = isFree;
      }
    }
    const strand = group[next];
    add(strand);
    if (strand.hardMin !== strand.hardMax) continue;
    for (let i = ends; i < byEnd.length && byEnd[i].hardMax <= strand.hardMax; i++)
      if (byEnd[i].hardMin === strand.hardMin && isIn[byEnd[i].index] === 0) add(byEnd[i]);
  }
  for (let i = 0; i < sequence.length; i++) sequence[i].index = i;
  return sequence;
}

/** Adds a number to descending ones. Most that are added are among the least, at the end. */
function insert(numbers: number[], added: number): void {
  let at = numbers.length;
  for (; at > 0 && numbers[at - 1] < added; at--) numbers[at] = numbers[at - 1];
  numbers[at] = added;
}
