import { notOurs } from '../base/check.ts';
import { Grid } from '../index.ts';

/** @throws `TypeError` unless the value is a Grid. */
export function checkGrid(name: string, value: unknown): void {
  if (value instanceof Grid) return;
  throw notOurs(name, value, { kind: 'a Grid', remedy: 'parseMap and Grid.fromRows make one' });
}
