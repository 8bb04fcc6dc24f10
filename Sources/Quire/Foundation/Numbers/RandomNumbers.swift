// SPDX-License-Identifier: Apache-2.0

#if hasFeature(Embedded)

  /// Returns a random number from all of the type.
  public func arc4random() -> UInt32 { UInt32.random(in: UInt32.min...UInt32.max) }

  /// Returns a random number from 0 to the one before a limit, or 0 for the limits 0 and 1.
  public func arc4random_uniform(_ __upper_bound: UInt32) -> UInt32 {
    __upper_bound > 1 ? UInt32.random(in: 0..<__upper_bound) : 0
  }

  // Safe because there is only one thread.
  nonisolated(unsafe) private var state: UInt64 = 0x1234_ABCD_330E

  /// Sets the start of the sequence of `drand48()`.
  public func srand48(_ __seedval: Int) {
    unsafe state = UInt64(UInt32(truncatingIfNeeded: __seedval)) << 16 | 0x330E
  }

  /// Returns the next number of a sequence that looks random, from 0 to less than 1. The sequence is the same each time
  /// the app starts, unless `srand48` sets another start.
  public func drand48() -> Double {
    unsafe state = (state &* 0x5_DEEC_E66D &+ 0xB) & 0xFFFF_FFFF_FFFF
    return unsafe Double(state) / Double(1 << 48 as UInt64)
  }

#endif
