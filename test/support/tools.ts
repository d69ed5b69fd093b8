import { spawnSync } from 'node:child_process';

/** Returns whether a program is installed. */
export function isInstalled(program: string): boolean {
  return spawnSync('sh', ['-c', `command -v ${program}`]).status === 0;
}
