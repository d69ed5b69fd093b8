/** Compares two runs of the same suite: see `npm run bench:compare -- --help`. */
import { parseArgs } from 'node:util';
import { formatMicroseconds } from '../../src/cli/format.ts';
import { painter } from '../../src/cli/io.ts';
import { readResults } from '../run/results.ts';
import { formatRatio, formatTable } from '../run/table.ts';
import { type Comparison, type Comparisons, compareResults } from './verdicts.ts';

const HELP = `usage: npm run bench:compare BEFORE.json AFTER.json
       npm run bench:compare -- BEFORE.json AFTER.json [--floor PERCENT] [--all]

Lists what became slower in hotpath, beyond noise, from one run of bench:peers or bench:scale to another.

  --floor PERCENT   ignore changes smaller than this (default 15)
  --all             show every row

Exit codes: 0 nothing became slower; 1 something did; 2 the files cannot be compared.
`;

const onStdout = painter(process.stdout, process.env);
const onStderr = painter(process.stderr, process.env);
const print = (text: string) => process.stdout.write(text);

function main(argv: string[]): number {
  const { values, positionals } = parseArgs({
    args: argv,
    allowPositionals: true,
    options: {
      floor: { type: 'string', default: '15' },
      all: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  if (values.help) {
    print(HELP);
    return 0;
  }
  const floor = Number(values.floor) / 100;
  if (!(floor >= 0 && floor < 10))
    throw new Error(`--floor is '${values.floor}': it must be a percentage from 0 to less than 1000`);
  if (positionals.length !== 2) throw new Error(`there are ${positionals.length} files: there must be two, see --help`);
  const comparisons = compareResults(readResults(positionals[0]), readResults(positionals[1]), floor);
  return report(comparisons, values.all);
}

/** Prints the comparison. @returns The exit code. */
function report({ rows, unmatched }: Comparisons, all: boolean): number {
  const slower = rows.filter(({ verdict }) => verdict === 'slower');
  const faster = rows.filter(({ verdict }) => verdict === 'faster');
  if (all) print(`${tableOf(rows)}\n`);
  if (unmatched.length > 0) print(`in one file only, not compared: ${unmatched.join('; ')}\n`);
  if (faster.length > 0) print(`${onStdout('green', 'faster')}, beyond noise:\n${tableOf(faster)}`);
  if (slower.length > 0) print(`${onStdout('red', 'slower')}, beyond noise:\n${tableOf(slower)}`);
  print(`${rows.length} rows compared: ${slower.length} slower, ${faster.length} faster\n`);
  return slower.length === 0 ? 0 : 1;
}

function tableOf(rows: readonly Comparison[]): string {
  const lines = rows.map(({ key, unit, before, after, ratio, low, high }) => {
    const format = unit === 'µs' ? formatMicroseconds : (bytes: number) => `${bytes.toLocaleString('en-GB')} B`;
    return [key, format(before), format(after), formatRatio(ratio), `${low.toFixed(2)} to ${high.toFixed(2)}`];
  });
  return formatTable([['', 'before', 'after', 'ratio, corrected for machine speed', 'bounds'], ...lines]);
}

try {
  process.exitCode = main(process.argv.slice(2));
} catch (error) {
  process.stderr.write(`${onStderr('red', 'bench:compare:')} ${(error as Error).message}\n`);
  process.exitCode = 2;
}
