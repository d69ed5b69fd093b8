/** The pictures of docs/images that hotpath draws itself, from its own answers. */
import { angle } from './angle.ts';
import { cornerRules } from './corner-rules.ts';
import { ground } from './ground.ts';
import { hexagons } from './hexagons.ts';
import { motions } from './motion.ts';
import type { Picture } from './picture.ts';
import { searches } from './searches.ts';
import { units } from './units.ts';

const flat: readonly Picture[] = [...cornerRules, ...units, ...ground, ...searches, ...angle, ...hexagons];
export const pictures: readonly Picture[] = [...flat, ...motions];
