// SPDX-License-Identifier: Apache-2.0

/* Compiled twice: into the command, which unpacks every module that it has packed as a check, and by the command into
   the WebAssembly module that a page loads. There it has no library. A damaged file ends with a trap at a memory
   access, since every step writes at least one byte. */
#include "CUnpacker.h"

/* The next byte of each stream, and of the module. */
static _Thread_local const uint8_t *from[QUIRE_STREAMS];
static _Thread_local uint8_t *to;

static uint8_t byte(enum quire_stream stream) { return *to++ = *from[stream]++; }

static void bytes(enum quire_stream stream, uint32_t count) {
  while (count--) byte(stream);
}

/* Copies a LEB128 number and returns it. For a signed number, or one with more than 32 bits, the returned value is
   meaningless. */
static uint32_t number(enum quire_stream stream) {
  uint32_t value = 0, shift = 0;
  uint8_t part;
  do {
    part = byte(stream);
    value |= (uint32_t)(part & 0x7F) << (shift & 31);
    shift += 7;
  } while (part & 0x80);
  return value;
}

static uint32_t word(const uint8_t **at) {
  const uint8_t *b = *at;
  *at += 4;
  return b[0] | b[1] << 8 | b[2] << 16 | (uint32_t)b[3] << 24;
}

uint8_t quire_alignment(uint8_t code) {
  switch (code) {
  case 0x29: case 0x2B: case 0x37: case 0x39: return 3;
  case 0x28: case 0x2A: case 0x34: case 0x35: case 0x36: case 0x38: case 0x3E: return 2;
  case 0x2E: case 0x2F: case 0x32: case 0x33: case 0x3B: case 0x3D: return 1;
  default: return 0;
  }
}

static void access(uint8_t code, int is_odd) {
  *to++ = code;
  if (is_odd) number(QUIRE_ALIGNMENTS);
  else *to++ = quire_alignment(code);
  number(QUIRE_OFFSETS);
}

/* Copies instructions up to the end of a function body. */
static void instructions(void) {
  for (uint32_t depth = 1; depth;) {
    uint8_t code = *from[QUIRE_CODES]++;
    if (code >= 0x28 + QUIRE_ODD && code <= 0x3E + QUIRE_ODD) {
      access(code - QUIRE_ODD, 1);
      continue;
    }
    if (code >= 0x28 && code <= 0x3E) {
      access(code, 0);
      continue;
    }
    *to++ = code;
    switch (code) {
    case 0x02: case 0x03: case 0x04: /* block, loop, if */
      number(QUIRE_BLOCKS);
      depth++;
      break;
    case 0x0B: /* end */
      depth--;
      break;
    case 0x0C: case 0x0D: /* br, br_if */
      number(QUIRE_BRANCHES);
      break;
    case 0x0E: /* br_table */
      for (uint32_t count = number(QUIRE_BRANCHES) + 1; count; count--) number(QUIRE_BRANCHES);
      break;
    case 0x10: case 0xD2: /* call, ref.func */
      number(QUIRE_CALLS);
      break;
    case 0x1C: /* select with types */
      bytes(QUIRE_OTHERS, number(QUIRE_OTHERS));
      break;
    case 0x20: case 0x21: case 0x22: /* local.get, local.set, local.tee */
      number(QUIRE_LOCALS);
      break;
    case 0x11: /* call_indirect */
      number(QUIRE_OTHERS);
      /* fall through */
    case 0x23: case 0x24: case 0x25: case 0x26: case 0x3F: case 0x40: case 0xD0: /* one index */
      number(QUIRE_OTHERS);
      break;
    case 0x41: /* i32.const */
      number(QUIRE_INTEGERS);
      break;
    case 0x42: /* i64.const */
      number(QUIRE_LONG_INTEGERS);
      break;
    case 0x43: /* f32.const */
      bytes(QUIRE_REALS, 4);
      break;
    case 0x44: /* f64.const */
      bytes(QUIRE_REALS, 8);
      break;
    case 0xFC: { /* conversions have no index, memory.copy and table.copy have two, the others one */
      uint32_t kind = number(QUIRE_OTHERS);
      if (kind < 8) break;
      if (kind == 8 || kind == 10 || kind == 12 || kind == 14) number(QUIRE_OTHERS);
      number(QUIRE_OTHERS);
    }
    }
  }
}

/* Writes a function body, preceded by its size. */
static void body(void) {
  uint8_t *start = to;
  for (uint32_t groups = number(QUIRE_DECLARATIONS); groups; groups--) {
    number(QUIRE_DECLARATIONS);
    byte(QUIRE_DECLARATIONS);
  }
  instructions();
  uint32_t size = to - start, length = 1;
  while (length < 5 && size >> (7 * length)) length++;
  __builtin_memmove(start + length, start, size);
  to += length;
  for (; --length; size >>= 7) *start++ = (size & 0x7F) | 0x80;
  *start = size;
}

uint8_t *quire_unpack(const uint8_t *packed, uint8_t *module) {
  const uint8_t *stream = packed + 4 * QUIRE_STREAMS;
  for (int each = 0; each < QUIRE_STREAMS; each++) {
    from[each] = stream;
    stream += word(&packed);
  }
  const uint8_t *end = from[QUIRE_CODES];
  to = module;
  uint32_t before = word(&from[QUIRE_FRAME]), functions = word(&from[QUIRE_FRAME]);
  bytes(QUIRE_FRAME, before);
  while (functions--) body();
  bytes(QUIRE_FRAME, end - from[QUIRE_FRAME]);
  return to;
}

#if defined(__wasm__)

/* A page puts the packed bytes at `__heap_base`, adds memory after them, and receives the end of the module. */
__attribute__((export_name("unpack"))) uint8_t *unpack(const uint8_t *packed, uint32_t length) {
  return quire_unpack(packed, (uint8_t *)packed + length);
}

#endif
