/** Brings advice on the names that other libraries have for parts of boxes and lines. Imported for its effect. */
import { nearestName, type OtherNames } from '../core/base/advice/nearest-name.ts';
import { bringSuggest } from './advice.ts';

const OTHER_NAMES: OtherNames = Object.fromEntries(
  [
    ['w', 'width'],
    ['h', 'height'],
    ['source', 'from'],
    ['start', 'from'],
    ['target', 'to', 'from'],
    ['end', 'to', 'from'],
    ['vertices', 'via'],
    ['id', 'box', 'side'],
  ].map(([name, text, needs = text]) => [name, [{ text, needs }]]),
);

bringSuggest((name, known) => nearestName(name, known, OTHER_NAMES));
