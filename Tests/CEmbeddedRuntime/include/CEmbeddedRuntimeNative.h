// SPDX-License-Identifier: Apache-2.0

#ifndef CEMBEDDED_RUNTIME_NATIVE_H
#define CEMBEDDED_RUNTIME_NATIVE_H
/* The parts of CEmbeddedRuntime that do not depend on WebAssembly, compiled for the machine of the tests. */
#include <stddef.h>
#include <stdint.h>

void *cer_malloc(size_t size);
void cer_free(void *payload);
void *cer_calloc(size_t count, size_t size);
void *cer_realloc(void *payload, size_t size);
int cer_posix_memalign(void **out, size_t alignment, size_t size);
/* The bytes that a payload of `size` takes, header included, or 0 if the block's class gives another number. */
size_t cer_stride(size_t size);
uint32_t cer_allocations(void);
/* The box of an object's weak references, and its beginning and end. The third word of a box is the object. */
void *cer_weak_box(void *object);
void cer_weak_begin(void *object, void *box);
void cer_weak_end(void *box);
/* Resets the allocator, with a memory of `pages` that may grow up to `limit`, both in pages of 64 KiB. */
void cer_begin(size_t pages, size_t limit);
uintptr_t cer_memory_begin(void);
uintptr_t cer_memory_end(void);

double cer_exp(double x);
double cer_log(double x);
double cer_pow(double x, double y);
double cer_sin(double x);
double cer_cos(double x);
double cer_round(double x);
double cer_fmod(double x, double y);
double cer_remainder(double x, double y);
double cer_fma(double a, double b, double c);
double cer_exp2(double x);
double cer_log2(double x);
double cer_log10(double x);
double cer_ldexp(double x, int exponent);

float cer_expf(float x);
float cer_exp2f(float x);
float cer_logf(float x);
float cer_log2f(float x);
float cer_log10f(float x);
float cer_powf(float x, float y);
float cer_sinf(float x);
float cer_cosf(float x);
float cer_roundf(float x);
float cer_fmodf(float x, float y);
float cer_remainderf(float x, float y);
float cer_ldexpf(float x, int exponent);
float cer_fmaf(float a, float b, float c);

/* The product's two halves. */
void cer_multiply(uint64_t a_high, uint64_t a_low, uint64_t b_high, uint64_t b_low, uint64_t *high, uint64_t *low);
/* The two halves after a shift by 0 to 127. */
void cer_shift(int is_left, uint64_t a_high, uint64_t a_low, int count, uint64_t *high, uint64_t *low);

#endif
