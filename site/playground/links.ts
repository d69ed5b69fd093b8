/** Adds a link below each example of the guides and the API: it opens the code in the playground. */
import type { MarkdownRenderer } from 'vitepress';
import { encodeCode } from './code.ts';

/** Examples that need more than the package and a browser. */
const NEEDS_MORE = /from '(?!hotpath')|require\(|\bprocess\b|<script/;

/** Code that runs, not the signature of a function or a type. */
const EXAMPLE = /\/\/ =>|console\.log|^(const|let|import|for) /m;

export function playgroundLinks(md: MarkdownRenderer): void {
  const plain = md.renderer.rules.fence;
  md.renderer.rules.fence = (tokens, index, ...rest) => {
    const { info, content } = tokens[index];
    const html = plain?.(tokens, index, ...rest) ?? '';
    if (!/^[jt]s\b/.test(info) || !EXAMPLE.test(content) || NEEDS_MORE.test(content)) return html;
    return `${html}<p class="try"><PlaygroundLink code="${encodeCode(content.trimEnd())}" /></p>`;
  };
}
