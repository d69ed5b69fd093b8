import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type FindPathOptions, findPath, Grid } from '../../src/index.ts';
import { formatMap, parseMap } from '../../src/movingai.ts';
import { file, picture, ROOM, ROOT, run, runJson, useScratch } from '../support/cli.ts';
import type { Point } from '../support/world.ts';

useScratch();

describe('solve', () => {
  const solve = (...options: string[]) => [
    'solve',
    file('room.txt'),
    ...['--from', '0,4', '--to', '6,4', ...(options.includes('--engine') ? [] : ['--engine', 'js']), ...options],
  ];

  test.each<[flags: string[], options: FindPathOptions]>([
    [['--diagonals', 'never'], { diagonals: 'never' }],
    [['--diagonals', 'always'], { diagonals: 'always' }],
    [['--heuristic', 'zero'], { heuristic: 'zero' }],
    [['--heuristic-weight', '3.5'], { heuristicWeight: 3.5 }],
    [['--heuristic-weight=Infinity'], { heuristicWeight: Infinity }],
    [['--turn-cost', '0.5'], { turnCost: 0.5 }],
    [['--start-direction', 'east', '--goal-direction=south'], { startDirection: 'east', goalDirection: 'south' }],
    [['--straight-cost', '10', '--diagonal-cost', '14'], { straightCost: 10, diagonalCost: 14 }],
    [['--algorithm', 'astar'], { algorithm: 'astar' }],
    [['--algorithm', 'auto'], { algorithm: 'auto' }],
    [['--max-expansions', '3'], { maxExpansions: 3 }],
    [['--max-open', '2'], { maxOpen: 2 }],
    [['--trace'], { trace: true }],
    [['--engine', 'wasm'], { engine: 'wasm' }],
  ])('passes %j to findPath', (flags, options) => {
    const expected = findPath(Grid.fromText(ROOM), [0, 4], [6, 4], options);
    const actual = runJson(...solve(...flags));
    expect(actual).toMatchObject({
      code: expected.path === null ? 1 : 0,
      status: expected.status,
      cost: expected.path === null ? null : expected.cost,
      expanded: expected.expanded,
      path: expected.path?.toArray().map(({ x, y }) => [x, y]) ?? null,
    });
    expect(actual.trace).toEqual(expected.trace && Array.from(expected.trace));
    expect(actual.timings).toHaveLength(1);
    expect(actual.timings[0].engine).toBe(options.engine ?? 'js');
  });

  test('has a flag for each option, and help for each flag', () => {
    const flags = run(['solve', '--help']).out.match(/^ {2}--[a-z-]+/gm) ?? [];
    const text = readFileSync(join(ROOT, 'src/core/request/options.ts'), 'utf8');
    const options = [...(/interface FindPathOptions \{(.*?)\n\}/s.exec(text)?.[1].matchAll(/^ {2}(\w+)\?:/gm) ?? [])];
    expect(options.length).toBeGreaterThan(5);
    for (const [, option] of options) {
      // Layers are objects, which a command line cannot hold.
      if (option === 'layers') continue;
      expect(flags).toContain(`  --${option.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`);
    }
  });

  test('searches for larger units, around cells to avoid, and from a blocked start', () => {
    writeFileSync(file('unit.map'), '....\n....\n#...\n');
    const ask = (...flags: string[]) => runJson('solve', file('unit.map'), '--to=3,0', '--engine=js', ...flags);
    expect(ask('--from=0,0', '--avoid=1,0;2,0', '--diagonals=never')).toMatchObject({ code: 0, cost: 5 });
    expect(ask('--from=0,2', '--allow-blocked-start', '--diagonals=never')).toMatchObject({ code: 0, cost: 5 });
    expect(runJson('solve', file('unit.map'), '--from=0,0', '--to=2,1', '--size=2', '--diagonals=never')).toMatchObject(
      {
        code: 0,
        cost: 3,
      },
    );
    expect(run(['solve', file('unit.map'), '--from=0,0', '--to=3,0', '--avoid=1']).err).toContain('X,Y');
  });

  test('knows kinds of cells by their characters, in both formats', () => {
    writeFileSync(file('kinds.map'), '.~~,\n.#~,\n....\n');
    const letters = 'type octile\nheight 3\nwidth 4\nmap\n.WWS\n.TWS\n....\n';
    writeFileSync(file('kinds.octile'), letters);
    const ask = (name: string, kinds: string, ...flags: string[]) =>
      runJson('solve', file(name), '--from=0,0', '--to=3,0', '--engine=js', '--diagonals=never', kinds, ...flags);
    for (const [name, ...meaning] of [
      ['kinds.map', '--kinds=~=1,,=2'],
      ['kinds.octile', '--kinds=W=1,S=2', '--passable=.SW'],
    ] as const) {
      const [kinds, ...flags] = meaning;
      expect(ask(name, kinds, ...flags)).toMatchObject({ code: 0, cost: 3 });
      expect(ask(name, kinds, ...flags, '--kind-costs=1,4,2')).toMatchObject({ code: 0, cost: 9 });
      expect(ask(name, kinds, ...flags, '--kind-costs=1,Infinity,2')).toMatchObject({ code: 0, cost: 9 });
      expect(ask(name, kinds, ...flags, '--kind-costs=Infinity,1,1')).toMatchObject({
        code: 1,
        status: 'start-blocked',
      });
    }
    const argv = ['solve', file('kinds.map'), '--from=0,0', '--to=0,2', '--kinds=~=1,,=2', '--no-timing'];
    expect(picture(run(argv).out).join('\n')).toBe('S~~,\n*#~,\nG...');
    expect(run([...argv, '--kind-costs=1,2']).err).toMatch(/--kind-costs .*2/);
    expect(run([...argv, '--kind-costs=1,x']).err).toContain('--kind-costs');
    expect(run(['solve', file('kinds.map'), '--from=0,0', '--to=0,2', '--kinds=~1']).err).toContain('such as ~=1,w=2');
  });

  test('closes thin walls and exits', () => {
    writeFileSync(file('exits.map'), '....\n....\n');
    const ask = (...flags: string[]) =>
      runJson('solve', file('exits.map'), '--from=0,0', '--to=3,0', '--engine=js', '--diagonals=never', ...flags);
    expect(ask('--walls=1,0,E')).toMatchObject({ code: 0, cost: 5 });
    expect(ask('--walls', '1,0,E;1,1,e')).toMatchObject({ code: 1, status: 'unreachable' });
    expect(ask('--closed-exits=1,0,E')).toMatchObject({ code: 0, cost: 5 });
    expect(ask('--closed-exits=2,0,W;2,1,W')).toMatchObject({ code: 0, cost: 3 });
    const fail = (...flags: string[]) => run(['solve', file('exits.map'), '--from=0,0', '--to=3,0', ...flags]);
    expect(fail('--walls=1,0,NE')).toMatchObject({ code: 2, err: expect.stringContaining('N, E, S or W') });
    expect(fail('--walls=1,0')).toMatchObject({ code: 2, err: expect.stringContaining('X,Y,DIRECTION') });
    expect(fail('--closed-exits=9,0,N')).toMatchObject({ code: 2, err: expect.stringContaining('inside the map') });
    expect(fail('--walls=1,0,E', '--size=2')).toMatchObject({ code: 2, err: expect.stringContaining('--size') });
  });

  test('recognises a Moving AI map by its content', () => {
    const grid = parseMap('type octile\nheight 2\nwidth 3\nmap\n.T.\n...\n');
    writeFileSync(file('octile.txt'), formatMap(grid));
    writeFileSync(file('plain.map'), grid.toText());
    for (const name of ['octile.txt', 'plain.map']) {
      expect(runJson('solve', file(name), '--from=0,0', '--to=2,0', '--engine=js')).toMatchObject({ code: 0, cost: 4 });
    }
  });

  test('draws the expanded cells with --trace', () => {
    const traced = picture(run(solve('--trace')).out).join('');
    expect(traced).toContain(':');
    expect(picture(run(solve()).out).join('')).not.toContain(':');
  });

  test('draws a partial route, with exit code 1', () => {
    writeFileSync(file('closed.txt'), '....\n.###\n.#.#\n.###');
    const { code, out } = run(['solve', file('closed.txt'), '--from=0,0', '--to=2,2', '--partial', '--engine=js']);
    expect(code).toBe(1);
    expect(out).toContain('partial');
    expect(picture(out).join('\n')).toBe('S**.\n.###\n.#G#\n.###');
  });

  test.each<[string, Point, Point, string]>([
    ['unreachable', { x: 0, y: 0 }, { x: 2, y: 2 }, 'no legal route'],
    ['start-blocked', { x: 1, y: 1 }, { x: 0, y: 0 }, 'the start is a blocked cell'],
    ['goal-blocked', { x: 0, y: 0 }, { x: 1, y: 1 }, 'the goal is a blocked cell'],
  ])('explains the status %s, with exit code 1', (status, from, to, comment) => {
    writeFileSync(file('closed.txt'), '....\n.###\n.#.#\n.###');
    const argv = [
      'solve',
      file('closed.txt'),
      '--from',
      `${from.x},${from.y}`,
      '--to',
      `${to.x},${to.y}`,
      '--engine=js',
    ];
    const { code, out } = run(argv);
    expect(code).toBe(1);
    expect(out).toContain(status);
    expect(out).toContain(comment);
    expect(picture(out)[from.y][from.x]).toBe('S');
    expect(picture(out)[to.y][to.x]).toBe('G');
  });

  test('finds a route of cost 0 if the start is the goal', () => {
    expect(runJson('solve', file('room.txt'), '--from', '2,2', '--to', '2,2')).toMatchObject({
      code: 0,
      cost: 0,
      cells: 1,
      path: [[2, 2]],
    });
  });

  test('scales down a map wider than the terminal, with start, goal and route', () => {
    const grid = new Grid(300, 120);
    grid.fill(100, 0, 60, 100, true);
    writeFileSync(file('wide.txt'), grid.toText());
    const argv = ['solve', file('wide.txt'), '--from', '0,0', '--to', '299,0', '--engine', 'js'];
    const { out } = run(argv, { columns: 80 });
    const lines = picture(out);
    expect(out).toContain('each character shows 4 x 8 of them');
    expect(lines).toHaveLength(15);
    for (const line of lines) expect(line).toHaveLength(75);
    expect(lines[0]).toMatch(/^S.*█{15}.*G$/);
    expect(lines.join('')).toContain('*');
    // A terminal that does not know its width reports 0.
    expect(picture(run(argv, { columns: 0 }).out)).toEqual(picture(run(argv).out));
  });
});
