/** Answers as text, to compare. */
import { Grid, World } from '../../src/index.ts';

/** Returns an answer as text: everything in it that a caller can see. */
export function plain(value: unknown): string {
  if (value instanceof World || value instanceof Grid) return '';
  return JSON.stringify(value, (_, one) => {
    if (typeof one === 'number') return Object.is(one, -0) ? '-0' : Number.isFinite(one) ? one : String(one);
    if (ArrayBuffer.isView(one)) return Array.from(one as unknown as ArrayLike<number>, String);
    if (typeof one !== 'object' || one === null) return one;
    if ('costs' in one && 'isEmpty' in one) return { costs: one.costs, flow: one.flow };
    if ('values' in one && 'version' in one) return { values: one.values };
    if ('hops' in one) return { xy: Array.from(one.xy), hops: one.hops() };
    return one;
  });
}
