/** Who is to be told of garbage. Made at first use: an engine that cannot be started needs none. */
let registry: FinalizationRegistry<() => void> | undefined;

/**
 * Calls `then`, which must not hold the object, some time after the object has been collected. One registry serves all and lives
 * on: where one that still has something to tell is itself collected, V8 tells nobody of anything from then on.
 *
 * @param token By which `cancelCollected` may call it off.
 */
export function onceCollected(object: object, then: () => void, token?: object): void {
  registry ??= new FinalizationRegistry((tell) => tell());
  registry.register(object, then, token);
}

/** Calls off what a token stands for. Otherwise the registry holds on to `then` until the object has been collected. */
export function cancelCollected(token: object): void {
  registry?.unregister(token);
}
