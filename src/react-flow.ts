/**
 * Edges of React Flow (@xyflow/react 12) that go round all nodes: `useConnectors` routes them while nodes move, `ConnectorEdge` draws them.
 *
 * @packageDocumentation
 */
import {
  BaseEdge,
  type Edge,
  type EdgeProps,
  getStraightPath,
  type InternalNode,
  type ReactFlowState,
  useEdges,
  useNodes,
  useStore,
  useStoreApi,
} from '@xyflow/react';
import { createElement, type ReactElement, useCallback, useLayoutEffect, useSyncExternalStore } from 'react';
import { Connectors, labelPlace, type Options, type Route, routeToSvg, type Side } from './connectors.ts';

/** Options of {@link useConnectors}. */
export interface ConnectorsOptions extends Options {
  /** Radius of rounded corners. Default 8. */
  radius?: number | undefined;
}

/** The lines of one flow. */
interface Flow {
  connectors: Connectors;
  /** The options of `connectors`, as a text. */
  options: string;
  radius: number;
  /** Ids of what `connectors` has. */
  boxes: Set<string>;
  lines: Set<string>;
  routes: ReadonlyMap<string, Route>;
  readonly listeners: Set<() => void>;
}

/** Flows by `getState` of their stores, so that edges find them without a provider. (Each component gets its own store object.) */
const flows: WeakMap<object, Flow> = /* @__PURE__ */ new WeakMap();

const NONE: ReadonlyMap<string, Route> = /* @__PURE__ */ new Map();
const DEFAULT_RADIUS = 8;

function flowOf(store: object): Flow {
  let flow = flows.get(store);
  if (flow === undefined) {
    flow = {
      connectors: new Connectors(),
      options: '',
      radius: DEFAULT_RADIUS,
      boxes: new Set(),
      lines: new Set(),
      routes: NONE,
      listeners: new Set(),
    };
    flows.set(store, flow);
  }
  return flow;
}

/** Returns the route of an edge. The component that calls this is drawn again when it has changed. */
function useRoute(flow: Flow, id: string): Route | undefined {
  const subscribe = useCallback(
    (listener: () => void) => {
      flow.listeners.add(listener);
      return () => void flow.listeners.delete(listener);
    },
    [flow],
  );
  const read = () => flow.routes.get(id);
  return useSyncExternalStore(subscribe, read, read);
}

/**
 * Routes all edges of a flow, and again when nodes move, come or go. Call it once, in a component inside `ReactFlowProvider` or `ReactFlow`. Edges of the
 * type {@link ConnectorEdge} draw the routes. Nodes with a `parentId` are inside groups; edges leave nodes at their handles.
 *
 * @param options How to route, see `Connectors`, and the radius of corners. They may change.
 * @throws `RangeError` or `TypeError` for wrong options.
 */
export function useConnectors(options: ConnectorsOptions = {}): void {
  const nodes = useNodes();
  const edges = useEdges();
  const store = useStoreApi();
  const handles = useStore(handlesOf, areSame);
  const { radius = DEFAULT_RADIUS, avoid = [], ...rest } = options;
  const text = JSON.stringify([radius, [...avoid], rest]);
  useLayoutEffect(() => {
    const flow = flowOf(store.getState);
    if (flow.options !== text) {
      const [newRadius, newAvoid, others] = JSON.parse(text);
      Object.assign(flow, {
        connectors: new Connectors({ ...others, avoid: newAvoid }),
        radius: newRadius,
        options: text,
      });
      flow.boxes.clear();
      flow.lines.clear();
    }
    const { nodeLookup } = store.getState();
    const shown = nodes.flatMap(({ id, hidden }) => (hidden ? [] : (nodeLookup.get(id) ?? []))).filter(isMeasured);
    const ids = new Set(shown.map(({ id }) => id));
    setBoxes(flow, shown);
    setLines(
      flow,
      edges.filter(({ source, target, hidden }) => !hidden && ids.has(source) && ids.has(target)),
      (id) => nodeLookup.get(id),
    );
    flow.connectors.update();
    flow.routes = flow.connectors.routes();
    for (const listener of flow.listeners) listener();
  }, [nodes, edges, handles, store, text]);
}

/** Returns the handles of all nodes. Those that `updateNodeInternals` has measured again are other objects, while the nodes are the same. */
function handlesOf({ nodeLookup }: ReactFlowState): unknown[] {
  return [...nodeLookup.values()].map(({ internals }) => internals.handleBounds);
}

function areSame(one: readonly unknown[], other: readonly unknown[]): boolean {
  return one.length === other.length && one.every((item, i) => item === other[i]);
}

