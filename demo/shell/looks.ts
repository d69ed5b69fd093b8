/**
 * The theme (light or dark) and the set of colours. They are the visitor's choice and stored in the browser. The site around the demo keeps
 * its theme under the same key.
 */
import { byId } from '../ui/dom.ts';

/** A choice of theme and colours. If one is missing, the visitor's choice applies. */
export type Looks = Partial<Record<'theme' | 'colours', string>>;

/** Keys of the storage. VitePress, which makes the site, names its own. */
const KEYS = { theme: 'vitepress-theme-appearance', colours: 'hotpath.colours' } as const;
type LookName = keyof typeof KEYS;

/** Starts the two controls in the header. @param onChange Called after the colours have changed. */
export function startLooks(onChange: () => void): void {
  const root = document.documentElement;
  const bind = (name: LookName) => {
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

/** Returns the current looks that differ from the defaults, for a link. */
export function currentLooks(): Looks {
  const looks: Looks = {};
  for (const name of ['theme', 'colours'] as const) {
    const { value, options } = byId<HTMLSelectElement>(name);
    if (value !== options[0].value) looks[name] = value;
  }
  return looks;
}

/** Sets the looks of a link and ignores unknown ones. The visitor's stored choice does not change. */
export function setLooks(looks: Looks): void {
  for (const [name, asked] of Object.entries(looks)) {
    const select = byId<HTMLSelectElement>(name);
    if (![...select.options].some(({ value }) => value === asked)) continue;
    select.value = asked;
    document.documentElement.dataset[name] = asked;
  }
}

// A browser may refuse storage. The choice then lasts until the page is closed.
function recall(name: LookName): string {
  try {
    return localStorage.getItem(KEYS[name]) ?? '';
  } catch {
    return '';
  }
}

function remember(name: LookName, value: string): void {
  try {
    localStorage.setItem(KEYS[name], value);
  } catch {
    // As above.
  }
}
