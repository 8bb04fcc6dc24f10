// SPDX-License-Identifier: Apache-2.0

/* Compiles the runtime for the tests, with an array in place of WebAssembly's memory. */
#define CER_TEST 1
#include <stdio.h>
#include <stdlib.h>

#include "../../Sources/CEmbeddedRuntime/allocator.c"
#include "../../Sources/CEmbeddedRuntime/multiply.c"
#include "include/CEmbeddedRuntimeNative.h"

static uint8_t *arena;
static size_t used_pages, limit_pages;

void cer_begin(size_t pages, size_t limit) {
  free(arena);
  /* Not zero, like reused memory. */
  arena = malloc(limit << 16);
  __builtin_memset(arena, 0xa5, limit << 16);
  used_pages = pages;
  limit_pages = limit;
  cer_forget();
}

uint8_t *cer_heap_base(void) { return arena + 3; }
uintptr_t cer_memory_begin(void) { return (uintptr_t)arena; }
uintptr_t cer_memory_end(void) { return (uintptr_t)arena + (used_pages << 16); }
int cer_memory_grow(size_t pages) {
  if (pages > limit_pages - used_pages) return 0;
  used_pages += pages;
  return 1;
}

_Noreturn void cer_fail(const char *message) {
  fprintf(stderr, "%s\n", message);
  abort();
}

void cer_multiply(uint64_t a_high, uint64_t a_low, uint64_t b_high, uint64_t b_low, uint64_t *high, uint64_t *low) {
  __int128 a = (__int128)((unsigned __int128)a_high << 64 | a_low);
  __int128 b = (__int128)((unsigned __int128)b_high << 64 | b_low);
  unsigned __int128 product = (unsigned __int128)cer___multi3(a, b);
  *high = (uint64_t)(product >> 64);
  *low = (uint64_t)product;
}

void cer_shift(int is_left, uint64_t a_high, uint64_t a_low, int count, uint64_t *high, uint64_t *low) {
  __int128 a = (__int128)((unsigned __int128)a_high << 64 | a_low);
  unsigned __int128 result = (unsigned __int128)(is_left ? cer___ashlti3(a, count) : cer___lshrti3(a, count));
  *high = (uint64_t)(result >> 64);
  *low = (uint64_t)result;
}
