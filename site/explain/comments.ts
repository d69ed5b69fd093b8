/**
 * Comments of guides that become parts of the site, so that the same text reads well as plain Markdown:
 * `<!-- board: spread -->` is a map to draw on; `<!-- frame: caption -->` before a program shows it running; `<!-- source: src/reference.ts -->` is
 * that file, as it is when the site is built.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MarkdownRenderer } from 'vitepress';
import { TOPICS } from './topics.ts';

type Tokens = Parameters<NonNullable<MarkdownRenderer['renderer']['rules']['fence']>>[0];

const BOARD = /^<!-- board: (\w+) -->\s*$/;
const SOURCE = /^<!-- source: ([\w./-]+) -->\s*$/;
const FRAME = /^<!-- frame: ([\s\S]*) -->\s*$/;

const ROOT = join(import.meta.dirname, '..', '..');

export function siteComments(md: MarkdownRenderer): void {
  md.core.ruler.push('sources', ({ tokens }) => {
    for (const token of tokens) {
      const [, file] = (token.type === 'html_block' && SOURCE.exec(token.content)) || [];
      if (file === undefined) continue;
      Object.assign(token, { type: 'fence', tag: 'code', info: 'ts', content: readFileSync(join(ROOT, file), 'utf8') });
    }
  });
  const plain = md.renderer.rules.html_block;
  md.renderer.rules.html_block = (tokens, index, ...rest) => {
    const { content } = tokens[index];
    const [, topic] = BOARD.exec(content) ?? [];
    if (topic === undefined) return plain?.(tokens, index, ...rest) ?? content;
    if (!(topic in TOPICS)) throw new Error(`<!-- board: ${topic} -->: no such topic in site/explain/topics.ts`);
    return `<ExplainBoard topic="${topic}" />`;
  };
}

/** Returns the caption of the frame that a program is to have; null if it has none. */
export function frameBefore(tokens: Tokens, index: number): string | null {
  const before = tokens[index - 1];
  return before?.type === 'html_block' ? (FRAME.exec(before.content)?.[1].replaceAll('\n', ' ') ?? null) : null;
}
