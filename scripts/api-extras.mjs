// What the pages of the API have beyond what typedoc writes: where a name is imported from, the guides about it, and a table of the options
// of each function.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ReflectionKind } from 'typedoc';

const DOCS = join(import.meta.dirname, '..', 'docs');

/**
 * @param {string} text The page, as typedoc wrote it.
 * @param {import('typedoc').DeclarationReflection} one
 * @param {{ entry: string, guides: readonly string[], up: string }} place The entry without `hotpath/` ('index' for hotpath itself), guides
 *   of its topic, and the way from the page up to docs/.
 */
export function completed(text, one, { entry, guides, up }) {
  const [heading, ...rest] = text.split('\n');
  const module = entry === 'index' ? 'hotpath' : `hotpath/${entry}`;
  const isType = one.kindOf([ReflectionKind.Interface, ReflectionKind.TypeAlias]);
  const links = guides.map((page) => `[${titleOf(page)}](${up}${page}.md)`).join(' · ');
  const about = [
    `\`import ${isType ? 'type ' : ''}{ ${one.name} } from '${module}';\``,
    ...(links === '' ? [] : [`Guides: ${links}`]),
  ];
  return `${heading}\n\n${about.join('<br>\n')}\n${onceThrows(rest.join('\n'))}${optionsTable(one)}`;
}

/** A guide's title, up to a colon. */
function titleOf(page) {
  const [, title] = /^# (.*)$/m.exec(readFileSync(join(DOCS, `${page}.md`), 'utf8')) ?? [];
  if (title === undefined) throw new Error(`site/api/topics.json: docs/${page}.md has no title`);
  return title.replace(/:.*/, '');
}

/** Joins the sections about errors, of which typedoc writes one for each kind. */
function onceThrows(text) {
  let seen = false;
  return text.replaceAll(/^(#+) Throws\n\n/gm, (heading, level) => {
    if (level !== '##') return heading;
    const kept = seen ? '' : heading;
    seen = true;
    return kept;
  });
}

/** A table of the options that a function takes: their types, defaults, and what each does in a sentence. */
function optionsTable(one) {
  const types = (one.signatures ?? []).flatMap(({ parameters }) => parameters ?? []).map(({ type }) => type);
  const options = types
    .map((type) => (type?.type === 'reference' ? type.reflection : undefined))
    .find((target) => target?.kindOf(ReflectionKind.Interface) && target.name.endsWith('Options'));
  if (options === undefined) return '';
  const page = `../interfaces/${options.name}.md`;
  const rows = (options.children ?? []).map((option) => {
    const text = plain(option.comment);
    const name = `[\`${option.name}\`](${page}#${option.name.toLowerCase()})`;
    const cells = [`${name}<br>${typeOf(option)}`, defaultOf(text), sentence(text)];
    return `| ${cells.map((cell) => cell.replaceAll('|', '\\|').replaceAll('\n', ' ')).join(' | ')} |`;
  });
  return `\n## Options\n\n| option | default | |\n|---|---|---|\n${rows.join('\n')}\n`;
}

/** A comment's text. Links become their names. */
function plain(comment) {
  return (comment?.summary ?? [])
    .map((part) => ('target' in part ? part.text.replace(/^.*\./, '') : part.text))
    .join('');
}

/** A type as small text. Names are not links: the option's own section has these. */
function typeOf({ type }) {
  const text = String(type).replaceAll('"', "'").replace('ArrayLike<number>', 'number[]');
  const short = text.replaceAll(/<ArrayBufferLike>|, any, any/g, '').replaceAll('<', '&lt;');
  return `<small>${short}</small>`;
}

/** The default as the comment says it: `Default 1.`, `default 0`, or `1 (default)`. */
export function defaultOf(text) {
  const [, said] = /\bdefault (`[^`]*`|[\w.]+(?: \d)?)/i.exec(text) ?? [];
  const [, marked] = /(`[^`]*`|[\w.]+) \(default\)/.exec(text) ?? [];
  return (marked ?? said ?? 'none').replace(/[.,;]$/, '');
}

/** The first sentence. A full stop within brackets or a number ends none. */
function sentence(text) {
  const [first] = /^[\s\S]*?[.:](?=\s+[A-Z`']|\s*$)/.exec(text) ?? [text];
  return first.replace(/:$/, '.');
}
