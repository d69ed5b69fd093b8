/** Writes values as a console does, short enough for one line where that fits. */

const LONGEST = 100;

export function print(value: unknown): string {
  return write(value, 3);
}

function write(value: unknown, depth: number): string {
  if (typeof value === 'string') return depth === 3 ? value : `'${value}'`;
  if (typeof value === 'bigint') return `${value}n`;
  if (typeof value === 'function') return `[Function: ${value.name || 'anonymous'}]`;
  if (typeof value !== 'object' || value === null) return Object.is(value, -0) ? '-0' : String(value);
  if (value instanceof Error) return `${value.name}: ${value.message}`;
  if (depth === 0) return Array.isArray(value) ? '[…]' : '{…}';
  if (Array.isArray(value) || ArrayBuffer.isView(value)) return list(value as unknown as ArrayLike<unknown>, depth);
  if (value instanceof Map || value instanceof Set) {
    return `${value.constructor.name}(${value.size}) ${list([...value], depth)}`;
  }
  if (Symbol.iterator in value) return named(value, list([...(value as Iterable<unknown>)], depth));
  const entries = Object.entries(value).map(([key, one]) => `${key}: ${write(one, depth - 1)}`);
  return named(value, entries.length === 0 ? '{}' : wrapped('{', entries, '}'));
}

function named(value: object, text: string): string {
  const name = value.constructor?.name ?? 'Object';
  return name === 'Object' ? text : `${name} ${text}`;
}

function list(values: ArrayLike<unknown>, depth: number): string {
  const shown = Array.from({ length: Math.min(values.length, LONGEST) }, (_, i) => write(values[i], depth - 1));
  if (values.length > LONGEST) shown.push(`… ${values.length - LONGEST} more`);
  return shown.length === 0 ? '[]' : wrapped('[', shown, ']');
}

function wrapped(open: string, parts: readonly string[], close: string): string {
  const line = `${open} ${parts.join(', ')} ${close}`;
  return line.length <= 90 ? line : `${open}\n  ${parts.join(',\n').replaceAll('\n', '\n  ')}\n${close}`;
}
