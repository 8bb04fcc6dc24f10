// SPDX-License-Identifier: Apache-2.0

/* malloc and its relatives: one free list per size class, over memory that only grows.

   A block is a header of 8 bytes and a payload whose address is a multiple of 16. A block's stride, header
   included, is its class's: 16, 32, ... 1024, then four steps to each doubling, so that at most a fifth of a
   large block is lost. A freed block goes to the front of its class's list and stays in that class. Blocks are
   not joined: a program that shows the same views again and again reaches a fixed set of blocks.

   There is one thread. If memory runs out, the program ends, because no caller can continue without it, and
   because address 0 is writable in WebAssembly: an unchecked null pointer would silently corrupt memory. */
#include "internal/runtime.h"

#if defined(__wasm__) || defined(CER_TEST)

#ifdef CER_TEST
extern uint8_t *cer_heap_base(void);
extern uintptr_t cer_memory_end(void);
extern int cer_memory_grow(size_t pages);
_Noreturn extern void cer_fail(const char *message);
#else
extern uint8_t __heap_base;
static uint8_t *cer_heap_base(void) { return &__heap_base; }
static uintptr_t cer_memory_end(void) { return (uintptr_t)__builtin_wasm_memory_size(0) << 16; }
static int cer_memory_grow(size_t pages) { return __builtin_wasm_memory_grow(0, pages) != (size_t)-1; }
#endif

#define SMALL_LIMIT 1024u             /* the largest stride that is only a multiple of 16 */
#define SMALL_CLASSES (SMALL_LIMIT / 16)
#define CLASSES (SMALL_CLASSES + 1 + 4 * 21)
#define LARGEST 0x7ffff000u           /* in bytes; keeps all sums below within 32 bits */

enum { LIVE = 0x6c697665, FREED = 0x66726565 }; /* mark live and free blocks; both are odd */

/* `state` is one of the two values above. For a live block with weak references it is even: the offset of
   their box from `origin()`. `class_index` 0 marks the header of an over-aligned payload. Its `state` is the distance
   from the payload of the block that contains it. */
typedef struct Header {
  uint32_t class_index;
  uint32_t state;
} Header;

typedef struct FreeBlock {
  struct FreeBlock *next;
} FreeBlock;

static FreeBlock *free_blocks[CLASSES];
static uintptr_t top;    /* the address of the next new header, 8 above a multiple of 16; 0 at first */
static uint32_t allocations;

/* The class for a payload of `size` bytes, and its stride. */
static uint32_t class_of(size_t size, size_t *stride) {
  size_t needed = size + sizeof(Header);
  if (needed <= SMALL_LIMIT) {
    uint32_t sixteenths = (uint32_t)((needed + 15) / 16);
    *stride = (size_t)sixteenths * 16;
    return sixteenths;
  }
  /* 2^exponent < needed <= 2^(exponent + 1), with exponent >= 10; a step is a quarter of 2^exponent. */
  uint32_t exponent = 31 - (uint32_t)__builtin_clz((uint32_t)(needed - 1));
  size_t step = (size_t)1 << (exponent - 2);
  uint32_t steps = (uint32_t)((needed - ((size_t)1 << exponent) + step - 1) / step); /* 1...4 */
  *stride = ((size_t)1 << exponent) + steps * step;
  return SMALL_CLASSES + (exponent - 10) * 4 + steps;
}

static void reserve(uintptr_t end) {
  uintptr_t have = cer_memory_end();
  if (end <= have) return;
  size_t pages = (end - have + 0xffff) >> 16;
  size_t quarter = have >> 18; /* growing by a quarter keeps the number of calls small */
  size_t wanted = quarter < 4 ? 4 : quarter;
  if (wanted > pages && cer_memory_grow(wanted)) return;
  if (!cer_memory_grow(pages)) cer_fail("out of memory");
}

void *CER_NAME(malloc)(size_t size) {
  if (size > LARGEST) cer_fail("out of memory");
  allocations++;
  size_t stride;
  uint32_t index = class_of(size, &stride);
  FreeBlock *block = free_blocks[index];
  Header *header;
  if (block) {
    header = (Header *)block - 1;
    if (header->state != FREED) cer_fail("a freed block was written to");
    free_blocks[index] = block->next;
  } else {
    if (!top) top = (((uintptr_t)cer_heap_base() + 15) & ~(uintptr_t)15) + 8;
    if (stride > UINTPTR_MAX - top) cer_fail("out of memory");
    reserve(top + stride);
    header = (Header *)top;
    top += stride;
    header->class_index = index;
  }
  header->state = LIVE;
  return header + 1;
}

