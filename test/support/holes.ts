/** Reads after which an array of holes refuses to go on: what refuses the first hole needs a few. */
const MOST_READS = 1000;

/** Returns an array of this length without items. It throws if somebody goes on reading after the first of them. */
export function holes(length: number): never[] {
  let reads = 0;
  const count = <T>(read: T): T => {
    if (++reads > MOST_READS) throw new Error(`more than ${MOST_READS} reads of an array without items`);
    return read;
  };
  return new Proxy<never[]>(new Array<never>(length), {
    get: (target, key) => count(Reflect.get(target, key)),
    has: (target, key) => count(Reflect.has(target, key)),
    getOwnPropertyDescriptor: (target, key) => count(Reflect.getOwnPropertyDescriptor(target, key)),
  });
}
