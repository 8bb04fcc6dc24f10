import Testing

/// The bits that every machine must come to, natively and in WebAssembly, optimised or not.
///
/// A change of a formula changes them, and is then written here; a difference between two machines is an error.
@Suite struct DigestTests {
  @Test func functionsHaveTheSameBitsEverywhere() {
    #expect(String(MotionDigest.functions(count: 2000), radix: 16) == "1ebee0ea743a87cc")
  }

  @Test func springsHaveTheSameBitsEverywhere() {
    #expect(String(MotionDigest.springs(count: 2000), radix: 16) == "9e224c4d18535dc5")
  }

  @Test func scrollingHasTheSameBitsEverywhere() {
    #expect(String(MotionDigest.scrolling(count: 2000), radix: 16) == "8771e03332873dea")
  }
}
