import { convertToExcalidrawElements, Excalidraw } from '@excalidraw/excalidraw';
import { createElement, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { BOXES, check, DROP, SIZE } from './check.js';
import { RoutedArrows } from './example.js';

const boxes = Object.entries(BOXES).map(([id, place]) => ({ type: 'rectangle', id, ...place, ...SIZE }));
const arrow = { type: 'arrow', id: 'a-b', x: 100, y: 30, start: { id: 'a' }, end: { id: 'b' } };
const ELEMENTS = convertToExcalidrawElements([...boxes, arrow], { regenerateIds: false });
const lines = new RoutedArrows({ margin: 12 });
let scene;

/** The arrow as a path of SVG: it is drawn on a canvas. */
function path() {
  const found = scene?.getSceneElements().find(({ type }) => type === 'arrow');
  const d = `M ${(found?.points ?? []).map(([x, y]) => `${x} ${y}`).join(' L ')}`;
  return { outerHTML: d, getAttribute: () => d };
}

function drop() {
  const elements = scene.getSceneElements();
  scene.updateScene({ elements: elements.map((one) => (one.id === 'c' ? { ...one, ...DROP, version: 99 } : one)) });
}

function Drawing() {
  const [api, setApi] = useState(null);
  scene = api;
  const onChange = (elements) => api !== null && lines.route(elements, api);
  return createElement(Excalidraw, { excalidrawAPI: setApi, onChange, initialData: { elements: ELEMENTS } });
}

const root = document.body.appendChild(document.createElement('div'));
root.style.cssText = 'width: 800px; height: 600px';
createRoot(root).render(createElement(Drawing));
// The line may leave from any side: from the top, two bends are enough.
void check(path, drop, 2);
