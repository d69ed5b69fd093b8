// Files that lines of problems and maps name: whoever wrote these must not stop the command, nor read other files by it.
import { spawnSync } from 'node:child_process';
import { mkdirSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { file, ROOT, run, runLong, useScratch } from '../support/cli.ts';
import { patience } from '../support/patience.ts';
import { layerOf, mapOf } from '../support/tiled-maps.ts';

useScratch();

const CLI = join(ROOT, 'dist', 'cli.js');
const problem = (map: string) => JSON.stringify({ map, start: [0, 0], goal: [1, 0] });

beforeAll(() => {
  mkdirSync(file('maps/deep'), { recursive: true });
  writeFileSync(file('outside.txt'), '....');
  for (const name of ['own', 'other', 'deep/third']) writeFileSync(file(`maps/${name}.txt`), '....');
  writeFileSync(file('maps/huge.txt'), '.');
  truncateSync(file('maps/huge.txt'), 2 ** 29);
  symlinkSync(file('outside.txt'), file('maps/link.txt'));
  symlinkSync(file('maps/other.txt'), file('maps/inside.txt'));
  spawnSync('mkfifo', [file('maps/fifo')]);
});

/** Answers lines with maps/own.txt as MAP. Returns the status of each answer, or its error. */
async function answers(names: readonly string[], ...argv: string[]): Promise<string[]> {
  writeFileSync(file('in'), names.map(problem).join('\n'));
  const { out } = await runLong(['batch', file('maps/own.txt'), '--in', file('in'), ...argv]);
  return out
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line).status ?? JSON.parse(line).error);
}

describe('a line may name a map', () => {
  test('below the folder of MAP, from there or from the current folder', async () => {
    const names = ['other.txt', 'deep/third.txt', file('maps/deep/third.txt'), './deep/../other.txt', 'inside.txt'];
    expect(await answers(names)).toEqual(names.map(() => 'found'));
  });

  test('and no other one', async () => {
    const names = [
      '/etc/passwd',
      '/dev/zero',
      '../outside.txt',
      file('outside.txt'),
      'link.txt',
      '/no/such/file',
      '..',
    ];
    for (const error of await answers(names)) expect(error).toMatch(/^map is .*, which is not below .*--maps-folder$/);
  });

  test('below --maps-folder instead', async () => {
    const names = [file('outside.txt'), 'other.txt', '../outside.txt'];
    expect(await answers(names, '--maps-folder', file())).toEqual(names.map(() => 'found'));
    expect((await answers(['other.txt'], '--maps-folder', file('maps/deep')))[0]).toContain('no such file');
    const { code, err } = await runLong(['batch', '--maps-folder', file('outside.txt')]);
    expect([code, err]).toEqual([2, expect.stringContaining('it must be a folder')]);
  });

  test('that is a regular file of a size that can be read', async () => {
    const [folder, fifo, huge, missing] = await answers(['deep', 'fifo', 'huge.txt', 'none.txt']);
    expect(folder).toBe('cannot read deep: it is a folder');
    expect(fifo).toBe('map is "fifo": it must be a regular file');
    expect(huge).toBe('map is "huge.txt", which has 536870912 bytes: it may have at most 536869888');
    expect(missing).toBe('cannot read none.txt: there is no such file');
  });
});

test('answers are written although a later line names a device', () => {
  const lines = [problem('other.txt'), problem('/dev/zero'), problem('/dev/stdin'), problem('other.txt')];
  const options = { encoding: 'utf8', input: lines.join('\n'), timeout: patience(20_000) } as const;
  const { status, stdout } = spawnSync(process.execPath, [CLI, 'batch', file('maps/own.txt')], options);
  expect(status).toBe(1);
  expect(
    stdout
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line).status),
  ).toEqual(['found', undefined, undefined, 'found']);
});

test('answers are written although the input then breaks off, as a disk does', async () => {
  const lines = new TextEncoder().encode(`${problem('other.txt')}\n`);
  const stdin = vi.spyOn(process, 'stdin', 'get').mockReturnValue(
    (async function* () {
      yield lines;
      throw Object.assign(new Error('broken'), { code: 'EIO' });
    })() as unknown as typeof process.stdin,
  );
  const { code, out, err } = await runLong(['batch', file('maps/own.txt')]);
  stdin.mockRestore();
  expect([code, err]).toEqual([2, 'hotpath: cannot read standard input: broken\n']);
  expect(JSON.parse(out).status).toBe('found');
});

test.each(['solve', 'convert'])('%s reads only such files, if its map names some', (command) => {
  const rest = command === 'solve' ? ['--from', '0,0', '--to', '1,0', '--no-timing'] : ['-'];
  const reading = (source: string, ...argv: string[]) => {
    const map = mapOf({ layers: [layerOf('Ground', '10')], tilesets: [{ firstgid: 1, source }] });
    writeFileSync(file('maps/level.tmj'), JSON.stringify(map));
    return run([command, file('maps/level.tmj'), ...rest, ...argv]);
  };
  for (const source of ['/etc/passwd', '/dev/zero', '../outside.txt']) {
    expect(reading(source)).toMatchObject({ code: 2, err: expect.stringContaining('which is not below') });
  }
  expect(reading('fifo')).toMatchObject({ code: 2, err: expect.stringContaining('it must be a regular file') });
  // It is read, and is no tileset.
  expect(reading('../outside.txt', '--maps-folder', file()).err).toMatch(/outside\.txt/);
  expect(reading('../outside.txt', '--maps-folder', file()).err).not.toContain('not below');
});
