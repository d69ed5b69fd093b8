// Packs the bytes of a kernel as text, which works in every bundle without configuration; src/core/kernel/unpack.ts unpacks it.
import { gzipSync } from 'node:zlib';
import { LOCAL_GET, readCode } from './wasm-code.mjs';

/** The characters of packed text; src/core/kernel/unpack.ts has the same. None is special between double quotes or in markup. */
const CHARACTERS = Array.from({ length: 92 }, (_, i) => String.fromCharCode(35 + i))
  .join('')
  .replace(/[<\\]/g, '');

/** Symbols 256 to 258 are local.get, local.set and local.tee whose index is in a text of its own. The next stand for a function's size and its end. */
const [SIZE, END] = [259, 260];
const FIRST_PAIR = 261;
/** What is left out. */
const NOTHING = -1;
/** Pairs of symbols that become a symbol of their own. More of them leave gzip less to find, fewer leave the text longer. */
const PAIRS = 16;
/** Of the most frequent pairs, so many are tried for each. */
const TRIED_PAIRS = 24;
/** Symbols of one character, the pairs among them. The other characters begin those of two; src/core/kernel/unpack.ts has the same. */
const SINGLES = CHARACTERS.length - 3;
/** Symbols of one character that are bytes. */
const FREQUENT = SINGLES - PAIRS - (FIRST_PAIR - 256);

/**
 * Packs bytes as text, which src/core/kernel/unpack.ts unpacks. A symbol is a byte or a pair of symbols (byte pair encoding, P. Gage, 1994). The
 * frequent ones are one character each, so that gzip finds repeats as well as in the bytes. The indices of locals are a text of their own, because
 * code then repeats that differs in its locals alone (split streams: J. Ernst et al., "Code compression", 1997). Sizes of functions are left out. In this
 * form the search kernel (50.4 KB) takes 21.7 KB of a gzipped bundle: 1.5 KB less than with both among the bytes.
 *
 * @returns Which bytes are frequent, the indices of locals, and everything else.
 */
export function pack(bytes) {
  const { codes, locals } = takeApart(bytes);
  const { symbols, pairs } = joinPairs(codes, locals);
  const { frequent, text } = asText(pairs, symbols);
  return [frequent, locals, text];
}

/** Returns pairs and symbols as text, and which bytes are frequent. */
function asText(pairs, symbols) {
  const all = [...pairs.flat(), ...symbols];
  const counts = new Array(256).fill(0);
  for (const symbol of all) if (symbol < 256) counts[symbol]++;
  const values = [...counts.keys()];
  // Mark the frequent bytes in 256 bits: that is shorter than a list of them.
  const marked = new Set([...values].sort((a, b) => counts[b] - counts[a]).slice(0, FREQUENT));
  const digits = new Array(64).fill(0);
  for (const byte of marked) digits[byte >> 2] |= 1 << (byte & 3);
  const texts = [];
  const newSymbols = Array.from({ length: SINGLES - FREQUENT }, (_, i) => 256 + i);
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
  return {
    frequent: digits.map((digit) => digit.toString(16)).join(''),
    text: all.map((symbol) => texts[symbol]).join(''),
  };
}

/**
 * Returns the module of src/core/kernel/bytes/ that has a kernel's bytes.
 *
 * @param {string} name The kernel's file, without its ending.
 */
export function bytesModule(name, bytes) {
  const packed = pack(bytes)
    .map((text) => `"${text}"`)
    .join(', ');
  return `import { fileBytes } from '../kernel-files.ts';
import { unpack } from '../unpack.ts';

/** Returns the kernel's bytes. */
export const kernel = (): object => fileBytes('${name}.wasm') ?? unpack(${packed});
`;
}

/** Returns the bytes without sizes of functions and indices of locals, and the indices as text. Those that are no single character stay among the bytes. */
function takeApart(bytes) {
  const codes = [...bytes];
  const { locals, functions } = readCode(bytes);
  let indices = '';
  for (const at of locals) {
    const index = bytes[at + 1];
    if (index >= CHARACTERS.length) continue;
    codes[at] += 256 - LOCAL_GET;
    codes[at + 1] = NOTHING;
    indices += CHARACTERS[index];
  }
  for (const { begins, starts, last } of functions) {
    if (starts - begins > 2)
      throw new Error(`the function at byte ${starts} has more than 16383 bytes: unpack.ts expects fewer`);
    codes.fill(NOTHING, begins, starts);
    codes[begins] = SIZE;
    codes[last] = END;
  }
  return { codes: codes.filter((code) => code !== NOTHING), locals: indices };
}

/**
 * Replaces a pair of symbols by a new symbol, FIRST_PAIR or more, and again, PAIRS times: each time, of the most frequent pairs, the one that
 * leaves gzip the least. The most frequent one itself is often in repeats that gzip finds anyway.
 */
function joinPairs(symbols, locals) {
  const pairs = [];
  while (pairs.length < PAIRS) {
    const tried = frequentPairs(symbols).map((pair) => {
      const joined = join(symbols, pair, FIRST_PAIR + pairs.length);
      return { pair, joined, bytes: gzipSync(locals + asText([...pairs, pair], joined).text, { level: 9 }).length };
    });
    const least = tried.reduce((best, one) => (one.bytes < best.bytes ? one : best));
    symbols = least.joined;
    pairs.push(least.pair);
  }
  return { symbols, pairs };
}

/** Returns the pairs that are tried, the most frequent first. */
function frequentPairs(symbols) {
  const counts = new Map();
  for (let i = 1; i < symbols.length; i++) {
    const key = symbols[i - 1] * 1024 + symbols[i];
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const keys = [...counts].sort((a, b) => b[1] - a[1]).slice(0, TRIED_PAIRS);
  return keys.map(([key]) => [key >> 10, key & 1023]);
}

/** Returns the symbols with a new symbol in place of a pair. */
function join(symbols, pair, symbol) {
  const [first, second] = pair;
  const joined = [];
  for (let i = 0; i < symbols.length; i++) {
    const isPair = symbols[i] === first && symbols[i + 1] === second;
    joined.push(isPair ? symbol : symbols[i]);
    if (isPair) i++;
  }
  return joined;
}
