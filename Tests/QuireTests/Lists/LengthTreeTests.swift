// SPDX-License-Identifier: Apache-2.0

import SeededNumbers
import Testing

@testable import Quire

@Suite struct LengthTreeTests {
  /// The same sequence as a plain list.
  private struct Plain {
    var lengths: [Double]
    var isKnown: [Bool]
  }

  /// Whatever is measured, inserted, removed and moved, the lengths and their sums are those of a plain list.
  @Test(arguments: [1, 2, 7, 60]) func anyChanges(_ count: Int) {
    var random = SeededRandom(seed: UInt64(count))
    for _ in 0..<8 {
      var tree = LengthTree(count: count, estimate: 44)
      var plain = Plain(
        lengths: [Double](repeating: 44, count: count), isKnown: [Bool](repeating: false, count: count))
      for _ in 0..<50 {
        // Few different lengths, so that neighbors are often equal, and some rows without a height.
        let length = [0.0, 44, 44, 60, 100].randomElement(using: &random)!
        let index = Int.random(in: 0..<max(plain.lengths.count, 1), using: &random)
        let copy = tree
        let old = (tree.count, tree.total)
        switch plain.lengths.isEmpty ? 1 : Int.random(in: 0..<8, using: &random) {
        case 0, 6, 7:
          #expect(tree.set(length, at: index) == length - plain.lengths[index])
          (plain.lengths[index], plain.isKnown[index]) = (length, true)
        case 1:
          tree.insert(length, at: index)
          plain.lengths.insert(length, at: index)
          plain.isKnown.insert(true, at: index)
        case 2:
          tree.remove(at: index)
          plain.lengths.remove(at: index)
          plain.isKnown.remove(at: index)
        case 3:
          let to = Int.random(in: plain.lengths.indices, using: &random)
          tree.move(from: index, to: to)
          plain.lengths.insert(plain.lengths.remove(at: index), at: to)
          plain.isKnown.insert(plain.isKnown.remove(at: index), at: to)
        case 4:
          tree.forget(index)
          plain.isKnown[index] = false
        case 5 where Bool.random(using: &random):
          tree.forget()
          plain.isKnown = plain.isKnown.map { _ in false }
        default:
          tree.estimate(length)
          for place in plain.lengths.indices where !plain.isKnown[place] { plain.lengths[place] = length }
        }
        // A copy from before the change stays as it was.
        #expect((copy.count, copy.total) == old)
        check(tree, plain)
      }
    }
  }

  private func check(_ tree: LengthTree, _ plain: Plain) {
    #expect(tree.count == plain.lengths.count)
    var start = 0.0
    for (index, length) in plain.lengths.enumerated() {
      let isEqual =
        tree.length(at: index) == length && tree.isKnown(at: index) == plain.isKnown[index]
        && tree.start(of: index) == start
      #expect(isEqual)
      if length > 0 {
        #expect(tree.index(at: start) == index && tree.index(at: start + length / 2) == index)
      }
      start += length
    }
    #expect(tree.total == start && tree.index(at: -30) == 0)
    #expect(tree.index(at: start + 100) == max(plain.lengths.count - 1, 0))
  }

  /// A row begins where it begins, however its height is rounded.
  @Test func startsOfFractions() {
    for height in [44.333333333333336, 1.0 / 3, 20.1, 1e-9] {
      let tree = LengthTree(count: 1_000_000, estimate: height)
      for index in stride(from: 0, to: 1_000_000, by: 9773) { #expect(tree.index(at: tree.start(of: index)) == index) }
    }
  }

  @Test func partsAndSums() {
    let lengths = (0..<500).map { Double($0 % 7) }
    var tree = LengthTree(lengths)
    #expect(tree.total == lengths.reduce(0, +) && tree.length(at: 499) == 2)
    var again = LengthTree()
    for start in stride(from: 0, to: 500, by: 50) { again.append(tree.part(start..<start + 50)) }
    #expect((0..<500).allSatisfy { again.length(at: $0) == lengths[$0] && again.start(of: $0) == tree.start(of: $0) })
    #expect(tree.part(20..<20).count == 0 && LengthTree().total == 0 && LengthTree().index(at: 5) == 0)
    tree.append(LengthTree())
    #expect(tree.count == 500)
  }
}
