// node scripts/pictures.mjs
// Writes the pictures that explain options into docs/images.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pictures } from './list.ts';
import { draw } from './picture.ts';

for (const picture of pictures) {
  const file = join('docs', 'images', `${picture.name}.svg`);
  const svg = draw(picture);
  writeFileSync(file, svg);
  console.log(`${file}  ${(svg.length / 1024).toFixed(1)} KB`);
}
