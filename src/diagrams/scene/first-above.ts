/** Returns the first index whose number is above `value`, from `low` to below `high`, where numbers ascend; `high` if there is none. */
export function firstAbove(numberAt: (index: number) => number, value: number, low: number, high: number): number {
  while (low < high) {
    const middle = (low + high) >> 1;
    if (numberAt(middle) > value) high = middle;
    else low = middle + 1;
  }
  return low;
}
