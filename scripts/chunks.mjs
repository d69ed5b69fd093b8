// Divides the code of the main entry into chunks, so that each page of a site loads those of the functions that it uses. (Bundlers divide
// code by files: what any page needs of a file goes to all pages that need the file.) More chunks would be better for pages, but each file
// costs Node about a hundredth of the import.
import { join, relative, sep } from 'node:path';

/** Chunks, named after the folders of src/features/ that their functions are in. Functions of all other folders are in `more`. */
const FAMILIES = ['field', 'goals', 'hex', 'team'];
/** What findPath and Grid need is in `core`, and so is what several families need. */
const CORE = 'core';
const IN_CORE = /^core\/(grid\/|search\/find-path$)/;
/** What other entries use of all families. It is a chunk of its own. */
const INTERNALS = 'internals';
const INTERNALS_SOURCE = 'features/internals';
/** Imports of the entry that say nothing of families. The last two set the order of modules. */
const NO_FAMILY = /^(features\/internals|core\/(kernel|choose)\/.*|.*\.wasm\.js)$/;
/** What these say of modules in other folders does not count: they use functions of several families, and few pages need them. */
const COMPOSED = /^features\/world\//;

/**
 * Returns the groups of chunks, for Rolldown's `codeSplitting`.
 *
 * @param {string} src The folder of the sources.
 */
export function chunkGroups(src) {
  /** @type {Map<string, string> | undefined} */
  let chunks;
  const name = (id, context) => {
    chunks ??= chunksOf(src, (module) => context.getModuleInfo(module)?.importedIds ?? []);
    return chunks.get(id) ?? null;
  };
  // A group takes the modules that its own import, unless one before it has taken them.
  return [(chunk) => chunk === CORE, (chunk) => chunk !== INTERNALS, () => true].map((fits) => ({
    debugName: 'chunks',
    name: (id, context) => {
      const chunk = name(id, context);
      return chunk !== null && fits(chunk) ? chunk : null;
    },
  }));
}

/** Returns the chunk of each module that the main entry imports. */
function chunksOf(src, importsOf) {
  const families = new Map();
  for (const root of importsOf(join(src, 'index.ts'))) {
    const path = relative(src, root).split(sep).join('/').replace(/\.ts$/, '');
    if (NO_FAMILY.test(path)) continue;
    const family = familyOf(path);
    for (const module of reached(root, importsOf)) {
      if (COMPOSED.test(path) && !COMPOSED.test(relative(src, module).split(sep).join('/'))) continue;
      families.set(module, (families.get(module) ?? new Set()).add(family));
    }
  }
  const chunks = new Map([[join(src, `${INTERNALS_SOURCE}.ts`), INTERNALS]]);
  for (const [module, reaching] of families) chunks.set(module, reaching.size > 1 ? CORE : [...reaching][0]);
  return chunks;
}

/** Returns the family of a function by the path of its module. */
function familyOf(path) {
  if (IN_CORE.test(path)) return CORE;
  const [part, folder] = path.split('/');
  return part === 'features' && FAMILIES.includes(folder) ? folder : 'more';
}

/** Returns the modules that a module needs, itself included. */
function reached(root, importsOf) {
  const found = new Set([root]);
  for (const module of found) for (const needed of importsOf(module)) found.add(needed);
  return found;
}