function isMeasured({ measured }: InternalNode): boolean {
  return measured.width !== undefined && measured.height !== undefined;
}

function setBoxes({ connectors, boxes }: Flow, nodes: readonly InternalNode[]): void {
  const ids = new Set(nodes.map(({ id }) => id));
  for (const { id, parentId, internals, measured } of nodes) {
    const { x, y } = internals.positionAbsolute;
    const parent = parentId !== undefined && ids.has(parentId) ? parentId : undefined;
    connectors.setBox(id, { x, y, width: measured.width ?? 0, height: measured.height ?? 0, parent });
  }
  forget(boxes, ids, (id) => connectors.deleteBox(id));
}

function setLines(
  { connectors, lines }: Flow,
  edges: readonly Edge[],
  nodeOf: (id: string) => InternalNode | undefined,
): void {
  for (const { id, source, target, sourceHandle, targetHandle } of edges) {
    connectors.setLine(id, {
      from: { box: source, ...placeOf(nodeOf(source), 'source', sourceHandle) },
      to: { box: target, ...placeOf(nodeOf(target), 'target', targetHandle) },
    });
  }
  forget(lines, new Set(edges.map(({ id }) => id)), (id) => connectors.deleteLine(id));
}

/** Returns where a handle is: the side of its node, and its middle along that. */
function placeOf(
  node: InternalNode | undefined,
  type: 'source' | 'target',
  handleId: string | null | undefined,
): { side?: Side; at?: number } {
  const { source, target } = node?.internals.handleBounds ?? {};
  const [own, others] = type === 'source' ? [source ?? [], target ?? []] : [target ?? [], source ?? []];
  // With connectionMode="loose", an edge may end at a handle of the other type.
  const named = [...own, ...others].find(({ id }) => id === handleId && handleId != null);
  const handle = named ?? own[0] ?? others[0];
  if (node === undefined || handle === undefined) return {};
  const { x, y, width, height, position } = handle;
  const isRow = position === 'left' || position === 'right';
  const at = isRow ? (y + height / 2) / (node.measured.height || 1) : (x + width / 2) / (node.measured.width || 1);
  return { side: position, at: Math.min(Math.max(at, 0), 1) };
}

/** Deletes what is no longer there, and notes what is. */
function forget(known: Set<string>, now: ReadonlySet<string>, deleteOne: (id: string) => void): void {
  for (const id of known) if (!now.has(id)) deleteOne(id);
  known.clear();
  for (const id of now) known.add(id);
}

/**
 * An edge type for `edgeTypes` of `ReactFlow`. It draws the route that {@link useConnectors} has found, with the edge's markers; its label is on the longest
 * segment. An edge without a way is straight.
 *
 * @param props What React Flow gives to an edge.
 */
export function ConnectorEdge(props: EdgeProps): ReactElement | null {
  const { id, sourceX, sourceY, targetX, targetY, label } = props;
  const flow = flowOf(useStoreApi().getState);
  const route = useRoute(flow, id);
  if (route === undefined) return null;
  const place = labelPlace(route);
  const [straight, middleX, middleY] = getStraightPath({ sourceX, sourceY, targetX, targetY });
  const path = place === null ? straight : toHandles(routeToSvg(route, { radius: flow.radius }), route, props);
  return createElement(BaseEdge, {
    ...stylesOf(props),
    id,
    path,
    label,
    labelX: place?.x ?? middleX,
    labelY: place?.y ?? middleY,
  });
}

/** Returns the drawing of a route, which ends at the sides of nodes, with the straight ways to handles that lie inside their nodes. */
function toHandles(path: string, { points }: Route, { sourceX, sourceY, targetX, targetY }: EdgeProps): string {
  const isBehind = ([x0, y0, x1, y1]: Iterable<number>, x: number, y: number) =>
    (x1 - x0) * (x0 - x) + (y1 - y0) * (y0 - y) > 0;
  const [x1, y1, x0, y0] = points.slice(-4);
  const start = isBehind(points, sourceX, sourceY) ? `M ${sourceX} ${sourceY} L${path.slice(1)}` : path;
  return isBehind([x0, y0, x1, y1], targetX, targetY) ? `${start} L ${targetX} ${targetY}` : start;
}

/** Returns the properties of an edge that its drawing takes as they are, without those that are undefined. */
function stylesOf(props: EdgeProps): Partial<EdgeProps> {
  const names = [
    'markerStart',
    'markerEnd',
    'style',
    'interactionWidth',
    'labelStyle',
    'labelShowBg',
    'labelBgStyle',
    'labelBgPadding',
    'labelBgBorderRadius',
  ] as const;
  return Object.fromEntries(names.filter((name) => props[name] !== undefined).map((name) => [name, props[name]]));
}
