// The pages of the API: typedoc.json makes each of its warnings an error, a link that leads nowhere among them.
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';

test('are generated, with the guides, without a warning', () => {
  const root = join(import.meta.dirname, '..');
  const typedoc = join(root, 'node_modules', 'typedoc', 'bin', 'typedoc');
  const run = () => execFileSync(process.execPath, [typedoc, '--emit', 'none'], { cwd: root, stdio: 'pipe' });
  expect(run).not.toThrow();
});
