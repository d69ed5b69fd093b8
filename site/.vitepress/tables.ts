/** Drops the heads of tables that name no column: Markdown cannot write a table without one. */
import type { MarkdownRenderer } from 'vitepress';

export function dropEmptyHeads(md: MarkdownRenderer): void {
  md.core.ruler.push('empty heads', ({ tokens }) => {
    for (let at = tokens.length - 1; at >= 0; at--) {
      if (tokens[at].type !== 'thead_open') continue;
      const length = tokens.slice(at).findIndex(({ type }) => type === 'thead_close') + 1;
      const head = tokens.slice(at, at + length);
      if (head.every(({ type, content }) => type !== 'inline' || content === '')) tokens.splice(at, length);
    }
  });
}
