// node scripts/pictures.mjs (after npm run build)
// Draws the pictures that explain options (generators/pictures) into docs/images.
import { runBundled } from './run-bundled.mjs';

runBundled('generators/pictures', process.argv.slice(2));
