/** Installs libraries that a bench is the only one to need: they are no development dependencies. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Names of packages, and the versions that npm installs. */
export type Packages = Readonly<Record<string, string>>;

const FLAGS = ['--save-exact', '--ignore-scripts', '--legacy-peer-deps', '--no-audit', '--no-fund', '--loglevel=error'];

/** Installs those that are missing into a folder. @param manifest Its package.json, if it has none. */
export function install(folder: string, packages: Packages, manifest: object = { private: true }): void {
  const missing = Object.entries(packages).filter(([name, spec]) => !spec.endsWith(versionOf(folder, name)));
  if (missing.length === 0) return;
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'package.json');
  if (!existsSync(file)) writeFileSync(file, JSON.stringify(manifest));
  const specs = missing.map(([name, spec]) => `${name}@${spec}`);
  execFileSync('npm', ['install', ...FLAGS, ...specs], { cwd: folder, stdio: 'pipe' });
}

/** Returns the version of a package in the folder; a text that ends no version if it is not there. */
function versionOf(folder: string, name: string): string {
  const manifest = join(folder, 'node_modules', name, 'package.json');
  return existsSync(manifest) ? JSON.parse(readFileSync(manifest, 'utf8')).version : 'none';
}
