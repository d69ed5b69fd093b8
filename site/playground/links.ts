/** Adds a link below each example of the guides and the API: it opens the code in the playground. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { MarkdownRenderer } from 'vitepress';
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
    return `${html}<p class="try"><PlaygroundLink code="${encodeCode(code.trimEnd())}" /></p>`;
  };
}

/** Returns a block of code as a whole program; null if it is none, but the signature of a function, a type or another language. */
function programOf(tokens: Tokens, index: number, page: string): string | null {
  const { info, content } = tokens[index];
  const [, entry] = /^api\/([\w-]+)\//.exec(page) ?? [];
  if (entry === undefined) return /^js\b/.test(info) ? content : null;
  const heading = tokens.slice(0, index).findLastIndex(({ type }) => type === 'heading_open');
  if (heading < 0 || tokens[heading + 1].content !== 'Example') return null;
  // Examples of the API leave out imports.
  const main = importOf(content, namesOf('index'), 'hotpath');
  const own = entry === 'index' ? '' : importOf(`${main}${content}`, namesOf(entry), `hotpath/${entry}`);
  const imports = [main, own].filter((line) => line !== '').map((line) => `${line.trim()}\n`);
  return imports.length === 0 ? content : `${imports.join('')}\n${content}`;
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
