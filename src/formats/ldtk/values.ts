/** What the values of IntGrid layers say. */
import { show } from '../../core/base/check.ts';
import { readRule, type Saying, WALL } from '../common/cell-rule.ts';
import type { JsonObject } from '../common/json.ts';
import { listed } from '../common/names.ts';
import type { LdtkOptions, LdtkValue } from './options.ts';

/** What a value or a tile says, and what the counts call it. */
export interface Said {
  readonly saying: Saying;
  readonly by: string;
}

type Rule = NonNullable<LdtkOptions['rule']>;

/** Most values that a warning names. */
const MOST_NAMED = 6;

/** What the values of layers say. */
export class Values {
  private readonly rule: Rule | undefined;
  /** Names of values by layer. */
  private readonly names: ReadonlyMap<string, ReadonlyMap<number, string>>;
  private readonly known = new Map<string, Map<number, Said>>();

  constructor(project: JsonObject, layers: ReadonlySet<string>, rule: Rule | undefined) {
    this.rule = rule;
    this.names = new Map([...layers].map((layer) => [layer, valueNames(project, layer)]));
    for (const layer of layers) this.known.set(layer, new Map());
    if (typeof rule === 'object') this.checkKeys(Object.keys(rule));
  }

  of(value: number, layer: string): Said {
    const known = this.known.get(layer) as Map<number, Said>;
    let said = known.get(value);
    if (said === undefined) {
      const cell = { value, name: this.names.get(layer)?.get(value) ?? '', layer };
      said = { saying: this.read(cell), by: describe(cell) };
      known.set(value, said);
    }
    return said;
  }

  /** Says which values there are, for a map without walls. */
  meaning(): string {
    if (this.known.size === 0) return 'it has no IntGrid layer';
    const met = [...this.known.values()].flatMap((values) => [...values.values()].map(({ by }) => by));
    if (met.length === 0) return 'all cells have the value 0';
    return `rule makes none of these a wall: ${met.slice(0, MOST_NAMED).join(', ')}`;
  }

  private read(cell: LdtkValue): Saying {
    const { rule } = this;
    if (rule === undefined) return WALL;
    if (typeof rule === 'function') return readRule(`rule for ${describe(cell)}`, rule(cell) ?? 0);
    const key = [cell.name, String(cell.value)].find((one) => one !== '' && Object.hasOwn(rule, one));
    return key === undefined ? WALL : readRule(`rule[${show(key)}]`, rule[key]);
  }

  /** @throws `RangeError` for a key that is neither a number nor the name of a value: it is probably misspelt. */
  private checkKeys(keys: readonly string[]): void {
    const names = [...this.names.values()].flatMap((values) => [...values.values()]).filter((name) => name !== '');
    for (const key of keys) {
      if (names.includes(key) || /^[1-9]\d*$/.test(key)) continue;
      throw new RangeError(
        `rule has the name ${show(key)}: it must be the number of a value, or its name; names are ${listed(names)}`,
      );
    }
  }
}

function describe({ value, name, layer }: LdtkValue): string {
  return `value ${value}${name === '' ? '' : ` (${name})`} of layer ${show(layer)}`;
}

/** Returns the names that the project gives to the values of a layer. */
function valueNames(project: JsonObject, layerName: string): ReadonlyMap<number, string> {
  const names = new Map<number, string>();
  if (project.get('defs') === undefined) return names;
  const layer = project
    .object('defs')
    .objects('layers')
    .find((one) => one.get('identifier') === layerName);
  for (const value of layer?.objects('intGridValues') ?? []) {
    names.set(value.integer('value', 0, 2 ** 31), value.text('identifier', ''));
  }
  return names;
}
