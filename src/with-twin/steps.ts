/** Searches that run in steps, with the js engine for them. */
import { openTwin } from '../choose/open.ts';
import { withTwin } from '../choose/twin-part.ts';
import { JsSearch } from '../js/engines/open-search.ts';
import { createSearch as leanCreateSearch } from '../search/create-search.ts';
import { findPathAsync as leanFindPathAsync } from '../search/find-path-async.ts';
import { search } from './search.ts';

const open = (): void => openTwin.bring(JsSearch);

export const createSearch: typeof leanCreateSearch = /* @__PURE__ */ withTwin(leanCreateSearch, search, open);
export const findPathAsync: typeof leanFindPathAsync = /* @__PURE__ */ withTwin(leanFindPathAsync, search, open);
