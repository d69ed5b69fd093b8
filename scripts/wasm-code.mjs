// Finds what scripts/pack.mjs packs apart in the code of a WebAssembly module, indices of locals and sizes of functions; and gives its exports other names.

const [EXPORT_SECTION, CODE_SECTION] = [7, 10];
/** local.get; local.set and local.tee are the next. */
export const LOCAL_GET = 0x20;
/** Instructions of one byte and what follows them: so many numbers in LEB128 (or single bytes), or so many `bytes`. All others have nothing. */
const ONE = [0x02, 0x03, 0x04, 0x0c, 0x0d, 0x10, 0x20, 0x21, 0x22, 0x23, 0x24, 0x3f, 0x40, 0x41, 0x42];
const [BR_TABLE, CALL_INDIRECT, F32_CONST, F64_CONST, BULK, SIMD] = [0x0e, 0x11, 0x43, 0x44, 0xfc, 0xfd];

/**
 * Returns `locals`, the positions of the instructions that read or write a local, and of each function where its size `begins`, where its body
 * `starts` and its `last` byte. The index of a local is the byte behind the instruction, if it is below 128.
 */
export function readCode(bytes) {
  const locals = [];
  const functions = [];
  let at = 8;
  while (at < bytes.length) {
    const section = bytes[at++];
    const end = number() + at;
    if (section === CODE_SECTION) for (let count = number(); count > 0; count--) readFunction();
    at = end;
  }
  return { locals, functions };

  function readFunction() {
    const begins = at;
    const end = number() + at;
    functions.push({ begins, starts: at, last: end - 1 });
    for (let kinds = number(); kinds > 0; kinds--) {
      number();
      at++;
    }
    while (at < end) readInstruction();
    if (at !== end) throw new Error(`a function ends at byte ${end}, and its last instruction at byte ${at}`);
  }

  function readInstruction() {
    const code = bytes[at];
    if (code >= LOCAL_GET && code <= LOCAL_GET + 2) locals.push(at);
    at++;
    if (code === BR_TABLE) skip(number() + 1);
    else if (code === CALL_INDIRECT || (code >= 0x28 && code <= 0x3e)) skip(2);
    else if (code === F32_CONST) at += 4;
    else if (code === F64_CONST) at += 8;
    else if (code === BULK) skip({ 8: 2, 10: 2, 12: 2, 14: 2 }[number()] ?? (bytes[at - 1] < 8 ? 0 : 1));
    else if (code === SIMD) readSimd(number());
    else if (ONE.includes(code)) skip(1);
  }

  function readSimd(code) {
    // Loads and stores have an alignment and an offset, those of one lane the lane too.
    if (code <= 11 || code === 92 || code === 93) skip(2);
    else if (code <= 13) at += 16;
    else if (code >= 21 && code <= 34) skip(1);
    else if (code >= 84 && code <= 91) skip(3);
  }

  function number() {
    const [value, next] = numberAt(bytes, at);
    at = next;
    return value;
  }

  function skip(numbers) {
    for (let i = 0; i < numbers; i++) number();
  }
}

/**
 * Returns the bytes of a module whose exports have other names.
 *
 * @param {Uint8Array} bytes
 * @param {Record<string, string>} names New names of old ones, of less than 128 letters. Those that are missing stay.
 */
export function renameExports(bytes, names) {
  const parts = [bytes.subarray(0, 8)];
  for (let begins = 8, end = 0; begins < bytes.length; begins = end) {
    const [size, starts] = numberAt(bytes, begins + 1);
    end = starts + size;
    const isExports = bytes[begins] === EXPORT_SECTION;
    parts.push(isExports ? exportSection(bytes.subarray(starts, end), names) : bytes.subarray(begins, end));
  }
  return Buffer.concat(parts);
}

/** Returns the section whose content is `old`: how many exports, and of each the length of its name, the name, its kind and its index. */
function exportSection(old, names) {
  const [count, first] = numberAt(old, 0);
  const content = [...old.subarray(0, first)];
  for (let i = 0, at = first; i < count; i++) {
    const [length, starts] = numberAt(old, at);
    const kind = starts + length;
    const name = Buffer.from(old.subarray(starts, kind)).toString();
    at = numberAt(old, kind + 1)[1];
    const short = Buffer.from(names[name] ?? name);
    content.push(short.length, ...short, ...old.subarray(kind, at));
  }
  const size = content.length;
  return Uint8Array.from([EXPORT_SECTION, ...(size < 128 ? [size] : [(size & 127) | 128, size >> 7]), ...content]);
}

/** Returns the unsigned number in LEB128 at a position, and the position behind it. */
function numberAt(bytes, at) {
  let value = 0;
  let byte = 128;
  for (let shift = 0; byte > 127; shift += 7) {
    byte = bytes[at++];
    value += (byte & 127) * 2 ** shift;
  }
  return [value, at];
}
