// Every example of the documentation, run against the built package: those of the README and of docs, and those of the doc comments in src.
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  type Example,
  exportedNames,
  guideExamples,
  keeps,
  type Printed,
  type Program,
  runModules,
  sourceExamples,
  toProgram,
} from '../support/examples.ts';

const ROOT = join(import.meta.dirname, '..', '..');

let exported: Map<string, string[]>;

beforeAll(() => {
  exported = exportedNames(ROOT);
});

function runs(examples: Example[]): void {
  let programs: Program[];
  let printed: Printed[];

  beforeAll(async () => {
    programs = examples.map((example) => toProgram(example, exported));
    printed = await runModules(
      ROOT,
      programs.map(({ code }) => code),
    );
  });

  test.each(examples.map(({ place }, i) => [place, i] as const))('%s', (_, i) => {
    const { promised } = programs[i];
    const { lines, error } = printed[i];
    const asPromised = lines.map((line, at) => (keeps(line, promised[at] ?? '') ? (promised[at] ?? '') : line));
    expect({ printed: asPromised.join('\n'), error }).toEqual({ printed: promised.join('\n'), error: undefined });
  });
}

describe('examples of the README and the guides', () => {
  runs(guideExamples(ROOT));
});

describe('examples of doc comments', () => {
  const examples = sourceExamples(ROOT, 'src');
  runs(examples);

  test('are there for every function and class that the package exports', () => {
    const code = examples.map((example) => example.code).join('\n');
    const names = (exported.get('hotpath') ?? []).filter((name) => name !== 'internals');
    const without = names.filter((name) => !new RegExp(`\\b${name}\\b`).test(code));
    expect(without).toEqual([]);
  });
});

describe('what an example promises', () => {
  const program = (code: string) => toProgram({ place: 'here', code }, new Map([['hotpath', ['Grid', 'Path']]]));

  test('is what follows => at the end of a line', async () => {
    const { code, promised } = program('const sum = 1 + 2; // => 3\nsum * 2; // => 6\n[sum]; // => [ 3 ]');
    expect(promised).toEqual(['3', '6', '[ 3 ]']);
    expect(await runModules(ROOT, [code, 'throw new Error("no")'])).toEqual([
      { lines: ['3', '6', '[ 3 ]'] },
      { lines: [], error: expect.stringContaining('Error: no') },
    ]);
  });

  test('are the comments below console.log, and no others', () => {
    const { promised } = program(
      '// Before.\nconst a = 1;\n// Between.\nconsole.log(a);\n// 1\n\n// After.\nconst b = a;',
    );
    expect(promised).toEqual(['1']);
  });

  test('may end in an ellipsis', () => {
    expect([keeps('3.14159', '3.14…'), keeps('3.15', '3.14…'), keeps('3.14', '3.14')]).toEqual([true, false, true]);
  });

  test('imports what it uses of the package and has not imported', () => {
    expect(program('new Grid(1, 1).toPath;').code).toContain(`import { Grid } from 'hotpath'`);
    expect(program(`import { Grid } from 'hotpath'; new Grid(1, 1);`).code.match(/import /g)).toHaveLength(2);
  });

  test('has to be one value', () => {
    expect(() => program('const { a } = b; // => 1')).toThrow('here');
  });
});
