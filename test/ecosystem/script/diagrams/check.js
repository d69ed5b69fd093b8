// What all pages with diagrams check: c is dropped onto the line from a to b, which must then go round it.

export const BOXES = { a: { x: 0, y: 0 }, b: { x: 400, y: 0 }, c: { x: 200, y: 300 } };
export const SIZE = { width: 100, height: 60 };
/** Where flows begin, so that lines above the boxes are in the picture. */
export const VIEWPORT = { x: 20, y: 50, zoom: 1 };
/** Where c is dropped. */
export const DROP = { x: 200, y: 10 };

/** Returns how often a path of lines and rounded corners turns. */
function bendsOf(d) {
  let [x, y, before, bends] = [0, 0, '', -1];
  for (const [, command, text] of d.matchAll(/([MLHVQ])([^MLHVQ]*)/g)) {
    const numbers = text
      .trim()
      .split(/[\s,]+/)
      .map(Number);
    if (command === 'H') numbers.push(y);
    if (command === 'V') numbers.unshift(x);
    for (let i = 0; i < numbers.length; i += 2) {
      const [dx, dy] = [numbers[i] - x, numbers[i + 1] - y];
      [x, y] = [numbers[i], numbers[i + 1]];
      const way =
        Math.hypot(dx, dy) < 0.01 || command === 'M' ? before : Math.abs(dx) > Math.abs(dy) ? 'row' : 'column';
      if (way !== before) bends++;
      before = way;
    }
  }
  return bends;
}

/** Waits until the path of the line has a number of bends. */
async function waitForBends(find, bends) {
  for (let i = 0; i < 200; i++) {
    if (bendsOf(find()?.getAttribute('d') ?? '') === bends) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`the path is ${find()?.outerHTML}`);
}

/** @param find Returns the path of the line. @param drop Moves c. @param bends How often the line then turns. */
export async function check(find, drop, bends = 4) {
  try {
    await waitForBends(find, 0);
    await drop();
    await waitForBends(find, bends);
    console.log('ecosystem: lines');
  } catch (error) {
    console.log(`ecosystem failed: ${error.message}`);
  }
}
