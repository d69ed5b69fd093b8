// The examples for libraries of diagrams, with stand-ins for what they ask of those. (test/ecosystem runs them with the real ones.)
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { Connectors } from '../../src/connectors.ts';

const FOLDER = join(import.meta.dirname, '..', '..', 'examples', 'diagrams');

/** Returns what an example exports. */
function example(file: string, name: string) {
  const code = readFileSync(join(FOLDER, file), 'utf8')
    .replace(/^import .*$/gm, '')
    .replace(/^export /gm, '');
  return new Function('Connectors', `${code}\nreturn ${name};`)(Connectors);
}

const rect = (id: string, x: number, y: number, width: number, height: number) => ({ id, x, y, width, height });

test('bpmn-js: lines cross lanes and groups', () => {
  const pool = { ...rect('pool', 0, 0, 600, 300), type: 'bpmn:Participant' };
  const lanes = [0, 1, 2].map((i) => {
    return { ...rect(`lane${i}`, 30, 100 * i, 570, 100), type: 'bpmn:Lane', parent: pool };
  });
  const group = { ...rect('group', 320, 90, 100, 120), type: 'bpmn:Group', parent: pool };
  const source = { ...rect('a', 60, 20, 100, 60), type: 'bpmn:Task', parent: lanes[0] };
  const target = { ...rect('b', 450, 220, 100, 60), type: 'bpmn:Task', parent: lanes[2] };
  const line = { id: 'line', source, target };
  const elements = new Map<string, { id: string }>(
    [pool, ...lanes, group, source, target, line].map((element) => [element.id, element]),
  );
  const registry = {
    get: (id: string) => elements.get(id),
    filter: (isWanted: (element: object) => boolean) => [...elements.values()].filter(isWanted),
  };
  const Layouter = example('bpmn-js.js', 'RoutedLayouter');
  const points = new Layouter({}, registry, { on() {} }, {}).layoutConnection(line);
  expect(points).toEqual([
    { x: 160, y: 50 },
    { x: 500, y: 50 },
    { x: 500, y: 220 },
  ]);
});

test('Excalidraw: arrows end at turned elements as they are drawn, and cross the border of their frame', () => {
  const element = (id: string, x: number, y: number, more = {}) => ({
    ...rect(id, x, y, 200, 20),
    type: 'rectangle',
    ...more,
  });
  const arrow = {
    ...element('arrow', 0, 0, { type: 'arrow' }),
    points: [] as number[][],
    startBinding: { elementId: 'a' },
    endBinding: { elementId: 'b' },
    version: 1,
    versionNonce: 1,
  };
  const elements = [
    element('frame', -50, -150, { type: 'frame', width: 300, height: 320 }),
    element('a', 0, 0, { angle: Math.PI / 2, frameId: 'frame' }),
    element('b', 400, 0),
    arrow,
  ];
  let routed = elements as (typeof arrow)[];
  new (example('excalidraw.js', 'RoutedArrows'))().route(elements, {
    updateScene: (scene: { elements: typeof routed }) => {
      routed = scene.elements;
    },
  });
  const { x, y, points } = routed[3];
  expect([x, y, points].flat(2).map(Math.round)).toEqual([110, 10, 0, 0, 290, 0]);
});

test('JointJS: links end at turned elements as they are drawn, also after a turn, and leave the element around', () => {
  const listeners: ((cell: object) => void)[] = [];
  const cell = (id: string, box: object, parent: unknown = null) => ({
    id,
    box,
    isLink: () => false,
    isElement: () => true,
    getBBox() {
      return this.box;
    },
    getParentCell: () => parent,
  });
  const group = cell('group', rect('', -50, -50, 200, 200));
  const a = cell('a', rect('', 0, 0, 100, 40), group);
  const b = cell('b', rect('', 400, 100, 100, 40));
  const link = { id: 'link', isLink: () => true, source: () => a, target: () => b };
  const graph = {
    getCells: () => [group, a, b, link],
    on: (names: string, listener: (cell: object) => void) => names.includes('change:angle') && listeners.push(listener),
  };
  const router = example('jointjs.js', 'routerFor')(graph, { findViewByModel: () => null }, { gap: 0 });
  const corners = () => router([], {}, { model: link });
  expect(corners()).toEqual([{ x: 450, y: 20 }]);
  b.box = rect('', 430, 70, 40, 100);
  for (const listener of listeners) listener(b);
  expect(corners()).toEqual([{ x: 450, y: 20 }]);
  b.box = rect('', 430, 0, 40, 40);
  for (const listener of listeners) listener(b);
  expect(corners()).toEqual([]);
});
