// Divides the code of the main entries into chunks, so that each page of a site loads those of the functions that it uses. (Bundlers divide
// code by files: what any page needs of a file goes to all pages that need the file.) More chunks would be better for pages, but each file
// costs Node about a hundredth of the import.
import { join, relative, sep } from 'node:path';

/** Chunks, named after the folders of src/ that their functions are in. Functions of all other folders are in `more`. */
const FAMILIES = ['field', 'hex', 'team'];
/** What findPath and Grid need is in `core`, and so is what several families need. */
const CORE = 'core';
const IN_CORE = /^(grid\/|search\/find-path$|search$)/;
/** What other entries use of all families. It is a chunk of its own. */
const INTERNALS = 'internals';
/** Imports of entries that say nothing of families. The last two set the order of modules. */
const NO_FAMILY = /^(lean|(with-twin\/)?internals|wasm\/.*|choose\/.*|.*\.wasm\.js)$/;
/** What these say of modules in other folders does not count: they use functions of several families, and few pages need them. */
const COMPOSED = /^world\//;
/** The js engine is in chunks of its own, since `hotpath/lean` leaves it out. Their names end so. */
const TWIN = '-twin';

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
  return [(chunk) => chunk === CORE, (chunk) => chunk !== INTERNALS && !chunk.endsWith(TWIN), () => true].map(
    (fits) => ({
      debugName: 'chunks',
      name: (id, context) => {
        const chunk = name(id, context);
        return chunk !== null && fits(chunk) ? chunk : null;
      },
    }),
  );
}

/** Returns the chunk of each module that the main entries import. */
function chunksOf(src, importsOf) {
  const families = new Map();
  const host = new Set();
  for (const entry of ['lean', 'index']) {
    for (const root of importsOf(join(src, `${entry}.ts`))) {
      const path = relative(src, root).split(sep).join('/').replace(/\.ts$/, '');
      if (NO_FAMILY.test(path)) continue;
      const own = path.replace(/^with-twin\//, '');
      const family = familyOf(own);
      for (const module of reached(root, importsOf)) {
        if (COMPOSED.test(own) && !COMPOSED.test(relative(src, module).split(sep).join('/'))) continue;
        if (entry === 'lean') host.add(module);
        families.set(module, (families.get(module) ?? new Set()).add(family));
      }
    }
  }
  const chunks = new Map([[join(src, `${INTERNALS}.ts`), INTERNALS]]);
  for (const [module, reaching] of families) {
    const chunk = reaching.size > 1 ? CORE : [...reaching][0];
    chunks.set(module, host.has(module) ? chunk : `${chunk}${TWIN}`);
  }
  return chunks;
}

/** Returns the family of a function by the path of its module. */
function familyOf(path) {
  if (IN_CORE.test(path)) return CORE;
  const [folder] = path.split('/');
  return FAMILIES.includes(folder) ? folder : 'more';
}

/** Returns the modules that a module needs, itself included. */
function reached(root, importsOf) {
  const found = new Set([root]);
  for (const module of found) for (const needed of importsOf(module)) found.add(needed);
  return found;
}
