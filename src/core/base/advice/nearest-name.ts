/**
 * Names that other libraries and habits use, in the form of `normalized`, with what to use here: a text, or several with the known name that
 * each of them needs.
 */
export type OtherNames = Readonly<Record<string, string | readonly Meaning[]>>;

/** What to use instead of a name, if a name is known. */
export interface Meaning {
  readonly text: string;
  readonly needs: string;
}

/**
 * Returns what a caller probably meant by a name that is not known: the text in `others`, or the known name that differs least from it.
 * Returns undefined if nothing is close.
 */
export function nearestName(name: string, known: readonly string[], others: OtherNames = {}): string | undefined {
  const asked = normalized(name);
  const meant = Object.hasOwn(others, asked) ? others[asked] : [];
  if (typeof meant === 'string') return meant;
  const fitting = meant.find(({ needs }) => known.includes(needs));
  if (fitting !== undefined) return fitting.text;
  let nearest: string | undefined;
  // Two typing errors at most, and no more than a third of the letters.
  let least = Math.min(2, asked.length / 3) + 1;
  for (const candidate of known) {
    const plain = normalized(candidate);
    const difference = asked.length > 3 && plain.includes(asked) ? 1 : editDistance(asked, plain);
    if (difference >= least) continue;
    nearest = candidate;
    least = difference;
  }
  return nearest;
}

function normalized(name: string): string {
  return name
    .slice(0, 80)
    .toLowerCase()
    .replace(/[^a-z0-9*]/g, '');
}

/** Returns how many letters must be added, removed or replaced to turn one word into another (V. Levenshtein, 1966). */
function editDistance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, i) => i);
  for (let i = 0; i < from.length; i++) {
    const next = [i + 1];
    for (let j = 0; j < to.length; j++) {
      next.push(Math.min(row[j + 1] + 1, next[j] + 1, row[j] + Number(from[i] !== to[j])));
    }
    row = next;
  }
  return row[to.length];
}
