/** Writes maps of Tiled, as the objects that they are in JSON, as Tiled writes them in XML. */

type Fields = Record<string, unknown>;

const ELEMENTS: Record<string, string> = { tilelayer: 'layer' };
const FLAG_SHAPES = ['ellipse', 'capsule', 'point'];

function escaped(value: unknown): string {
  return String(value).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

/** Returns an element with the plain values among some fields as attributes, except for those named. */
function element(name: string, fields: Fields, content = '', except: string[] = []): string {
  const attributes = Object.entries(fields)
    .filter(([key, value]) => typeof value !== 'object' && value !== undefined && !except.includes(key))
    .map(([key, value]) => ` ${key}="${escaped(value === true ? 1 : value === false ? 0 : value)}"`);
  return content === '' ? `<${name}${attributes.join('')}/>` : `<${name}${attributes.join('')}>\n${content}</${name}>`;
}

const listOf = (value: unknown) => (value ?? []) as Fields[];

function properties(fields: Fields): string {
  const list = listOf(fields.properties).map(({ name, value }) => {
    const type = typeof value === 'boolean' ? 'bool' : typeof value === 'number' ? 'float' : undefined;
    return `<property name="${escaped(name)}"${type === undefined ? '' : ` type="${type}"`} value="${escaped(value)}"/>`;
  });
  return list.length === 0 ? '' : `<properties>${list.join('\n')}</properties>`;
}

function object(fields: Fields): string {
  const shapes = FLAG_SHAPES.filter((shape) => fields[shape] === true).map((shape) => `<${shape}/>`);
  for (const shape of ['polygon', 'polyline']) {
    if (fields[shape] === undefined) continue;
    shapes.push(
      `<${shape} points="${listOf(fields[shape])
        .map(({ x, y }) => `${x},${y}`)
        .join(' ')}"/>`,
    );
  }
  const text = fields.text === undefined ? '' : `<text wrap="1">${escaped((fields.text as Fields).text)}</text>`;
  return element('object', fields, properties(fields) + shapes.join('') + text, FLAG_SHAPES);
}

function data(fields: Fields): string {
  const content = (block: Fields) => (Array.isArray(block.data) ? block.data.join(',') : String(block.data));
  const chunks = fields.chunks === undefined ? undefined : listOf(fields.chunks);
  const inside =
    chunks?.map((chunk) => element('chunk', chunk, content(chunk), ['data'])).join('\n') ?? content(fields);
  const { encoding = 'csv', compression } = fields;
  return element('data', { encoding, compression: compression === '' ? undefined : compression }, `\n${inside}\n`);
}

function layer(fields: Fields): string {
  const name = ELEMENTS[fields.type as string] ?? (fields.type as string);
  const inside =
    name === 'layer'
      ? data(fields)
      : name === 'group'
        ? listOf(fields.layers).map(layer).join('\n')
        : listOf(fields.objects).map(object).join('\n');
  return element(name, fields, properties(fields) + inside, ['type', 'encoding', 'compression', 'data', 'draworder']);
}

function tile(fields: Fields): string {
  const group = fields.objectgroup as Fields | undefined;
  const shapes = group === undefined ? '' : element('objectgroup', {}, listOf(group.objects).map(object).join(''));
  return element('tile', fields, properties(fields) + shapes);
}

/** Returns a tileset as it stands in a map, or alone in a .tsx file. */
export function toTsx(fields: Fields): string {
  const parts = ['tileoffset', 'grid'].filter((part) => fields[part] !== undefined);
  const inside =
    parts.map((part) => element(part, fields[part] as Fields)).join('') + listOf(fields.tiles).map(tile).join('\n');
  return element('tileset', fields, inside);
}

/** Returns a template as a .tx file. */
export function toTx(fields: Fields): string {
  const tileset = fields.tileset === undefined ? '' : element('tileset', fields.tileset as Fields);
  return `<?xml version="1.0" encoding="UTF-8"?>\n${element('template', {}, tileset + object(fields.object as Fields))}`;
}

/** Returns a map as a .tmx file. */
export function toTmx(map: object): string {
  const fields = map as Fields;
  const inside = listOf(fields.tilesets).map(toTsx).join('\n') + listOf(fields.layers).map(layer).join('\n');
  return `<?xml version="1.0" encoding="UTF-8"?>\n${element('map', fields, properties(fields) + inside, ['type'])}\n`;
}
