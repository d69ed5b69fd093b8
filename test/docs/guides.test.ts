// The guides as a whole: how many pages and words, whether their links lead somewhere, and where the pages of earlier versions have gone.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, test } from 'vitest';
import moved from '../../site/moved.json' with { type: 'json' };

const ROOT = join(import.meta.dirname, '..', '..');

/** Pages of the site that are no guides: the first page, the playground, and the changes. */
const OTHERS = new Set(['index', 'playground', 'changelog']);

const guides = readdirSync(join(ROOT, 'docs'))
  .filter((file) => file.endsWith('.md') && !OTHERS.has(file.slice(0, -3)))
  .map((file) => ({ page: file.slice(0, -3), text: readFileSync(join(ROOT, 'docs', file), 'utf8') }));

const withoutCode = (text: string) => text.replace(/^ *```[\s\S]*?^ *```$/gm, '');

/**
 * The words that a reader reads, tables included; a token without a letter or a digit, such as the bar of a table, is no word. Two things do not
 * count: code, which the tests run, and what scripts write, which is the page of benchmarks and the tables between "writes from here" and "to here".
 */
function wordsOf({ page, text }: (typeof guides)[number]): number {
  if (page === 'benchmarks') return 0;
  const written = withoutCode(text).replace(/<!-- \S+ writes from here -->[\s\S]*?<!-- to here -->/g, '');
  return written.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

/** Anchors of headings, as the site makes them. */
function anchorsOf(text: string): Set<string> {
  const headings = Array.from(withoutCode(text).matchAll(/^#+ (.*)$/gm), ([, heading]) => heading);
  return new Set(
    headings.map((heading) =>
      heading
        .replace(/\\/g, '')
        .toLowerCase()
        .replace(/[\s~`!@#$%^&*()\-_+=[\]{}|\\;:"'“”‘’<>,.?/]+/g, '-')
        .replace(/^-+|-+$/g, '')
        .replace(/^(\d)/, '_$1'),
    ),
  );
}

const anchors = new Map(guides.map(({ page, text }) => [page, anchorsOf(text)]));

/** Whether `page#anchor` is a guide, and a heading of it. */
function isPlace(place: string): boolean {
  const [page, anchor] = place.split('#');
  return anchors.has(page) && (anchor === undefined || anchors.get(page)?.has(anchor) === true);
}

test('there are at most 26 pages and 30,000 words', () => {
  expect(guides.length).toBeLessThanOrEqual(26);
  expect(guides.map(wordsOf).reduce((sum, words) => sum + words)).toBeLessThanOrEqual(30_000);
});

test('words are counted without code and without what scripts write', () => {
  const text = 'One two.\n\n```js\nthree();\n```\n\n<!-- a/b writes from here -->\n| four |\n<!-- to here -->\nfive\n';
  expect(wordsOf({ page: 'x', text })).toBe(3);
});

describe('links', () => {
  const pages = [
    ...guides.map(({ page, text }) => [`docs/${page}.md`, text]),
    ...['README.md', 'CONTRIBUTING.md'].map(read),
  ];

  function read(file: string): [string, string] {
    return [file, readFileSync(join(ROOT, file), 'utf8')];
  }

  test.each(pages)('%s', (file, text) => {
    const links = Array.from(withoutCode(text).matchAll(/\]\(([^)\s]+)\)/g), ([, link]) => link);
    const broken = links.filter((link) => {
      if (/^(https?:|mailto:)/.test(link)) return false;
      const [path, anchor] = link.split('#');
      const target = path === '' ? file : normalize(join(dirname(file), path));
      if (target.startsWith('demo/')) return false;
      const [, page] = /^docs\/([\w-]+)\.md$/.exec(target) ?? [];
      return page !== undefined && anchor !== undefined
        ? !isPlace(`${page}#${anchor}`)
        : !existsSync(join(ROOT, target));
    });
    expect(broken).toEqual([]);
  });
});

/** All guides that there have been. */
const EVER =
  'any-angle architecture benchmarks borders choose cli connectors cookbook crowds debugging determinism explained faq fields from-easystar from-others from-pathfinding graphs grids hexagons layers links maps performance plain platforms preparing programs recipes routes scaling searching start steps teams units worlds';

test.each(EVER.split(' '))('the address of %s is that of a guide, or leads to a heading of one', (page) => {
  expect(isPlace((moved as Record<string, string>)[page] ?? page)).toBe(true);
});

test('no guide has the name of a page that has moved', () => {
  expect(Object.keys(moved).filter((page) => anchors.has(page))).toEqual([]);
});
