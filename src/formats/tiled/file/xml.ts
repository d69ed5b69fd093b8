/** Maps of Tiled in XML (.tmx, .tsx, .tx), as the objects that the same maps are in JSON. Format: https://doc.mapeditor.org/en/stable/reference/tmx-map-format/ */
import { parseXml, type XmlElement } from '@rgrove/parse-xml';
import { show } from '../../../core/base/check.ts';

/** An object of JSON. */
type Fields = Record<string, unknown>;

/** Attributes that are numbers. All others are texts. */
const NUMBERS = new Set(
  'width height tilewidth tileheight hexsidelength firstgid id gid x y rotation offsetx offsety imagewidth imageheight'.split(
    ' ',
  ),
);
/** Attributes that are true or false, written as 1 and 0. */
const FLAGS = new Set(['infinite', 'visible', 'locked']);

const LAYERS: Readonly<Record<string, string>> = {
  layer: 'tilelayer',
  objectgroup: 'objectgroup',
  imagelayer: 'imagelayer',
  group: 'group',
};

/** Returns whether a text is XML. */
export function isXml(text: string): boolean {
  return /^\uFEFF?\s*</.test(text);
}

/**
 * Returns what a file in XML holds.
 *
 * @param name What the file is, for errors.
 * @throws `SyntaxError` unless it is XML. @throws `RangeError` for declarations of entities, and for files of another kind.
 */
