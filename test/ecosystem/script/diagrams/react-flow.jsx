import { ReactFlow, ReactFlowProvider, useNodesState } from '@xyflow/react';
import { createElement, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { BOXES, check, DROP, SIZE } from './check.js';
import { RoutedEdge, RoutedLines } from './example.js';

const EDGES = [{ id: 'a-b', type: 'routed', source: 'a', target: 'b' }];
const EDGE_TYPES = { routed: RoutedEdge };
const NODES = Object.entries(BOXES).map(([id, position]) => ({
  id,
  position,
  data: { label: id },
  sourcePosition: 'right',
  targetPosition: 'left',
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
  const flow = createElement(ReactFlow, { nodes, edges: EDGES, onNodesChange, edgeTypes: EDGE_TYPES });
  return createElement(RoutedLines, { margin: 12 }, flow);
}

const root = document.body.appendChild(document.createElement('div'));
root.style.cssText = 'width: 800px; height: 600px';
createRoot(root).render(createElement(ReactFlowProvider, {}, createElement(Flow)));