/* The block that contains a payload: its own, or the one that an over-aligned payload was cut from. */
static Header *block_of(void *payload) {
  Header *header = (Header *)payload - 1;
  if (header->class_index == 0) header = (Header *)((uint8_t *)payload - header->state) - 1;
  if (header->class_index - 1 >= CLASSES - 1 || (header->state != LIVE && (header->state & 1)))
    cer_fail("free of what is not allocated");
  return header;
}

/* A box of weak references: a Swift object, which begins with two words of the Swift runtime. */
typedef struct Box {
  uintptr_t swift[2];
  uintptr_t object; /* or one of the following values */
} Box;

enum { GONE = 0, FIXED = 1 };

#ifdef CER_TEST
static uintptr_t origin(void) { return (uintptr_t)cer_heap_base() & ~(uintptr_t)15; }
#else
static uintptr_t origin(void) { return 0; }
#endif

static Box *box_of(Header *header) { return header->state == LIVE ? 0 : (Box *)(origin() + header->state); }

/* Statically allocated objects are below the heap. They have no header and live forever. */
static int is_fixed(void *object) {
  return (uintptr_t)object < (uintptr_t)cer_heap_base() || (uintptr_t)object >= top;
}

/* Returns the box of an object's weak references, or null if it has none. */
void *cer_weak_box(void *object) { return is_fixed(object) ? 0 : box_of(block_of(object)); }

/* Creates a box on the heap for an object without one. */
void cer_weak_begin(void *object, void *box) {
  int fixed = is_fixed(object);
  ((Box *)box)->object = fixed ? FIXED : (uintptr_t)object;
  if (!fixed) block_of(object)->state = (uint32_t)((uintptr_t)box - origin());
}

/* Detaches a box from its object, if the object still exists. */
void cer_weak_end(void *box) {
  uintptr_t object = ((Box *)box)->object;
  if (object > FIXED) block_of((void *)object)->state = LIVE;
}

void CER_NAME(free)(void *payload) {
  if (!payload) return;
  Header *header = block_of(payload);
  Box *box = box_of(header);
  if (box) box->object = GONE;
  header->state = FREED;
  FreeBlock *block = (FreeBlock *)(header + 1);
  block->next = free_blocks[header->class_index];
  free_blocks[header->class_index] = block;
}

/* `alignment` is a power of two. C requires a multiple of a pointer's size, which is not checked. */
int CER_NAME(posix_memalign)(void **out, size_t alignment, size_t size) {
  if (alignment <= 16) {
    *out = CER_NAME(malloc)(size);
    return 0;
  }
  if (size > LARGEST || alignment > LARGEST - size) cer_fail("out of memory");
  uint8_t *payload = CER_NAME(malloc)(size + alignment);
  uint32_t distance = (uint32_t)(-(uintptr_t)payload & (alignment - 1)); /* 0, or at least 16: room for a header */
  if (distance) {
    Header *inner = (Header *)(payload + distance) - 1;
    inner->class_index = 0;
    inner->state = distance;
  }
  *out = payload + distance;
  return 0;
}

void *CER_NAME(aligned_alloc)(size_t alignment, size_t size) {
  void *out;
  CER_NAME(posix_memalign)(&out, alignment, size);
  return out;
}

void *CER_NAME(calloc)(size_t count, size_t size) {
  size_t bytes;
  if (__builtin_mul_overflow(count, size, &bytes)) cer_fail("out of memory");
  uint8_t *payload = CER_NAME(malloc)(bytes);
  __builtin_memset(payload, 0, bytes);
  return payload;
}

static size_t stride_of(uint32_t index) {
  if (index <= SMALL_CLASSES) return (size_t)index * 16;
  uint32_t beyond = index - SMALL_CLASSES - 1;
  size_t base = (size_t)1 << (10 + beyond / 4);
  return base + (beyond % 4 + 1) * (base / 4);
}

void *CER_NAME(realloc)(void *payload, size_t size) {
  if (!payload) return CER_NAME(malloc)(size);
  Header *header = block_of(payload);
  size_t lead = (size_t)((uint8_t *)payload - (uint8_t *)header);
  size_t room = stride_of(header->class_index) - lead;
  if (size <= room && lead == sizeof(Header)) return payload;
  uint8_t *moved = CER_NAME(malloc)(size);
  __builtin_memcpy(moved, payload, size < room ? size : room);
  CER_NAME(free)(payload);
  return moved;
}

#ifdef CER_TEST
uint32_t cer_allocations(void) { return allocations; }
size_t cer_stride(size_t size) {
  size_t stride;
  uint32_t index = class_of(size, &stride);
  return index < CLASSES && stride_of(index) == stride ? stride : 0;
}
void cer_forget(void) {
  for (size_t i = 0; i < CLASSES; i++) free_blocks[i] = 0;
  top = 0;
  allocations = 0;
}
#elif defined(DEBUG)
__attribute__((export_name("quire_allocations"))) uint32_t quire_allocations(void) { return allocations; }
#endif

#endif
