// Gives the js engine kernels that know their blocks (scripts/checked-kernel.mjs), whichever ones the sources have.
import '../../src/js-all.ts';
import { readdirSync } from 'node:fs';
import { bringJsKernels } from '../../src/core/kernel/js-kernels.ts';

const folder = new URL('../../build/checked/', import.meta.url);
for (const file of readdirSync(folder)) {
  const { create } = await import(/* @vite-ignore */ new URL(file, folder).href);
  bringJsKernels({ [file.slice(0, -'.js'.length)]: create });
}
