import { show } from '../core/base/check.ts';
import type { MapOptions } from '../movingai.ts';
import { UsageError } from './io.ts';

/** The flags for `util.parseArgs` that say what the letters of a Moving AI map stand for. */
export const MAP_FLAGS = { passable: { type: 'string' }, costs: { type: 'string' } } as const;

/** Flag and explanation of each, for the help. */
export const MAP_FLAGS_HELP: [flag: string, help: string][] = [
  ['--passable LETTERS', "letters of passable cells in a Moving AI map (default '.GS')"],
  ['--costs S=2,W=3', 'terrain costs by letter in a Moving AI map; 0 is blocked'],
];

/** The flags given, as options of `parseMap`; undefined if none is. */
export function readMapOptions({ passable, costs }: Record<string, unknown>): MapOptions | undefined {
  if (passable === undefined && costs === undefined) return undefined;
  return {
    passable: passable as string | undefined,
    costs: costs === undefined ? undefined : readCosts(String(costs)),
  };
}

function readCosts(text: string): Record<string, number> {
  const costs = text.split(',').map((entry) => {
    const [, letter, cost] = /^\s*(\S)=(\S+)\s*$/.exec(entry) ?? [];
    if (letter === undefined || Number.isNaN(Number(cost))) {
      throw new UsageError(`--costs is ${show(text)}: it must be letters and terrain costs, such as S=2,W=3`);
    }
    return [letter, Number(cost)] as const;
  });
  return Object.fromEntries(costs);
}
