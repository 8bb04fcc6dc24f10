// SPDX-License-Identifier: Apache-2.0

#ifndef CALLOCATIONCOUNT_H
#define CALLOCATIONCOUNT_H
/* Counts the allocations of a program that depends on this target: all of them, the Swift
   runtime included, where the C library is glibc; elsewhere the count is -1. */

/* The calls to malloc and its relatives so far. */
long allocation_count(void);

#endif
