// SPDX-License-Identifier: Apache-2.0

/* Products and shifts of 128-bit integers, which fma and printing a Double need, and for which WebAssembly has no
   instructions. */
#include "internal/runtime.h"

#if defined(__wasm__) || defined(CER_TEST)

__int128 CER_NAME(__multi3)(__int128 a, __int128 b) {
  uint64_t a_low = (uint64_t)a, a_high = (uint64_t)((unsigned __int128)a >> 64);
  uint64_t b_low = (uint64_t)b, b_high = (uint64_t)((unsigned __int128)b >> 64);
  uint64_t a0 = (uint32_t)a_low, a1 = a_low >> 32, b0 = (uint32_t)b_low, b1 = b_low >> 32;
  uint64_t p00 = a0 * b0, p01 = a0 * b1, p10 = a1 * b0, p11 = a1 * b1;
  uint64_t middle = (p00 >> 32) + (uint32_t)p01 + (uint32_t)p10; /* below 3 * 2^32 */
  uint64_t low = (middle << 32) | (uint32_t)p00;
  uint64_t high = p11 + (p01 >> 32) + (p10 >> 32) + (middle >> 32) + a_low * b_high + a_high * b_low;
  return (__int128)(((unsigned __int128)high << 64) | low);
}

static __int128 joined(uint64_t high, uint64_t low) { return (__int128)((unsigned __int128)high << 64 | low); }

/* The count must be from 0 to 127. */
__int128 CER_NAME(__ashlti3)(__int128 value, int count) {
  uint64_t low = (uint64_t)value, high = (uint64_t)((unsigned __int128)value >> 64);
  if (count == 0) return value;
  if (count >= 64) return joined(low << (count - 64), 0);
  return joined(high << count | low >> (64 - count), low << count);
}

__int128 CER_NAME(__lshrti3)(__int128 value, int count) {
  uint64_t low = (uint64_t)value, high = (uint64_t)((unsigned __int128)value >> 64);
  if (count == 0) return value;
  if (count >= 64) return joined(0, high >> (count - 64));
  return joined(high >> count, high << (64 - count) | low >> count);
}

#endif