export function readXml(name: string, text: string): Fields {
  // Entities could be made to fill the memory, and Tiled never declares any.
  const prolog = /^[\s\S]*?<(?=[\w:])/.exec(text)?.[0] ?? text.slice(0, 1000);
  if (/<!DOCTYPE[^>]*\[/i.test(prolog)) {
    throw new RangeError(
      `${name} declares entities (DOCTYPE): it must not, Tiled never does; save it again with Tiled`,
    );
  }
  const root = parse(name, text);
  switch (root.name) {
    case 'map':
      return mapOf(name, root);
    case 'tileset':
      return { ...tilesetOf(name, root), type: 'tileset' };
    case 'template':
      return { ...templateOf(name, root), type: 'template' };
    default:
      throw new RangeError(
        `${name} is XML of the kind ${show(root.name)}: it must be a map, a tileset or a template of Tiled`,
      );
  }
}

function parse(name: string, text: string): XmlElement {
  try {
    return parseXml(text.replace(/^\uFEFF?\s*/, '')).root as XmlElement;
  } catch (error) {
    // The parser calls itself for each level of nesting.
    const isDeep = error instanceof RangeError;
    const [reason] = isDeep ? ['it is nested too deep'] : (error as Error).message.split('\n');
    throw new SyntaxError(`${name} is not XML: ${reason}. Save it again with Tiled`);
  }
}

/** Returns the attributes of an element as values. */
function attributesOf(name: string, { name: element, attributes }: XmlElement): Fields {
  const fields: Fields = {};
  for (const [key, text] of Object.entries(attributes)) {
    if (NUMBERS.has(key)) fields[key] = numberOf(`${name}: ${key} of <${element}>`, text);
    else fields[key] = FLAGS.has(key) ? text !== '0' && text !== 'false' : text;
  }
  return fields;
}

/** @throws `RangeError` unless the text is a number. */
function numberOf(place: string, text: string): number {
  const number = text.trim() === '' ? Number.NaN : Number(text);
  if (Number.isFinite(number)) return number;
  throw new RangeError(`${place} is ${show(text)}: it must be a number; save it again with Tiled`);
}

function elementsOf(parent: XmlElement, ...names: string[]): XmlElement[] {
  return parent.children.filter(
    (child): child is XmlElement => child.type === 'element' && names.includes((child as XmlElement).name),
  );
}

/** Returns the first child of this name. */
function childOf(parent: XmlElement, name: string): XmlElement | undefined {
  return elementsOf(parent, name)[0];
}

/** Returns an element's own custom properties as a field, if it has any. */
function propertiesOf(name: string, element: XmlElement): Fields {
  const list = childOf(element, 'properties');
  if (list === undefined) return {};
  const properties = elementsOf(list, 'property').map((property) => {
    const { name: key, type = 'string', value } = property.attributes;
    if (key === undefined) throw new RangeError(`${name}: a <property> has no name; save it again with Tiled`);
    // A text of several lines stands inside the element.
    const text = value ?? property.text;
    return { name: key, type, value: type === 'class' ? classValue(name, property) : typedValue(type, text) };
  });
  return { properties };
}

function classValue(name: string, property: XmlElement): Fields {
  const { properties = [] } = propertiesOf(name, property) as { properties?: { name: string; value: unknown }[] };
  return Object.fromEntries(properties.map(({ name: key, value }) => [key, value]));
}

/** Returns the value of a property. One that is not of its type stays a text. */
function typedValue(type: string, text: string): unknown {
  if (type === 'bool') return text === 'true' ? true : text === 'false' ? false : text;
  if (type !== 'int' && type !== 'float' && type !== 'object') return text;
  return text.trim() !== '' && Number.isFinite(Number(text)) ? Number(text) : text;
}

function mapOf(name: string, map: XmlElement): Fields {
  const tilesets = elementsOf(map, 'tileset').map((tileset) => tilesetOf(name, tileset));
  const fields = { ...attributesOf(name, map), ...propertiesOf(name, map), type: 'map' };
  return { ...fields, tilesets, layers: layersOf(name, map) };
}

function layersOf(name: string, parent: XmlElement): Fields[] {
  return elementsOf(parent, ...Object.keys(LAYERS)).map((element) => {
    const fields = { ...attributesOf(name, element), ...propertiesOf(name, element), type: LAYERS[element.name] };
    switch (element.name) {
      case 'layer':
        return { ...fields, ...tilesOf(name, element) };
      case 'objectgroup':
        return { ...fields, objects: objectsOf(name, element) };
      case 'group':
        return { ...fields, layers: layersOf(name, element) };
      default:
        return fields;
    }
  });
}

/** Returns the tiles of a layer: all at once, or in chunks. */
function tilesOf(name: string, layer: XmlElement): Fields {
  const data = childOf(layer, 'data');
  if (data === undefined) throw new RangeError(`${name}: a <layer> has no <data>; save it again with Tiled`);
  const { encoding, compression = '' } = data.attributes;
  const read = (element: XmlElement) => (encoding === 'base64' ? element.text : idsOf(name, element, encoding));
  const format = encoding === 'base64' ? { encoding, compression } : {};
  if (encoding !== undefined && encoding !== 'base64' && encoding !== 'csv') {
    throw new RangeError(`${name}: encoding of <data> is ${show(encoding)}: it must be csv or base64`);
  }
  const chunks = elementsOf(data, 'chunk');
  if (chunks.length === 0) return { ...format, data: read(data) };
  return { ...format, chunks: chunks.map((chunk) => ({ ...attributesOf(name, chunk), data: read(chunk) })) };
}

/** Returns the ids of tiles: numbers with commas between them, or an element for each. */
function idsOf(name: string, element: XmlElement, encoding: string | undefined): number[] {
  if (encoding === undefined) {
    return elementsOf(element, 'tile').map((tile) => numberOf(`${name}: gid of <tile>`, tile.attributes.gid ?? '0'));
  }
  const text = element.text.trim().replace(/,$/, '');
  return text === '' ? [] : text.split(',').map((id) => numberOf(`${name}: an id of <data>`, id));
}

function objectsOf(name: string, group: XmlElement): Fields[] {
  return elementsOf(group, 'object').map((object) => objectOf(name, object));
}

function objectOf(name: string, object: XmlElement): Fields {
  const fields: Fields = { ...attributesOf(name, object), ...propertiesOf(name, object) };
  // An object of a template may leave out its place: it is then where the template says.
  for (const side of ['x', 'y']) if (fields[side] === undefined && fields.template === undefined) fields[side] = 0;
  for (const shape of ['ellipse', 'capsule', 'point']) if (childOf(object, shape) !== undefined) fields[shape] = true;
  for (const shape of ['polygon', 'polyline']) {
    const points = childOf(object, shape)?.attributes.points;
    if (points !== undefined) fields[shape] = pointsOf(`${name}: points of <${shape}>`, points);
  }
  const text = childOf(object, 'text');
  return text === undefined ? fields : { ...fields, text: { text: text.text } };
}

function pointsOf(place: string, text: string): { x: number; y: number }[] {
  return text
    .trim()
    .split(/\s+/)
    .map((point) => {
      const [x, y] = point.split(',').map((number) => numberOf(place, number));
      if (y !== undefined) return { x, y };
      throw new RangeError(`${place} has ${show(point)}: it must be two numbers with a comma between them`);
    });
}

function tilesetOf(name: string, tileset: XmlElement): Fields {
  const fields = attributesOf(name, tileset);
  for (const part of ['tileoffset', 'grid']) {
    const element = childOf(tileset, part);
    if (element !== undefined) fields[part] = attributesOf(name, element);
  }
  const tiles = elementsOf(tileset, 'tile').map((tile) => {
    const shapes = childOf(tile, 'objectgroup');
    const image = childOf(tile, 'image');
    const size = image === undefined ? {} : attributesOf(name, image);
    return {
      ...(size.width === undefined ? {} : { imagewidth: size.width, imageheight: size.height }),
      ...attributesOf(name, tile),
      ...propertiesOf(name, tile),
      ...(shapes === undefined ? {} : { objectgroup: { objects: objectsOf(name, shapes) } }),
    };
  });
  return { ...fields, ...propertiesOf(name, tileset), tiles };
}

function templateOf(name: string, template: XmlElement): Fields {
  const [tileset, object] = [childOf(template, 'tileset'), childOf(template, 'object')];
  if (object === undefined) throw new RangeError(`${name} has no <object>: it must be a template, as Tiled writes it`);
  return { ...(tileset === undefined ? {} : { tileset: attributesOf(name, tileset) }), object: objectOf(name, object) };
}
