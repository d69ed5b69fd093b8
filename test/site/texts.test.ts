// What the site says to machines: descriptions of pages, llms.txt, and links to the sources once the package names them.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, inject, test } from 'vitest';
import { describePage, repositoryOf } from '../../site/.vitepress/text.ts';
import { WORDS } from '../../site/search/words.ts';
import { expectBuilt } from '../support/build-beside.ts';

const SITE = join(import.meta.dirname, '..', '..', 'build', 'site');

beforeAll(() => expectBuilt(inject('siteOrigin')));

test('the repository is read as npm writes it', () => {
  for (const repository of [
    'https://github.com/one/two',
    'git+https://github.com/one/two.git',
    { type: 'git', url: 'git+ssh://git@github.com/one/two.git' },
    'github:one/two',
    'one/two',
  ]) {
    expect(repositoryOf({ repository }), JSON.stringify(repository)).toBe('https://github.com/one/two');
  }
  expect([repositoryOf({}), repositoryOf({ repository: '../here' })]).toEqual([null, null]);
});

test('a description is the first paragraph, as text', () => {
  const page =
    '---\nlayout: doc\n---\n# Title\n\n![picture](a.svg)\n\nFind a [way](way.md) by `findPath`, with\nA\\*.\n\nMore.';
  expect(describePage(page)).toBe('Find a way by findPath, with A*.');
  const long = describePage(`# Title\n\nOne sentence. ${'Another, much longer one '.repeat(20)}.`);
  expect(long).toBe('One sentence.');
  expect(describePage(`# Title\n\n${'Word '.repeat(100)}`)).toMatch(/^(Word ){3,}.*Word…$/);
});

test('llms.txt lists each guide with what it is about, and each is there as Markdown', () => {
  const list = readFileSync(join(SITE, 'llms.txt'), 'utf8');
  const links = Array.from(list.matchAll(/^- \[.+\]\((.+?\.md)\)(?:: (.+))?$/gm));
  expect(links.length).toBeGreaterThan(25);
  for (const [line, file, about] of links) {
    expect(existsSync(join(SITE, file)), file).toBe(true);
    if (file !== 'api/index.md') expect(about, line).toMatch(/\w.{15,}/);
  }
  for (const [word, place] of Object.entries(WORDS)) {
    expect(
      list.split('\n').find((line) => line.includes(`[${place}](`)),
      word,
    ).toContain(word);
  }
  expect(readFileSync(join(SITE, 'changelog.md'), 'utf8')).toContain('## Unreleased');
  const all = readFileSync(join(SITE, 'llms-full.txt'), 'utf8');
  for (const title of ['# Getting started', '# Fields', '# Command line']) expect(all).toContain(title);
  expect(existsSync(join(SITE, 'api', 'index', 'functions', 'findPath.md'))).toBe(true);
});
