// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import SheetEngine

/// Rows compared with arrays, and the release of their memory.
@Suite struct InPlaceArrayTests {
  /// Counts its living instances.
  final class Census: @unchecked Sendable {
    var living = 0
  }

  final class Citizen: Sendable {
    let census: Census
    let number: Int

    init(_ number: Int, in census: Census) {
      self.census = census
      self.number = number
      census.living += 1
    }

    deinit {
      census.living -= 1
    }
  }

  /// An in-place array and changed copies of it: each has the same elements as an array after the same changes.
  @Test(arguments: 0..<20) func rowsAreLikeArrays(seed: Int) {
    var dice = Dice(seed: UInt64(seed))
    let census = Census()
    do {
      var copies = [InPlaceArray<Citizen>()]
      var arrays: [[Citizen]] = [[]]
      for step in 0..<300 {
        let place = dice.pick(Array(copies.indices))
        switch dice.number(0...1) {
        case ..<0.5:
          let citizen = Citizen(step, in: census)
          copies[place].append(citizen)
          arrays[place].append(citizen)
        case ..<0.75 where !arrays[place].isEmpty:
          let index = dice.pick(Array(arrays[place].indices))
          #expect(copies[place].remove(at: index) === arrays[place].remove(at: index), "seed \(seed), step \(step)")
        case ..<0.9 where !arrays[place].isEmpty:
          let index = dice.pick(Array(arrays[place].indices))
          let citizen = Citizen(-step, in: census)
          copies[place][index] = citizen
          arrays[place][index] = citizen
        case ..<0.95 where copies.count < 4:
          copies.append(copies[place])
          arrays.append(arrays[place])
        default:
          guard copies.count > 1 else { continue }
          copies.remove(at: place)
          arrays.remove(at: place)
        }
        for (copy, array) in zip(copies, arrays) {
          #expect(copy.count == array.count && copy.indices == array.indices, "seed \(seed), step \(step)")
          #expect(zip(copy, array).allSatisfy { $0 === $1 }, "seed \(seed), step \(step)")
          let wanted = dice.pick(array.map { $0.number } + [-1_000])
          #expect(copy.firstIndex { $0.number == wanted } == array.firstIndex { $0.number == wanted })
          #expect(copy.lastIndex { $0.number == wanted } == array.lastIndex { $0.number == wanted })
          #expect(copy.contains { $0.number == wanted } == array.contains { $0.number == wanted })
        }
      }
      let distinct = Set(arrays.joined().map { ObjectIdentifier($0) })
      #expect(census.living == distinct.count, "seed \(seed)")
    }
    #expect(census.living == 0, "seed \(seed)")
  }

  /// An allocation of that size without an alignment would not be at a multiple of this.
  @Test func elementsLieWhereTheyMay() {
    typealias Block = SIMD64<Double>
    var copy = InPlaceArray<Block>()
    for number in 0..<20 {
      copy.append(Block(repeating: Double(number)))
      for index in copy.indices {
        let place = withUnsafeMutablePointer(to: &copy[index]) { UInt(bitPattern: $0) }
        #expect(place % UInt(MemoryLayout<Block>.alignment) == 0)
      }
    }
  }

  #if os(Linux)
    /// Without releases it would take 400 MB, for dead arrays and outgrown buffers. Other tests use memory meanwhile.
    @Test func memoryIsGivenBack() throws {
      typealias Block = SIMD64<Double>
      let before = try Self.residentBytes()
      for _ in 0..<200 {
        var copy = InPlaceArray<Block>()
        for number in 0..<2_048 { copy.append(Block(repeating: Double(number))) }
        #expect(copy.count == 2_048)
      }
      #expect(try Self.residentBytes() - before < 200_000_000)
    }

    /// The resident memory of this process.
    private static func residentBytes() throws -> Int {
      let fields = try String(contentsOfFile: "/proc/self/statm", encoding: .utf8).split(separator: " ")
      return try #require(Int(fields[1])) * Int(sysconf(Int32(_SC_PAGESIZE)))
    }
  #endif
}
