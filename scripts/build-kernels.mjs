// Compiles each kernel (a file of assembly/ that becomes one WebAssembly module):
//   build/NAME.wasm, build/NAME.debug.wasm    from the release and the debug target of asconfig.json
//   src/wasm/bytes/FILE.ts                    the release bytes as text (see `pack`), which works everywhere without configuration
// and writes src/wasm/layout.ts, where their records stand in memory.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import asc from 'assemblyscript/asc';
import { writeLayout } from './layout.mjs';

/** Kernels by name, and the file of assembly/kernels/ that lists what each exports. */
const KERNELS = {
  kernel: 'search',
  field: 'field',
  graph: 'graph',
  blend: 'blend',
  team: 'team',
  angle: 'angle',
  contraction: 'contraction',
};

/** The characters of packed text; src/wasm/unpack.ts has the same. None is special between double quotes or in markup. */
const CHARACTERS = Array.from({ length: 92 }, (_, i) => String.fromCharCode(35 + i))
  .join('')
  .replace(/[<\\]/g, '');

/** The full path, because files named in the config are looked up beside it. */
const CONFIG = fileURLToPath(new URL('../asconfig.json', import.meta.url));

const build = new URL('../build/', import.meta.url);
const bytes = new URL('../src/wasm/bytes/', import.meta.url);

for (const [name, file] of Object.entries(KERNELS)) {
  const entry = `assembly/kernels/${file}.ts`;
  await compile(entry, 'release', `build/${name}.wasm`);
  await compile(entry, 'debug', `build/${name}.debug.wasm`);
  writeBytes(name, file);
}
writeLayout(new URL('../src/wasm/layout.ts', import.meta.url));

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

/**
 * Packs bytes as text, which src/wasm/unpack.ts unpacks. The most frequent bytes become one character each, so that gzip finds repeated
 * bytes as well as in the original. In this form the search kernel (27 KB) adds 13.1 KB to a gzipped bundle, and the plain bytes would add
 * 13.0 KB. Hexadecimal digits would add 14.4 KB, and twice the text; base64 would add 16.8 KB.
 */
function pack(bytes) {
  const counts = new Array(256).fill(0);
  for (const byte of bytes) counts[byte]++;
  const byCount = [...counts.keys()].sort((a, b) => counts[b] - counts[a]);
  // Mark the frequent bytes in 256 bits: that is shorter than a list of them.
  const frequent = byCount.slice(0, CHARACTERS.length - 2).sort((a, b) => a - b);
  const order = [...new Set([...frequent, ...counts.keys()])];
  const digits = new Array(64).fill(0);
  for (const byte of frequent) digits[byte >> 2] |= 1 << (byte & 3);
  const texts = [];
  order.forEach((byte, rank) => {
    const beyond = rank - frequent.length;
    texts[byte] =
      beyond < 0
        ? CHARACTERS[rank]
        : CHARACTERS[frequent.length + Math.floor(beyond / CHARACTERS.length)] + CHARACTERS[beyond % CHARACTERS.length];
  });
  return [digits.map((digit) => digit.toString(16)).join(''), Array.from(bytes, (byte) => texts[byte]).join('')];
}

/** Writes a kernel's bytes as a module. */
function writeBytes(name, file) {
  const packed = pack(readFileSync(new URL(`${name}.wasm`, build)))
    .map((text) => `"${text}"`)
    .join(', ');
  mkdirSync(bytes, { recursive: true });
  writeFileSync(
    new URL(`${file}.ts`, bytes),
    `import { unpack } from '../unpack.ts';

/** Returns the kernel's bytes. */
export const kernel = (): object => unpack(${packed});
`,
  );
}
