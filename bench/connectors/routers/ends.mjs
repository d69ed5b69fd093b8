// Where the ends of lines are, for routers that take points.

const PLACES = { left: [0, 0.5], right: [1, 0.5], top: [0.5, 0], bottom: [0.5, 1] };

export function pointOf({ x, y, width, height }, side) {
  const [right, down] = PLACES[side];
  return { x: x + right * width, y: y + down * height };
}

/** Returns the numbers of lines at a box. */
export function linesOf({ lines }, box) {
  return Object.values(lines).flatMap(({ from, to }, i) => (from.box === box || to.box === box ? [i] : []));
}

/** Returns corners x, y, x, y, … without points at which the line goes straight on. */
export function cornersOf(points) {
  const kept = [];
  for (const { x, y } of points) {
    const n = kept.length;
    if (n >= 2 && kept[n - 2] === x && kept[n - 1] === y) continue;
    const goesOn = (i) => n >= 4 && kept[n - 4 + i] === kept[n - 2 + i] && kept[n - 2 + i] === [x, y][i];
    if (goesOn(0) || goesOn(1)) kept.splice(n - 2, 2);
    kept.push(x, y);
  }
  return kept;
}
