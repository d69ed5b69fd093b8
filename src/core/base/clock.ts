/** Returns a time in milliseconds, for differences. Where the platform has no `performance` (QuickJS), the clock may be set back. */
export function now(): number {
  return typeof performance === 'undefined' ? Date.now() : performance.now();
}
