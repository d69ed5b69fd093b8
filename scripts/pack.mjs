// Packs the bytes of a kernel as text, which works in every bundle without configuration; src/kernel/unpack.ts unpacks it.

/** The characters of packed text; src/kernel/unpack.ts has the same. None is special between double quotes or in markup. */
const CHARACTERS = Array.from({ length: 92 }, (_, i) => String.fromCharCode(35 + i))
  .join('')
  .replace(/[<\\]/g, '');

/** Pairs of symbols that become a symbol of their own. More of them leave gzip less to find, fewer leave the text longer. */
const PAIRS = 56;
/** Symbols of one character, the pairs among them. The other characters begin those of two; src/kernel/unpack.ts has the same. */
const SINGLES = CHARACTERS.length - 3;

/**
 * Packs bytes as text, which src/kernel/unpack.ts unpacks. A symbol is a byte or a pair of symbols (byte pair encoding, P. Gage, 1994). The
 * frequent ones are one character each, so that gzip finds repeats as well as in the bytes. In this form the search kernel (46.9 KB) adds
 * 22.0 KB to a gzipped bundle. One or two characters for each byte would add half a kilobyte more, and base64 a fourth more.
 */
export function pack(bytes) {
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
