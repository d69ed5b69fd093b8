/** The state of the page in the address: `#/view?name=value&…`. */

export interface Address {
  readonly view: string;
  readonly params: URLSearchParams;
}

/** Browsers allow about 100 changes of the address in 10 seconds (WebKit, the strictest). */
const WRITE_INTERVAL_MS = 250;

/** Browsers differ in how long an address may be; Chromium stops at 2 MB. */
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
 * Replaces the address, at once or when browsers allow it again; no step of their history is made. A reload takes the address
 * that is there when it is asked for, so `pagehide` would be too late.
 */
export function writeAddress(address: Address): void {
  pending = address;
  if (timer !== 0) return;
  const wait = Math.max(0, lastWrite + WRITE_INTERVAL_MS - performance.now());
  timer = window.setTimeout(flushAddress, wait);
}

/** Replaces the address now, if something waits to be written. */
export function flushAddress(): void {
  clearTimeout(timer);
  timer = 0;
  if (pending === null) return;
  lastWrite = performance.now();
  history.replaceState(null, '', formatAddress(pending));
  pending = null;
}

/** Forgets what waits to be written: another view owns the address now. */
export function dropAddress(): void {
  clearTimeout(timer);
  timer = 0;
  pending = null;
}
