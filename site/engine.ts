/** Brings the js engine, which pages do not load unasked, where a browser or a policy refuses WebAssembly. Await it before the first search. */
export async function bringEngine(): Promise<void> {
  try {
    // The smallest module.
    new WebAssembly.Module(Uint8Array.of(0, 0x61, 0x73, 0x6d, 1, 0, 0, 0));
  } catch {
    await import('hotpath/js-all');
  }
}
