// node scripts/check-twins.mjs
// Checks that twins, a file of assembly/ and the file of src/js/ or src/rules/ with the same algorithm, have the same functions in the same
// order. Methods count as functions. One side may have more of two kinds, which say nothing of the algorithm:
//   memory       functions that allocate and free memory by hand (`createNodes`, `releaseNodes`, `growOpen`)
//   accessors    functions of one statement, which read or write a record
// Everything else that only one side has stands in twins-allowed.mjs, with its reason.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { ALLOWED, NO_TWIN } from './twins-allowed.mjs';

const ROOT = join(import.meta.dirname, '..');
/** Folders of the other side: the file stands at the same path in the first, or with its name alone in the second. */
const placesOf = (file) => [`src/js/${file}`, `src/rules/${file.slice(file.lastIndexOf('/') + 1)}`];
const MEMORY = /^(create|release|reserve|grow|more|longer|drop|free)([A-Z]|$)/;

const faults = [];
for (const file of readdirSync(join(ROOT, 'assembly'), { recursive: true, encoding: 'utf8' }).sort()) {
  if (!file.endsWith('.ts') || file.endsWith('.d.ts') || file.startsWith('kernels/')) continue;
  const twin = placesOf(file).find((place) => existsSync(join(ROOT, place)));
  if (twin === undefined) {
    if (!(file in NO_TWIN)) faults.push(`assembly/${file} has no twin (${placesOf(file).join(' or ')})`);
    continue;
  }
  compare(file, functionsOf(`assembly/${file}`), functionsOf(twin));
}
for (const fault of faults) console.error(fault);
if (faults.length > 0) {
  console.error('Change both twins alike, or give the reason in scripts/twins-allowed.mjs.');
  process.exit(1);
}

/** Compares the functions of two twins. */
function compare(file, kernel, host) {
  const allowed = ALLOWED[file] ?? {};
  const missing = (one, other) =>
    [...one].filter(
      ([name, isAccessor]) => !other.has(name) && !isAccessor && !MEMORY.test(name) && !(name in allowed),
    );
  for (const [name] of missing(kernel, host)) faults.push(`assembly/${file}: ${name} has no twin`);
  for (const [name] of missing(host, kernel)) faults.push(`the twin of assembly/${file}: ${name} is not in the kernel`);
  const shared = (one, other) => [...one.keys()].filter((name) => other.has(name) && !(name in allowed));
  const [left, right] = [shared(kernel, host), shared(host, kernel)];
  const i = left.findIndex((name, at) => name !== right[at]);
  if (i >= 0) faults.push(`assembly/${file}: ${left[i]} stands where its twin has ${right[i]}`);
  for (const name of Object.keys(allowed)) {
    if (!kernel.has(name) && !host.has(name)) faults.push(`twins-allowed.mjs: neither side of ${file} has ${name}`);
  }
}

/** Returns the functions of a file in their order: name, and whether it is an accessor. */
function functionsOf(file) {
  const source = ts.createSourceFile(file, readFileSync(join(ROOT, file), 'utf8'), ts.ScriptTarget.Latest);
  const found = new Map();
  const visit = (node) => {
    if ((ts.isFunctionDeclaration(node) || ts.isMethodDeclaration(node)) && node.name && node.body) {
      found.set(node.name.getText(source), node.body.statements.length <= 1);
    } else if (ts.isClassDeclaration(node)) {
      node.members.forEach(visit);
    }
  };
  source.forEachChild(visit);
  return found;
}
