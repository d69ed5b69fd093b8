/** Light or dark, and the set of colours. Both are the visitor's, not the map's: kept in this browser. */
import { byId } from '../ui/dom.ts';

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

/** Sets the colours that a link asks for, if there are such; the visitor's own choice stays what it was. */
export function setColours(colours: string): void {
  const select = byId<HTMLSelectElement>('colours');
  if (![...select.options].some(({ value }) => value === colours)) return;
  select.value = colours;
  document.documentElement.dataset.colours = colours;
}

export function currentColours(): string {
  return document.documentElement.dataset.colours ?? 'classic';
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
