// SPDX-License-Identifier: Apache-2.0

#define CER_TEST 1
#include "../../Sources/CEmbeddedRuntime/float.c"
