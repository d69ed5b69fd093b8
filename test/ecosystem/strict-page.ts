// Pages of recipes in TypeScript: compiled as strictly as TypeScript can, with the types of the real packages, then bundled.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'esbuild';
import { type Project, ROOT } from './project.ts';

const COMPILER_OPTIONS = {
  strict: true,
  noEmit: true,
  // Of the libraries. Files in JavaScript are what recipes and their pages share.
  skipLibCheck: true,
  allowJs: true,
  jsx: 'react-jsx',
  target: 'es2022',
  lib: ['es2023', 'esnext.disposable', 'dom', 'dom.iterable'],
  module: 'esnext',
  moduleResolution: 'bundler',
  types: [],
};

/** Compiles components of Svelte, and modules with runes. */
async function sveltePlugin(project: Project): Promise<Plugin> {
  const file = project.path('node_modules', 'svelte', 'src', 'compiler', 'index.js');
  const { compile, compileModule } = await import(pathToFileURL(file).href);
  return {
    name: 'svelte',
    setup(bundle) {
      bundle.onLoad({ filter: /\.svelte(\.[jt]s)?$/ }, async ({ path }) => {
        const source = readFileSync(path, 'utf8');
        if (path.endsWith('.svelte')) return { contents: compile(source, { filename: path, css: 'injected' }).js.code };
        const { code } = await bundle.esbuild.transform(source, { loader: 'ts', target: 'es2022' });
        return { contents: compileModule(code, { filename: path }).js.code };
      });
    },
  };
}

/** Compiles a program, and bundles it into a page. @param styles Style sheets, below node_modules. */
export async function buildPage(project: Project, file: string, styles: readonly string[] = []): Promise<void> {
  const css = styles.map((style) => readFileSync(project.path('node_modules', style), 'utf8')).join('');
  project.write({
    'tsconfig.json': JSON.stringify({ compilerOptions: COMPILER_OPTIONS, files: [file] }),
    'index.html': `<!doctype html><title>page</title><style>body { margin: 0 } ${css}</style><body><script type="module" src="page.js"></script>`,
  });
  const isSvelte = file.startsWith('svelte');
  if (isSvelte)
    await project.run(project.bin('svelte-check'), ['--tsconfig', './tsconfig.json', '--threshold', 'error']);
  else await project.run(process.execPath, [join(ROOT, 'node_modules', 'typescript', 'bin', 'tsc'), '-p', '.']);
  await build({
    absWorkingDir: project.folder,
    entryPoints: [file],
    bundle: true,
    format: 'esm',
    outfile: 'page.js',
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    ...(isSvelte && {
      plugins: [await sveltePlugin(project)],
      conditions: ['svelte', 'browser'],
      mainFields: ['svelte', 'browser', 'module'],
    }),
  });
}
