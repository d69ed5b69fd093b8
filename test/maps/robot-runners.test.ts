// Problem files of the League of Robot Runners.
import { expect, test } from 'vitest';
import { createTeam } from '../../src/index.ts';
import {
  formatRobotAgents,
  formatRobotProblem,
  formatRobotTasks,
  parseMap,
  parseRobotAgents,
  parseRobotProblem,
  parseRobotTasks,
} from '../../src/movingai.ts';

const grid = parseMap('type octile\nheight 3\nwidth 4\nmap\n.E.S\n..@.\nT...\n', { passable: '.GSE' });

test('a problem, its robots and its tasks come back as they were written', () => {
  const text =
    '{"mapFile":"maps/a.map","agentFile":"b.agents","taskFile":"c.tasks","teamSize":2,"version":"2024 LoRR"}';
  const problem = parseRobotProblem(text);
  expect(problem).toEqual({
    mapFile: 'maps/a.map',
    agentFile: 'b.agents',
    taskFile: 'c.tasks',
    teamSize: 2,
    numTasksReveal: 1,
    version: '2024 LoRR',
  });
  expect(parseRobotProblem(formatRobotProblem(problem))).toEqual(problem);
  const agents = '# version for LoRR 2024\r\n# team size\r\n2\r\n0\r\n7\r\n';
  const robots = parseRobotAgents(agents, grid);
  expect(robots).toEqual([
    { start: { x: 0, y: 0 }, heading: 'east' },
    { start: { x: 3, y: 1 }, heading: 'east' },
  ]);
  for (const written of [robots, robots.map(({ start }) => start), robots.map(({ start }) => ({ start, heading: 2 }))])
    expect(formatRobotAgents(written, grid)).toBe('# version for LoRR 2024\n2\n0\n7\n');
  const tasks = parseRobotTasks('# version for LoRR 2024\n3\n1,11\n3\n9, 10,0\n', grid);
  expect(tasks.map(({ length }) => length)).toEqual([2, 1, 3]);
  expect(tasks[0]).toEqual([
    { x: 1, y: 0 },
    { x: 3, y: 2 },
  ]);
  expect(parseRobotTasks(formatRobotTasks(tasks, grid), grid)).toEqual(tasks);
});

test('robots of a problem look east at first, and carry out its tasks', () => {
  const robots = parseRobotAgents('2\n0\n7\n', grid);
  const tasks = parseRobotTasks('2\n3,1\n10\n', grid);
  const team = createTeam(
    grid,
    robots.map((robot, i) => ({ ...robot, goal: tasks[i][0] })),
    { turns: true },
  );
  expect(team.headings).toEqual(Uint8Array.of(2, 2));
  for (let step = 0; step < 30 && !team.arrived; step++) team.step();
  expect(team.arrived).toBe(true);
});

test('errors name the line or the key', () => {
  expect(() => parseRobotAgents('2\n0\n', grid)).toThrow('line 1 announces 2 rows: there are 1');
  expect(() => parseRobotAgents('1\n0\n7\n', grid)).toThrow('line 3 follows the last row: line 1 announces 1');
  expect(() => parseRobotAgents('1\n12\n', grid)).toThrow('line 2 has "12": it must be the index of a cell, below 12');
  expect(() => parseRobotAgents('1\n6\n', grid)).toThrow('line 2 has 6, which is (2, 1): that cell is blocked');
  expect(() => parseRobotAgents('1\n0,1\n', grid)).toThrow('line 2 has 2 cells');
  expect(() => parseRobotTasks('', grid)).toThrow('it must be the number of rows');
  expect(() => parseRobotTasks('1\n1,,2\n', grid)).toThrow('line 2 has ""');
  expect(() => parseRobotTasks(3 as never, grid)).toThrow(TypeError);
  expect(() => parseRobotProblem('{')).toThrow('text is not JSON');
  expect(() => parseRobotProblem('[]')).toThrow('text holds []');
  expect(() => parseRobotProblem('{"mapFile":"a"}')).toThrow('agentFile is missing');
  expect(() => formatRobotAgents([{ x: 4, y: 0 }], grid)).toThrow('agents[0] is');
  expect(() => formatRobotAgents([{ start: { x: 0, y: 0 }, heading: 'north' }], grid)).toThrow(
    'agents[0].heading is "north": all robots of such a file look east at first, leave it out',
  );
  expect(() => formatRobotAgents([{ start: [9, 9] }], grid)).toThrow('agents[0].start is');
  expect(() => formatRobotTasks([[]], grid)).toThrow('tasks[0]');
});

test('a wrong problem is an error of the same kind as a wrong map', () => {
  const problem = { mapFile: 'a', agentFile: 'b', taskFile: 'c', teamSize: 2, numTasksReveal: 1 };
  const parse = (change: object) => () => parseRobotProblem(JSON.stringify({ ...problem, ...change }));
  const format = (change: object) => () => formatRobotProblem({ ...problem, ...change });
  const wrong: [() => unknown, string, RegExp][] = [
    [() => parseRobotProblem(3 as never), 'TypeError', /text is 3/],
    [() => parseRobotProblem('no'), 'SyntaxError', /text is not JSON: .*\. Pass all of the problem's JSON file/],
    [() => parseRobotProblem('[]'), 'RangeError', /text holds \[\]: it must hold an object with mapFile/],
    [parse({ mapFile: undefined }), 'RangeError', /text: mapFile is missing: it must be the path of a file/],
    [parse({ teamSize: '3' }), 'RangeError', /text: teamSize is "3": it must be a whole number from 1/],
    [parse({ teamSize: 0 }), 'RangeError', /teamSize is 0/],
    [format({ mapFile: 3 }), 'TypeError', /mapFile is 3: it must be the path of a file/],
    [format({ teamSize: '3' }), 'TypeError', /teamSize is "3": it must be a whole number from 1/],
    [format({ numTasksReveal: 0 }), 'RangeError', /numTasksReveal is 0/],
  ];
  for (const [call, name, message] of wrong)
    expect(call).toThrow(expect.objectContaining({ name, message: expect.stringMatching(message) }));
});
