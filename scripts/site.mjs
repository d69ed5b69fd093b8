// node scripts/site.mjs [--build]  (after npm run build)
// Builds the site into build/site: the guides of docs/, pages that lead from their old addresses to the new ones (site/moved.json), a page for each name of the API, the playground, and the demo. Checks all links
// within it. Then serves it on 127.0.0.1, unless --build is given. SITE_BASE is the folder on the host, for example /hotpath/.
import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { serve } from './serve.mjs';
import { brokenLinks } from './site-links.mjs';

const ROOT = join(import.meta.dirname, '..');
const SITE = join(ROOT, 'build', 'site');

/** Runs a program of node_modules or scripts, and stops if it fails. */
function run(...args) {
  const { status } = spawnSync(process.execPath, args, { cwd: ROOT, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

run('scripts/api-pages.mjs');
run('node_modules/vitepress/bin/vitepress.js', 'build', 'site');
run('node_modules/vite/bin/vite.js', 'build', '--config', 'demo/vite.config.ts', '--outDir', join(SITE, 'demo'));

// The benchmarks page links to its data.
cpSync(join(ROOT, 'docs', 'benchmarks'), join(SITE, 'benchmarks'), { recursive: true });

// Old addresses of guides lead on. Their links are checked with all others.
const base = process.env.SITE_BASE ?? '/';
const moved = JSON.parse(readFileSync(join(ROOT, 'site', 'moved.json'), 'utf8'));
for (const [page, place] of Object.entries(moved)) writeFileSync(join(SITE, `${page}.html`), leadingTo(place));

/** Returns a page that leads to another one, `page#anchor`. */
function leadingTo(place) {
  const address = base + place;
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Moved</title>
<meta name="robots" content="noindex">
<meta http-equiv="refresh" content="0; url=${address}">
<p>This page is now at <a href="${address}">${address}</a>.</p>
</html>
`;
}

const broken = brokenLinks(SITE, base);
for (const { page, link } of broken) console.error(`${page}: ${link} leads nowhere`);
if (broken.length > 0) process.exit(1);
console.log('The site is in build/site. All its links lead somewhere.');

if (!process.argv.includes('--build')) {
  const { origin } = await serve({ [base]: { folder: SITE } }, Number(process.env.PORT ?? 0));
  console.log(`It is served at ${origin}${base} until you press Ctrl+C.`);
}
