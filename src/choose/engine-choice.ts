/** The part of the choice between wasm and js that searches, fields, graphs and layers share. */
import type { EngineName } from '../engine/names.ts';
import { Budget } from '../wasm/room.ts';

/** The memory budget that all wasm engines share. */
export const budget: Budget = /* @__PURE__ */ new Budget();

/** The wasm engines that have started. */
const running: { readonly memoryBytes: number }[] = [];

/** Starts a wasm engine. If it cannot run, returns a string that says why. */
export function tryWasm<T extends { readonly memoryBytes: number }>(start: () => T): T | string {
  try {
    const engine = start();
    running.push(engine);
    return engine;
  } catch (error) {
    return `WebAssembly is missing or refused here (${error instanceof Error ? error.message : error}).`;
  }
}

/** Returns the bytes of linear memory of all wasm engines that have started. */
export function linearBytes(): number {
  return running.reduce((sum, { memoryBytes }) => sum + memoryBytes, 0);
}

/** Called if wasm cannot run for the given reason. @throws `RangeError` if the caller asks for it by name. */
export function checkWithoutWasm(engine: EngineName | 'auto', reason: string): void {
  if (engine !== 'wasm') return;
  throw new RangeError(`engine is "wasm", which cannot run: ${reason} Use engine 'auto'.`);
}
