// Compiles each kernel (a file of assembly/ that becomes one WebAssembly module):
//   build/NAME.wasm, build/NAME.debug.wasm    from the release and the debug target of asconfig.json
//   src/wasm/bytes/FILE.ts                    the release bytes as text (see `pack`), which works everywhere without configuration
// and writes src/wasm/layout.ts, where their records stand in memory, and src/wasm/search/write-plan.ts, which fills one of them. If nothing that they are made from has changed, they stay.
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { compileKernels } from './compile-kernels.mjs';
import { KERNELS } from './kernels.mjs';
import { writeLayout, writePlanWriter } from './layout.mjs';

/** The characters of packed text; src/wasm/unpack.ts has the same. None is special between double quotes or in markup. */
const CHARACTERS = Array.from({ length: 92 }, (_, i) => String.fromCharCode(35 + i))
  .join('')
  .replace(/[<\\]/g, '');

/** Pairs of symbols that become a symbol of their own. More of them leave gzip less to find, fewer leave the text longer. */
const PAIRS = 60;
/** Symbols of one character, the pairs among them. The other characters begin those of two; src/wasm/unpack.ts has the same. */
const SINGLES = CHARACTERS.length - 3;

const build = new URL('../build/', import.meta.url);
const bytes = new URL('../src/wasm/bytes/', import.meta.url);

const layout = new URL('../src/wasm/layout.ts', import.meta.url);
const planWriter = new URL('../src/wasm/search/write-plan.ts', import.meta.url);
/** The hash of the sources that the last build was made from. */
const stamp = new URL('kernels.sha256', build);

const sources = hashSources();
if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== sources || !isBuilt()) {
  rmSync(stamp, { force: true });
  // The debug kernels beside the others, each on a processor.
  const debug = once(new Worker(new URL('compile-kernels.mjs', import.meta.url), { argv: ['debug'] }), 'exit');
  await compileKernels('release');
  for (const [file, name] of Object.entries(KERNELS)) writeBytes(name, file);
  const [status] = await debug;
  if (status !== 0) process.exit(status);
  writeLayout(layout);
  writePlanWriter(planWriter);
  writeFileSync(stamp, sources);
}

/** Returns a hash of all that decides what the kernels are: their sources, the compiler's version and options, and these scripts. */
function hashSources() {
  const root = new URL('../', import.meta.url);
  const hash = createHash('sha256');
  const assembly = readdirSync(new URL('assembly/', root), { recursive: true, encoding: 'utf8' });
  const scripts = ['build-kernels', 'compile-kernels', 'kernels', 'layout', 'inlining', 'static-data'].map(
    (name) => `scripts/${name}.mjs`,
  );
  const compiler = 'node_modules/assemblyscript/package.json';
  const files = assembly.filter((file) => file.endsWith('.ts')).map((file) => `assembly/${file}`);
  for (const file of [...files.sort(), ...scripts, 'asconfig.json', compiler]) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(new URL(file, root)))
      .update('\0');
  }
  return hash.digest('hex');
}

/** Says whether every file of the last build is still there. */
function isBuilt() {
  return Object.entries(KERNELS)
    .flatMap(([file, name]) => [
      new URL(`${name}.wasm`, build),
      new URL(`${name}.debug.wasm`, build),
      new URL(`${file}.ts`, bytes),
    ])
    .concat(layout, planWriter)
    .every((file) => existsSync(file));
}

/**
 * Packs bytes as text, which src/wasm/unpack.ts unpacks. A symbol is a byte or a pair of symbols (byte pair encoding, P. Gage, 1994). The
 * frequent ones are one character each, so that gzip finds repeats as well as in the bytes. In this form the search kernel (37 KB) adds
 * 16.6 KB to a gzipped bundle. The plain bytes would add 17.1 KB, one or two characters for each byte 17.2 KB, and base64 22 KB.
 */
function pack(bytes) {
  const { symbols, pairs } = joinPairs([...bytes]);
  const all = [...pairs.flat(), ...symbols];
  const counts = new Array(256).fill(0);
  for (const symbol of all) if (symbol < 256) counts[symbol]++;
  const values = [...counts.keys()];
  // Mark the frequent bytes in 256 bits: that is shorter than a list of them.
  const marked = new Set([...values].sort((a, b) => counts[b] - counts[a]).slice(0, SINGLES - PAIRS));
  const digits = new Array(64).fill(0);
  for (const byte of marked) digits[byte >> 2] |= 1 << (byte & 3);
  const texts = [];
  const newSymbols = pairs.map((_, i) => 256 + i);
  const singles = [...values.filter((byte) => marked.has(byte)), ...newSymbols];
  singles.forEach((symbol, rank) => {
    texts[symbol] = CHARACTERS[rank];
  });
  values
    .filter((byte) => !marked.has(byte))
    .forEach((byte, i) => {
      const first = CHARACTERS[SINGLES + Math.floor(i / CHARACTERS.length)];
      texts[byte] = first + CHARACTERS[i % CHARACTERS.length];
    });
  return [digits.map((digit) => digit.toString(16)).join(''), all.map((symbol) => texts[symbol]).join('')];
}

/** Replaces the most frequent pair of symbols by a new symbol, 256 or more, and again, PAIRS times. */
function joinPairs(symbols) {
  const pairs = [];
  while (pairs.length < PAIRS) {
    const counts = new Map();
    for (let i = 1; i < symbols.length; i++) {
      const key = symbols[i - 1] * 1024 + symbols[i];
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
    const [key] = [...counts].reduce((most, one) => (one[1] > most[1] ? one : most));
    const [first, second] = [key >> 10, key & 1023];
    const joined = [];
    for (let i = 0; i < symbols.length; i++) {
      const isPair = symbols[i] === first && symbols[i + 1] === second;
      joined.push(isPair ? 256 + pairs.length : symbols[i]);
      if (isPair) i++;
    }
    symbols = joined;
    pairs.push([first, second]);
  }
  return { symbols, pairs };
}

/** Writes a kernel's bytes as a module. */
function writeBytes(name, file) {
  const packed = pack(readFileSync(new URL(`${name}.wasm`, build)))
    .map((text) => `"${text}"`)
    .join(', ');
  mkdirSync(bytes, { recursive: true });
  writeFileSync(
    new URL(`${file}.ts`, bytes),
    `import { fileBytes } from '../kernel-files.ts';
import { unpack } from '../unpack.ts';

/** Returns the kernel's bytes. */
export const kernel = (): object => fileBytes('${name}.wasm') ?? unpack(${packed});
`,
  );
}
