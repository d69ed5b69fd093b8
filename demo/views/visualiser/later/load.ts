/** Loads the functions that the first search does not need, when they are first needed: they bring kernels and engines of their own. */
type Later = typeof import('./functions.ts');

let loaded: Later | null = null;

export async function loadLater(): Promise<Later> {
  loaded ??= await import('./functions.ts');
  return loaded;
}

/** Returns the functions if they are loaded. */
export function later(): Later | null {
  return loaded;
}
