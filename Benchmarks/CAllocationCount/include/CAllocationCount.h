// SPDX-License-Identifier: Apache-2.0

#ifndef CALLOCATIONCOUNT_H
#define CALLOCATIONCOUNT_H
/* Counts all allocations of a program that depends on this target, including those of the Swift runtime. Works with
   glibc; with other C libraries the count is -1. */

/* Returns the number of calls to malloc and its relatives so far. */
long allocation_count(void);

#endif
