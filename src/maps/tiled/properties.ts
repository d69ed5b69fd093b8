/** Custom properties of Tiled. */
import { isTerrain, show } from '../../base/check.ts';
import type { Saying } from '../common/cell-rule.ts';
import type { JsonObject } from '../common/json.ts';
import type { Notes } from '../common/notes.ts';

/** Custom properties by name. */
export type TiledProperties = Readonly<Record<string, unknown>>;

/** Returns the custom properties of a layer, a tile or an object. Tiled before 1.2 writes an object, later versions write a list. */
export function propertiesOf(entry: JsonObject): TiledProperties {
  const properties: Record<string, unknown> = Object.create(null);
  const given = entry.get('properties');
  if (typeof given === 'object' && given !== null && !Array.isArray(given)) return Object.assign(properties, given);
  for (const property of entry.objects('properties')) properties[property.text('name')] = property.get('value');
  return properties;
}

/** Returns the class of a layer, a tile or an object, which some versions of Tiled call its type; '' if it has none. */
export function classOf(entry: JsonObject): string {
  return (
    ([entry.get('class'), entry.get('type')].find((name) => typeof name === 'string' && name !== '') as string) ?? ''
  );
}

/** Returns whether a property is set: true, as a text too (Tiled before 0.16 writes all properties as texts), or 1. */
export function isSet(value: unknown): boolean {
  return value === true || value === 1 || value === 'true' || value === '1';
}

/**
 * Returns what the properties `blocked`, `cost` and `kind` say. Games have properties with these names that mean something else, such as the
 * price of an item: values that cannot be meant are ignored, and noted.
 */
export function sayingOfProperties(place: string, properties: TiledProperties, notes: Notes): Saying {
  const { blocked, cost, kind } = properties;
  const read = <T>(name: string, value: unknown, meant: T | undefined, wanted: string): T | undefined => {
    if (value !== undefined && value !== null && meant === undefined) {
      notes.add(name, `${place}: its property ${name} is ${show(value)}, and is ignored: it must be ${wanted}`);
    }
    return meant;
  };
  const isBlocked =
    blocked === true || blocked === 'true' ? true : blocked === false || blocked === 'false' ? false : undefined;
  const isCost = typeof cost === 'number' && cost > 0 && cost < Infinity && isTerrain(cost);
  const isKind = Number.isInteger(kind) && (kind as number) >= 0 && (kind as number) <= 255;
  return {
    blocked: read('blocked', blocked, isBlocked, 'true or false'),
    cost: read('cost', cost, isCost ? cost : undefined, 'a terrain cost > 0; a wall has blocked = true'),
    kind: read('kind', kind, isKind ? (kind as number) + 0 : undefined, 'a whole number from 0 to 255'),
  };
}

/** Returns a name in quotes, and the id where there is no name. */
export function named(kind: string, entry: JsonObject): string {
  const name = entry.text('name', '');
  return name === '' ? `${kind} ${show(entry.get('id'))}` : `${kind} ${show(name)}`;
}
