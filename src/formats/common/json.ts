/** Reads what a parsed JSON file contains. Every error says where it is, and what must be there. */
import { isArray, isRevoked, show, wrongKind } from '../../core/base/check.ts';

/** Returns the error for something wrong in a file. @param wanted What must be there. */
export function wrongIn(place: string, name: string, value: unknown, wanted: string): RangeError {
  const found = value === undefined ? 'missing' : show(value);
  return new RangeError(`${place}: ${name} is ${found}: it must be ${wanted}`);
}

/**
 * Returns the object that a file contains.
 *
 * @param name The argument's name, for errors.
 * @param file The file's text, or what JSON.parse returned for it.
 * @param tool What writes such files, for errors.
 * @throws `SyntaxError` unless the text is JSON. @throws `RangeError` unless the text holds an object.
 * @throws `TypeError` unless it is text or an object.
 */
export function readJson(name: string, file: unknown, tool: string): JsonObject {
  let value = file;
  if (typeof file === 'string') {
    try {
      value = JSON.parse(file.replace(/^\uFEFF/, ''));
    } catch (error) {
      const advice = /^\s*</.test(file) ? ' It seems to be XML' : ` Save it again with ${tool}`;
      throw new SyntaxError(`${name} is not JSON: ${(error as Error).message}.${advice}`);
    }
  }
  if (typeof value === 'object' && value !== null && !isRevoked(value) && !isArray(value)) {
    return new JsonObject(value as Record<string, unknown>, name);
  }
  if (typeof file === 'string') {
    throw new RangeError(`${name} holds ${show(value)}: it must hold an object, as ${tool} writes it`);
  }
  throw wrongKind(name, file, `a file of ${tool}: its text, or the object that JSON.parse returns for it`);
}

/** An object of a file. */
export class JsonObject {
  private readonly fields: Readonly<Record<string, unknown>>;
  /** Where it is, for errors. */
  readonly place: string;

  constructor(fields: Readonly<Record<string, unknown>>, place: string) {
    this.fields = fields;
    this.place = place;
  }

  /** Returns the same object under another name, for errors. */
  at(place: string): JsonObject {
    return new JsonObject(this.fields, place);
  }

  /** Returns a field. `undefined` and `null` are the same: it is missing. */
  get(name: string): unknown {
    return Object.hasOwn(this.fields, name) ? (this.fields[name] ?? undefined) : undefined;
  }

  /** Returns the names of all fields. */
  keys(): string[] {
    return Object.keys(this.fields);
  }

  /** Returns the fields of both. Those of this object win. */
  over(lower: JsonObject): JsonObject {
    return new JsonObject({ ...lower.fields, ...this.fields }, this.place);
  }

  /** @throws `RangeError` unless it is a finite number, or missing and there is a fallback. */
  number(name: string, fallback?: number): number {
    const value = this.get(name) ?? fallback;
    if (typeof value === 'number' && Number.isFinite(value)) return value;
    throw wrongIn(this.place, name, value, 'a finite number');
  }

  /** @throws `RangeError` unless it is a number > 0. */
  positive(name: string): number {
    const value = this.number(name);
    if (value > 0) return value;
    throw wrongIn(this.place, name, value, 'a number > 0');
  }

  /** @throws `RangeError` unless it is a whole number in the range, or missing and there is a fallback. */
  integer(name: string, least: number, most: number, fallback?: number): number {
    const value = this.get(name) ?? fallback;
    if (Number.isInteger(value) && (value as number) >= least && (value as number) <= most) return value as number;
    throw wrongIn(this.place, name, value, `a whole number from ${least} to ${most}`);
  }

  /** @throws `RangeError` unless it is a text, or missing and there is a fallback. */
  text(name: string, fallback?: string): string {
    const value = this.get(name) ?? fallback;
    if (typeof value === 'string') return value;
    throw wrongIn(this.place, name, value, 'a text');
  }

  /** @throws `RangeError` unless it is one of the choices, or missing and there is a fallback. */
  choice<T extends string>(name: string, choices: readonly T[], fallback?: T): T {
    const value = this.get(name) ?? fallback;
    if ((choices as readonly unknown[]).includes(value)) return value as T;
    throw wrongIn(this.place, name, value, `one of ${choices.map((choice) => show(choice)).join(', ')}`);
  }

  /** Returns whether it is true. @throws `RangeError` unless it is true, false or missing. */
  flag(name: string): boolean {
    const value = this.get(name) ?? false;
    if (typeof value === 'boolean') return value;
    throw wrongIn(this.place, name, value, 'true or false');
  }

  /** Returns a list; empty if it is missing and need not be there. */
  list(name: string, required = false): readonly unknown[] {
    const value = this.get(name);
    if (isArray(value)) return value;
    if (value === undefined && !required) return [];
    throw wrongIn(this.place, name, value, 'a list');
  }

  /** Returns a list of objects; empty if it is missing and need not be there. */
  objects(name: string, required = false): JsonObject[] {
    // A hole counts as an item that is missing; `map` would leave it out.
    return Array.from(this.list(name, required), (value, i) => objectIn(value, this.place, `${name}[${i}]`));
  }

  /** Returns an object. @throws `RangeError` unless it is one. */
  object(name: string): JsonObject {
    return objectIn(this.get(name), this.place, name);
  }
}

function objectIn(value: unknown, place: string, name: string): JsonObject {
  if (typeof value === 'object' && value !== null && !isRevoked(value) && !isArray(value)) {
    return new JsonObject(value as Record<string, unknown>, `${place}, ${name}`);
  }
  throw wrongIn(place, name, value, 'an object');
}
