/** Light or dark, and the set of colours. Both are the visitor's, not the map's: kept in this browser. */
import { byId } from '../ui/dom.ts';

/** What is chosen of each; what is missing is left to the visitor. */
export type Looks = Partial<Record<'theme' | 'colours', string>>;

/** Starts the two controls of the header. @param onChange The colours are different now. */
export function startLooks(onChange: () => void): void {
  const root = document.documentElement;
  const bind = (name: 'theme' | 'colours') => {
    const select = byId<HTMLSelectElement>(name);
    const stored = recall(name);
    if ([...select.options].some(({ value }) => value === stored)) select.value = stored;
    root.dataset[name] = select.value;
    select.addEventListener('change', () => {
      root.dataset[name] = select.value;
      remember(name, select.value);
      onChange();
    });
  };
  bind('theme');
  bind('colours');
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', onChange);
}

/** The looks that are on, but for those of the first visit; a link takes them along. */
export function currentLooks(): Looks {
  const looks: Looks = {};
  for (const name of ['theme', 'colours'] as const) {
    const { value, options } = byId<HTMLSelectElement>(name);
    if (value !== options[0].value) looks[name] = value;
  }
  return looks;
}

/** Sets the looks that a link asks for, if there are such; the visitor's own choice stays what it was. */
export function setLooks(looks: Looks): void {
  for (const [name, asked] of Object.entries(looks)) {
    const select = byId<HTMLSelectElement>(name);
    if (![...select.options].some(({ value }) => value === asked)) continue;
    select.value = asked;
    document.documentElement.dataset[name] = asked;
  }
}

// A browser may refuse storage altogether; the choice then lasts as long as the page.
function recall(name: string): string {
  try {
    return localStorage.getItem(`hotpath.${name}`) ?? '';
  } catch {
    return '';
  }
}

function remember(name: string, value: string): void {
  try {
    localStorage.setItem(`hotpath.${name}`, value);
  } catch {
    // As above.
  }
}
