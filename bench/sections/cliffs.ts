/** Measures what each option and each feature of a map costs, alone and in pairs. With HOTPATH_TABLES=1 it writes the table of docs/performance.md. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CALLS, findRoute } from '../cliffs/calls.ts';
import { baseMaps } from '../cliffs/maps.ts';
import { factorOf, type Measured, queriesOn } from '../cliffs/measure.ts';
import { REASON_OF_PAIRS, REASONS } from '../cliffs/reasons.ts';
import { type BaseMap, FEATURES, OPTIONS, type Variant } from '../cliffs/variants.ts';
import type { Section, SectionContext } from '../run/section.ts';
import { formatTable } from '../run/table.ts';

const SIDE = 384;
const QUERIES = 24;
/** Milliseconds for one, and for a pair of them. */
const ALONE_MS = 300;
const PAIR_MS = 50;
/** A factor that must be explained. */
const CLIFF = 20;
/** A pair that costs this many times what its two parts do is listed. */
const MORE_THAN_PARTS = 1.5;
/** The variants that other functions than findPath are measured with. */
const FOR_ALL = [
  '16 links',
  'one closed exit',
  "wrap: 'x'",
  "diagonals: 'never'",
  'size: 2',
  'kindCosts',
  'avoid: three cells',
];

const PAGE = join('docs', 'performance.md');
const [BEGIN, END] = ['<!-- bench/cliffs writes from here -->', '<!-- to here -->'];

type Rows = string[][];

export const cliffs: Section = {
  name: 'cliffs',
  title: 'What costs how much: options and features of maps, alone and in pairs, as factors over the plain call',
  run(bench) {
    const maps = baseMaps(bench.quick ? 96 : SIDE);
    const variants = [...FEATURES, ...OPTIONS];
    const alone = measureAlone(bench, maps, variants);
    const functions = measureFunctions(bench, maps);
    const pairs = measurePairs(bench, maps, variants, alone);
    const tables = [tableOf(maps, variants, alone), functions, pairs.slice(0, 25)];
    for (const rows of tables) bench.print(`${formatTable(rows)}\n`);
    if (process.env.HOTPATH_TABLES === '1' && !bench.quick) writePage(tables, pairs.length - 1);
    const factors = maps.flatMap(({ name }, i) =>
      name in REASONS
        ? []
        : variants.map((one) => ({ factor: alone[i].get(one) ?? 0, name: `${one.name} on ${name}` })),
    );
    const high = factors.filter(({ factor, name }) => factor > CLIFF && !(name.split(' on ')[0] in REASONS));
    const most = factors.reduce((a, b) => (b.factor > a.factor ? b : a));
    return [
      {
        target: `one option or feature costs at most ${CLIFF} times the plain call, or docs/performance.md says why`,
        measured: `most ${format(most.factor)} (${most.name}), ${high.length} unexplained`,
        held: high.length === 0,
      },
    ];
  },
};

/** Returns the factors of variants, by map. */
function measureAlone(bench: SectionContext, maps: readonly BaseMap[], variants: readonly Variant[]) {
  return maps.map((map, i) => {
    const measured = measuredOn(map, bench, ALONE_MS);
    return new Map(
      variants.map((one, k) => {
        bench.progress(i * variants.length + k, maps.length * variants.length);
        return [one, factorOf(measured, [one])];
      }),
    );
  });
}

/** Returns rows of functions, on the first map. */
function measureFunctions(bench: SectionContext, [map]: readonly BaseMap[]): Rows {
  const variants = [...FEATURES, ...OPTIONS].filter(({ name }) => FOR_ALL.includes(name));
  const rows = [['function', ...variants.map(({ name }) => name)]];
  for (const [name, call] of Object.entries(CALLS)) {
    const measured = { ...measuredOn(map, bench, ALONE_MS), call };
    rows.push([name, ...variants.map((one) => format(factorOf(measured, [one])))]);
  }
  return rows;
}

/** Returns rows of pairs that cost more than their parts, the dearest first. */
function measurePairs(
  bench: SectionContext,
  maps: readonly BaseMap[],
  variants: readonly Variant[],
  alone: readonly ReadonlyMap<Variant, number>[],
): Rows {
  const found: { factor: number; row: string[] }[] = [];
  const count = (variants.length * (variants.length - 1)) / 2;
  maps.forEach((map, i) => {
    const measured = measuredOn(map, bench, PAIR_MS);
    let done = 0;
    for (const [k, one] of variants.entries()) {
      for (const other of variants.slice(k + 1)) {
        bench.progress(i * count + done++, maps.length * count);
        if (one.options !== undefined && one.name.split(':')[0] === other.name.split(':')[0]) continue;
        const [a, b] = [alone[i].get(one) ?? Number.NaN, alone[i].get(other) ?? Number.NaN];
        const factor = Number.isNaN(a + b) ? Number.NaN : factorOf(measured, [one, other]);
        if (!(factor > CLIFF) || factor < MORE_THAN_PARTS * Math.max(a, b)) continue;
        found.push({ factor, row: [`${one.name} + ${other.name}`, map.name, format(factor), format(a), format(b)] });
      }
    }
  });
  found.sort((a, b) => b.factor - a.factor);
  return [['pair', 'map', 'both', 'the first', 'the second'], ...found.map(({ row }) => row)];
}

function measuredOn(map: BaseMap, { quick }: SectionContext, milliseconds: number): Measured {
  const queries = queriesOn(map.grid, quick ? LEAST : QUERIES);
  return { map, call: findRoute, queries, milliseconds: quick ? 5 : milliseconds };
}

/** Queries with --quick. */
const LEAST = 6;

function tableOf(
  maps: readonly BaseMap[],
  variants: readonly Variant[],
  alone: readonly ReadonlyMap<Variant, number>[],
): Rows {
  const rows = variants.map((one) => [one.name, ...alone.map((factors) => format(factors.get(one) ?? Number.NaN))]);
  return [['with', ...maps.map(({ name }) => name)], ...rows];
}

function format(factor: number): string {
  if (Number.isNaN(factor)) return '–';
  return factor < 10 ? factor.toFixed(1) : String(Math.round(factor));
}

function writePage([alone, functions, pairs]: readonly Rows[], pairCount: number): void {
  const page = readFileSync(PAGE, 'utf8');
  const [before, after] = [page.indexOf(BEGIN), page.indexOf(END)];
  const used = Object.entries(REASONS).filter(([name]) => [alone, functions, pairs].flat(2).includes(name));
  const text = [
    markdown(alone),
    'Other functions, on the map of rooms, over their own plain calls:',
    markdown(functions),
    `Pairs above ${CLIFF} that cost ${MORE_THAN_PARTS} times what either costs alone: ${pairCount}. The dearest:`,
    markdown(pairs),
    REASON_OF_PAIRS,
    `Why the factors above ${CLIFF}:`,
    used.map(([name, reason]) => `- **${name}**: ${reason}`).join('\n'),
  ].join('\n\n');
  writeFileSync(PAGE, `${page.slice(0, before + BEGIN.length)}\n\n${text}\n\n${page.slice(after)}`);
}

function markdown([heading, ...rows]: Rows): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const rule = `|---|${heading
    .slice(1)
    .map(() => '---:|')
    .join('')}`;
  return [line(heading), rule, ...rows.map(line)].join('\n');
}
