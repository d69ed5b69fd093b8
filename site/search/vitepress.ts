/** Makes VitePress's local search that of the site. */
import { join } from 'node:path';
import { INDEX } from './site-search.ts';

const options = {};
// VitePress sends enumerable settings to the page, functions as text, and a page under a content security policy may not evaluate text.
Object.defineProperty(options, 'miniSearch', { value: { options: INDEX } });

export const search: { provider: 'local'; options: object } = { provider: 'local', options };

/** Gives the search box `SiteSearch` in place of MiniSearch. */
export const searchPlugin: {
  name: string;
  enforce: 'pre';
  resolveId(source: string, importer: string | undefined): string | null;
} = {
  name: 'site-search',
  enforce: 'pre',
  resolveId(source, importer) {
    if (source !== 'minisearch' || !importer?.includes('VPLocalSearchBox')) return null;
    return join(import.meta.dirname, 'site-search.ts');
  },
};
