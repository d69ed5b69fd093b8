/** Properties that the authors of maps give to tiles. */
import { isTerrain, show } from '../../core/base/check.ts';
import type { Saying } from './cell-rule.ts';
import type { Notes } from './notes.ts';

/** Properties by name. */
export type Properties = Readonly<Record<string, unknown>>;

/**
 * Returns what the properties `blocked`, `cost` and `kind` say. Games have properties with these names that mean something else, such as the
 * price of an item: values that cannot be meant are ignored, and noted.
 *
 * @param heightName The property that says a height; undefined if none does.
 */
export function sayingOfProperties(place: string, properties: Properties, notes: Notes, heightName?: string): Saying {
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
  const height = heightName === undefined ? undefined : properties[heightName];
  const isHeight = typeof height === 'number' && Number.isFinite(height);
  return {
    blocked: read('blocked', blocked, isBlocked, 'true or false'),
    cost: read('cost', cost, isCost ? cost : undefined, 'a terrain cost > 0; a wall has blocked = true'),
    kind: read('kind', kind, isKind ? (kind as number) + 0 : undefined, 'a whole number from 0 to 255'),
    height: read(heightName ?? '', height, isHeight ? height : undefined, 'a finite number'),
  };
}
