// The modules that users import are those of package.json's `exports` that have conditions. `./NAME` is built from src/NAME.ts.
import { readFileSync } from 'node:fs';

const { exports } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));

export const ENTRIES = Object.entries(exports)
  .filter(([, target]) => typeof target === 'object')
  .map(([path]) => (path === '.' ? 'index' : path.slice('./'.length)));

/** Bundles whose sources are not src/NAME.ts. */
const ELSEWHERE = {
  advise: 'core/base/advice/advise',
  'advise-connectors': 'diagrams/advise',
  cli: 'cli/bin',
  'pool-worker': 'pool/worker/worker',
};

/** Returns the source of a bundle, from src/ and without its ending. */
export const sourceOf = (name) => ELSEWHERE[name] ?? name;

export const moduleOf = (entry) => (entry === 'index' ? 'hotpath' : `hotpath/${entry}`);
