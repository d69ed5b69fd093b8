// Programs that run JavaScript.
import { build } from 'esbuild';
import type { Environment } from '../environment.ts';
import type { Project } from '../project.ts';

/** Node by version, as ES modules and as CommonJS. Without a tool, it is the Node that runs this. */
function node(name: string, tool?: string): Environment[] {
  const run = (format: 'esm' | 'cjs') => (project: Project) => {
    project.copyScript(format);
    const program = tool === undefined ? process.execPath : project.path('node_modules', tool, 'bin', 'node');
    return project.run(program, ['node.js']);
  };
  const tools = tool === undefined ? [] : [tool];
  return [
    { name: `${name}-esm`, tools, engine: 'wasm', run: run('esm') },
    { name: `${name}-commonjs`, tools, engine: 'wasm', run: run('cjs') },
  ];
}

/** Bundles the script for a program without modules. */
export async function bundleScript(project: Project, options: object): Promise<void> {
  project.copyScript();
  await build({
    absWorkingDir: project.folder,
    entryPoints: ['main.js'],
    bundle: true,
    outfile: 'bundle.js',
    logLevel: 'error',
    ...options,
  });
}

const PLATFORM = `${process.platform}-${process.arch}`;

const bun: Environment = {
  name: 'bun',
  tools: ['bun'],
  engine: 'wasm',
  run(project) {
    project.copyScript();
    return project.run(project.path('node_modules', '@oven', `bun-${PLATFORM}`, 'bin', 'bun'), ['web.js']);
  },
};

/** One program with the package in it, as bytecode. */
const bunCompiled: Environment = {
  name: 'bun-compiled',
  tools: ['bun'],
  engine: 'wasm',
  remark: 'one program of bytecode',
  async run(project) {
    project.copyScript();
    const flags = ['build', '--compile', '--bytecode', '--format=cjs', 'main.js', '--outfile', 'program'];
    await project.run(project.path('node_modules', '@oven', `bun-${PLATFORM}`, 'bin', 'bun'), flags);
    return project.run(project.path('program'), []);
  },
};

const deno: Environment = {
  name: 'deno',
  tools: ['deno'],
  engine: 'wasm',
  run(project) {
    project.copyScript();
    const folder = process.platform === 'linux' ? `${PLATFORM}-glibc` : PLATFORM;
    return project.run(project.path('node_modules', '@deno', folder, 'deno'), ['run', '--allow-all', 'web.js']);
  },
};

/** Runs a Worker of workerd and prints what it answers. */
const MINIFLARE = `
import { readdirSync } from 'node:fs';
import { Miniflare } from 'miniflare';
// Those that the bundle imports.
const kernels = readdirSync('.').filter((name) => name.endsWith('.wasm')).map((path) => ({ type: 'CompiledWasm', path }));
const miniflare = new Miniflare({
  modules: [{ type: 'ESModule', path: 'bundle.js' }, ...kernels],
  compatibilityDate: '2026-01-01',
});
console.log(await (await miniflare.dispatchFetch('http://localhost/')).text());
await miniflare.dispose();
`;

const workerd: Environment = {
  name: 'workerd',
  tools: ['miniflare'],
  engine: 'wasm',
  async run(project) {
    project.write({
      'workerd.js': `
        import { check } from './check.js';
        export default {
          fetch: async () => new Response(await check().then((engine) => 'ecosystem: ' + engine, (error) => error.stack)),
        };`,
      'miniflare.js': MINIFLARE,
    });
    await bundleScript(project, {
      entryPoints: ['workerd.js'],
      format: 'esm',
      conditions: ['workerd'],
      loader: { '.wasm': 'copy' },
      assetNames: '[name]',
    });
    return project.run(process.execPath, ['miniflare.js']);
  },
};

const QUICKJS = `
import { readFileSync } from 'node:fs';
import { newQuickJSWASMModule } from 'quickjs-emscripten';
const context = (await newQuickJSWASMModule()).newContext();
const print = context.newFunction('print', (text) => console.log(context.getString(text)));
context.setProp(context.global, 'print', print);
context.unwrapResult(context.evalCode(readFileSync('bundle.js', 'utf8'), 'bundle.js'));
context.unwrapResult(context.runtime.executePendingJobs());
`;

/** A small interpreter, embedded by games and devices: no WebAssembly, no timers, nothing of the web. */
const quickjs: Environment = {
  name: 'quickjs',
  tools: ['quickjs-emscripten'],
  engine: 'js',
  async run(project) {
    project.write({ 'quickjs.js': QUICKJS });
    project.write({ 'with-js.js': `import 'hotpath/js-all';\nimport './main.js';\n` });
    await bundleScript(project, { format: 'iife', entryPoints: ['with-js.js'] });
    return project.run(process.execPath, ['quickjs.js']);
  },
};

export const RUNTIMES: readonly Environment[] = [
  ...node('node'),
  ...node('node22', 'node22'),
  ...node('node24', 'node24'),
  ...node('node26', 'node26'),
  bun,
  bunCompiled,
  deno,
  workerd,
  quickjs,
];
