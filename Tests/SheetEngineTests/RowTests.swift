// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import SheetEngine

/// Rows compared with arrays, and the release of their memory.
@Suite struct RowTests {
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

  /// A row and changed copies of it: each has the same elements as an array after the same changes.
  @Test(arguments: 0..<20) func rowsAreLikeArrays(seed: Int) {
    var dice = Dice(seed: UInt64(seed))
    let census = Census()
    do {
      var rows = [Row<Citizen>()]
      var arrays: [[Citizen]] = [[]]
      for step in 0..<300 {
        let place = dice.pick(Array(rows.indices))
        switch dice.number(0...1) {
        case ..<0.5:
          let citizen = Citizen(step, in: census)
          rows[place].append(citizen)
          arrays[place].append(citizen)
        case ..<0.75 where !arrays[place].isEmpty:
          let index = dice.pick(Array(arrays[place].indices))
          #expect(rows[place].remove(at: index) === arrays[place].remove(at: index), "seed \(seed), step \(step)")
        case ..<0.9 where !arrays[place].isEmpty:
          let index = dice.pick(Array(arrays[place].indices))
          let citizen = Citizen(-step, in: census)
          rows[place][index] = citizen
          arrays[place][index] = citizen
        case ..<0.95 where rows.count < 4:
          rows.append(rows[place])
          arrays.append(arrays[place])
        default:
          guard rows.count > 1 else { continue }
          rows.remove(at: place)
          arrays.remove(at: place)
        }
        for (row, array) in zip(rows, arrays) {
          #expect(row.count == array.count && row.indices == array.indices, "seed \(seed), step \(step)")
          #expect(zip(row, array).allSatisfy { $0 === $1 }, "seed \(seed), step \(step)")
          let wanted = dice.pick(array.map { $0.number } + [-1_000])
          #expect(row.firstIndex { $0.number == wanted } == array.firstIndex { $0.number == wanted })
          #expect(row.lastIndex { $0.number == wanted } == array.lastIndex { $0.number == wanted })
          #expect(row.contains { $0.number == wanted } == array.contains { $0.number == wanted })
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
    var row = Row<Block>()
    for number in 0..<20 {
      row.append(Block(repeating: Double(number)))
      for index in row.indices {
        let place = withUnsafeMutablePointer(to: &row[index]) { UInt(bitPattern: $0) }
        #expect(place % UInt(MemoryLayout<Block>.alignment) == 0)
      }
    }
  }

  #if os(Linux)
    /// Without releases it would take 400 MB, for dead rows and outgrown buffers. Other tests use memory meanwhile.
    @Test func memoryIsGivenBack() throws {
      typealias Block = SIMD64<Double>
      let before = try Self.residentBytes()
      for _ in 0..<200 {
        var row = Row<Block>()
        for number in 0..<2_048 { row.append(Block(repeating: Double(number))) }
        #expect(row.count == 2_048)
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
