// Turns build/kernel.wasm (written by asc) into the forms the package ships:
//   dist/kernel.wasm         the bytes, exported as hotpath/kernel.wasm
//   dist/kernel-inline.js    the bytes as hexadecimal text, which every bundler and runtime takes without configuration; gzip
//                            makes less of it than of base64, whose digits do not start where bytes do
//   dist/kernel-workerd.js   an imported module, for runtimes that refuse to compile bytes
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';

const build = new URL('../build/', import.meta.url);
const dist = new URL('../dist/', import.meta.url);

const hex = readFileSync(new URL('kernel.wasm', build)).toString('hex');

const inline = `const hex = '${hex}';

/** The kernel's bytes, decoded once. */
export const kernel = /* @__PURE__ */ decode();

function decode() {
  const bytes = new Uint8Array(hex.length / 2);
  for (let i = 0; i < bytes.length; i++) bytes[i] = 16 * digit(2 * i) + digit(2 * i + 1);
  return bytes;
}

// "0" has code 48, "a" 97.
function digit(i) {
  const code = hex.charCodeAt(i);
  return code < 58 ? code - 48 : code - 87;
}
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
