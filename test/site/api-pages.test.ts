// The pages of the API: typedoc.json makes each of its warnings an error, a link that leads nowhere among them.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** What the pages are made of, as far as this looks at it: names in names, and what is said of them. */
interface Documented {
  readonly name: string;
  readonly children?: readonly Documented[];
  readonly signatures?: readonly Documented[];
  readonly parameters?: readonly Documented[];
  readonly comment?: {
    readonly summary: readonly { text: string }[];
    readonly blockTags?: readonly { tag: string; content: readonly { text: string }[] }[];
  };
}

const ROOT = join(import.meta.dirname, '..', '..');

function typedoc(...args: string[]): void {
  const command = join(ROOT, 'node_modules', 'typedoc', 'bin', 'typedoc');
  execFileSync(process.execPath, [command, ...args], { cwd: ROOT, stdio: 'pipe' });
}

/** A name, and all within it. */
function* within(one: Documented): Generator<Documented> {
  yield one;
  for (const inner of [...(one.children ?? []), ...(one.signatures ?? [])]) yield* within(inner);
}

test('are generated, with the guides, without a warning, and say of each error which it is', () => {
  const folder = mkdtempSync(join(tmpdir(), 'hotpath-'));
  try {
    const file = join(folder, 'api.json');
    // The site makes pages of the same names, with the same warnings as errors (test/site).
    typedoc('--json', file);
    const api = JSON.parse(readFileSync(file, 'utf8')) as Documented;
    const nameless = [...within(api)].flatMap(({ name, comment }) =>
      (comment?.blockTags ?? [])
        .filter(({ tag, content }) => tag === '@throws' && !/^(`\w*Error`|Nothing)/.test(content[0].text))
        .map(({ content }) => `${name}: ${content[0].text}`),
    );
    expect(nameless).toEqual([]);
    const functions = api.children
      ?.flatMap(({ children }) => children ?? [])
      .flatMap(({ signatures }) => signatures ?? []);
    const unsaid = functions?.flatMap(({ name, parameters }) =>
      (parameters ?? []).filter(({ comment }) => !comment?.summary.length).map((one) => `${name}: ${one.name}`),
    );
    expect(unsaid).toEqual([]);
  } finally {
    rmSync(folder, { recursive: true });
  }
}, 240_000);
