import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vitepress';
import { siteComments } from '../explain/comments.ts';
import { playgroundLinks } from '../playground/links.ts';
import { search, searchPlugin } from '../search/vitepress.ts';
import { mendMarkdown } from './markdown.ts';
import { describePage, readPage, repositoryOf, writeTexts } from './text.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const DOCS = join(ROOT, 'docs');
const REPOSITORY = repositoryOf(JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')));

/** A page's title: its first heading. */
function titleOf(page: string): string {
  const [, title] = /^# (.*)$/m.exec(readFileSync(join(DOCS, `${page}.md`), 'utf8')) ?? [];
  return title ?? page;
}

/** Guides in the order of a reader's questions. A page that is missing here goes to the last group. */
const GROUPS: Record<string, string[]> = {
  Begin: ['start', 'explained', 'choose', 'cookbook', 'grids', 'searching', 'faq'],
  'What moves': ['units', 'borders', 'reach', 'routes', 'fields', 'teams', 'links'],
  'What you have': ['maps', 'hexagons', 'worlds', 'graphs', 'connectors', 'from-others'],
  'Large and fast': ['performance', 'preparing', 'scaling', 'benchmarks'],
  Inside: ['platforms', 'architecture'],
};

/** Pages that are not guides. */
const OTHERS = ['index', 'playground', 'changelog'];

function guides() {
  const pages = readdirSync(DOCS)
    .filter((file) => file.endsWith('.md'))
    .map((file) => file.slice(0, -3))
    .filter((page) => !OTHERS.includes(page));
  const listed = Object.values(GROUPS).flat();
  const groups = { ...GROUPS, Inside: [...GROUPS.Inside, ...pages.filter((page) => !listed.includes(page))] };
  const listing = Object.entries(groups).map(([text, names]) => ({
    text,
    items: names.filter((page) => pages.includes(page)).map((page) => ({ text: titleOf(page), link: `/${page}` })),
  }));
  listing.at(-1)?.items.push({ text: 'Changes', link: '/changelog' });
  return listing;
}

/** The sidebar of the API, which scripts/api-pages.mjs writes beside its pages. */
function apiTopics() {
  return JSON.parse(readFileSync(join(DOCS, 'api', 'topics.json'), 'utf8'));
}

/** Browsers load no modules and styles from files, so that a page opened as one would only look broken. */
const OPENED_AS_FILE = `if (location.protocol === 'file:') addEventListener('DOMContentLoaded', () => {
  document.body.insertAdjacentHTML('afterbegin', '<p class="opened-as-file" style="margin:2rem;font:1.1rem/1.6 system-ui">' +
    'This page was opened as a file, and browsers load no scripts or styles from files. ' +
    'In a clone, <code>npm run docs</code> serves the site; any other web server for this folder does too.</p>');
});`;

/**
 * Gives importers of `hotpath?name` a copy of the package of their own. Else all pages share one chunk with all that any of them uses, and the
 * first page would load the kernels of the others.
 */
const ownCopies = {
  name: 'own-copies',
  enforce: 'pre' as const,
  async resolveId(this: { resolve: Resolve }, id: string, importer?: string) {
    // The files of the package import each other by relative names.
    const inside = id.startsWith('.') ? /\/dist\/[^/?]+\?(\w+)$/.exec(importer ?? '') : null;
    const copy = (/^hotpath\?(\w+)$/.exec(id) ?? inside)?.[1];
    if (copy === undefined) return null;
    const found = await this.resolve(id.replace(/\?.*/, ''), importer, { skipSelf: true });
    return found === null ? null : { ...found, id: `${found.id}?${copy}` };
  },
};
type Resolve = (id: string, importer?: string, options?: object) => Promise<{ id: string } | null>;

export default defineConfig({
  title: 'hotpath',
  description:
    'Shortest paths on grids, with the hot loop in WebAssembly. For games, simulations and robots, in browsers and Node.',
  // Relative addresses would break the search: set the base for a host that serves the site from a folder.
  base: process.env.SITE_BASE ?? '/',
  srcDir: '../docs',
  outDir: '../build/site',
  cacheDir: '../build/site-cache',
  // `/start`: hosts add the ending (scripts/serve.mjs too).
  cleanUrls: true,
  lastUpdated: false,
  metaChunk: true,
  // Visitors of the first page would load the guides too.
  router: { prefetchLinks: false },
  // The demo is built beside these pages.
  ignoreDeadLinks: [/^\/?(\.\/)?demo\//],
  head: [
    ['link', { rel: 'icon', href: `${process.env.SITE_BASE ?? '/'}mark.svg`, type: 'image/svg+xml' }],
    ['script', {}, OPENED_AS_FILE],
    // What other sites show with a link to this one. They need the whole address of the picture: SITE_ORIGIN names the host.
    ['meta', { property: 'og:type', content: 'website' }],
    ['meta', { property: 'og:title', content: 'hotpath: shortest paths on grids, in WebAssembly' }],
    ['meta', { property: 'og:description', content: 'A* in one synchronous call, for games, simulations and robots.' }],
    [
      'meta',
      { property: 'og:image', content: `${process.env.SITE_ORIGIN ?? ''}${process.env.SITE_BASE ?? '/'}social.jpg` },
    ],
    ['meta', { name: 'twitter:card', content: 'summary_large_image' }],
  ],
  markdown: {
    theme: { light: 'github-light-high-contrast', dark: 'github-dark-high-contrast' },
    config: (md) => {
      playgroundLinks(md);
      siteComments(md);
      mendMarkdown(md);
    },
  },
  transformPageData({ relativePath, frontmatter }) {
    // Pages of the API are made from the sources.
    const isGuide = /^[\w-]+\.md$/.test(relativePath) && !OTHERS.includes(relativePath.slice(0, -3));
    const description = frontmatter.layout === 'page' ? undefined : describePage(readPage(DOCS, relativePath));
    return { frontmatter: { ...frontmatter, editLink: isGuide }, ...(description && { description }) };
  },
  buildEnd({ outDir, pages }) {
    const texts = pages.filter((page) => !['index.md', 'playground.md'].includes(page));
    writeTexts(DOCS, outDir, texts, guides());
  },
  // VitePress makes room for the sidebar in the bar above only when its script runs, and the bar would move then.
  transformHtml: (html) =>
    html.includes('class="VPSidebar') ? html.replace('class="VPNavBar', 'class="VPNavBar has-sidebar') : undefined,
  themeConfig: {
    siteTitle: 'hotpath',
    logo: { src: '/mark.svg', alt: '', width: 24, height: 24 },
    search,
    nav: [
      { text: 'Guide', link: '/start', activeMatch: '^/(?!api|playground|benchmarks|index|$)' },
      { text: 'API', link: '/api/', activeMatch: '^/api/' },
      { text: 'Playground', link: '/playground' },
      { text: 'Demo', link: '/demo/index.html', target: '_self' },
      { text: 'Benchmarks', link: '/benchmarks' },
    ],
    sidebar: { '/api/': apiTopics(), '/': guides() },
    outline: { level: [2, 3] },
    docFooter: { prev: 'Before', next: 'Next' },
    ...(REPOSITORY !== null && {
      editLink: { pattern: `${REPOSITORY}/edit/main/docs/:path`, text: 'Edit this page' },
      socialLinks: [{ icon: 'github', link: REPOSITORY, ariaLabel: 'Sources' }],
    }),
  },
  vite: {
    plugins: [searchPlugin, ownCopies],
    publicDir: '../site/public',
    // The playground's worker loads entries of the package when a program names them.
    worker: { format: 'es' },
    server: { host: '127.0.0.1' },
    preview: { host: '127.0.0.1' },
    // Pictures as part of a script would be loaded with every page.
    build: { chunkSizeWarningLimit: 1500, assetsInlineLimit: 0 },
  },
});
