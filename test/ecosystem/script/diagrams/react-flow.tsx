import { type Edge, type Node, Position, ReactFlow, ReactFlowProvider, useNodesState } from '@xyflow/react';
import { useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { BOXES, check, DROP, SIZE, VIEWPORT } from './check.js';
import { RoutedEdge, RoutedLines } from './example.js';

const EDGES: Edge[] = [{ id: 'a-b', type: 'routed', source: 'a', target: 'b' }];
const EDGE_TYPES = { routed: RoutedEdge };
const NODES: Node[] = Object.entries(BOXES).map(([id, position]) => ({
  id,
  position,
  data: { label: id },
  sourcePosition: Position.Right,
  targetPosition: Position.Left,
  style: SIZE,
}));

function Flow() {
  const [nodes, setNodes, onNodesChange] = useNodesState(NODES);
  useEffect(() => {
    const find = () => document.querySelector('[data-id="a-b"] path');
    void check(find, () =>
      setNodes((now) => now.map((node) => (node.id === 'c' ? { ...node, position: DROP } : node))),
    );
  }, [setNodes]);
  return (
    <RoutedLines margin={12}>
      <ReactFlow
        defaultViewport={VIEWPORT}
        nodes={nodes}
        edges={EDGES}
        onNodesChange={onNodesChange}
        edgeTypes={EDGE_TYPES}
      />
    </RoutedLines>
  );
}

const root = document.body.appendChild(document.createElement('div'));
root.style.cssText = 'width: 800px; height: 600px';
createRoot(root).render(
  <ReactFlowProvider>
    <Flow />
  </ReactFlowProvider>,
);
