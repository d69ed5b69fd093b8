/** What goals cost, as it travels among whole numbers: two words of 32 bits a goal. */

/** @param costs Null if no goal costs anything. */
export function wordsOf(costs: Float64Array | null, count: number): Int32Array {
  return new Int32Array((costs ?? new Float64Array(count)).buffer);
}

/** Returns the costs in a copy of words. */
export function costsIn(words: Int32Array): Float64Array {
  return new Float64Array(words.slice().buffer);
}
