/** Makes a failing list of ticks short: first by taking ticks away, then by taking parts of their arguments away. */
import { type Fault, replay } from './simulation.ts';
import type { Tick, Value } from './tick.ts';

/** Returns the shortest list that was found with a fault of the same signature; null if the ticks do not fail again. */
export async function shrink(fault: Fault): Promise<readonly Tick[] | null> {
  const fails = async (ticks: readonly Tick[]) => (await replay(ticks))?.signature === fault.signature;
  if (!(await fails(fault.ticks))) return null;
  let ticks = fault.ticks;
  for (let before = Infinity; ticks.length + sizeOf(ticks) < before; ) {
    before = ticks.length + sizeOf(ticks);
    ticks = await fewer(ticks, fails);
    ticks = await smaller(ticks, fails);
    // Without those after the fault.
    ticks = (await replay(ticks))?.ticks ?? ticks;
  }
  return ticks;
}

type Fails = (ticks: readonly Tick[]) => Promise<boolean>;

const sizeOf = (ticks: readonly Tick[]) => JSON.stringify(ticks).length;

/** Takes away blocks of ticks, of half of them first, then of fewer (Zeller's delta debugging). The last tick stays. */
async function fewer(ticks: readonly Tick[], fails: Fails): Promise<readonly Tick[]> {
  let kept = ticks;
  for (let block = Math.ceil(kept.length / 2); block >= 1; block = block === 1 ? 0 : Math.ceil(block / 2)) {
    for (let at = kept.length - 1 - block; at > -block; at -= block) {
      const without = kept.filter((_, i) => i < at || i >= at + block);
      if (without.length < kept.length && (await fails(without))) kept = without;
    }
  }
  return kept;
}

/** Takes away options and elements of lists, one by one. */
async function smaller(ticks: readonly Tick[], fails: Fails): Promise<readonly Tick[]> {
  let kept = ticks;
  for (let i = 0; i < kept.length; i++) {
    for (let changed = true; changed; ) {
      changed = false;
      for (const args of lesser(kept[i].args)) {
        const tried = kept.map((tick, k) => (k === i ? { ...tick, args: args as Value[] } : tick));
        if (!(await fails(tried))) continue;
        kept = tried;
        changed = true;
        break;
      }
    }
  }
  return kept;
}

/** Returns a value with one part of it left out, in all ways. */
function* lesser(value: Value): Generator<Value> {
  if (typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) {
    // Cells keep their coordinates.
    const isCell = value.length > 0 && value.length <= 3 && value.every((one) => typeof one === 'number');
    if (!isCell) for (let i = value.length - 1; i >= 0; i--) yield value.filter((_, k) => k !== i);
    for (const [i, one] of value.entries()) {
      for (const part of lesser(one)) yield value.map((other, k) => (k === i ? part : other));
    }
    return;
  }
  const record = value as Readonly<Record<string, Value>>;
  for (const key of Object.keys(record)) {
    if (!('call' in record || 'of' in record))
      yield Object.fromEntries(Object.entries(record).filter(([name]) => name !== key));
    for (const part of lesser(record[key])) yield { ...record, [key]: part };
  }
}
