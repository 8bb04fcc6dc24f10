// SPDX-License-Identifier: Apache-2.0

#ifndef CEMBEDDED_RUNTIME_NATIVE_H
#define CEMBEDDED_RUNTIME_NATIVE_H
/* The parts of CEmbeddedRuntime that are not bound to WebAssembly, compiled for the machine of the tests. */
#include <stddef.h>
#include <stdint.h>

void *cer_malloc(size_t size);
void cer_free(void *payload);
void *cer_calloc(size_t count, size_t size);
void *cer_realloc(void *payload, size_t size);
int cer_posix_memalign(void **out, size_t alignment, size_t size);
/* The bytes that a payload of `size` takes, header included; 0 if the class does not say the same. */
size_t cer_stride(size_t size);
uint32_t cer_allocations(void);
/* Starts anew with a memory of `pages` that may grow up to `limit`, both in pages of 64 KiB. */
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

/* The product's two halves. */
void cer_multiply(uint64_t a_high, uint64_t a_low, uint64_t b_high, uint64_t b_low, uint64_t *high, uint64_t *low);

#endif
