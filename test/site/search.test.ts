// The search of the site: what readers type, and the page that they want, among the first three answers. Asks the index as built, without a
// browser; that the box shows these answers is tested in pages.test.ts.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import SiteSearch, { type Found } from '../../site/search/site-search.ts';
import { SYNONYMS } from '../../site/search/synonyms.ts';
import { expectBuilt } from '../support/build-beside.ts';

const SITE = join(import.meta.dirname, '..', '..', 'build', 'site');

const QUERIES: readonly (readonly [query: string, page: string])[] = [
  ['install', 'start'],
  ['npm', 'start'],
  ['import map', 'start'],
  ['how do I use it with typescript', 'start'],
  ['commonjs', 'start'],
  ['A*', 'explained'],
  ['a star', 'explained'],
  ['dijkstra', 'explained'],
  ['jump point search', 'explained'],
  ['cut corners', 'explained'],
  ['teleport', 'links'],
  ['portal', 'links'],
  ['serialize', 'grids'],
  ['save and load', 'grids'],
  ['navmesh', 'choose'],
  ['which algorithm', 'choose'],
  ['tower defense', 'cookbook'],
  ['turn-based', 'cookbook'],
  ['roguelike', 'cookbook'],
  ['rts', 'cookbook'],
  ['hexagons', 'hexagons'],
  ['flow field', 'fields'],
  ['path is null', 'faq'],
  ['start-blocked', 'faq'],
  ['phaser', 'cookbook'],
  ['three.js', 'cookbook'],
  ['tiled', 'maps'],
  ['web worker', 'scaling'],
  ['content security policy', 'platforms'],
  ['bundle size', 'platforms'],
  ['collision avoidance', 'teams'],
  ['lockstep', 'platforms'],
  ['easystar', 'from-others'],
  ['benchmrak', 'benchmarks'],
  ['findPath', 'api/index/functions/findPath'],
  ['distanceField', 'api/index/functions/distanceField'],
];

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
  sections = Object.values<string>(JSON.parse(json).documentIds).map((id) => id.slice(1).replace('.html', ''));
});

const addresses = (query: string) => search(query).map(({ id }) => id);

test.each(QUERIES)('%s: %s is among the first three', (query, page) => {
  const first = addresses(query).slice(0, 3);
  expect(first.map((id) => id.replace(/^\/|\.html.*$/g, ''))).toContain(page);
});

describe('the order', () => {
  test('has the page of an exported name first', () => {
    for (const name of ['Grid', 'findNearest', 'Team', 'aStar', 'Graph']) {
      expect(addresses(name)[0], name).toMatch(new RegExp(`^/api/index/\\w+/${name}\\.html`));
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

test('synonyms belong to pages and headings that exist', () => {
  expect(
    Object.keys(SYNONYMS).filter((key) => !sections.some((one) => one === key || one.startsWith(`${key}#`))),
  ).toEqual([]);
});
