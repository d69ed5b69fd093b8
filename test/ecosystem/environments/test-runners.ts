// Programs that run tests, with their default configuration.
import type { Environment } from '../environment.ts';

/** The test of a project. What it prints goes to standard output, which every runner leaves alone. */
const CHECKED = `
  const engine = await check();
  process.stdout.write('ecosystem: ' + engine + '\\n');
`;

/** Jest runs CommonJS by default. */
function jest(name: string, tools: string[], args: string[]): Environment {
  return {
    name,
    tools,
    engine: 'wasm',
    run(project) {
      project.copyScript('cjs');
      const code = `const { check } = require('./check.js');\ntest('works', async () => {${CHECKED}});`;
      project.write({ 'check.test.js': code });
      return project.run(project.bin('jest'), args);
    },
  };
}

function vitest(name: string, tools: string[], args: string[]): Environment {
  return {
    name,
    tools,
    engine: 'wasm',
    run(project) {
      project.copyScript();
      const code = `import { test } from 'vitest';\nimport { check } from './check.js';\n`;
      project.write({ 'check.test.js': `${code}test('works', async () => {${CHECKED}});` });
      return project.run(project.bin('vitest'), ['run', ...args]);
    },
  };
}

export const TEST_RUNNERS: readonly Environment[] = [
  jest('jest', ['jest'], []),
  jest('jest-jsdom', ['jest', 'jest-environment-jsdom'], ['--env=jsdom']),
  vitest('vitest-jsdom', ['vitest', 'jsdom'], ['--environment=jsdom']),
];
