// node scripts/hero.mjs (after npm run build)
// Writes the moving picture of the README and of the landing page: docs/images/hotpath.svg.
import { runBundled } from './run-bundled.mjs';

runBundled('site/hero', []);
