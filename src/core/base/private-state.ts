/**
 * Returns what an object of ours keeps under a symbol. Returns null for any other value, such as a Proxy of the object, a revoked Proxy,
 * or an object that merely inherits from it.
 */
export function keptBy<T extends { readonly owner: object | null }>(value: unknown, key: symbol): T | null {
  try {
    const kept = (value as Record<symbol, T>)[key];
    return kept?.owner === value ? kept : null;
  } catch {
    return null;
  }
}
