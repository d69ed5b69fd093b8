// Compiles each kernel, a file of assembly/ whose exports are a WebAssembly module of its own, and turns it into the forms
// the package ships:
//   build/NAME.wasm, build/NAME.debug.wasm    by the release and the debug target of asconfig.json
//   dist/NAME.wasm                            the release bytes, exported as hotpath/NAME.wasm
//   dist/NAME-inline.js                       the bytes as hexadecimal text, which every bundler and runtime takes without
//                                             configuration; gzip makes less of it than of base64, whose digits do not
//                                             start where bytes do
//   dist/NAME-workerd.js                      an imported module, for runtimes that refuse to compile bytes
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import asc from 'assemblyscript/asc';

/** Kernels by name, and the file that lists what each exports. */
const KERNELS = {
  kernel: 'assembly/index.ts',
  field: 'assembly/field-kernel.ts',
  graph: 'assembly/graph-kernel.ts',
};

/** By its full path: what it names is looked for beside it. */
const CONFIG = fileURLToPath(new URL('../asconfig.json', import.meta.url));

const build = new URL('../build/', import.meta.url);
const dist = new URL('../dist/', import.meta.url);

for (const [name, entry] of Object.entries(KERNELS)) {
  await compile(entry, 'release', `build/${name}.wasm`);
  await compile(entry, 'debug', `build/${name}.debug.wasm`);
  ship(name);
}

async function compile(entry, target, outFile) {
  const { error, stdout, stderr } = await asc.main([
    entry,
    '--config',
    CONFIG,
    '--target',
    target,
    '--outFile',
    outFile,
  ]);
  process.stdout.write(stdout.toString());
  process.stderr.write(stderr.toString());
  if (error) process.exit(1);
}

function ship(name) {
  const hex = readFileSync(new URL(`${name}.wasm`, build)).toString('hex');
  const inline = `import { decodeHex } from './wasm/hex.js';

/** The kernel's bytes, decoded once. */
export const kernel = /* @__PURE__ */ decodeHex('${hex}');
`;
  const inlineTypes = `export declare const kernel: BufferSource | WebAssembly.Module;
`;
  const workerd = `import kernel from './${name}.wasm';
export { kernel };
`;
  mkdirSync(dist, { recursive: true });
  copyFileSync(new URL(`${name}.wasm`, build), new URL(`${name}.wasm`, dist));
  writeFileSync(new URL(`${name}-inline.js`, dist), inline);
  writeFileSync(new URL(`${name}-inline.d.ts`, dist), inlineTypes);
  writeFileSync(new URL(`${name}-workerd.js`, dist), workerd);
}
