// @ts-nocheck: for TypeScript, v128 and u32 have no operators in common. The AssemblyScript compiler checks each instance.
/**
 * Words of bits, as wide as the engine has them: `W` is v128 in WebAssembly, u32 in the js engine, which has no SIMD (nor 64-bit integers). Code
 * over planes of bits is written once, for either. It takes `sizeof<W>()` bytes at a time, at addresses that are multiples of 4.
 *
 * The compiler drops the branch that does not apply.
 */

export function both<W>(a: W, b: W): W {
  if (ASC_FEATURE_SIMD) return v128.and(a, b);
  return a & b;
}

export function either<W>(a: W, b: W): W {
  if (ASC_FEATURE_SIMD) return v128.or(a, b);
  return a | b;
}

/** Returns the bits of `a` that `b` lacks. */
export function without<W>(a: W, b: W): W {
  if (ASC_FEATURE_SIMD) return v128.andnot(a, b);
  return a & ~b;
}

/** Returns the bits at an address, moved by one position: bit p becomes bit p + 1 (from = -1) or p - 1 (from = 1). */
export function shifted<W>(at: usize, from: i32): W {
  if (ASC_FEATURE_SIMD) {
    const bits = v128.load(at);
    if (from < 0) return v128.or(i64x2.shl(bits, 1), i64x2.shr_u(v128.load(at - 8), 63));
    return v128.or(i64x2.shr_u(bits, 1), i64x2.shl(v128.load(at, 8), 63));
  }
  const word = load<u32>(at);
  return from < 0 ? (word << 1) | (load<u32>(at - 4) >> 31) : (word >> 1) | (load<u32>(at, 4) << 31);
}

/** Returns the 32 bits of a plane from any bit on. May read 8 bytes beyond the first of them. */
export function wordAt(plane: usize, bit: i32): u32 {
  if (ASC_FEATURE_SIMD) return <u32>(load<u64>(plane + <usize>(bit >> 3)) >> <u64>(bit & 7));
  const at = plane + <usize>((bit >> 5) << 2);
  const shift = bit & 31;
  return (load<u32>(at) >> shift) | ((load<u32>(at, 4) << 1) << (31 - shift));
}

/** Returns the number of bits that are set from `at` to `end`, which is a multiple of 4 bytes further on. */
export function countBits(at: usize, end: usize): u32 {
  let count: u32 = 0;
  for (; at < end; at += 4) count += popcnt(load<u32>(at));
  return count;
}

/** Replaces the bits in which a 64-bit mask is set, in each 8 bytes from `at` to `end`, by those `ahead` bytes further on. Spoils up to 15 bytes beyond, which the buffer must have. */
export function takeFrom(at: usize, end: usize, ahead: usize, mask: u64): void {
  if (ASC_FEATURE_SIMD) {
    const masks = i64x2.splat(mask);
    for (; at < end; at += 16) v128.store(at, v128.bitselect(v128.load(at + ahead), v128.load(at), masks));
    return;
  }
  const low = <u32>mask;
  const high = <u32>(mask >> 32);
  for (; at < end; at += 8) {
    store<u32>(at, (load<u32>(at + ahead) & low) | (load<u32>(at) & ~low));
    store<u32>(at, (load<u32>(at + ahead, 4) & high) | (load<u32>(at, 4) & ~high), 4);
  }
}

/** Compares eight bytes with eight others, pair by pair. Returns a bit for each pair that differs. */
export function differingBytes(a: usize, b: usize): u32 {
  if (ASC_FEATURE_SIMD) return i8x16.bitmask(i8x16.ne(v128.load64_zero(a), v128.load64_zero(b)));
  let bits: u32 = 0;
  for (let i: u32 = 0; i < 8; i++) bits |= u32(load<u8>(a + i) != load<u8>(b + i)) << i;
  return bits;
}

/** Returns the greatest gap between two intervals of u16, in any of eight lanes; 0 if all overlap. Upper ends stand `upper` bytes behind lower ones. */
export function greatestGap(a: usize, b: usize, upper: usize): i32 {
  if (ASC_FEATURE_SIMD) {
    // At most one of the two differences is above 0.
    let lanes = v128.or(
      v128.sub_sat<u16>(v128.load(a), v128.load(b + upper)),
      v128.sub_sat<u16>(v128.load(b), v128.load(a + upper)),
    );
    lanes = v128.max<u16>(lanes, v128.shuffle<u16>(lanes, lanes, 4, 5, 6, 7, 0, 1, 2, 3));
    lanes = v128.max<u16>(lanes, v128.shuffle<u16>(lanes, lanes, 2, 3, 0, 1, 6, 7, 4, 5));
    lanes = v128.max<u16>(lanes, v128.shuffle<u16>(lanes, lanes, 1, 0, 3, 2, 5, 4, 7, 6));
    return <i32>v128.extract_lane<u16>(lanes, 0);
  }
  let most: i32 = 0;
  for (let lane: usize = 0; lane < 16; lane += 2) {
    most = max(most, <i32>load<u16>(a + lane) - <i32>load<u16>(b + upper + lane));
    most = max(most, <i32>load<u16>(b + lane) - <i32>load<u16>(a + upper + lane));
  }
  return most;
}

