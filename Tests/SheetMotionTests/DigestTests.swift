// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import SheetDigest

/// The bits that every machine must compute, natively and in WebAssembly, optimized or not.
///
/// A changed formula changes them, and they are then updated here. A difference between two machines is an error.
@Suite struct DigestTests {
  @Test func functionsHaveTheSameBitsEverywhere() {
    #expect(String(MotionDigest.functions(count: 500), radix: 16) == "2ed9b47eb3e1faa1")
  }

  @Test func springsHaveTheSameBitsEverywhere() {
    #expect(String(MotionDigest.springs(count: 500), radix: 16) == "c949befe88d30399")
  }

  @Test func timingHasTheSameBitsEverywhere() {
    #expect(String(MotionDigest.timing(count: 500), radix: 16) == "bc57fb45c4558494")
  }

  @Test func scrollingHasTheSameBitsEverywhere() {
    #expect(String(MotionDigest.scrolling(count: 500), radix: 16) == "2cfd5f281c4d5fb8")
  }
}
