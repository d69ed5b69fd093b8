/** The pages as Markdown beside the site, what each is about, and where its source stands. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { WORDS } from '../search/words.ts';

export interface Manifest {
  readonly repository?: string | { readonly url?: string };
}

/** Returns the address of the repository as browsers open it; null if the package names none that they could. */
export function repositoryOf({ repository }: Manifest): string | null {
  const url = typeof repository === 'string' ? repository : repository?.url;
  const [, host, path] =
    /^(?:git\+)?(?:https?|ssh|git):\/\/(?:git@)?([^/]+)\/(.+?)(?:\.git)?\/?$/.exec(url ?? '') ?? [];
  if (host !== undefined) return `https://${host}/${path}`;
  // The short form of npm: owner/name, with or without the host before it.
  const [, short] = /^(?:github:)?(\w[\w.-]*\/[\w.-]+)$/.exec(url ?? '') ?? [];
  return short === undefined ? null : `https://github.com/${short}`;
}

/** Longest description, in characters: search engines cut off more. */
const LONGEST = 200;

/** Returns the first paragraph of a page as plain text, cut off after a sentence. */
export function describePage(markdown: string): string {
  const paragraphs = markdown.replace(/^---\n[\s\S]*?\n---\n/, '').split(/\n{2,}/);
  const isProse = (text: string) => /^[A-Z`*[]/.test(text) && !/^(Guides:|`import )/.test(text);
  const text = plain(paragraphs.find((one) => isProse(one.trim())) ?? '');
  if (text.length <= LONGEST) return text;
  const sentences = text.slice(0, LONGEST).replace(/(?<=[.!?])\s[^.!?]*$/, '');
  return sentences.length < LONGEST ? sentences : `${text.slice(0, LONGEST - 1).replace(/\s\S*$/, '')}…`;
}

function plain(markdown: string): string {
  return markdown
    .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\\([^\w\s])|[`*]/g, '$1')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** Returns a page with the files that it includes in it. */
export function readPage(folder: string, page: string): string {
  const file = join(folder, page);
  const include = (_: string, name: string) => readFileSync(join(dirname(file), name), 'utf8');
  return readFileSync(file, 'utf8').replaceAll(/<!--@include: (\S+?)-->/g, include);
}

export interface Group {
  readonly text: string;
  /** Addresses without an ending: `/start`. */
  readonly items: readonly { readonly text: string; readonly link: string }[];
}

/**
 * Writes each page as Markdown beside its HTML, `llms.txt`, which lists the guides for language models, and `llms-full.txt`, which has them in full.
 * @param pages Their paths in `docs`, with the ending.
 */
export function writeTexts(docs: string, out: string, pages: readonly string[], groups: readonly Group[]): void {
  for (const page of pages) {
    mkdirSync(dirname(join(out, page)), { recursive: true });
    writeFileSync(join(out, page), readPage(docs, page));
  }
  const list = groups.map(({ text, items }) => {
    const lines = items.map((one) => {
      return `- [${one.text}](${one.link.slice(1)}.md): ${describePage(readPage(docs, `${one.link.slice(1)}.md`))}`;
    });
    return `## ${text}\n\n${lines.join('\n')}\n`;
  });
  const about =
    '# hotpath\n\n> Shortest paths on grids, with the hot loop in WebAssembly. For games, simulations and robots, in browsers and Node.\n\n' +
    'Install with `npm install hotpath`. Each page of this site is also there as Markdown: its address with `.md`. All guides in one file: ' +
    '[llms-full.txt](llms-full.txt).\n';
  const places = [...new Set(Object.values(WORDS))].map((place) => {
    const words = Object.keys(WORDS).filter((word) => WORDS[word] === place);
    return `- ${words.join(', ')}: [${place}](${place.replace(/(?=#)|$/, '.md')})`;
  });
  const called = `## What it may be called\n\n${places.join('\n')}\n`;
  const api = '## API\n\n- [All exported names, by topic](api/index.md)\n';
  writeFileSync(join(out, 'llms.txt'), [about, ...list, called, api].join('\n'));
  const guides = groups.flatMap(({ items }) => items.map(({ link }) => readPage(docs, `${link.slice(1)}.md`)));
  writeFileSync(join(out, 'llms-full.txt'), guides.join('\n\n'));
}
