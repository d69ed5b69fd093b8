/** Reads the colours of styles/tokens.css for the current theme. */

const NAMES = {
  page: '--page',
  surface: '--surface',
  line: '--line',
  text: '--text',
  muted: '--muted',
  floor: '--map-floor',
  wall: '--map-wall',
  terrainLow: '--map-terrain-low',
  terrainHigh: '--map-terrain-high',
  influence: '--map-influence',
  water: '--map-water',
  mud: '--map-mud',
  grass: '--map-grass',
  heat1: '--heat-1',
  heat2: '--heat-2',
  heat3: '--heat-3',
  heat4: '--heat-4',
  heat5: '--heat-5',
  heat6: '--heat-6',
  start: '--map-start',
  goal: '--map-goal',
  route: '--map-route',
  glow: '--map-glow',
  angle: '--map-angle',
  halo: '--map-halo',
  grid: '--map-grid',
  cursor: '--map-cursor',
  agent: '--map-agent',
  bonus: '--map-bonus',
  wasm: '--series-wasm',
  js: '--series-js',
} as const;

/** CSS colours as `rgb(r, g, b)`. */
export type Palette = Record<keyof typeof NAMES, string>;

/** Reads the palette. The computed value of a custom property is not resolved, so a probe element resolves each as its colour. */
export function readPalette(): Palette {
  const probe = document.createElement('span');
  probe.hidden = true;
  document.body.append(probe);
  const palette = {} as Palette;
  for (const [name, property] of Object.entries(NAMES)) {
    probe.style.color = `var(${property})`;
    palette[name as keyof Palette] = getComputedStyle(probe).color;
  }
  probe.remove();
  return palette;
}

/** Red, green and blue, 0 to 255. */
export type Rgb = readonly [number, number, number];

export function parseRgb(colour: string): Rgb {
  const [red, green, blue] = (colour.match(/[\d.]+/g) ?? []).map(Number);
  return [red, green, blue];
}

/** Mixes two colours, with the given share of the second. */
export function mix(from: Rgb, to: Rgb, share: number): Rgb {
  const at = (i: 0 | 1 | 2) => Math.round(from[i] + (to[i] - from[i]) * share);
  return [at(0), at(1), at(2)];
}

/** Returns a pixel of ImageData as Uint32. Browsers run on little-endian machines, so red is the lowest byte. */
export function toPixel([red, green, blue]: Rgb): number {
  return ((255 << 24) | (blue << 16) | (green << 8) | red) >>> 0;
}

/** Returns colours from cold to hot. @param steps How many, at least 2. */
export function heatScale({ heat1, heat2, heat3, heat4, heat5, heat6 }: Palette, steps: number): Rgb[] {
  const scale = [heat1, heat2, heat3, heat4, heat5, heat6].map(parseRgb);
  return Array.from({ length: steps }, (_, i) => {
    const at = (i / (steps - 1)) * (scale.length - 1);
    const low = Math.min(Math.floor(at), scale.length - 2);
    return mix(scale[low], scale[low + 1], at - low);
  });
}
