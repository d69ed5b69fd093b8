import { readFileSync } from 'node:fs';
import { instantiateSync } from '@assemblyscript/loader';
import '../../src/js-all.ts';
import { IMPORTS } from '../../src/core/kernel/imports.ts';
import { jsKernel } from '../../src/core/kernel/js-kernels.ts';

/** Returns the bytes of a kernel in build/. */
export function kernelFile(name: string): BufferSource {
  return readFileSync(new URL(`../../build/${name}`, import.meta.url));
}

/** Starts a debug kernel. */
export function startDebug<Exports>(
  name: 'kernel' | 'field' | 'graph' | 'blend' | 'team' | 'angle' | 'contraction' | 'landmarks' | 'clearance',
): Exports {
  return startWithLoader(kernelFile(`${name}.debug.wasm`));
}

/** Starts a kernel of any kind. The loader turns failed assertions of a debug kernel into errors with their text. */
export function startWithLoader<Exports>(source: BufferSource | WebAssembly.Module): Exports {
  const host = { ...IMPORTS.host, refuses: (bytes: number) => refuses(bytes) };
  return instantiateSync(source, { host }).instance.exports as unknown as Exports;
}

/** Whether debug kernels refuse an allocation, by the bytes that would then be in use. */
let refuses = (_bytes: number): boolean => false;

/** Makes a call in which debug kernels ask whether to refuse memory. */
export function refusing(when: (bytes: number) => boolean, call: () => void): void {
  refuses = when;
  try {
    call();
  } finally {
    refuses = () => false;
  }
}

/** Starts a kernel of the js engine, by the name of its file in assembly/kernels/. */
export function startJsKernel<Exports>(name: string): Exports {
  const start = jsKernel(name);
  if (start === null) throw new Error(`no kernel ${name} in JavaScript`);
  return start(IMPORTS) as Exports;
}

/** Starts a kernel in JavaScript that throws where it reads or writes outside of its blocks (scripts/checked-kernel.mjs). */
export async function startChecked<Exports>(name: string): Promise<Exports> {
  const { create } = await import(new URL(`../../build/checked/${name}.js`, import.meta.url).href);
  return create(IMPORTS);
}
