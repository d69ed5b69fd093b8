/** What the choice between the two engines has in common, whatever it is that they compute. */
import type { EngineName } from './options.ts';

/** Starts a wasm engine; where it cannot run, a string says why. */
export function tryWasm<T>(start: () => T): T | string {
  try {
    return start();
  } catch (error) {
    return `WebAssembly is missing or refused here (${error instanceof Error ? error.message : error}).`;
  }
}

/** @throws {RangeError} where wasm, which cannot run for that reason, is asked for by name. */
export function checkWithoutWasm(engine: EngineName | 'auto', reason: string): void {
  if (engine !== 'wasm') return;
  throw new RangeError(`engine is "wasm", which cannot run: ${reason} Use engine 'auto'.`);
}
