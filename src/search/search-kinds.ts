import type { SearchKinds } from '../engine/search.ts';
import { JsSearch } from '../js/engines/open-search.ts';
import { openSearch } from '../wasm/search/hold.ts';

/** What engines make of a search in steps. */
export const SEARCH_KINDS: SearchKinds = { js: JsSearch, wasm: openSearch };
