/** Divides a canvas into panes that show the same map. */
/** The top left corner of a pane on the canvas, in CSS pixels. */
export interface Pane {
  readonly left: number;
  readonly top: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Pixels between panes. */
const GAP = 8;

/**
 * Places `count` panes of equal size in rows, so that a map of the given proportion is as large as it can be in each. @param shape
 * Columns of the map divided by its rows. @returns The panes, row by row; how many are in a row; and the size of each.
 */
export function layPanes(
  count: number,
  { width, height, headroom }: Size & { headroom: number },
  shape: number,
): Size & { panes: Pane[]; across: number } {
  const sizeFor = (across: number) => {
    const down = Math.ceil(count / across);
    return {
      across,
      width: Math.max(0, (width - (across - 1) * GAP) / across),
      height: Math.max(0, (height - (down - 1) * GAP) / down - headroom),
    };
  };
  const sizes = Array.from({ length: count }, (_, i) => sizeFor(i + 1));
  const shown = (size: Size) => Math.min(size.width, size.height * shape);
  const best = sizes.reduce((most, size) => (shown(size) > shown(most) ? size : most));
  const panes = Array.from({ length: count }, (_, i) => ({
    left: (i % best.across) * (best.width + GAP),
    top: Math.floor(i / best.across) * (best.height + headroom + GAP) + headroom,
  }));
  return { panes, ...best };
}

/** Returns the pane nearest to a point of the canvas: the one that contains it, if any. */
export function paneAt(panes: readonly Pane[], { width, height }: Size, { x, y }: { x: number; y: number }): Pane {
  const away = ({ left, top }: Pane) =>
    Math.abs(x - left - width / 2) / (width || 1) + Math.abs(y - top - height / 2) / (height || 1);
  return panes.reduce((best, pane) => (away(pane) < away(best) ? pane : best));
}
