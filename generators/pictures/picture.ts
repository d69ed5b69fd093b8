import { CELL } from './board.ts';
import { STYLE } from './style.ts';

/** One picture: boards side by side, each with a caption below it. */
export interface Picture {
  /** Name of the file, without its ending. */
  readonly name: string;
  readonly title: string;
  /** What the picture shows, for readers who cannot see it. */
  readonly description: string;
  readonly panels: readonly Panel[];
}

export interface Panel {
  /** The drawing as SVG, in pixels. */
  readonly board: { readonly width: number; readonly height: number; toString(): string };
  /** What the board shows, as short as an option: the first line of the caption. */
  readonly caption: string;
  /** What comes of it: the second line. */
  readonly result?: string;
}

const MARGIN = 16;
const GAP = 28;
/** Space for a caption, and a generous width of one of its letters. */
const LINE = 19;
const LETTER = 7.2;

/** Returns the picture as SVG. */
export function draw({ title, description, panels }: Picture): string {
  const height = Math.max(...panels.map(({ board }) => board.height));
  let x = MARGIN;
  const drawn = panels.map(({ board, caption, result = '' }) => {
    const left = x;
    const letters = Math.max(caption.length, result.length);
    x += Math.max(board.width, Math.ceil(letters * LETTER), 4 * CELL) + GAP;
    const top = MARGIN + height - board.height;
    const words = (line: number, style: string, text: string) =>
      text === '' ? '' : `<text class="${style}" y="${board.height + line * LINE}">${escapeText(text)}</text>`;
    return `<g transform="translate(${left} ${top})">\n${board}\n${words(1, 'title', caption)}${words(2, 'quiet', result)}</g>`;
  });
  const width = x - GAP + MARGIN;
  const whole = MARGIN + height + 2 * LINE + MARGIN;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${whole}" width="${width}" height="${whole}" role="img">
<title>${escapeText(title)}</title>
<desc>${escapeText(description)}</desc>
<style>${STYLE}</style>
<rect class="surface" width="${width}" height="${whole}" rx="6"/>
${drawn.join('\n')}
</svg>
`;
}

function escapeText(words: string): string {
  return words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
