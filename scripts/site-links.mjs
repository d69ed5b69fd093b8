// Finds the links of a built site that lead nowhere: to a file that is not there, or to a heading that its page does not have.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

/**
 * @param {string} folder The built site.
 * @param {string} base The folder on the host, with slashes on both sides.
 * @returns {{ page: string, link: string }[]}
 */
export function brokenLinks(folder, base = '/') {
  const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'));
  const html = new Map(pages.map((page) => [page, readFileSync(join(folder, page), 'utf8')]));
  const ids = new Map(Array.from(html, ([page, text]) => [page, idsOf(text)]));

  return Array.from(html).flatMap(([page, text]) =>
    linksOf(text)
      .filter((link) => !leadsSomewhere(page, link))
      .map((link) => ({ page, link })),
  );

  function leadsSomewhere(page, link) {
    const [path, fragment = ''] = link.split('#', 2);
    const file = fileOf(page, decodeURI(path.split('?')[0]));
    if (!existsSync(join(folder, file)) || statSync(join(folder, file)).isDirectory()) return false;
    // The demo and the playground keep their state in the fragment, and one opens the search.
    if (fragment === '' || /^(\/|code=|search$)/.test(fragment) || !ids.has(file)) return true;
    return ids.get(file)?.has(decodeURIComponent(fragment));
  }

  function fileOf(page, path) {
    if (path === '') return page;
    const file = path.startsWith('/') ? path.slice(base.length) : normalize(join(dirname(page), path));
    if (file === '' || file.endsWith('/')) return `${file}index.html`;
    // Hosts add the ending of pages.
    return existsSync(join(folder, `${file}.html`)) ? `${file}.html` : file;
  }
}

/** Returns the links of a page that stay on the site. */
function linksOf(text) {
  return Array.from(text.matchAll(/\s(?:href|src)="([^"]*)"/g), ([, link]) => link.replaceAll('&amp;', '&')).filter(
    (link) => !/^([a-z]+:|\/\/)/i.test(link),
  );
}

function idsOf(text) {
  return new Set(Array.from(text.matchAll(/\sid="([^"]*)"/g), ([, id]) => id));
}
