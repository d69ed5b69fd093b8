/**
 * The API of EasyStar.js 0.4.4 over hotpath. Replace `import EasyStar from 'easystarjs'` with `import EasyStar from 'hotpath/easystar'`; the guide
 * "Moving from EasyStar.js" says what differs.
 *
 * @packageDocumentation
 */
import * as EasyStar from './dropin/easystar/names.ts';

export * from './dropin/easystar/names.ts';
export { EasyStar as default };
