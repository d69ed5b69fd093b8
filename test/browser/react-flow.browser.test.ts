// hotpath/react-flow with the real React and React Flow: lines follow nodes, labels are on the longest segment, arrow heads are markers.
import {
  ConnectionMode,
  type Edge,
  Handle,
  MarkerType,
  type Node,
  type NodeProps,
  Position,
  ReactFlow,
  ReactFlowProvider,
  useReactFlow,
  useUpdateNodeInternals,
} from '@xyflow/react';
// @ts-expect-error: a stylesheet has no types
import '@xyflow/react/dist/style.css';
import { createElement, Fragment } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, describe, expect, test } from 'vitest';
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

/** The handles of nodes of the type `handled`: their ids, and where they are. */
const handles: Record<string, { top: number; right?: number }> = {};

function Handled({ id }: NodeProps) {
  return createElement(
    Fragment,
    null,
    ...Object.entries(handles).map(([name, style]) =>
      createElement(Handle, { key: name, id: name, type: 'source', position: Position.Right, style }),
    ),
    id,
  );
}

/** Shows a flow. Returns its calls of React Flow. */
async function show(margin: () => number, edges = EDGES, nodes = NODES) {
  const element = document.body.appendChild(document.createElement('div'));
  element.style.cssText = 'width: 800px; height: 600px';
  const root = createRoot(element);
  let flow: ReturnType<typeof useReactFlow> | undefined;
  let measure: ReturnType<typeof useUpdateNodeInternals> | undefined;
  function Lines(): null {
    flow = useReactFlow();
    measure = useUpdateNodeInternals();
    useConnectors({ margin: margin(), radius: 0 });
    return null;
  }
  const flowOf = createElement(
    ReactFlow,
    {
      defaultNodes: nodes,
      defaultEdges: edges,
      edgeTypes: { routed: ConnectorEdge },
      nodeTypes: { handled: Handled },
      connectionMode: ConnectionMode.Loose,
    },
    createElement(Lines),
  );
  const render = () => root.render(createElement(ReactFlowProvider, null, flowOf));
  render();
  unmount = () => {
    root.unmount();
    element.remove();
  };
  await expect.poll(pathOf).toBeDefined();
  return {
    flow: flow as ReturnType<typeof useReactFlow>,
    measure: measure as ReturnType<typeof useUpdateNodeInternals>,
  };
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

test('hidden nodes are in no way, and hidden edges leave no trace', async () => {
  const between = { ...node('c', 250, 100), hidden: true };
  const hidden: Edge = { id: 'b-a', type: 'routed', source: 'b', target: 'a', hidden: true };
  const { flow } = await show(() => 10, [...EDGES, hidden], [...NODES.slice(0, 2), between]);
  await expect.poll(pathOf).toMatch(/^M \d+(\.\d+)? 120 H \d+(\.\d+)?$/);
  flow.updateNode('c', { hidden: false });
  await expect.poll(pathOf).toMatch(/V (90|150) H/);
});

describe('handles of nodes', () => {
  const nodes: Node[] = [
    { ...node('a', 0, 100), type: 'handled' },
    { ...node('b', 300, 0), type: 'handled' },
  ];
  const edges: Edge[] = [
    { id: 'a-b', type: 'routed', source: 'a', target: 'b', sourceHandle: 'low', targetHandle: 'high' },
  ];
  const setHandles = (some: typeof handles) => {
    for (const id of Object.keys(handles)) delete handles[id];
    Object.assign(handles, some);
  };

  test('an edge may end at one of the other type, with connectionMode="loose"', async () => {
    setHandles({ low: { top: 30 }, high: { top: 10 } });
    await show(() => 10, edges, nodes);
    expect(pathOf()).toMatch(/^M 100 130 .*V 10 H 400$/);
  });

  test('a line follows those that move', async () => {
    setHandles({ low: { top: 30 }, high: { top: 10 } });
    const { flow, measure } = await show(() => 10, edges, nodes);
    setHandles({ low: { top: 20 }, high: { top: 10 } });
    flow.updateNodeData('a', {});
    await expect
      .poll(() => document.querySelector<HTMLElement>('[data-id="a"] [data-handleid="low"]')?.style.top)
      .toBe('20px');
    measure('a');
    await expect.poll(pathOf).toMatch(/^M 100 120 /);
  });

  test('a line begins at one that lies inside its node', async () => {
    setHandles({ low: { top: 30, right: 40 }, high: { top: 10 } });
    await show(() => 10, edges, nodes);
    expect(pathOf()).toMatch(/^M (5\d|6\d)(\.\d+)? 130 L 100 130 H/);
  });
});
