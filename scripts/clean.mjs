// Removes all generated files, so that a package never ships files of an earlier build.
import { rmSync } from 'node:fs';

for (const folder of ['../build/', '../dist/']) {
  rmSync(new URL(folder, import.meta.url), { recursive: true, force: true });
}
