// HOTPATH_CHECKS=blocks: kernels of the js engine that know their blocks. Each access to memory is checked by scripts/block-checks.mjs. Since both engines
// are one source, what they find is in the WebAssembly engine too.
import { readFileSync } from 'node:fs';
import { ALLOCATOR } from './allocator-apart.mjs';
import { blockChecks } from './block-checks.mjs';

const MEMORY = 'assembly_core_memory_';
/** Static data begins behind the lists of free blocks, and ends where the arena does begin (memory.ts), or the memory that a kernel without an arena has. */
const STATIC = { begin: 1024, end: 65552, all: 131072 };
/** The bytes before a block that may be read. */
const READ_BEFORE = Number(
  readFileSync(new URL('../assembly/core/over-reads.ts', import.meta.url), 'utf8').match(
    /READ_BEFORE: usize = (\d+)/,
  )?.[1],
);
/** The bits of an address that a view drops. */
const SHIFTS = { HEAP8: 0, HEAPU8: 0, HEAP16: 1, HEAPU16: 1, HEAP32: 2, HEAPU32: 2, HEAPF32: 2, HEAPF64: 3 };
/** A view on memory, up to the bracket that opens. */
const ACCESS = /\b(HEAP(?:U?8|U?16|U?32|F32|F64))\[/g;

/** Returns the output of wasm2js with checks. */
export function withBlockChecks(/** @type {string} */ code) {
  const begin = code.indexOf('function asmFunc(');
  // Functions stand side by side; what follows the last one of the source is the growth of memory.
  const [head, ...functions] = code.slice(begin).split(/^(?= function )/m);
  const hasArena = code.includes(` function ${MEMORY}allocate(`);
  const checked = functions.map((text) => {
    const [, name] = text.match(/^ function (\w+)/) ?? [];
    if (name?.startsWith('__wasm_')) return text;
    return name?.startsWith(MEMORY) ? wrapped(text, name.slice(MEMORY.length)) : checkedFunction(text, name ?? '');
  });
  const end = hasArena ? STATIC.end : STATIC.all;
  const start = ` var checks = blockChecks(function () { return HEAPU8; }, ${STATIC.begin}, ${end}, ${READ_BEFORE}), readAt = checks.readAt, writeAt = checks.writeAt;\n`;
  return `${code.slice(0, begin)}${blockChecks}\n${head}${start}${checked.join('')}`;
}

/** What is noted of blocks, by the function of the allocator. */
const NOTES = {
  allocate: `var at = unchecked_allocate($0, $1) >>> 0;
  if (at) checks.taken(at, ($0 >>> 0) + ($1 >>> 0) * 4294967296);
  return at | 0;`,
  // Memory that was never used is not zero any more. Kernels with one such block have a function without parameters.
  allocateZeroed: `var at = unchecked_allocateZeroed.apply(null, arguments) >>> 0;
  if (at) checks.zeroed(at);
  return at | 0;`,
  enlarge: `if ($0) checks.range($0, $1, "core_memory_enlarge");
  return unchecked_enlarge($0, $1, $2, $3);`,
  roomOf: `var size = unchecked_roomOf($0) >>> 0;
  if ($0) checks.roomy($0 >>> 0, size);
  return size | 0;`,
  expectBlock: `unchecked_expectBlock($0);
  checks.inUse($0);`,
  setFree: `checks.freed($0 >>> 0, ($0 >>> 0) + 16 + ($1 >>> 0));
  unchecked_setFree($0, $1);`,
};

/** Returns a function of the allocator, and one in its place that notes what it does to blocks. */
function wrapped(/** @type {string} */ text, /** @type {string} */ name) {
  const notes = NOTES[name];
  if (notes === undefined) return text;
  const renamed = text.replace(`${MEMORY}${name}(`, `unchecked_${name}(`);
  const [, parameters] = /** @type {RegExpMatchArray} */ (text.match(/\(([^)]*)\)/));
  for (const [used] of notes.matchAll(/\$\d/g))
    if (!parameters.includes(used)) throw new Error(`checked-kernel.mjs: ${name} has no ${used}`);
  return ` function ${MEMORY}${name}(${parameters}) {\n  ${notes}\n }\n${renamed}`;
}

/** Returns a function that checks what it reads and writes, and is known to the allocator. */
function checkedFunction(/** @type {string} */ text, /** @type {string} */ name) {
  const quoted = `"${name.replace(/^assembly_/, '')}"`;
  return checkedAccess(text, quoted)
    .replace(/\bwasm2js_memory_fill\(/g, `checks.fill(${quoted}, wasm2js_memory_fill, `)
    .replace(/\bwasm2js_memory_copy\(/g, `checks.copy(${quoted}, wasm2js_memory_copy, `)
    .replace(
      new RegExp(`\\b${MEMORY}(?:${ALLOCATOR.join('|')})(?=\\()`, 'g'),
      (call) => `(checks.calls(${quoted}), ${call})`,
    );
}

/** Returns code in which each address is checked, those within addresses too. */
function checkedAccess(/** @type {string} */ code, /** @type {string} */ name) {
  let result = '';
  let at = 0;
  for (const { index, 0: opening, 1: view } of code.matchAll(ACCESS)) {
    if (index < at) continue;
    const begin = index + opening.length;
    const end = endOf(code, begin);
    const shift = SHIFTS[view];
    const text = code.slice(begin, end);
    // A number that stands there is an index.
    const [, address] = shift === 0 ? ['', text] : (text.match(new RegExp(`^([\\s\\S]*) >> ${shift}$`)) ?? []);
    if (address === undefined && !/^\d+$/.test(text))
      throw new Error(`checked-kernel.mjs: wasm2js writes ${view}[${text}]`);
    const place = address === undefined ? `${text} << ${shift}` : checkedAccess(address, name);
    const check = /^\] = /.test(code.slice(end, end + 4)) ? 'writeAt' : 'readAt';
    result += `${code.slice(at, begin)}${check}(${place}, ${1 << shift}, ${name}) >> ${shift}`;
    at = end;
  }
  return result + code.slice(at);
}

/** Returns where the bracket closes that has opened before `begin`. */
function endOf(/** @type {string} */ code, /** @type {number} */ begin) {
  let depth = 1;
  for (let at = begin; ; at++) {
    if (code[at] === '[') depth++;
    else if (code[at] === ']' && --depth === 0) return at;
  }
}
