/** The choice between wasm and js: each kind of engine is made at first use. */
import type { EngineName } from '../engine/names.ts';
import { Budget } from '../wasm/memory-budget.ts';

export { readKernelsBy } from '../wasm/kernel-files.ts';

import { TwinPart } from './twin-part.ts';

/** The memory budget that all wasm engines share. */
export const budget: Budget = /* @__PURE__ */ new Budget();

/** What all wasm engines have. */
interface Running {
  readonly memoryBytes: number;
}

/** All that holds linear memory: the wasm engines that have started, and contracted maps. */
export const running: Set<Running> = /* @__PURE__ */ new Set();

/** The two engines of one kind. */
export class EngineChoice<Wasm extends Running, Js> {
  /** Starts the js engine. */
  readonly twin: TwinPart<() => Js>;
  private readonly startWasm: () => Wasm;
  private js: Js | undefined;
  /** The wasm engine, or a string that says why there is none. */
  private wasm: Wasm | string | undefined;

  /** @param twin The twin of another kernel, if this one has the same. */
  constructor(startWasm: () => Wasm, twin: TwinPart<() => Js> = new TwinPart()) {
    this.twin = twin;
    this.startWasm = startWasm;
  }

  /** Returns the engine to use. @throws `RangeError` if the engine that is asked for by name, or the only one there is, cannot run. */
  choose(engine: EngineName | 'auto'): Wasm | Js {
    if (engine === 'js') return this.ofJs();
    const wasm = this.ofWasm();
    if (typeof wasm !== 'string') return wasm;
    if (engine === 'wasm') throw new RangeError(`engine is "wasm", which cannot run: ${wasm} Use engine 'auto'.`);
    return this.ofJs();
  }

  ofJs(): Js {
    this.js ??= this.twin.get()();
    return this.js;
  }

  /** Returns the wasm engine, or a string that says why there is none. */
  ofWasm(): Wasm | string {
    this.wasm ??= tryWasm(this.startWasm);
    return this.wasm;
  }

  /** Returns the wasm engine if it has started. */
  started(): Wasm | null {
    return typeof this.wasm === 'object' ? this.wasm : null;
  }
}

/** Starts a wasm engine. If it cannot run, returns a string that says why. */
function tryWasm<T extends Running>(start: () => T): T | string {
  try {
    const engine = start();
    running.add(engine);
    return engine;
  } catch (error) {
    return `WebAssembly is missing or refused here (${error instanceof Error ? error.message : error}).`;
  }
}

/** Returns the bytes of linear memory of all of them. */
export function linearBytes(): number {
  let bytes = 0;
  for (const { memoryBytes } of running) bytes += memoryBytes;
  return bytes;
}
