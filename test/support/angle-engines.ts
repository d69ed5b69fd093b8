import type { AngleEngine } from '../../src/engine/angle.ts';
import { JsAngleEngine } from '../../src/js/engines/angle-engine.ts';

export const angleEngines: [string, 'wasm' | 'js', () => AngleEngine][] = [['js', 'js', () => new JsAngleEngine()]];
