#define CER_TEST 1
#include "../../Sources/CEmbeddedRuntime/fma.c"
