/** The choice between wasm and js: one kind of engine on a kernel of WebAssembly or of JavaScript, each made at first use. */
import type { EngineName } from '../engine/names.ts';
import { type Guarded, guarded, lostKernels } from '../kernel/guarded.ts';
import { IMPORTS } from '../kernel/imports.ts';
import { jsKernel } from '../kernel/js-kernels.ts';
import { Budget } from '../kernel/memory-budget.ts';
import { type KernelSource, startKernel } from '../kernel/start-kernel.ts';

export { loadJsKernelsBy } from '../kernel/js-kernels.ts';
export { readKernelsBy } from '../kernel/kernel-files.ts';

/** The memory budget that all engines share. */
export const budget: Budget = /* @__PURE__ */ new Budget();

/** What all engines have. */
interface Running {
  readonly memoryBytes: number;
  /** Whether it is in the middle of a search that asks a caller's function, which may itself search. */
  readonly isAsking?: boolean;
  /** Whether its kernel has been given up. */
  isLost?: boolean;
}

/** Returns whether an engine cannot take another call: a further one does. */
export function isBusy({ isAsking, isLost }: Running): boolean {
  return isAsking === true || isLost === true;
}

/** All that holds the memory of a kernel: the engines that have started, and contracted maps. */
export const running: Set<Running> = /* @__PURE__ */ new Set();

/** A class of engines. Its kernel has just started. */
type EngineType<Engine> = new (kernel: never, budget: Budget, name: EngineName) => Engine;

/** The two engines of one kind. */
export class EngineChoice<Engine extends Running> {
  private readonly source: KernelSource;
  private readonly jsName: string;
  private readonly type: EngineType<Engine>;
  private js: Engine | undefined;
  /** The wasm engine, or a string that says why there is none. */
  private wasm: Engine | string | undefined;
  /** The engine that `'auto'` stands for, once known: it stays the same until it is lost. */
  automatic: Engine | null = null;
  /** Further engines, for calls from within a caller's function and in place of those that are lost, with their names. */
  private readonly inner: [EngineName, Engine][] = [];

  /** @param jsName The kernel of the js engine, see `jsKernel`. */
  constructor(source: KernelSource, jsName: string, type: EngineType<Engine>) {
    this.source = source;
    this.jsName = jsName;
    this.type = type;
  }

  /** Returns the engine to use. @throws `RangeError` if one that is asked for by name cannot run, `Error` if none can. */
  choose(engine: EngineName | 'auto'): Engine {
    if (engine === 'js') return this.free(this.ofJs(), 'js');
    const wasm = this.ofWasm();
    if (typeof wasm !== 'string') return this.free(wasm, 'wasm');
    if (engine === 'wasm') throw new RangeError(`engine is "wasm", which cannot run: ${wasm} Use engine 'auto'.`);
    if (jsKernel(this.jsName) !== null) return this.choose('js');
    throw new Error(
      `${wasm} For the js engine ${remedyFor(this.jsName)}; or let the Content-Security-Policy allow 'wasm-unsafe-eval'.`,
    );
  }

  ofJs(): Engine {
    this.js ??= this.start('js');
    return this.js;
  }

  /** Returns the wasm engine, or a string that says why there is none. */
  ofWasm(): Engine | string {
    if (this.wasm !== undefined) return this.wasm;
    const lost = lostKernels();
    try {
      this.wasm = this.start('wasm');
      return this.wasm;
    } catch (error) {
      if (lostKernels() > lost) throw error;
      const reason = `WebAssembly is missing or refused here (${error instanceof Error ? error.message : error}).`;
      // Memory may be there the next time.
      if (!(error instanceof RangeError)) this.wasm = reason;
      return reason;
    }
  }

  /** Returns an engine that is not busy: the given one, or a further one of its name. */
  private free(first: Engine, name: EngineName): Engine {
    if (!isBusy(first)) return first;
    const idle = this.inner.find(([known, one]) => known === name && !isBusy(one))?.[1];
    if (idle !== undefined) return idle;
    const engine = this.start(name);
    this.inner.push([name, engine]);
    return engine;
  }

  private start(name: EngineName): Engine {
    const kernel = startOn(name, this.source, this.jsName);
    let engine: Engine | undefined;
    kernel.guard.whenLost = () => {
      budget.drop(kernel);
      running.delete(engine as Engine);
      if (engine) engine.isLost = true;
      this.automatic = null;
    };
    engine = new this.type(kernel as never, budget, name);
    running.add(engine);
    return engine;
  }
}

/** Starts a kernel in JavaScript. @throws `RangeError` if nothing has brought it. */
export function startJs<Kernel>(name: string): Kernel {
  const start = jsKernel(name);
  if (start === null) throw new RangeError(`engine "js" is needed, and not loaded: ${remedyFor(name)}`);
  return start(IMPORTS) as Kernel;
}

/** Starts a kernel of an engine, guarded. @param name That of the kernel in JavaScript. @throws what `startJs` and `startKernel` throw. */
export function startOn<Kernel extends object>(
  engine: EngineName,
  source: KernelSource,
  name: string,
): Kernel & Guarded<Kernel> {
  return guarded(engine === 'js' ? startJs<Kernel>(name) : startKernel<Kernel>(source), `${engine}, ${name}`);
}

/** Says how to get the js engine. */
export function remedyFor(name: string): string {
  return `import 'hotpath/js${name === 'search' ? '' : '-all'}', which brings it`;
}

/** Returns the bytes of memory of all of them. */
export function kernelBytes(): number {
  let bytes = 0;
  for (const { memoryBytes } of running) bytes += memoryBytes;
  return bytes;
}
