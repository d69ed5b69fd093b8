/** How the site is searched. The build makes the index by it, the page asks it, and so does the test of its queries. */
import MiniSearch, { type Options, type SearchResult } from 'minisearch';
import { SYNONYMS } from './synonyms.ts';

/** A section of a page, as VitePress puts it into the index. */
interface Section {
  /** The address: `/start.html#install`. */
  readonly id: string;
  readonly title: string;
  /** The headings above it, the page's first. */
  readonly titles: readonly string[];
  readonly text: string;
}

export type Found = SearchResult & Pick<Section, 'title' | 'titles'>;

/** Words that say nothing about what is looked for. */
const EMPTY = new Set(
  'a an and are as at be by can do does for how i in is it my of on or the to use what when with'.split(' '),
);

/** Pages of the API come after guides, and changes and internals after both. */
const WEIGHTS: readonly (readonly [RegExp, number])[] = [
  [/\/(changelog|architecture|benchmarks)\.html/, 0.2],
  [/\/api\/index\//, 0.35],
  [/\/api\//, 0.2],
];

/** Terms shorter than this are not matched to similar ones: among short words everything is similar. */
const FUZZY_FROM = 6;

/** What the index is made by. The page must read it by the same fields and terms. */
export const INDEX: Options<Section> = {
  fields: ['title', 'titles', 'text', 'synonyms'],
  storeFields: ['title', 'titles'],
  tokenize: termsOf,
  processTerm: (term) => (EMPTY.has(term) ? null : term),
  extractField: (section, field) => {
    if (field === 'synonyms') return synonymsOf(section);
    return (section as unknown as Record<string, string>)[field];
  },
};

/** Splits a text into terms in lower case. A* is one term, which punctuation would take apart. */
function termsOf(text: string): string[] {
  return plain(text)
    .replaceAll(/\b(a|d|theta)\*/g, '$1star')
    .replaceAll(/\ba[ -]star\b/g, 'astar')
    .split(/[\s\p{P}$+<=>^`|~]+/u)
    .filter((term) => term !== '');
}

function plain(text: string): string {
  return text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&').toLowerCase();
}

function synonymsOf({ id, titles }: Section): string {
  const [, page, anchor] = /([\w-]+)\.html(?:#(.*))?$/.exec(id) ?? [];
  if (page === undefined || id.includes('/api/')) return '';
  return [SYNONYMS[`${page}#${anchor}`], titles.length === 0 ? SYNONYMS[page] : ''].join(' ');
}

/** The index as the page loads it. Takes the place of MiniSearch in VitePress's box. */
export default class SiteSearch extends MiniSearch<Section> {
  static override loadJSON<T>(json: string): MiniSearch<T> {
    const index = MiniSearch.loadJSON<Section>(json, INDEX);
    return Object.setPrototypeOf(index, SiteSearch.prototype);
  }

  override search(query: string): Found[] {
    const options = {
      boost: { title: 5, synonyms: 3, titles: 1.2, text: 1 },
      prefix: (term: string) => term.length > 1,
      fuzzy: (term: string) => (term.length < FUZZY_FROM ? false : 0.2),
      boostDocument: (id: string) => WEIGHTS.find(([pages]) => pages.test(id))?.[1] ?? 1,
    };
    const all = super.search(query, { ...options, combineWith: 'AND' });
    const found = (all.length > 0 ? all : super.search(query, options)) as Found[];
    return [...found.filter((one) => isTitle(one, query)), ...found.filter((one) => !isTitle(one, query))];
  }
}

/** Whether a section has the query as its title. In the API only names of `hotpath` count: every second word is the name of some member. */
function isTitle({ id, title, titles }: Found, query: string): boolean {
  if (id.includes('/api/') && (titles.length > 0 || !id.includes('/api/index/'))) return false;
  const bare = (text: string) =>
    plain(text)
      .replaceAll(/<[^>]*>|\(\)|`|\u200b/g, '')
      .trim();
  return bare(title) === bare(query);
}
