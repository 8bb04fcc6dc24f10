// SPDX-License-Identifier: Apache-2.0

#if hasFeature(Embedded)
  import CEmbeddedRuntime
#else
  import Foundation
#endif

/// Prints the bits of everything that SheetMotion computes, for `Scripts/digest` to compare two builds.
@main
struct Main {
  static func main() {
    write(MotionDigest.functions(count: 5000))
    write(MotionDigest.springs(count: 5000))
    write(MotionDigest.scrolling(count: 5000))
    write(MotionDigest.timing(count: 5000))
  }

  private static func write(_ bits: UInt64) {
    for shift in stride(from: UInt64(60), through: 0, by: -4) {
      let digit = Int32(truncatingIfNeeded: (bits >> shift) & 15)
      _ = putchar(digit + (digit < 10 ? 0x30 : 0x57))
    }
    _ = putchar(0x0A)
  }
}
