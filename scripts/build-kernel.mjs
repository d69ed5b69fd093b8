// Turns build/kernel.wasm (written by asc) into the forms the package ships:
//   dist/kernel.wasm         the bytes, exported as hotpath/kernel.wasm
//   dist/kernel-inline.js    the bytes as base64, which every bundler and runtime takes without configuration
//   dist/kernel-workerd.js   an imported module, for runtimes that refuse to compile bytes
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';

const build = new URL('../build/', import.meta.url);
const dist = new URL('../dist/', import.meta.url);

const base64 = readFileSync(new URL('kernel.wasm', build)).toString('base64');

const inline = `const base64 = '${base64}';

/** The kernel's bytes, decoded once. */
export const kernel = /* @__PURE__ */ Uint8Array.from(/* @__PURE__ */ atob(base64), (char) => char.charCodeAt(0));
`;

const inlineTypes = `export declare const kernel: BufferSource | WebAssembly.Module;
`;

const workerd = `import kernel from './kernel.wasm';
export { kernel };
`;

mkdirSync(dist, { recursive: true });
copyFileSync(new URL('kernel.wasm', build), new URL('kernel.wasm', dist));
writeFileSync(new URL('kernel-inline.js', dist), inline);
writeFileSync(new URL('kernel-inline.d.ts', dist), inlineTypes);
writeFileSync(new URL('kernel-workerd.js', dist), workerd);
