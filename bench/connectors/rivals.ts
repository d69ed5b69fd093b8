import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Diagram } from '../../generators/diagrams.ts';

/** Rivals are no development dependencies: they are installed here when the bench first needs them. */
const FOLDER = join(process.cwd(), 'build', 'bench-rivals');
const RIVALS: Record<string, string> = { 'libavoid-js': '0.4.5' };

/** What a rival did with a diagram. Times in milliseconds. */
export interface RivalAnswer {
  readonly full: number;
  /** One box moved. */
  readonly step: number;
  readonly routes: readonly (readonly number[])[];
  readonly nudged: readonly (readonly number[])[];
}

/** Routes diagrams with libavoid-js in a separate process. Returns a text that says why if it cannot be installed or run. */
export function routeByLibavoid(diagrams: readonly Diagram[]): RivalAnswer[] | string {
  try {
    install('libavoid-js');
    const script = join(process.cwd(), 'bench', 'connectors', 'libavoid.mjs');
    const input = JSON.stringify(diagrams);
    const output = execFileSync(process.execPath, [script, FOLDER], { input, maxBuffer: 1e9, encoding: 'utf8' });
    return JSON.parse(output) as RivalAnswer[];
  } catch (error) {
    return (error as Error).message.split('\n')[0];
  }
}

function install(name: string): void {
  const manifest = join(FOLDER, 'node_modules', name, 'package.json');
  const isThere = existsSync(manifest) && JSON.parse(readFileSync(manifest, 'utf8')).version === RIVALS[name];
  if (isThere) return;
  mkdirSync(FOLDER, { recursive: true });
  const project = join(FOLDER, 'package.json');
  if (!existsSync(project)) writeFileSync(project, '{ "private": true }\n');
  const flags = ['--save-exact', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  execFileSync('npm', ['install', ...flags, `${name}@${RIVALS[name]}`], { cwd: FOLDER, stdio: 'pipe' });
}
