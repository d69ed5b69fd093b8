/** Returns the bytes of a file that ships beside the bundle, or throws. */
type ReadFile = (file: string) => object;

let readFile: ReadFile | null = null;

/** Lets kernels start from their files, which takes a third of the time. In Node, scripts/build-package.mjs does so before anything else runs. */
export function readKernelsBy(read: ReadFile): void {
  readFile = read;
}

/** Returns the bytes of a kernel's file. Returns null if there is none, as in a bundle: then they are unpacked from text. */
export function fileBytes(file: string): object | null {
  try {
    return readFile?.(file) ?? null;
  } catch {
    return null;
  }
}
