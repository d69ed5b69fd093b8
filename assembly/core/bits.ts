/** Planes of bits in linear memory: bit n is bit n & 7 of byte n >> 3. */

export function testBit(plane: usize, bit: u32): bool {
  return ((load<u8>(plane + (bit >> 3)) >> u8(bit & 7)) & 1) != 0;
}

/** Does the same. It is called, not copied to its callers, which follow edits or make planes (scripts/inlining.mjs). */
export function coldTest(plane: usize, bit: u32): bool {
  return testBit(plane, bit);
}

export function writeBit(plane: usize, bit: u32, value: bool): void {
  const at = plane + (bit >> 3);
  const mask: u8 = 1 << u8(bit & 7);
  store<u8>(at, value ? load<u8>(at) | mask : load<u8>(at) & ~mask);
}

/** Returns the number of steps from a bit to the next set bit in a direction. Each line has a set bit beyond its last cell. */
export function distanceTo(plane: usize, bit: u32, sign: i32): i32 {
  return distanceToAny(plane, plane, plane, bit, sign);
}

/** Like `distanceTo`, to the next bit set in any of three planes. */
export function distanceToAny(a: usize, b: usize, c: usize, bit: u32, sign: i32): i32 {
  const from: i32 = bit & 63;
  // The bit itself and the bits after it in its word.
  const onward = u64.MAX_VALUE << (<u64>from);
  let at: usize = (bit >> 6) << 3;
  let found = (load<u64>(a + at) | load<u64>(b + at) | load<u64>(c + at)) & (sign > 0 ? onward << 1 : ~onward);
  let distance = sign > 0 ? -from : from - 63;
  while (!found) {
    at += sign << 3;
    found = load<u64>(a + at) | load<u64>(b + at) | load<u64>(c + at);
    distance += 64;
  }
  return distance + <i32>(sign > 0 ? ctz(found) : clz(found));
}
