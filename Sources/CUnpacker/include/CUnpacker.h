// SPDX-License-Identifier: Apache-2.0

/* The packed form of a WebAssembly module: its bytes, sorted by their meaning. A compressor finds more repetitions
   among instructions alone, indices of locals alone and so on than in code, where they alternate.

   A packed module is

     the size of each stream, in 4 bytes each, little-endian
     the streams, in the order of `quire_stream`

   QUIRE_FRAME is the module without the contents of its code section after the number of functions; the first 4 bytes
   are the number of bytes before these contents, and the next 4 the number of functions. The other streams contain
   the fields of all functions' bodies in their original encoding, except:

   - a load or store with the natural alignment stores none; with another one, QUIRE_ODD is added to its opcode;
   - the sizes of bodies are left out. */
#pragma once
#include <stdint.h>

enum quire_stream {
  QUIRE_FRAME,
  /* Opcodes. */
  QUIRE_CODES,
  /* Indices of local variables. */
  QUIRE_LOCALS,
  /* Offsets of loads and stores. */
  QUIRE_OFFSETS,
  /* Alignments other than the natural one. */
  QUIRE_ALIGNMENTS,
  /* Constants. */
  QUIRE_INTEGERS,
  QUIRE_LONG_INTEGERS,
  QUIRE_REALS,
  /* Indices of functions. */
  QUIRE_CALLS,
  /* Types of blocks. */
  QUIRE_BLOCKS,
  /* Depths of branches. */
  QUIRE_BRANCHES,
  /* The local variables of functions. */
  QUIRE_DECLARATIONS,
  QUIRE_OTHERS,
  QUIRE_STREAMS
};

enum { QUIRE_ODD = 0xB8 };

/* The exponent of a load's or store's natural alignment, by opcode. */
uint8_t quire_alignment(uint8_t code);

/* Unpacks the module at `packed` to the address `module`, and returns the end of the module. The packed bytes must be
   complete. The module has less than twice as many bytes. */
uint8_t *quire_unpack(const uint8_t *packed, uint8_t *module);
