/** Keeps the state of the page in the address: `#/view?name=value&…`. */

export interface Address {
  readonly view: string;
  readonly params: URLSearchParams;
}

/** Milliseconds between changes of the address. WebKit, the strictest browser, allows about 100 in 10 seconds. */
const WRITE_INTERVAL_MS = 250;

/** Longest edits in an address, in characters. Browsers differ in the limit; that of Chromium is 2 MB. */
export const LONGEST_ADDRESS = 1_000_000;

export function readAddress(hash: string = location.hash): Address {
  const [path, query = ''] = hash.replace(/^#\/?/, '').split('?', 2);
  return { view: path, params: new URLSearchParams(query) };
}

export function formatAddress({ view, params }: Address): string {
  const query = params.toString();
  return query === '' ? `#/${view}` : `#/${view}?${query}`;
}

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
  if (pending === null) return;
  lastWrite = performance.now();
  history.replaceState(null, '', formatAddress(pending));
  pending = null;
}

/** Drops a pending change: another view owns the address now. */
export function dropAddress(): void {
  clearTimeout(timer);
  timer = 0;
  pending = null;
}
