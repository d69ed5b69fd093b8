// The search of the site: what readers type, and the page that they want, among the first three answers. Asks the index as built, without a
// browser; that the box shows these answers is tested in pages.test.ts.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import SiteSearch, { type Found } from '../../site/search/site-search.ts';
import { SYNONYMS } from '../../site/search/synonyms.ts';
import { WORDS } from '../../site/search/words.ts';
import { expectBuilt } from '../support/build-beside.ts';
import { QUERIES } from './queries.ts';

const SITE = join(import.meta.dirname, '..', '..', 'build', 'site');

let search: (query: string) => Found[];
/** All sections of the index, as `page#anchor`. */
let sections: string[];

beforeAll(async () => {
  await expectBuilt(inject('siteOrigin'));
  const chunks = join(SITE, 'assets', 'chunks');
  const file = readdirSync(chunks).find((name) => name.startsWith('@localSearchIndex'));
  const { default: json } = await import(pathToFileURL(join(chunks, String(file))).href);
  const index = SiteSearch.loadJSON(json);
  search = (query) => index.search(query) as Found[];
  sections = Object.values<string>(JSON.parse(json).documentIds).map((id) => id.slice(1));
});

const addresses = (query: string) => search(query).map(({ id }) => id);

test.each(QUERIES)('%s: %s is among the first three', (query, page) => {
  const first = addresses(query).slice(0, 3);
  expect(first.map((id) => id.replace(/^\/|#.*$/g, ''))).toContain(page);
});

/** The place of a section as `page#anchor`, or as the page's name for the first section of a page. */
const placeOf = ({ id, titles }: Found) => (titles.length === 0 ? id.replace(/^\/|#.*$/g, '') : id.slice(1));

test('at least thirty words that people search for have a place', () => {
  expect(Object.keys(WORDS).length).toBeGreaterThanOrEqual(30);
});

test.each(Object.entries(WORDS))('%s: %s is the first', (word, place) => {
  expect(placeOf(search(word)[0])).toBe(place);
});

describe('the order', () => {
  test('has the page of an exported name first', () => {
    for (const name of ['Grid', 'findNearest', 'Team', 'aStar', 'Graph']) {
      expect(addresses(name)[0], name).toMatch(new RegExp(`^/api/index/\\w+/${name}#`));
    }
  });

  test('has guides before the API', () => {
    for (const query of ['diagonal', 'obstacle', 'route', 'unit size']) {
      expect(addresses(query)[0], query).not.toContain('/api/');
    }
  });

  test('has nothing that is only similar to a short word', () => {
    expect(search('gird')).toEqual([]);
    expect(addresses('heuristc').length).toBeGreaterThan(0);
  });
});

test('synonyms and words belong to pages and headings that exist', () => {
  expect(
    [...Object.keys(SYNONYMS), ...Object.values(WORDS)].filter(
      (key) => !sections.some((one) => one === key || one.startsWith(`${key}#`)),
    ),
  ).toEqual([]);
});
