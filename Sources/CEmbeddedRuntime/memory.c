// SPDX-License-Identifier: Apache-2.0

/* Moving and comparing bytes. WebAssembly has one instruction each for copying and filling, which the builtins use. The
   functions here serve the calls that a compiler generates on its own. */
#include "internal/runtime.h"

#if defined(__wasm__)

void *memcpy(void *to, const void *from, size_t count) { return __builtin_memcpy(to, from, count); }
void *memmove(void *to, const void *from, size_t count) { return __builtin_memmove(to, from, count); }
void *memset(void *at, int byte, size_t count) { return __builtin_memset(at, byte, count); }

int memcmp(const void *left, const void *right, size_t count) {
  const uint8_t *a = left, *b = right;
  for (; count; count--, a++, b++) {
    if (*a != *b) return *a < *b ? -1 : 1;
  }
  return 0;
}

size_t strlen(const char *text) {
  size_t count = 0;
  while (text[count]) count++;
  return count;
}

#endif
