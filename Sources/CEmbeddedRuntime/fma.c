// SPDX-License-Identifier: Apache-2.0

/* a * b + c, rounded once, which `stride(from:to:by:)` on Double uses. The result must equal that of a processor's own
   instruction, so it is computed with integers. */
#include "internal/double.h"
#include "internal/runtime.h"

#if defined(__wasm__) || defined(CER_TEST)

typedef unsigned __int128 Wide;

static int leading_zeros(Wide value) {
  uint64_t high = (uint64_t)(value >> 64);
  return high ? __builtin_clzll(high) : 64 + __builtin_clzll((uint64_t)value);
}

/* Shifts right. If any 1 bits are lost, sets the lowest bit (the sticky bit). */
static Wide shift_right(Wide value, int count) {
  if (count == 0) return value;
  if (count > 127) return value != 0;
  return value >> count | ((value << (128 - count)) != 0);
}

/* The nearest double, halves to even, of value * 2^exponent. The lowest bit of `value` may be a sticky bit. */
static double rounded(int negative, Wide value, int exponent) {
  /* 55 bits: the significand, a bit of half its unit, and the sticky bit. Fewer if the result is subnormal. */
  int excess = 128 - leading_zeros(value) - 55;
  if (exponent + excess < -1076) excess = -1076 - exponent;
  value = excess >= 0 ? shift_right(value, excess) : value << -excess;
  exponent += excess + 2;
  uint64_t significand = (uint64_t)value;
  uint64_t below = significand & 3;
  significand >>= 2;
  significand += below == 3 || (below == 2 && (significand & 1));
  /* A carry out of the significand increments the exponent, because both are adjacent. */
  uint64_t bits = significand;
  if (significand >= 1ull << 52) bits = ((uint64_t)(exponent + 1074) << 52) + significand;
  if (exponent > 971 || bits >= 0x7ffull << 52) bits = 0x7ffull << 52;
  Bits result = {.bits = bits | (uint64_t)negative << 63};
  return result.value;
}

double CER_NAME(fma)(double a, double b, double c) {
  double infinity = __builtin_inf();
  /* For zero, infinity and NaN the plain sum is exact, or as undefined as it should be. */
  if (a == 0 || b == 0 || !(__builtin_fabs(a) < infinity) || !(__builtin_fabs(b) < infinity)) return a * b + c;
  if (!(__builtin_fabs(c) < infinity)) return c;
  Parts x = parts_of(a), y = parts_of(b);
  int negative = x.negative ^ y.negative;
  int exponent = x.exponent + y.exponent;
  Wide product = (Wide)x.significand * y.significand; /* 105 or 106 bits */
  if (c == 0) return rounded(negative, product, exponent);
  Parts z = parts_of(c);
  /* Both with their highest bit at 125 or 126, so that a sum fits and lost bits are far below. */
  int lift = leading_zeros(product) - 2;
  product <<= lift;
  exponent -= lift;
  Wide addend = (Wide)z.significand << 73;
  int addend_exponent = z.exponent - 73;
  if (exponent > addend_exponent) {
    addend = shift_right(addend, exponent - addend_exponent > 200 ? 200 : exponent - addend_exponent);
  } else if (exponent < addend_exponent) {
    product = shift_right(product, addend_exponent - exponent > 200 ? 200 : addend_exponent - exponent);
    exponent = addend_exponent;
  }
  if (negative == z.negative) return rounded(negative, product + addend, exponent);
  if (product == addend) return 0;
  return product > addend ? rounded(negative, product - addend, exponent)
                          : rounded(z.negative, addend - product, exponent);
}

#endif
