// Content security policies that differ between a page and its workers.
import type { Environment } from '../environment.ts';
import { visitFolder } from '../page.ts';

const REFUSES = "default-src 'self'";
const ALLOWS = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'";

function policies(name: string, engine: 'wasm' | 'js', page: string, workers: string): Environment {
  return {
    name,
    tools: ['esbuild'],
    engine,
    browser: true,
    remark: `its workers run ${engine === 'wasm' ? 'js' : 'wasm'}`,
    async run(project) {
      project.copyScript();
      project.write({
        'pool-worker.js': `import 'hotpath/js-all';\nimport 'hotpath/pool-worker';`,
        'dist/index.html': '<!doctype html><title>page</title><script type="module" src="policies.js"></script>',
      });
      const entries = ['policies.js', 'policies-worker.js', 'pool-worker.js'];
      const flags = ['--bundle', '--format=esm', '--outdir=dist', '--log-level=error'];
      await project.run(project.bin('esbuild'), [...entries, ...flags]);
      const policyOf = (path: string) => (path.includes('worker') ? workers : page);
      return (await visitFolder(project.path('dist'), undefined, policyOf)).printed;
    },
  };
}

export const POLICIES: readonly Environment[] = [
  policies('csp-of-page', 'js', REFUSES, ALLOWS),
  policies('csp-of-workers', 'wasm', ALLOWS, REFUSES),
];
