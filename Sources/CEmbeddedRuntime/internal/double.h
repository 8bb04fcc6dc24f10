// SPDX-License-Identifier: Apache-2.0

#ifndef CER_DOUBLE_H
#define CER_DOUBLE_H
#include <stdint.h>

typedef union Bits {
  double value;
  uint64_t bits;
} Bits;

/* value = (-1)^negative * significand * 2^exponent, with bit 52 of the significand set. */
typedef struct Parts {
  uint64_t significand;
  int exponent;
  int negative;
} Parts;

/* For a finite value other than zero. */
static inline Parts parts_of(double value) {
  Bits bits = {value};
  int exponent = (int)(bits.bits >> 52 & 0x7ff);
  Parts parts = {bits.bits & 0xfffffffffffffull, exponent - 1075, (int)(bits.bits >> 63)};
  if (exponent) {
    parts.significand |= 1ull << 52;
  } else { /* subnormal */
    int shift = __builtin_clzll(parts.significand) - 11;
    parts.significand <<= shift;
    parts.exponent = -1074 - shift;
  }
  return parts;
}

#endif
