// hotpath/react-flow with the real React and React Flow: lines follow nodes, labels are on the longest segment, arrow heads are markers.
import { type Edge, MarkerType, type Node, Position, ReactFlow, ReactFlowProvider, useReactFlow } from '@xyflow/react';
// @ts-expect-error: a stylesheet has no types
import '@xyflow/react/dist/style.css';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test } from 'vitest';
import { ConnectorEdge, useConnectors } from '../../src/react-flow.ts';

const node = (id: string, x: number, y: number): Node => ({
  id,
  position: { x, y },
  data: { label: id },
  sourcePosition: Position.Right,
  targetPosition: Position.Left,
  style: { width: 100, height: 40 },
});
const NODES = [node('a', 0, 100), node('b', 500, 100), node('c', 250, 300)];
const EDGES: Edge[] = [
  { id: 'a-b', type: 'routed', source: 'a', target: 'b', label: 'far', markerEnd: { type: MarkerType.Arrow } },
];

let unmount = (): void => {};
afterEach(() => unmount());

/** Shows a flow. Returns its calls of React Flow. */
async function show(margin: () => number, edges = EDGES) {
  const element = document.body.appendChild(document.createElement('div'));
  element.style.cssText = 'width: 800px; height: 600px';
  const root = createRoot(element);
  let flow: ReturnType<typeof useReactFlow> | undefined;
  function Lines(): null {
    flow = useReactFlow();
    useConnectors({ margin: margin(), radius: 0 });
    return null;
  }
  const flowOf = createElement(
    ReactFlow,
    { defaultNodes: NODES, defaultEdges: edges, edgeTypes: { routed: ConnectorEdge } },
    createElement(Lines),
  );
  const render = () => root.render(createElement(ReactFlowProvider, null, flowOf));
  render();
  unmount = () => {
    root.unmount();
    element.remove();
  };
  await expect.poll(pathOf).toBeDefined();
  return { flow: flow as ReturnType<typeof useReactFlow> };
}

const edge = () => document.querySelector('.react-flow__edge');
const pathOf = () => edge()?.querySelector('path')?.getAttribute('d') ?? undefined;

test('lines follow a node that is dragged in their way, and back', async () => {
  const { flow } = await show(() => 10);
  const straight = pathOf();
  expect(straight).toMatch(/^M \d+(\.\d+)? 120 H \d+(\.\d+)?$/);
  flow.updateNode('c', { position: { x: 250, y: 100 } });
  await expect.poll(pathOf).toMatch(/V (90|150) H/);
  flow.updateNode('c', { position: { x: 250, y: 300 } });
  await expect.poll(pathOf).toBe(straight);
  flow.updateNode('b', { position: { x: 500, y: 400 } });
  await expect.poll(pathOf).toMatch(/V 420 H 500$|V 420 H 49\d/);
});

test('labels are on the longest segment, and arrow heads are markers of React Flow', async () => {
  await show(() => 10);
  expect(edge()?.querySelector('path')?.getAttribute('marker-end')).toMatch(/^url\('?#.*type=arrow/);
  await expect.poll(() => edge()?.querySelector('text')?.textContent).toBe('far');
  const [, x, y] =
    /translate\((\S+?)[ ,]+(\S+?)\)/.exec(edge()?.querySelector('g[transform]')?.getAttribute('transform') ?? '') ?? [];
  expect(Number(x)).toBeGreaterThan(200);
  expect(Number(x)).toBeLessThan(400);
  expect(Math.abs(Number(y) - 120)).toBeLessThan(20);
});

test('an edge goes with its node', async () => {
  const { flow } = await show(() => 10);
  flow.deleteElements({ nodes: [{ id: 'b' }] });
  await expect.poll(edge).toBeNull();
});
