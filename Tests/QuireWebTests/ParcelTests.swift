// SPDX-License-Identifier: Apache-2.0

import SeededNumbers
import Testing

@testable import QuireWeb

/// The values that come from a page's scripts, some of which were in the browser's storage and may contain anything.
@Suite struct ParcelTests {
  private func reader(_ bytes: [UInt8]) -> ParcelReader {
    unsafe ParcelReader(count: bytes.count) { room in
      for (index, byte) in bytes.enumerated() { unsafe (room + index).pointee = byte }
    }
  }

  @Test func readsWhatWasWritten() {
    var parcel = Parcel()
    parcel.put(2 as UInt32)
    parcel.put("Häfen")
    parcel.put("")
    parcel.put(-1.5)
    var reader = reader(parcel.bytes)
    #expect(reader.count() == 2)
    #expect(reader.text() == "Häfen" && reader.text().isEmpty && reader.number() == -1.5)
  }

  /// Eight bytes: a list with more items than fit.
  @Test(arguments: [0xFFFF_FFFF, 0x8000_0000, 100_000_000, 1] as [UInt32])
  func aCountBeyondTheDataIsNone(count: UInt32) {
    var parcel = Parcel()
    parcel.put(6 as UInt32)
    parcel.put(count)
    var reader = reader(parcel.bytes)
    #expect(reader.word() == 6 && reader.count() == 0)
  }

  @Test func sizesAreSizes() {
    let sizes = [
      (5.0, 5), (2.9, 2), (0, 0), (-1, -1), (.nan, -1), (-.infinity, -1), (.infinity, Int(Int32.max)),
      (1e300, Int(Int32.max)),
    ]
    for (number, size) in sizes {
      var parcel = Parcel()
      parcel.put(number)
      var reader = reader(parcel.bytes)
      #expect(reader.size() == size, "\(number)")
    }
  }

  /// Random bytes, and damaged parcels: every read ends, inside the data.
  @Test func readsAnything() {
    var random = SeededRandom(seed: 35)
    for _ in 0..<20_000 {
      var parcel = Parcel()
      for _ in 0..<Int.random(in: 0...4, using: &random) {
        parcel.put(UInt32.random(in: 0...9, using: &random))
        parcel.put(String(repeating: "a", count: .random(in: 0...9, using: &random)))
      }
      var bytes = parcel.bytes
      for _ in 0..<Int.random(in: 0...4, using: &random) where !bytes.isEmpty {
        bytes[Int.random(in: bytes.indices, using: &random)] = .random(in: 0...255, using: &random)
      }
      if !bytes.isEmpty { bytes.removeLast(.random(in: 0...bytes.count, using: &random)) }
      var reader = reader(bytes)
      for _ in 0..<12 {
        switch Int.random(in: 0...4, using: &random) {
        case 0: #expect(reader.count() <= bytes.count / 4)
        case 1: #expect(reader.content().count <= bytes.count)
        case 2: _ = reader.text()
        case 3: #expect(reader.size() >= -1)
        default: _ = reader.word()
        }
      }
    }
  }
}
