import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Environment } from './environment.ts';
import { BUNDLERS } from './environments/bundlers.ts';
import { DIAGRAMS } from './environments/diagrams.ts';
import { ENGINES } from './environments/engines.ts';
import { POLICIES } from './environments/policies.ts';
import { REACT_NATIVE } from './environments/react-native.ts';
import { RUNTIMES } from './environments/runtimes.ts';
import { TEST_RUNNERS } from './environments/test-runners.ts';
import { TYPES } from './environments/types.ts';
import { Project, ROOT } from './project.ts';
import { TOOLS } from './tools.ts';

export const ENVIRONMENTS: readonly Environment[] = [
  ...RUNTIMES,
  ...BUNDLERS,
  ...POLICIES,
  ...TEST_RUNNERS,
  ...REACT_NATIVE,
  ...TYPES,
  ...DIAGRAMS,
  ...ENGINES,
];

/** Returns whether an environment needs nothing but this repository's development dependencies. */
export function needsNoInstall({ tools }: Environment): boolean {
  return tools.every((tool) => !(tool in TOOLS));
}

/** Packs the package into a folder. Returns the file. */
export async function pack(folder: string): Promise<string> {
  const args = ['pack', '--json', '--ignore-scripts', '--pack-destination', folder];
  const { stdout } = await promisify(execFile)('npm', args, { cwd: ROOT });
  return join(folder, JSON.parse(stdout)[0].filename);
}

/**
 * Runs the check in one environment.
 *
 * @returns The result for the table.
 * @throws if the check fails or another engine runs.
 */
export async function checkEnvironment(environment: Environment, tarball: string): Promise<string> {
  const project = new Project(tarball);
  try {
    await project.install(environment.tools);
    const printed = await environment.run(project);
    const ok = environment.remark === undefined ? 'ok' : `ok, ${environment.remark}`;
    if (environment.engine === null) return ok;
    const [, engine, worker] = /^ecosystem: (\w+)( worker)?$/m.exec(printed) ?? [];
    if (engine === undefined) throw new Error(printed);
    if (engine !== environment.engine) throw new Error(`engine is ${engine}, not ${environment.engine}`);
    return worker === undefined ? ok : `${ok}, in a worker too`;
  } finally {
    project.remove();
  }
}
