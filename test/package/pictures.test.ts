// The pictures of docs/images that hotpath draws itself: drawn again here, they are as committed.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { pictures } from '../../generators/pictures/list.ts';
import { draw } from '../../generators/pictures/picture.ts';

const FOLDER = join(import.meta.dirname, '..', '..', 'docs', 'images');
const REMEDY = 'run node scripts/pictures.mjs';

describe.each(pictures)('$name', (picture) => {
  const svg = draw(picture);

  test('is as committed', () => {
    expect(readFileSync(join(FOLDER, `${picture.name}.svg`), 'utf8'), REMEDY).toBe(svg);
  });

  test('is small, says what it shows, and loads nothing', () => {
    expect(svg.length).toBeLessThan(8 * 1024);
    expect(svg).toMatch(/<title>.{4,80}<\/title>\n<desc>.{40,}<\/desc>/);
    expect(svg).not.toMatch(/href|url\(|<script|NaN|undefined/);
  });
});

test('all pictures are of the list, each once', () => {
  // scripts/hero.mjs draws the README's.
  const committed = readdirSync(FOLDER).filter((file) => file.endsWith('.svg') && file !== 'hotpath.svg');
  expect(pictures.map(({ name }) => `${name}.svg`).sort(), REMEDY).toEqual(committed.sort());
});
