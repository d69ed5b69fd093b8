/** The colours of heat: tables from cold (0) to white-hot (255), as 32-bit pixels of an ImageData on little-endian machines. */

/** Colours of a theme, as [red, green, blue]. */
export interface HeatColours {
  /** From cold to hot, evenly spaced. */
  readonly scale: readonly (readonly [number, number, number])[];
  readonly wall: readonly [number, number, number];
  /** A unit on cold ground, and in the front of the wave. */
  readonly unit: readonly [readonly [number, number, number], readonly [number, number, number]];
  readonly route: string;
  readonly glow: string;
}

export const DARK: HeatColours = {
  scale: [
    [23, 17, 31],
    [40, 22, 62],
    [92, 30, 92],
    [163, 38, 90],
    [240, 96, 44],
    [255, 180, 67],
    [255, 241, 196],
  ],
  wall: [49, 39, 64],
  unit: [
    [196, 92, 60],
    [255, 226, 160],
  ],
  route: '#fff1c4',
  glow: 'rgba(255, 122, 47, 0.4)',
};

export const LIGHT: HeatColours = {
  scale: [
    [250, 245, 238],
    [251, 233, 212],
    [253, 214, 165],
    [255, 190, 104],
    [250, 145, 60],
    [232, 84, 40],
    [176, 24, 62],
  ],
  wall: [222, 211, 197],
  unit: [
    [150, 66, 60],
    [74, 16, 60],
  ],
  route: '#8c1136',
  glow: 'rgba(232, 84, 40, 0.35)',
};

/** Returns a table of 256 pixels between the colours given. */
export function heatTable(scale: HeatColours['scale']): Uint32Array {
  const table = new Uint32Array(256);
  for (let i = 0; i < 256; i++) {
    const at = (i / 255) * (scale.length - 1);
    const low = Math.min(Math.floor(at), scale.length - 2);
    table[i] = mix(scale[low], scale[low + 1], at - low);
  }
  return table;
}

/** Returns the pixel between two colours. @param share 0 for the first, 1 for the second. */
export function mix(a: readonly number[], b: readonly number[], share: number): number {
  const [red, green, blue] = a.map((value, i) => Math.round(value + (b[i] - value) * share));
  return ((255 << 24) | (blue << 16) | (green << 8) | red) >>> 0;
}
