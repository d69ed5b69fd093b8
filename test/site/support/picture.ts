/** What stands on a canvas of a page. */
import { createHash } from 'node:crypto';
import type { Locator } from 'playwright';

/** Returns a digest of the canvas as it is. */
export async function pictureOf(canvas: Locator): Promise<string> {
  const url = await canvas.evaluate((one) => (one as HTMLCanvasElement).toDataURL());
  return createHash('sha256').update(url).digest('hex');
}
