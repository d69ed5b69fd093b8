import { readFileSync } from 'node:fs';
import { instantiateSync } from '@assemblyscript/loader';

/** Returns the bytes of a kernel in build/. */
export function kernelFile(name: string): BufferSource {
  return readFileSync(new URL(`../../build/${name}`, import.meta.url));
}

/** Starts a debug kernel. */
export function startDebug<Exports>(
  name: 'kernel' | 'field' | 'graph' | 'blend' | 'team' | 'angle' | 'contraction' | 'landmarks',
): Exports {
  return startWithLoader(kernelFile(`${name}.debug.wasm`));
}

/** Starts a kernel of any kind. The loader turns failed assertions of a debug kernel into errors with their text. */
export function startWithLoader<Exports>(source: BufferSource): Exports {
  return instantiateSync(source).instance.exports as unknown as Exports;
}
