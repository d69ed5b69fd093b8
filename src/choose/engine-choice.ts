/** What the choice between the two engines has in common, whatever it is that they compute. */
import type { EngineName } from '../engine/names.ts';

/** The wasm engines that run. */
const running: { readonly memoryBytes: number }[] = [];

/** Starts a wasm engine; where it cannot run, a string says why. */
export function tryWasm<T extends { readonly memoryBytes: number }>(start: () => T): T | string {
  try {
    const engine = start();
    running.push(engine);
    return engine;
  } catch (error) {
    return `WebAssembly is missing or refused here (${error instanceof Error ? error.message : error}).`;
  }
}

/** Bytes of linear memory of all wasm engines that run. */
export function linearBytes(): number {
  return running.reduce((sum, { memoryBytes }) => sum + memoryBytes, 0);
}

/** @throws `RangeError` where wasm, which cannot run for that reason, is asked for by name. */
export function checkWithoutWasm(engine: EngineName | 'auto', reason: string): void {
  if (engine !== 'wasm') return;
  throw new RangeError(`engine is "wasm", which cannot run: ${reason} Use engine 'auto'.`);
}
