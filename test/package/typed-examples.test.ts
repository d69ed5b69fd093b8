// The snippets of the README and the guides can be copied into a TypeScript project.
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { exportedNames, guideExamples } from '../support/examples.ts';
import { typeErrors } from '../support/typed-examples.ts';

const ROOT = join(import.meta.dirname, '..', '..');

test('the snippets of the README and the guides, and the recipes, compile in strict mode, without types for parameters', () => {
  const [examples, recipes] = [guideExamples(ROOT), guideExamples(ROOT, 'tsx')];
  expect(examples.length).toBeGreaterThan(60);
  expect(recipes.length).toBeGreaterThan(4);
  expect(typeErrors(ROOT, [...examples, ...recipes], exportedNames(ROOT))).toEqual([]);
});

test('a snippet that does not compile is reported with its place', () => {
  const wrong = {
    place: 'docs/x.md:7',
    code: `const { path } = findPath(new Grid(2, 2), [0, 0], [1, 1]);\npath.length;`,
  };
  expect(typeErrors(ROOT, [wrong], exportedNames(ROOT))).toEqual([`docs/x.md:9: 'path' is possibly 'null'.`]);
});
