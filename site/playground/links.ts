/** Adds a link below each example of the guides and the API: it opens the code in the playground. Some run in a frame above. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { MarkdownRenderer } from 'vitepress';
import { frameBefore } from '../explain/comments.ts';
import { encodeCode } from './code.ts';
import { ENTRIES } from './entries.ts';
import { importOf } from './program.ts';

const API = join(import.meta.dirname, '..', '..', 'docs', 'api');

/** Examples that need more than a browser. */
const NEEDS_MORE = /require\(|\bprocess\b/;

/** Kinds of names that a program can import. */
const VALUES = ['functions', 'classes', 'variables'];

type Tokens = Parameters<NonNullable<MarkdownRenderer['renderer']['rules']['fence']>>[0];

export function playgroundLinks(md: MarkdownRenderer): void {
  const plain = md.renderer.rules.fence;
  md.renderer.rules.fence = (tokens, index, options, env, self) => {
    const html = plain?.(tokens, index, options, env, self) ?? '';
    const code = programOf(tokens, index, (env as { relativePath?: string }).relativePath ?? '');
    if (code === null || !runsInPlayground(code)) return html;
    const encoded = encodeCode(code.trimEnd());
    const caption = frameBefore(tokens, index);
    const frame =
      caption === null ? '' : `<RunningFrame code="${encoded}" caption="${md.utils.escapeHtml(caption)}" />`;
    return `${frame}${html}<p class="try"><PlaygroundLink code="${encoded}" /></p>`;
  };
}

/** Returns a block of code as a whole program; null if it is none, but the signature of a function, a type or another language. */
function programOf(tokens: Tokens, index: number, page: string): string | null {
  const { info, content } = tokens[index];
  const [, entry] = /^api\/([\w-]+)\//.exec(page) ?? [];
  // Later blocks of a guide leave out what an earlier one imports; the playground itself adds the names of hotpath.
  if (entry === undefined) return /^js\b/.test(info) ? withImports(content, entriesOf(tokens)) : null;
  const heading = tokens.slice(0, index).findLastIndex(({ type }) => type === 'heading_open');
  if (heading < 0 || tokens[heading + 1].content !== 'Example') return null;
  // Examples of the API leave out imports.
  return withImports(content, entry === 'index' ? ['index'] : ['index', entry]);
}

/** The entries besides hotpath that blocks of a page import, without `hotpath/`. */
function entriesOf(tokens: Tokens): string[] {
  const code = tokens.map(({ type, content }) => (type === 'fence' ? content : '')).join('\n');
  return [...new Set(Array.from(code.matchAll(/from 'hotpath\/([\w-]+)'/g), ([, entry]) => entry))];
}

/** Puts an import before the code for each entry of which it uses names that it does not declare. */
function withImports(code: string, entries: readonly string[]): string {
  let imports = '';
  for (const entry of entries) {
    const line = importOf(`${imports}${code}`, namesOf(entry), entry === 'index' ? 'hotpath' : `hotpath/${entry}`);
    if (line !== '') imports += `${line.trim()}\n`;
  }
  return imports === '' ? code : `${imports}\n${code}`;
}

/** The names of an entry that have values, by their pages in the API. */
function namesOf(entry: string): string[] {
  const folders = VALUES.map((kind) => join(API, entry, kind)).filter((folder) => existsSync(folder));
  return folders.flatMap((folder) => readdirSync(folder)).map((file) => file.replace(/\.md$/, ''));
}

function runsInPlayground(code: string): boolean {
  const modules = Array.from(code.matchAll(/\bfrom '([^']+)'/g), ([, name]) => name);
  return modules.every((name) => name === 'hotpath' || name in ENTRIES) && !NEEDS_MORE.test(code);
}
