/** Diagrams as pictures. Their boxes are not read from them, so those that a program sets are watched. */
import type { Box, Connectors } from 'hotpath/connectors';
import type { Picture } from '../picture/picture.ts';

const known = new WeakMap<object, Map<string, Box>>();

/** Watches the boxes of each diagram. @param update Called when a diagram has new routes. */
export function watchDiagrams({ prototype }: { prototype: Connectors }, update: (diagram: Connectors) => void): void {
  const { setBox, deleteBox, update: plain } = prototype;
  prototype.setBox = function (this: Connectors, id, box) {
    setBox.call(this, id, box);
    known.set(this, (known.get(this) ?? new Map()).set(id, box));
  };
  prototype.deleteBox = function (this: Connectors, id) {
    known.get(this)?.delete(id);
    return deleteBox.call(this, id);
  };
  prototype.update = function (this: Connectors) {
    const changed = plain.call(this);
    update(this);
    return changed;
  };
}

export function isDiagram(value: unknown): value is Connectors {
  return typeof value === 'object' && value !== null && known.has(value);
}

export function drawnDiagram(diagram: Connectors): Picture {
  const lines = [...diagram.routes().values()].map(({ points }) => points).filter((points) => points.length > 0);
  const boxes = [...(known.get(diagram)?.values() ?? [])];
  const empty = { costs: new Float64Array(1), routes: [], field: null, units: null };
  return {
    width: 1,
    height: 1,
    shape: 'square',
    moments: [empty],
    trace: null,
    network: null,
    diagram: { boxes, lines },
  };
}
