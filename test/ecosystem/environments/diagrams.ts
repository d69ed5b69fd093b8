// Libraries of diagrams whose lines hotpath/connectors routes: the files of examples/diagrams, each on a page in Chromium.
import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Environment } from '../environment.ts';
import { visitFolder } from '../page.ts';
import { ROOT } from '../project.ts';

const EXAMPLES = join(ROOT, 'examples', 'diagrams');
const PAGES = join(ROOT, 'test', 'ecosystem', 'script', 'diagrams');

/** @param file Name of the example, and of the page that uses it. */
function library(file: string, tools: string[], styles: string[] = []): Environment {
  return {
    name: file.replace(/\.\w+$/, ''),
    tools,
    engine: null,
    browser: true,
    remark: 'lines follow a box that is moved',
    async run(project) {
      project.write({
        'example.js': readFileSync(join(EXAMPLES, file), 'utf8'),
        'index.html': `<!doctype html><title>page</title><style>${styles.map((style) => readFileSync(project.path('node_modules', style), 'utf8')).join('')}</style><body><script type="module" src="page.js"></script>`,
      });
      for (const name of [file, 'check.js']) cpSync(join(PAGES, name), project.path(name));
      const flags = ['--bundle', '--format=esm', '--outfile=page.js', '--log-level=error'];
      await project.run(project.bin('esbuild'), [file, ...flags, '--define:process.env.NODE_ENV="production"']);
      const { printed } = await visitFolder(project.folder);
      if (!printed.includes('ecosystem: lines')) throw new Error(printed);
      return printed;
    },
  };
}

export const DIAGRAMS: readonly Environment[] = [
  library('react-flow.jsx', ['@xyflow/react', 'react', 'react-dom'], ['@xyflow/react/dist/style.css']),
  library('vue-flow.js', ['@vue-flow/core', 'vue'], ['@vue-flow/core/dist/style.css']),
  library('react-diagrams.jsx', ['@projectstorm/react-diagrams', 'react-dom18']),
  library('jointjs.js', ['@joint/core']),
  library('bpmn-js.js', ['bpmn-js']),
  library('excalidraw.js', ['@excalidraw/excalidraw', 'react', 'react-dom']),
  library('mermaid.js', ['mermaid']),
];
