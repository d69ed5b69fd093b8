// The pages of the API: building them makes each warning of TypeDoc an error, a link that leads nowhere among them.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, inject, test } from 'vitest';
import { expectBuilt } from '../support/build-beside.ts';

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

/** A name, and all within it. */
function* within(one: Documented): Generator<Documented> {
  yield one;
  for (const inner of [...(one.children ?? []), ...(one.signatures ?? [])]) yield* within(inner);
}

beforeAll(() => expectBuilt(inject('siteOrigin')));

test('are generated without a warning, and say of each error which it is, and of each parameter what it is', () => {
  const api = JSON.parse(
    readFileSync(join(import.meta.dirname, '..', '..', 'build', 'api.json'), 'utf8'),
  ) as Documented;
  const nameless = [...within(api)].flatMap(({ name, comment }) =>
    (comment?.blockTags ?? [])
      .filter(({ tag, content }) => tag === '@throws' && !/^(`\w*Error`|Nothing)/.test(content[0].text))
      .map(({ content }) => `${name}: ${content[0].text}`),
  );
  expect(nameless).toEqual([]);
  const functions = api.children
    ?.flatMap(({ children }) => children ?? [])
    .flatMap(({ signatures }) => signatures ?? []);
  expect(functions?.length).toBeGreaterThan(30);
  const unsaid = functions?.flatMap(({ name, parameters }) =>
    (parameters ?? []).filter(({ comment }) => !comment?.summary.length).map((one) => `${name}: ${one.name}`),
  );
  expect(unsaid).toEqual([]);
});
