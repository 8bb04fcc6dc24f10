// SPDX-License-Identifier: Apache-2.0

import SeededNumbers
import Testing

@testable import Quire

@Suite struct LongAxisTests {
  private static let (length, visible) = (44_000_000.0, 800.0)
  private static let greatest = length - visible
  private static let shown = LongAxis.longest - visible

  /// An axis that stands at an offset, and the offset at the host.
  private static func axis(at offset: Double, length: Double = length) -> (LongAxis, Double) {
    var axis = LongAxis()
    _ = axis.show(offset, last: 0, length: length, visible: visible)
    return (axis, offset - axis.base)
  }

  @Test(arguments: [0, 800, 44_000, LongAxis.longest]) func whatAHostCanShowIsNotMapped(_ length: Double) {
    var axis = LongAxis()
    for offset in [0, -50, length - Self.visible, length] {
      #expect(axis.show(offset, last: 0, length: length, visible: Self.visible) == length)
      #expect(axis.base == 0)
      #expect(axis.follow(from: 0, to: offset, leaps: true) == offset)
      axis.rest(at: offset)
      #expect(axis.base == 0)
    }
  }

  /// The indicator shows the same part of the range, within 2 %, and the ends are the ends.
  @Test func theIndicatorIsRight() {
    var before = -1.0
    for step in 0...1000 {
      let part = Double(step) / 1000
      let (_, place) = Self.axis(at: Self.greatest * part)
      #expect((place / Self.shown - part).magnitude < 0.02)
      #expect(place > before)
      before = place
    }
    #expect(Self.axis(at: 0).1 == 0)
    #expect(Self.axis(at: Self.greatest).1 == Self.shown)
    // Beyond the ends the content is as far away as the app moves it.
    #expect(Self.axis(at: -70).1 == -70)
    #expect(Self.axis(at: Self.greatest + 70).1 == Self.shown + 70)
  }

  /// Moves of a finger and a wheel move the content by as much, wherever it is and for as long as it goes on.
  @Test(arguments: [0.0, 1000, 39_000, 41_000, 5_000_000, 43_000_000, 43_900_000, greatest])
  func movesAreExact(_ start: Double) {
    for direction in [-1.0, 1] {
      var (axis, place) = Self.axis(at: start)
      var offset = start
      for _ in 0..<3000 {
        let next = min(max(place + direction * 333.25, 0), Self.shown)
        let moved = axis.follow(from: place, to: next, leaps: true)
        #expect(moved == offset + next - place)
        offset = moved
        _ = axis.show(offset, last: next, length: Self.length, visible: Self.visible)
        place = offset - axis.base
        // The end of the box is the end of the content.
        #expect(place > 0 || offset == 0)
        #expect(place < Self.shown || offset == Self.greatest)
      }
      // At rest, the indicator is right again, and nothing else moves.
      axis.rest(at: offset)
      #expect(((offset - axis.base) / Self.shown - offset / Self.greatest).magnitude < 0.02)
    }
  }

  /// A scroll bar that is dragged, or a key for an end, leads to the same part of the content.
  @Test func aLeapIsProportional() {
    for part in stride(from: 0.0, through: 1, by: 0.01) where part != 0.5 {
      var (axis, place) = Self.axis(at: Self.greatest / 2)
      let next = (Self.shown * part).rounded()
      let offset = axis.follow(from: place, to: next, leaps: true)
      #expect((offset / Self.greatest - part).magnitude < 0.02)
      _ = axis.show(offset, last: next, length: Self.length, visible: Self.visible)
      place = offset - axis.base
      #expect(place == next)
    }
    var (axis, place) = Self.axis(at: 5_000_000)
    #expect(axis.follow(from: place, to: Self.shown, leaps: true) == Self.greatest)
    #expect(axis.follow(from: Self.shown, to: 0, leaps: true) == 0)
    // Many moves of a finger in one, because the page was busy, are no leap.
    (axis, place) = Self.axis(at: 5_000_000)
    #expect(axis.follow(from: place, to: place + 9000, leaps: false) == 5_009_000)
  }

  /// Whatever comes, the offset is the app's, the host's is within the box, and the ends are the ends.
  @Test func anyMoves() {
    var random = SeededRandom(seed: 37)
    for _ in 0..<200 {
      var length = Double.random(in: 3_900_000...60_000_000, using: &random)
      var (axis, place) = Self.axis(at: 0, length: length)
      var offset = 0.0
      for _ in 0..<50 {
        switch Int.random(in: 0..<5, using: &random) {
        case 0: offset = Double.random(in: 0...(length - Self.visible), using: &random)
        case 1: length = max(length + Double.random(in: -1_000_000...1_000_000, using: &random), 1000)
        case 2:
          let next = Double.random(in: 0...(min(length, LongAxis.longest) - Self.visible), using: &random)
          offset = axis.follow(from: place, to: next, leaps: true)
          place = next
        case 3: offset += Double.random(in: -2000...2000, using: &random)
        default: axis.rest(at: offset)
        }
        offset = min(max(offset, 0), length - Self.visible)
        let box = axis.show(offset, last: place, length: length, visible: Self.visible)
        place = offset - axis.base
        #expect(box == min(length, LongAxis.longest))
        #expect(place >= 0 && place <= box - Self.visible)
        #expect(offset == 0 || place > 0)
        #expect(offset == length - Self.visible || place < box - Self.visible)
      }
    }
  }

  @Test func badNumbers() {
    var axis = LongAxis()
    #expect(axis.show(0, last: 0, length: 5_000_000, visible: 0) == LongAxis.longest)
    #expect(axis.show(4_999_999, last: 0, length: 5_000_000, visible: 0) == LongAxis.longest)
    #expect(4_999_999 - axis.base == LongAxis.longest - 1)
    // A window higher than the box, and content that is gone.
    #expect(axis.show(0, last: 0, length: 5_000_000, visible: 6_000_000) == 5_000_000)
    #expect(axis.show(0, last: 0, length: -1, visible: 800) == -1)
    #expect(axis.base == 0)
  }
}
