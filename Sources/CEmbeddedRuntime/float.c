// SPDX-License-Identifier: Apache-2.0

/* The functions of math.c in single precision. Each is computed in double precision and rounded: `round`, `fmod`,
   `remainder` and `ldexp` are exact there, the others are off by at most 1 unit in the last place. A conversion such as
   `Double(aFloat).rounded()` calls them too, since the optimizer narrows it. */
#include "internal/double.h"
#include "internal/runtime.h"

#if defined(__wasm__) || defined(CER_TEST)

double CER_NAME(exp)(double x);
double CER_NAME(exp2)(double x);
double CER_NAME(log)(double x);
double CER_NAME(log2)(double x);
double CER_NAME(log10)(double x);
double CER_NAME(pow)(double x, double y);
double CER_NAME(sin)(double x);
double CER_NAME(cos)(double x);
double CER_NAME(round)(double x);
double CER_NAME(fmod)(double x, double y);
double CER_NAME(remainder)(double x, double y);
double CER_NAME(ldexp)(double x, int exponent);

float CER_NAME(expf)(float x) { return (float)CER_NAME(exp)(x); }
float CER_NAME(exp2f)(float x) { return (float)CER_NAME(exp2)(x); }
float CER_NAME(logf)(float x) { return (float)CER_NAME(log)(x); }
float CER_NAME(log2f)(float x) { return (float)CER_NAME(log2)(x); }
float CER_NAME(log10f)(float x) { return (float)CER_NAME(log10)(x); }
float CER_NAME(powf)(float x, float y) { return (float)CER_NAME(pow)(x, y); }
float CER_NAME(sinf)(float x) { return (float)CER_NAME(sin)(x); }
float CER_NAME(cosf)(float x) { return (float)CER_NAME(cos)(x); }
float CER_NAME(roundf)(float x) { return (float)CER_NAME(round)(x); }
float CER_NAME(fmodf)(float x, float y) { return (float)CER_NAME(fmod)(x, y); }
float CER_NAME(remainderf)(float x, float y) { return (float)CER_NAME(remainder)(x, y); }
float CER_NAME(ldexpf)(float x, int exponent) { return (float)CER_NAME(ldexp)(x, exponent); }

/* Rounded once: the product is exact in double precision, and an inexact sum is rounded to an odd significand, so that
   rounding it to single precision is correct. */
float CER_NAME(fmaf)(float a, float b, float c) {
  double product = (double)a * b, sum = product + c;
  double added = sum - product, lost = (product - (sum - added)) + (c - added);
  if (lost != 0 && lost == lost && __builtin_fabs(sum) < __builtin_inf()) {
    Bits odd = {sum};
    if (!(odd.bits & 1)) odd.bits += (lost > 0) == (sum > 0) ? 1 : -1;
    sum = odd.value;
  }
  return (float)sum;
}

#endif
