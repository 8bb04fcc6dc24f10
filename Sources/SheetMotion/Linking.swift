// SPDX-License-Identifier: Apache-2.0

// No function of the C library is called by name. But `squareRoot()` is compiled to the processor's instruction and,
// for negative numbers, to a call of `sqrt`; this import makes the linker find it if nothing else does. `sqrt` is
// correctly rounded everywhere, so the bits stay the same.
#if canImport(Glibc)
  private import Glibc
#elseif canImport(Musl)
  private import Musl
#elseif canImport(Android)
  private import Android
#endif
