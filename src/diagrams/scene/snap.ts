/**
 * Returns what numbers are to become, so that those that differ by at most `tolerance` are one: the least of them. Numbers that stay are left out.
 * Sorts the list.
 */
export function representatives(numbers: Float64Array, tolerance: number): Map<number, number> {
  const kept = new Map<number, number>();
  numbers.sort();
  let first = 0;
  for (let i = 1; i < numbers.length; i++) {
    if (numbers[i] - numbers[first] > tolerance) first = i;
    else if (numbers[i] !== numbers[first]) kept.set(numbers[i], numbers[first]);
  }
  return kept;
}
