// Writes the pages of the API into docs/api (not committed) for the site: a page for each exported name, an index by topics, and the
// sidebar. Fails if an exported name belongs to no topic of site/api/topics.json, or a topic names something that is not exported.
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Application, ReferenceReflection, ReflectionKind } from 'typedoc';
import { completed } from './api-extras.mjs';

const ROOT = join(import.meta.dirname, '..');
const OUT = join(ROOT, 'docs', 'api');

const topics = JSON.parse(readFileSync(join(ROOT, 'site', 'api', 'topics.json'), 'utf8'));

rmSync(OUT, { recursive: true, force: true });
/** @type {import('typedoc').TypeDocOptions & import('typedoc-plugin-markdown').PluginOptions} */
const settings = {
  options: join(ROOT, 'typedoc.json'),
  plugin: ['typedoc-plugin-markdown'],
  projectDocuments: [],
  out: OUT,
  readme: 'none',
  // Settings of the plugin: a page for each name, without a trail of links above it.
  router: 'member',
  hideBreadcrumbs: true,
  hidePageHeader: true,
  useCodeBlocks: true,
  expandParameters: true,
  // Readers search for the name alone.
  pageTitleTemplates: { member: '{name}' },
  indexFormat: 'table',
  parametersFormat: 'table',
  // Descriptions of options are too long for the column of a table.
  interfacePropertiesFormat: 'list',
};
const app = await Application.bootstrapWithPlugins(settings);
const project = await app.convert();
if (project === undefined) throw new Error('typedoc could not read the sources');
app.validate(project);
await app.generateOutputs(project);
// Tests read what the pages are made of.
await app.generateJson(project, join(ROOT, 'build', 'api.json'));
if (app.logger.hasErrors() || app.logger.hasWarnings()) throw new Error('typedoc found mistakes: see above');

const FOLDERS = new Map([
  [ReflectionKind.Function, 'functions'],
  [ReflectionKind.Class, 'classes'],
  [ReflectionKind.Interface, 'interfaces'],
  [ReflectionKind.TypeAlias, 'type-aliases'],
  [ReflectionKind.Variable, 'variables'],
  [ReflectionKind.Namespace, 'namespaces'],
]);

// The index by topics replaces the pages of modules.
for (const page of readdirSync(OUT, { recursive: true, encoding: 'utf8' })) {
  if (/^([\w-]+\/)?README\.md$/.test(page)) rmSync(join(OUT, page));
}

/** Name to its page, first sentence and reflection. Names of entries other than `hotpath` are written `entry: name`. */
const pages = new Map();
for (const module of project.children ?? []) {
  const entry = module.name === 'index' ? '' : `${module.name}: `;
  for (const child of module.children ?? []) {
    // A name that several entries export has one page, that of its first entry.
    const one = /** @type {import('typedoc').DeclarationReflection} */ (
      child instanceof ReferenceReflection ? child.getTargetReflectionDeep() : child
    );
    const comment = one.comment ?? one.signatures?.[0]?.comment;
    const text = (comment?.summary ?? []).map(({ text }) => text).join('');
    const [sentence] = /^[\s\S]*?[.!?](?=\s|$)/.exec(text) ?? [text];
    const folder = FOLDERS.get(one.kind);
    if (folder === undefined) throw new Error(`${one.name}: no page for this kind of name`);
    pages.set(entry + child.name, {
      file: `${one.parent?.name}/${folder}/${one.name}${one.kind === ReflectionKind.Namespace ? '/README' : ''}`,
      sentence: sentence.replaceAll('\n', ' '),
      reflection: one,
    });
  }
}

/** The names of a topic: those that it lists, and all names of its entries. */
function namesOf({ names = [], entries = [] }) {
  const own = [...pages.keys()].filter((name) => entries.some((entry) => name.startsWith(`${entry}: `)));
  return [...names, ...own];
}

const listed = topics.flatMap(namesOf);
const missing = [...pages.keys()].filter((name) => !listed.includes(name));
const unknown = listed.filter((name) => !pages.has(name));
if (missing.length + unknown.length > 0) {
  throw new Error(
    `site/api/topics.json lacks: ${missing.join(', ') || 'nothing'}; not exported: ${unknown.join(', ') || 'nothing'}`,
  );
}

for (const topic of topics) {
  for (const name of namesOf(topic)) {
    const { file, reflection } = pages.get(name);
    const path = join(OUT, `${file}.md`);
    const text = readFileSync(path, 'utf8');
    // A page that several names share is completed once.
    if (!text.startsWith('# ') || text.includes('`import ')) continue;
    const up = '../'.repeat(file.split('/').length);
    const place = { entry: file.split('/')[0], guides: topic.guides ?? [], up };
    writeFileSync(path, completed(text, reflection, place));
  }
}

const index = topics.map((topic) => {
  const rows = namesOf(topic).map(
    (name) => `| [\`${name}\`](${pages.get(name).file}.md) | ${pages.get(name).sentence.replaceAll('|', '\\|')} |`,
  );
  return `## ${topic.topic}\n\n${topic.about}\n\n| | |\n|---|---|\n${rows.join('\n')}\n`;
});
writeFileSync(join(OUT, 'index.md'), `# API\n\nEvery name that the package exports, by topic.\n\n${index.join('\n')}`);

const sidebar = topics.map((topic) => ({
  text: topic.topic,
  items: namesOf(topic).map((name) => ({ text: name.replace(/^.*: /, ''), link: `/api/${pages.get(name).file}` })),
}));
writeFileSync(
  join(OUT, 'topics.json'),
  `${JSON.stringify([{ text: 'All names', link: '/api/' }, ...sidebar], null, 2)}\n`,
);
