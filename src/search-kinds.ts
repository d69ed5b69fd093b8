import type { SearchKinds } from './engine.ts';
import { FallbackSearch } from './fallback/open-search.ts';
import { openSearch } from './wasm/hold.ts';

/** What engines make of a search in steps. */
export const SEARCH_KINDS: SearchKinds = { js: FallbackSearch, wasm: openSearch };
