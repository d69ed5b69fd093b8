// Libraries of diagrams whose lines hotpath/connectors routes: the files of examples/diagrams, each on a page in Chromium.
import { cpSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { Page } from 'playwright';
import { patience } from '../../support/patience.ts';
import type { Environment } from '../environment.ts';
import { visitFolder } from '../page.ts';
import { savePicture } from '../pictures.ts';
import { type Project, ROOT } from '../project.ts';
import { buildPage } from '../strict-page.ts';

const EXAMPLES = join(ROOT, 'examples', 'diagrams');
const PAGES = join(ROOT, 'test', 'ecosystem', 'script', 'diagrams');

const LINES: Omit<Environment, 'name' | 'tools' | 'run'> = {
  engine: null,
  browser: true,
  remark: 'lines follow a box that is moved',
};

/** Opens the page, and waits until the line has gone round the box. */
async function check(project: Project, look?: (page: Page) => Promise<void>): Promise<string> {
  const { printed } = await visitFolder(project.folder, async (page, done) => {
    await Promise.race([done, page.waitForTimeout(patience(30_000))]);
    await look?.(page);
  });
  if (!printed.includes('ecosystem: lines')) throw new Error(printed);
  return printed;
}

/** @param file Name of the example, and of the page that uses it. */
function library(file: string, tools: string[]): Environment {
  return {
    ...LINES,
    name: file.replace(/\.\w+$/, ''),
    tools,
    async run(project) {
      project.write({
        'example.js': readFileSync(join(EXAMPLES, file), 'utf8'),
        'index.html': `<!doctype html><title>page</title><body><script type="module" src="page.js"></script>`,
      });
      for (const name of [file, 'check.js']) cpSync(join(PAGES, name), project.path(name));
      const flags = ['--bundle', '--format=esm', '--outfile=page.js', '--log-level=error'];
      await project.run(project.bin('esbuild'), [file, ...flags, '--define:process.env.NODE_ENV="production"']);
      return check(project);
    },
  };
}

/** A library of flows, in strict TypeScript, with a picture. @param files Those of the example. @param page The program of the page. */
function flow(name: string, tools: string[], styles: string[], files: string[], page: string): Environment {
  return {
    ...LINES,
    name,
    tools,
    async run(project) {
      for (const file of files)
        cpSync(join(EXAMPLES, file), project.path(page.includes('/') ? file : `example${extname(file)}`));
      for (const file of [page.split('/')[0], 'check.js'])
        cpSync(join(PAGES, file), project.path(file), { recursive: true });
      await buildPage(project, page, styles);
      return check(project, async (shown) => {
        savePicture(name, await shown.screenshot({ clip: { x: 0, y: 0, width: 540, height: 140 } }));
      });
    },
  };
}

export const DIAGRAMS: readonly Environment[] = [
  flow(
    'react-flow',
    ['@xyflow/react', 'react', 'react-dom', '@types/react', '@types/react-dom'],
    ['@xyflow/react/dist/style.css'],
    ['react-flow.tsx'],
    'react-flow.tsx',
  ),
  flow(
    'vue-flow',
    ['@vue-flow/core', 'vue'],
    ['@vue-flow/core/dist/style.css', '@vue-flow/core/dist/theme-default.css'],
    ['vue-flow.ts'],
    'vue-flow.ts',
  ),
  flow(
    'svelte-flow',
    ['@xyflow/svelte', 'svelte', 'svelte-check'],
    ['@xyflow/svelte/dist/style.css'],
    ['svelte-flow/lines.svelte.ts', 'svelte-flow/RoutedEdge.svelte'],
    'svelte-flow/main.ts',
  ),
  library('react-diagrams.jsx', ['@projectstorm/react-diagrams', 'react-dom18']),
  library('jointjs.js', ['@joint/core']),
  library('bpmn-js.js', ['bpmn-js']),
  library('excalidraw.js', ['@excalidraw/excalidraw', 'react', 'react-dom']),
  library('mermaid.js', ['mermaid']),
];
