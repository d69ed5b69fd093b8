/** What Markdown cannot say, or VitePress shows badly. */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { MarkdownRenderer } from 'vitepress';

export function mendMarkdown(md: MarkdownRenderer): void {
  dropEmptyHeads(md);
  frameIndentedCode(md);
  sizePictures(md);
  linkDemo(md);
}

/** Drops the heads of tables that name no column: Markdown cannot write a table without one. Other empty cells of a head are plain cells. */
function dropEmptyHeads(md: MarkdownRenderer): void {
  md.core.ruler.push('empty heads', ({ tokens }) => {
    for (let at = tokens.length - 1; at >= 0; at--) {
      const { type } = tokens[at];
      // A heading without a text would name nothing to screen readers.
      if (type === 'th_open' && tokens[at + 1].content === '') tokens[at].tag = tokens[at + 2].tag = 'td';
      if (type !== 'thead_open') continue;
      const length = tokens.slice(at).findIndex((token) => token.type === 'thead_close') + 1;
      const head = tokens.slice(at, at + length);
      if (head.every((token) => token.type !== 'inline' || token.content === '')) tokens.splice(at, length);
    }
  });
}

/** Shows indented code as fenced code, which scrolls within its frame where it is wider than the page. */
function frameIndentedCode(md: MarkdownRenderer): void {
  md.renderer.rules.code_block = (tokens, index, ...rest) => {
    tokens[index].info = 'text';
    return md.renderer.rules.fence?.(tokens, index, ...rest) ?? '';
  };
}

/** Gives pictures their sizes, so that nothing moves when they arrive. */
function sizePictures(md: MarkdownRenderer): void {
  md.core.ruler.push('sizes of pictures', ({ tokens, env }) => {
    const { path } = (env ?? {}) as { path?: string };
    // The title of a page is parsed without its path.
    if (path === undefined) return;
    const folder = dirname(path);
    for (const image of tokens.flatMap(({ children }) => children ?? []).filter(({ type }) => type === 'image')) {
      const file = join(folder, decodeURI(String(image.attrGet('src'))));
      const [width, height] = file.endsWith('.svg') ? svgSize(file) : pngSize(file);
      image.attrSet('width', String(width));
      image.attrSet('height', String(height));
    }
  });
}

/** Guides link to the source of the demo. The site has the demo itself at the top, beside the pages. */
function linkDemo(md: MarkdownRenderer): void {
  md.core.ruler.push('links to the demo', ({ tokens }) => {
    for (const link of tokens.flatMap(({ children }) => children ?? []).filter(({ type }) => type === 'link_open')) {
      const [, page] = /^\.\.\/(demo\/.*)/.exec(String(link.attrGet('href'))) ?? [];
      if (page === undefined) continue;
      link.attrSet('href', `${process.env.SITE_BASE ?? '/'}${page}`);
      link.attrSet('target', '_self');
    }
  });
}

function svgSize(file: string): number[] {
  const [, width, height] = /<svg[^>]*\swidth="([\d.]+)"\sheight="([\d.]+)"/.exec(readFileSync(file, 'utf8')) ?? [];
  if (width === undefined) throw new Error(`${file}: the svg element must have a width, then a height`);
  return [Number(width), Number(height)];
}

/** Width and height stand in the first chunk of a PNG. */
function pngSize(file: string): number[] {
  const bytes = readFileSync(file);
  return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
}
