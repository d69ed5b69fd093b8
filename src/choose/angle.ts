/** The engines that find routes at any angle, made at first use, and the choice between them. */

import type { AngleEngine } from '../engine/angle.ts';
import type { EngineName } from '../engine/names.ts';
import { JsAngleEngine } from '../js/engines/angle-engine.ts';
import { checkWithoutWasm } from './engine-choice.ts';

let js: JsAngleEngine | undefined;

/** Returns the engine to use. @throws `RangeError` if wasm is asked for by name and cannot run. */
export function chooseAngleEngine(engine: EngineName | 'auto'): AngleEngine {
  checkWithoutWasm(engine, 'routes at any angle have no kernel yet.');
  js ??= new JsAngleEngine();
  return js;
}
