/** Objects that `console.log` prints in a line or two instead of with all that they hold. */

/** What {@link Printable} is, without its way of printing. */
abstract class Summarized {
  /** @internal Returns the fields that `console.log` prints after the name of the class. */
  protected abstract summary(): object;
}

/** Class of objects that `console.log` prints as the name of their class and their summary. */
export const Printable: typeof Summarized = /* @__PURE__ */ printable(Summarized);

type Inspect = (value: object, options: object) => string;

/**
 * Adds the method that Node, Bun and Deno call to print an object. It is added by a function, since bundlers do not drop an unused class
 * with a method of this name.
 */
function printable<T extends { prototype: object }>(type: T): T {
  const value = function print(this: Summarized, _depth: number, options: object, inspect: Inspect): string {
    return `${this.constructor.name} ${inspect(this.summary(), options)}`;
  };
  Object.defineProperty(type.prototype, Symbol.for('nodejs.util.inspect.custom'), { value });
  return type;
}
