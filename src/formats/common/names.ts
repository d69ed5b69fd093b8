import { isArray, show, wrongKind } from '../../core/base/check.ts';

/** @throws `TypeError` unless the value is a list of texts. A hole is none, which `every` would leave out. */
export function checkTexts(name: string, value: unknown): readonly string[] {
  if (isArray(value) && Array.from(value).every((item) => typeof item === 'string')) return value;
  throw wrongKind(name, value, 'an array of names');
}

/** Returns names as errors list them. */
export function listed(names: readonly string[]): string {
  if (names.length === 0) return 'none';
  const shown = names.slice(0, 12).map((name) => show(name));
  return names.length > shown.length ? `${shown.join(', ')}, …` : shown.join(', ');
}

/** A function that returns a file, given the name by which another file calls it. */
export type FileSource = (path: string) => unknown;

/** @throws `TypeError` unless it is a function. */
export function checkFiles(name: string, value: unknown): FileSource {
  if (typeof value === 'function') return value as FileSource;
  throw wrongKind(name, value, 'a function that returns a file, given its name');
}
