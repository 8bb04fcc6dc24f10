// SPDX-License-Identifier: Apache-2.0

#ifndef CER_RUNTIME_H
#define CER_RUNTIME_H
/* Declarations that the files of this target share. CER_TEST compiles the parts that do not depend on WebAssembly into
   a native test, under names that do not conflict with the system's. */
#include <stddef.h>
#include <stdint.h>

#ifdef CER_TEST
#define CER_NAME(name) cer_##name
#else
#define CER_NAME(name) name
#endif

#if defined(__wasm__)
/* Logs the reason, then traps. */
_Noreturn void cer_fail(const char *message);
#endif

#endif
