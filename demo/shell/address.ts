/** Keeps the state of the page in the address: `#/view?name=value&…`. */

export interface Address {
  readonly view: string;
  readonly params: URLSearchParams;
}

/** Milliseconds between changes of the address. WebKit, the strictest browser, allows about 100 in 10 seconds. */
const WRITE_INTERVAL_MS = 250;

/** Longest edits in an address, in characters. Browsers differ in the limit; that of Chromium is 2 MB. */
export const LONGEST_ADDRESS = 1_000_000;

/** Reads the address for the view that is shown next. Drops a pending change: the address belongs to that view now. */
export function takeAddress(): Address {
  clearTimeout(timer);
  timer = 0;
  pending = null;
  owned = location.hash;
  return readAddress(owned);
}

export function readAddress(hash: string): Address {
  const [path, query = ''] = hash.replace(/^#\/?/, '').split('?', 2);
  return { view: path, params: new URLSearchParams(query) };
}

export function formatAddress({ view, params }: Address): string {
  const query = params.toString();
  return query === '' ? `#/${view}` : `#/${view}?${query}`;
}

/** The fragment that the shown view has read or written. Any other comes from the visitor, and a hashchange event follows. */
let owned = '';
let timer = 0;
let pending: Address | null = null;
let lastWrite = -Infinity;

/**
 * Replaces the address, at once or as soon as browsers allow it, without an entry in the history. Waiting for `pagehide` would
 * be too late: a reload uses the address at the time it is requested.
 */
export function writeAddress(address: Address): void {
  pending = address;
  if (timer !== 0) return;
  const wait = Math.max(0, lastWrite + WRITE_INTERVAL_MS - performance.now());
  timer = window.setTimeout(flushAddress, wait);
}

/** Replaces the address now if a change is pending. */
export function flushAddress(): void {
  clearTimeout(timer);
  timer = 0;
  const address = pending;
  pending = null;
  // An address that the visitor has just asked for must not be replaced before it is read.
  if (address === null || location.hash !== owned) return;
  lastWrite = performance.now();
  history.replaceState(null, '', formatAddress(address));
  owned = location.hash;
}
