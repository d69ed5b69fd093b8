// The constants that tune: each says what it costs to change it and where that shows.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..', '..');

interface Constant {
  readonly name: string;
  readonly value: string;
  /** The comment above it, or above the constants that share it. */
  readonly about: string;
}

function constantsOf(file: string): Constant[] {
  const text = readFileSync(join(ROOT, file), 'utf8');
  let about = '';
  return Array.from(text.matchAll(/(\/\*\*[\s\S]*?\*\/\n)?export const (\w+)(?:: \w+)? = (.+);/g), (match) => {
    // What stands before the last comment is about the file.
    about = match[1]?.slice(match[1].lastIndexOf('/**')) ?? about;
    return { name: match[2], value: match[3], about: about.replace(/\s*\*?\s+/g, ' ') };
  });
}

const kernel = constantsOf('assembly/core/tuning.ts');
const host = constantsOf('src/core/base/tuning/tuning.ts');
const kernelTeams = constantsOf('assembly/core/tuning-teams.ts');
const hostTeams = constantsOf('src/core/base/tuning/tuning-teams.ts');

/** The kernels' files write `1 << 24` for what is `2 ** 24` here. */
const inPowers = (constant: Constant): Constant => ({ ...constant, value: constant.value.replace('1 <<', '2 **') });

test('what both sides have is the same', () => {
  const byName = new Map([...kernel, ...kernelTeams].map((constant) => [constant.name, inPowers(constant)]));
  for (const constant of [...host, ...hostTeams]) expect(byName.get(constant.name) ?? constant).toEqual(constant);
});

describe.each([
  ...kernel,
  ...kernelTeams,
  ...host,
  ...hostTeams,
  ...constantsOf('src/core/base/tuning/tuning-memory.ts'),
])('$name', ({ about }) => {
  test('says what gets worse on either side, and which section of the bench shows it', () => {
    expect(about).toMatch(/Lower: [\s\S]+Higher: [\s\S]+Bench: [a-z, -]+\./);
    const sections = /Bench: ([a-z, -]+)\./.exec(about)?.[1].split(', ') ?? [];
    for (const section of sections)
      expect(existsSync(join(ROOT, 'bench', 'sections', `${section}.ts`)), section).toBe(true);
  });
});
