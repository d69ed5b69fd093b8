/** Custom properties of Tiled. */
import { show } from '../../base/check.ts';
import { readRule, type Saying } from '../common/cell-rule.ts';
import type { JsonObject } from '../common/json.ts';

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

/** Returns what the properties `blocked`, `cost` and `kind` say. @throws `RangeError` if one has a wrong value. */
export function sayingOfProperties(place: string, { blocked, cost, kind }: TiledProperties): Saying {
  try {
    return readRule('properties', { blocked, cost, kind } as never);
  } catch (error) {
    const { message } = error as Error;
    throw new RangeError(`${place}: ${message.replace(/^properties\./, 'its property ')}`);
  }
}

/** Returns a name in quotes, and the id where there is no name. */
export function named(kind: string, entry: JsonObject): string {
  const name = entry.text('name', '');
  return name === '' ? `${kind} ${show(entry.get('id'))}` : `${kind} ${show(name)}`;
}
