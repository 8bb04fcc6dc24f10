// SPDX-License-Identifier: Apache-2.0

/* The program's needs from its host: a log, entropy and a start. In a page these are two JavaScript functions. With
   CER_WASI, they are the command line of a WebAssembly runtime. */
#include "internal/runtime.h"

#if defined(__wasm__)

extern int __main_argc_argv(int count, char **arguments);

#ifdef CER_WASI
#define WASI(name) __attribute__((import_module("wasi_snapshot_preview1"), import_name(name)))
typedef struct Slice {
  const void *start;
  size_t count;
} Slice;
typedef struct Room {
  void *start;
  size_t count;
} Room;
WASI("fd_write") extern int wasi_write(int file, const Slice *slices, size_t count, size_t *written);
WASI("fd_read") extern int wasi_read(int file, const Room *rooms, size_t count, size_t *read);
WASI("random_get") extern int wasi_random(void *bytes, size_t count);
WASI("proc_exit") extern _Noreturn void wasi_exit(int status);

static void host_write(const char *text, size_t count) {
  Slice slices[2] = {{text, count}, {"\n", 1}};
  size_t written;
  wasi_write(1, slices, 2, &written);
}
static void host_random(void *bytes, size_t count) {
  if (wasi_random(bytes, count)) cer_fail("no random numbers");
}
#else
#define HOST(name) __attribute__((import_module("host"), import_name(name)))
HOST("write") extern void host_write(const char *text, size_t count);
HOST("random") extern void host_random(void *bytes, size_t count);
#endif

/* The log takes lines. A longer line is logged in parts. */
static char line[512];
static size_t line_length;

static void end_line(void) {
  host_write(line, line_length);
  line_length = 0;
}

int putchar(int character) {
  if (character == '\n') {
    end_line();
  } else {
    if (line_length == sizeof line) end_line();
    line[line_length++] = (char)character;
  }
  return character;
}

void arc4random_buf(void *bytes, size_t count) { host_random(bytes, count); }

_Noreturn void cer_fail(const char *message) {
  if (line_length) end_line();
  size_t count = 0;
  while (message[count]) count++;
  host_write(message, count);
  __builtin_trap();
}

_Noreturn void abort(void) { cer_fail("aborted"); }

/* Swift code is built without the stack protector. C code that uses it gets a fixed guard. */
uintptr_t __stack_chk_guard = 0x5bd1e995;
_Noreturn void __stack_chk_fail(void) { cer_fail("the stack was overwritten"); }

#ifdef CER_WASI
/* The next byte of the standard input, or -1 at its end. */
int getchar(void) {
  static unsigned char bytes[4096];
  static size_t position, count;
  if (position == count) {
    Room room = {bytes, sizeof bytes};
    position = count = 0;
    if (wasi_read(0, &room, 1, &count) || !count) return -1;
  }
  return bytes[position++];
}

_Noreturn void exit(int status) {
  if (line_length) end_line();
  wasi_exit(status);
}
__attribute__((export_name("_start"))) void _start(void) {
  int status = __main_argc_argv(0, 0);
  if (line_length) end_line();
  if (status) wasi_exit(status);
}
#else
__attribute__((export_name("quire_main"))) int quire_main(void) {
  int status = __main_argc_argv(0, 0);
  if (line_length) end_line();
  return status;
}
#endif

#endif
