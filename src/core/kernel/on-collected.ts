/** The registry that reports garbage. It is made at first use: an engine that cannot start needs none. */
let registry: FinalizationRegistry<() => void> | undefined;

/**
 * Calls `then`, which must not hold the object, some time after the object has been collected. One registry serves all objects and is never
 * collected: if a registry with pending reports is collected itself, V8 reports nothing more from then on. Hermes has
 * none: there memory comes back when the budget needs it.
 *
 * @param token Identifies the report for `cancelCollected`.
 */
export function onceCollected(object: object, then: () => void, token?: object): void {
  if (typeof FinalizationRegistry === 'undefined') return;
  registry ??= new FinalizationRegistry((tell) => {
    try {
      tell();
    } catch {
      // A kernel that fails here has been given up, and what lives in it says so when next used. Thrown here, the error would end the process.
    }
  });
  registry.register(object, then, token);
}

/** Cancels a report. Otherwise the registry holds `then` until the object has been collected. */
export function cancelCollected(token: object): void {
  registry?.unregister(token);
}
