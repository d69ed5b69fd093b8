/** The YAML that map_server reads: `name: value` lines, where a value is a word, a quoted text or a list of numbers. */

/** A value, and the line that it is in. */
export interface YamlValue {
  readonly line: number;
  readonly value: string | readonly string[];
}

/** Reads the fields of a file. @throws `RangeError` that names the line for anything else. */
export function readYaml(name: string, text: string): ReadonlyMap<string, YamlValue> {
  const fields = new Map<string, YamlValue>();
  const lines = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  for (let i = 0; i < lines.length; i++) {
    const line = i + 1;
    const plain = withoutComment(lines[i]).trimEnd();
    if (plain.trim() === '' || /^(---|\.\.\.|%)/.test(plain)) continue;
    const [, key, rest] = /^([\w-]+)\s*:(?:\s+(.*))?$/.exec(plain) ?? [];
    if (key === undefined) {
      throw new RangeError(`${name}, line ${line} is ${shown(plain)}: it must be a field, such as "resolution: 0.05"`);
    }
    if (fields.has(key)) throw new RangeError(`${name}, line ${line}: ${key} is given again: leave all but one out`);
    if (rest !== undefined && rest !== '') {
      fields.set(key, { line, value: readValue(name, line, rest.trim()) });
      continue;
    }
    // A list of one item a line.
    const items: string[] = [];
    for (; i + 1 < lines.length; i++) {
      const next = withoutComment(lines[i + 1]);
      if (next.trim() === '') continue;
      const [, item] = /^\s*-\s+(.*)$/.exec(next) ?? [];
      if (item === undefined) break;
      items.push(item.trim());
    }
    fields.set(key, { line, value: items });
  }
  return fields;
}

function readValue(name: string, line: number, text: string): string | string[] {
  if (text.startsWith('[')) {
    if (!text.endsWith(']')) {
      throw new RangeError(`${name}, line ${line} is ${shown(text)}: the list must end with ] in its line`);
    }
    return text
      .slice(1, -1)
      .split(',')
      .map((item) => item.trim());
  }
  const quote = text[0];
  if (quote !== '"' && quote !== "'") return text;
  if (text.length > 1 && text.endsWith(quote)) return text.slice(1, -1);
  throw new RangeError(`${name}, line ${line} is ${shown(text)}: the text must end with ${quote} in its line`);
}

/** Cuts off a comment: # at the start or after a blank, outside quotes. */
function withoutComment(line: string): string {
  let quote = '';
  for (let i = 0; i < line.length; i++) {
    const character = line[i];
    // Within a word, quotes and # have no meaning.
    const before = i === 0 ? ' ' : line[i - 1];
    if (quote !== '') {
      if (character === quote) quote = '';
    } else if ((character === '"' || character === "'") && /[\s[,]/.test(before)) quote = character;
    else if (character === '#' && /\s/.test(before)) return line.slice(0, i);
  }
  return line;
}

function shown(text: string): string {
  return JSON.stringify(text.length > 40 ? `${text.slice(0, 40)}…` : text);
}
