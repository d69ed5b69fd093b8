/** Makes memory of the chosen engine ready. Only functions that import this bundle it. */
import { pageIn as pageInWasm } from '../wasm/search/page-in.ts';
import type { EitherEngine } from './search.ts';

/**
 * Makes linear memory for a grid of so many cells ready, step by step. The js engine has none.
 *
 * @throws `RangeError` if memory cannot be allocated.
 */
export function* pageIn(engine: EitherEngine, cells: number): Generator<void, void> {
  if (engine.name === 'wasm') yield* pageInWasm(engine.host, cells);
}
