/** How the site is searched. The build makes the index by it, the page asks it, and so does the test of its queries. */
import MiniSearch, { type Options, type SearchResult } from 'minisearch';
import { SYNONYMS } from './synonyms.ts';
import { WORDS } from './words.ts';

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
  (
    'a about all am an and any are as at be been but by can could did do does each for from get gets has have how i if in into is it its ' +
    'just like make makes me my need of on one or other our please should so some than that the their them then there these they this ' +
    'those to use using want was way we were what when where while who why will with work works would you your'
  ).split(' '),
);

/** Pages of the API come after guides, and internals after both. */
const WEIGHTS: readonly (readonly [RegExp, number])[] = [
  [/^\/(architecture|benchmarks)\b/, 0.4],
  [/\/api\/(index\/|#)/, 0.35],
  [/\/api\//, 0.2],
];
/** What changed names everything, and answers no question: it comes last. */
const LAST = /^\/changelog\b/;

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
  const [, page, anchor] = /^\/([\w-]+)(?:#(.*))?$/.exec(id) ?? [];
  if (page === undefined) return '';
  const place = anchor === undefined || titles.length === 0 ? page : `${page}#${anchor}`;
  const words = Object.keys(WORDS).filter((word) => WORDS[word] === place);
  return [SYNONYMS[`${page}#${anchor}`], titles.length === 0 ? SYNONYMS[page] : '', ...words].join(' ');
}

/** Returns a term, and its stem if it has an ending: of `colliding` that is `collid`, with which `collide` begins. */
function withStem(term: string): string | string[] | null {
  if (EMPTY.has(term)) return null;
  const stem = term.replace(/(?<=\w{3})(ies|ing|ed|es|ly|s)$/, '');
  return stem === term || !/^[a-z]+$/.test(term) ? term : [term, stem];
}

/** The index as the page loads it. Takes the place of MiniSearch in VitePress's box. */
export default class SiteSearch extends MiniSearch<Section> {
  static override loadJSON<T>(json: string): MiniSearch<T> {
    const index = MiniSearch.loadJSON<Section>(json, INDEX);
    return Object.setPrototypeOf(index, SiteSearch.prototype);
  }

  override search(query: string): Found[] {
    const terms = termsOf(query).filter((term) => !EMPTY.has(term));
    const found = super.search(query, {
      boost: { title: 4, synonyms: 4, titles: 1.2, text: 1 },
      processTerm: withStem,
      prefix: (term: string) => term.length > 1,
      fuzzy: (term: string) => (term.length < FUZZY_FROM ? false : 0.2),
      boostDocument: (id: string) => WEIGHTS.find(([pages]) => pages.test(id))?.[1] ?? 1,
    }) as Found[];
    // A section with all words comes before one that has a single word often.
    for (const one of found) one.score *= shareOf(terms, one) ** 2;
    const rank = (one: Found) => (isTitle(one, query) ? 0 : LAST.test(one.id) ? 2 : 1);
    return found.sort((a, b) => rank(a) - rank(b) || b.score - a.score);
  }
}

/** Returns which part of the words a section has, as they are or by their stems. */
function shareOf(terms: readonly string[], { queryTerms }: Found): number {
  const has = (term: string) => [withStem(term)].flat().some((one) => one !== null && queryTerms.includes(one));
  return terms.filter(has).length / Math.max(1, terms.length);
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
