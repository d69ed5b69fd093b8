const DARK = {
  scale: [
    [23, 17, 31],
    [40, 22, 62],
    [92, 30, 92],
    [163, 38, 90],
    [240, 96, 44],
    [255, 180, 67],
    [255, 241, 196]
  ],
  wall: [49, 39, 64],
  unit: [
    [196, 92, 60],
    [255, 226, 160]
  ],
  route: "#fff1c4",
  glow: "rgba(255, 122, 47, 0.4)"
};
const LIGHT = {
  scale: [
    [250, 245, 238],
    [251, 233, 212],
    [253, 214, 165],
    [255, 190, 104],
    [250, 145, 60],
    [232, 84, 40],
    [176, 24, 62]
  ],
  wall: [222, 211, 197],
  unit: [
    [150, 66, 60],
    [74, 16, 60]
  ],
  route: "#8c1136",
  glow: "rgba(232, 84, 40, 0.35)"
};
function heatTable(scale) {
  const table = new Uint32Array(256);
  for (let i = 0; i < 256; i++) {
    const at = i / 255 * (scale.length - 1);
    const low = Math.min(Math.floor(at), scale.length - 2);
    table[i] = mix(scale[low], scale[low + 1], at - low);
  }
  return table;
}
function mix(a, b, share) {
  const [red, green, blue] = a.map((value, i) => Math.round(value + (b[i] - value) * share));
  return (255 << 24 | blue << 16 | green << 8 | red) >>> 0;
}
export {
  DARK as D,
  LIGHT as L,
  heatTable as h,
  mix as m
};