/** Adds four doubles times a factor to four others. */
export function addProducts(sums: usize, values: usize, factor: f64): void {
  if (ASC_FEATURE_SIMD) {
    const factors = f64x2.splat(factor);
    const sum = f64x2.add(v128.load(sums), f64x2.mul(factors, v128.load(values)));
    const next = f64x2.add(v128.load(sums, 16), f64x2.mul(factors, v128.load(values, 16)));
    v128.store(sums, sum);
    v128.store(sums, next, 16);
    return;
  }
  for (let at: usize = 0; at < 32; at += 8)
    store<f64>(sums + at, load<f64>(sums + at) + factor * load<f64>(values + at));
}

/** Divides four doubles. Returns the sum of 0 times each quotient: NaN unless all are finite, else 0. */
export function quotients(at: usize, divisor: f64): f64 {
  if (ASC_FEATURE_SIMD) {
    const divisors = f64x2.splat(divisor);
    const quotient = f64x2.div(v128.load(at), divisors);
    const next = f64x2.div(v128.load(at, 16), divisors);
    v128.store(at, quotient);
    v128.store(at, next, 16);
    const zero = f64x2.mul(f64x2.splat(0), f64x2.add(quotient, next));
    return f64x2.extract_lane(zero, 0) + f64x2.extract_lane(zero, 1);
  }
  let zero: f64 = 0;
  for (let end = at + 32; at < end; at += 8) {
    const quotient = load<f64>(at) / divisor;
    store<f64>(at, quotient);
    zero += 0 * quotient;
  }
  return zero;
}

/** Writes eight numbers (u16) that count from blocked cells on: 0 where a bit is set, else one more than above, at most 65535. */
export function fallLanes(bits: u32, above: usize, to: usize): void {
  if (ASC_FEATURE_SIMD) {
    const lanes = i16x8(1, 2, 4, 8, 16, 32, 64, 128);
    const blocked = i16x8.eq(v128.and(i16x8.splat(<i16>bits), lanes), lanes);
    v128.store(to, v128.andnot(v128.add_sat<u16>(v128.load(above), i16x8.splat(1)), blocked));
    return;
  }
  for (let lane: u32 = 0; lane < 8; lane++) {
    const next = min(<u32>load<u16>(above + (lane << 1)) + 1, 65535);
    store<u16>(to + (lane << 1), (bits >> lane) & 1 ? 0 : u16(next));
  }
}

/** Lowers eight numbers (u16) to one more than others. */
export function spreadLanes(from: usize, to: usize): void {
  if (ASC_FEATURE_SIMD) {
    v128.store(to, v128.min<u16>(v128.load(to), v128.add_sat<u16>(v128.load(from), i16x8.splat(1))));
    return;
  }
  for (let at: usize = 0; at < 16; at += 2) {
    const next = <u32>load<u16>(from + at) + 1;
    if (load<u16>(to + at) > next) store<u16>(to + at, u16(next));
  }
}

/** Writes the squares of eight numbers (u16); 65535 if they are above 255. */
export function squareLanes(from: usize, to: usize): void {
  if (ASC_FEATURE_SIMD) {
    const roots = v128.load(from);
    v128.store(to, v128.or(i16x8.mul(roots, roots), v128.gt<u16>(roots, i16x8.splat(255))));
    return;
  }
  for (let at: usize = 0; at < 16; at += 2) {
    const root = <u32>load<u16>(from + at);
    store<u16>(to + at, root > 255 ? 65535 : u16(root * root));
  }
}

/** Writes eight times the least of k * k + the number (u16) k places before or behind, k from 0 to `limit`. Returns whether no greater k could be less. */
export function nearestLanes(at: usize, to: usize, limit: u32): bool {
  if (ASC_FEATURE_SIMD) {
    let best = v128.load(at);
    let left = at - 2;
    let right = at + 2;
    let square: u32 = 1;
    let squares = i16x8.splat(1);
    for (let k: u32 = 1; v128.any_true(v128.gt<u16>(best, squares)); k++) {
      if (k > limit) {
        v128.store(to, best);
        return false;
      }
      best = v128.min<u16>(best, v128.add_sat<u16>(squares, v128.min<u16>(v128.load(left), v128.load(right))));
      left -= 2;
      right += 2;
      square += 2 * k + 1;
      squares = i16x8.splat(<i16>square);
    }
    v128.store(to, best);
    return true;
  }
  let isDone = true;
  for (let end = at + 16; at < end; at += 2, to += 2) {
    let best = <u32>load<u16>(at);
    let k: u32 = 1;
    for (; k <= limit && k * k < best; k++) {
      best = min(best, k * k + min(<u32>load<u16>(at - (k << 1)), <u32>load<u16>(at + (k << 1))));
    }
    if (k * k < best) isDone = false;
    store<u16>(to, u16(best));
  }
  return isDone;
}

/** Writes the square roots of eight numbers (u16) as f32. */
export function rootLanes(from: usize, to: usize): void {
  if (ASC_FEATURE_SIMD) {
    const squares = v128.load(from);
    v128.store(to, f32x4.sqrt(f32x4.convert_i32x4_u(i32x4.extend_low_i16x8_u(squares))));
    v128.store(to, f32x4.sqrt(f32x4.convert_i32x4_u(i32x4.extend_high_i16x8_u(squares))), 16);
    return;
  }
  for (let lane: usize = 0; lane < 8; lane++) {
    store<f32>(to + (lane << 2), <f32>Math.sqrt(<f64>load<u16>(from + (lane << 1))));
  }
}
