// TypeScript in each way of finding modules, and the tool that checks all of them.
import { join } from 'node:path';
import type { Environment } from '../environment.ts';
import { ROOT } from '../project.ts';

/** Compiler options of a mode, and the name of the file that is compiled. */
const MODES: Record<string, [options: Record<string, unknown>, file: string]> = {
  node10: [{ module: 'commonjs', moduleResolution: 'node' }, 'index.ts'],
  'node16-esm': [{ module: 'node16' }, 'index.mts'],
  'node16-commonjs': [{ module: 'node16' }, 'index.cts'],
  'nodenext-esm': [{ module: 'nodenext' }, 'index.mts'],
  'nodenext-commonjs': [{ module: 'nodenext' }, 'index.cts'],
  bundler: [{ module: 'esnext', moduleResolution: 'bundler' }, 'index.ts'],
};

/** A version of TypeScript, strict, in the modes that it has, without the types of the DOM or of Node. */
function typescript(name: string, tool: string, modes: string[], more: Record<string, unknown> = {}): Environment {
  return {
    name,
    tools: [tool],
    engine: null,
    remark: modes.join(', '),
    async run(project) {
      const compiler = tool === 'typescript' ? join(ROOT, 'node_modules', tool) : project.path('node_modules', tool);
      for (const mode of modes) {
        const [options, file] = MODES[mode];
        project.copyTypes(file);
        const compilerOptions = {
          strict: true,
          skipLibCheck: false,
          noEmit: true,
          lib: ['es2022'],
          types: [],
          ...options,
          ...more,
        };
        project.write({ [`${mode}.json`]: JSON.stringify({ compilerOptions, files: [file] }) });
        await project.run(process.execPath, [join(compiler, 'bin', 'tsc'), '-p', `${mode}.json`]);
      }
      return '';
    },
  };
}

const ALL = Object.keys(MODES);

/** Are the types right, wherever they are found? The kernels and the file of workers have none. */
const attw: Environment = {
  name: 'attw',
  tools: ['@arethetypeswrong/cli'],
  engine: null,
  run(project) {
    const kernels = ['kernel', 'field', 'graph', 'blend', 'team', 'angle', 'contraction', 'landmarks', 'clearance'];
    const untyped = ['pool-worker', ...kernels.map((name) => `${name}.wasm`)];
    return project.run(project.bin('attw'), [project.tarball, '--exclude-entrypoints', ...untyped]);
  },
};

export const TYPES: readonly Environment[] = [
  typescript('typescript', 'typescript', ALL, { exactOptionalPropertyTypes: true, ignoreDeprecations: '6.0' }),
  typescript(
    'typescript-7',
    'typescript7',
    ALL.filter((mode) => mode !== 'node10'),
    { exactOptionalPropertyTypes: true },
  ),
  typescript('typescript-5.9', 'typescript59', ALL),
  typescript('typescript-5.0', 'typescript50', ALL),
  typescript(
    'typescript-4.7',
    'typescript47',
    ALL.filter((mode) => mode !== 'bundler'),
  ),
  attw,
];
