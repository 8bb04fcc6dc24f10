// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Quire
@testable import SheetInteraction

/// The formulas by hand: detents of 200, 400 and 700 points in a window of 874 with 34 points of bottom inset, which
/// rest at 640, 440 and 140.
@MainActor @Suite struct TravelTests {
  static let stops = [
    SheetStop(identifier: .small, value: 200, offset: 640),
    SheetStop(identifier: .middle, value: 400, offset: 440),
    SheetStop(identifier: .tall, value: 700, offset: 140),
  ]

  /// One row: the height, the direction, then the values of the change.
  nonisolated struct Row: CustomStringConvertible, Sendable {
    var height: Double
    var isDown: Bool
    var closest: DetentIdentifier
    var approaching: DetentIdentifier
    var preceding: DetentIdentifier
    var percentageApproaching: Double
    var percentageTotal: Double

    var description: String { "\(height) \(isDown ? "down" : "up")" }
  }

  nonisolated static let rows = [
    // Between detents.
    Row(
      height: 250, isDown: false, closest: .small, approaching: .middle, preceding: .small,
      percentageApproaching: 0.25, percentageTotal: 0.1),
    Row(
      height: 250, isDown: true, closest: .small, approaching: .small, preceding: .middle,
      percentageApproaching: 0.75, percentageTotal: 0.1),
    Row(
      height: 325, isDown: false, closest: .middle, approaching: .middle, preceding: .small,
      percentageApproaching: 0.625, percentageTotal: 0.25),
    Row(
      height: 475, isDown: false, closest: .middle, approaching: .tall, preceding: .middle,
      percentageApproaching: 0.25, percentageTotal: 0.55),
    Row(
      height: 625, isDown: true, closest: .tall, approaching: .middle, preceding: .tall,
      percentageApproaching: 0.25, percentageTotal: 0.85),
    // The smaller of two that are equally near.
    Row(
      height: 300, isDown: false, closest: .small, approaching: .middle, preceding: .small,
      percentageApproaching: 0.5, percentageTotal: 0.2),
    // At detents: the detent that is approached.
    Row(
      height: 400, isDown: false, closest: .middle, approaching: .middle, preceding: .small,
      percentageApproaching: 1, percentageTotal: 0.4),
    Row(
      height: 400, isDown: true, closest: .middle, approaching: .middle, preceding: .tall,
      percentageApproaching: 1, percentageTotal: 0.4),
    Row(
      height: 700, isDown: false, closest: .tall, approaching: .tall, preceding: .middle,
      percentageApproaching: 1, percentageTotal: 1),
    Row(
      height: 200, isDown: true, closest: .small, approaching: .small, preceding: .middle,
      percentageApproaching: 1, percentageTotal: 0),
    // From an end stop inward: there is no stop behind.
    Row(
      height: 700, isDown: true, closest: .tall, approaching: .tall, preceding: .tall,
      percentageApproaching: -1, percentageTotal: 1),
    Row(
      height: 200, isDown: false, closest: .small, approaching: .small, preceding: .small,
      percentageApproaching: -1, percentageTotal: 0),
    // Beyond the ends.
    Row(
      height: 710, isDown: false, closest: .tall, approaching: .tall, preceding: .tall,
      percentageApproaching: -1, percentageTotal: 1.02),
    Row(
      height: 150, isDown: true, closest: .small, approaching: .small, preceding: .small,
      percentageApproaching: -1, percentageTotal: -0.1),
  ]

  /// Back from beyond an end, the sheet reaches the end stop first: that is ahead, and the next one behind.
  nonisolated static let returns = [
    Row(
      height: 710, isDown: true, closest: .tall, approaching: .tall, preceding: .tall,
      percentageApproaching: -1, percentageTotal: 1.02),
    Row(
      height: 150, isDown: false, closest: .small, approaching: .small, preceding: .small,
      percentageApproaching: -1, percentageTotal: -0.1),
  ]

  @Test(arguments: rows + returns)
  func changeAgainstTheTable(row: Row) throws {
    let change = try Self.change(height: row.height, isDown: row.isDown)
    #expect(change.isMinimizing == row.isDown)
    #expect(change.closest.detentIdentifier == row.closest)
    #expect(change.approaching.detentIdentifier == row.approaching)
    #expect(change.preceding.detentIdentifier == row.preceding)
    #expect(change.isOverscrolling == (row.approaching == row.preceding))
    #expect(abs(change.percentageApproaching - row.percentageApproaching) < 1e-12)
    let preceding = row.percentageApproaching == -1 ? -1 : 1 - row.percentageApproaching
    #expect(abs(change.percentagePreceding - preceding) < 1e-12)
    #expect(abs(change.percentageTotal - row.percentageTotal) < 1e-12)
    let values: [DetentIdentifier: Double] = [.small: 200, .middle: 400, .tall: 700]
    for info in [change.closest, change.approaching, change.preceding] {
      #expect(Double(info.distance) == abs(row.height - (values[info.detentIdentifier] ?? .nan)))
    }
  }

  @Test func relativeToTheSafeAreaTheLargestPossibleHeightIsOne() throws {
    let travel = try #require(Travel(Self.stops))
    #expect(travel.total(atHeight: 200, maximum: 800) == 0)
    #expect(travel.total(atHeight: 500, maximum: 800) == 0.5)
    #expect(travel.total(atHeight: 800, maximum: 800) == 1)
    #expect(travel.total(atHeight: 140, maximum: 800) == -0.1)
  }

  /// A sheet that rests on a device pixel may be beside its exact height. The reported height is exact nevertheless.
  @Test func heightsAreTheDetentsOwnAtRest() throws {
    let stops = [
      SheetStop(identifier: .small, value: 100.0 / 3, offset: 807),
      SheetStop(identifier: .middle, value: 407.68, offset: 432 + 1.0 / 3),
      SheetStop(identifier: .tall, value: 768, offset: 72),
    ]
    let travel = try #require(Travel(stops))
    for stop in stops { #expect(travel.height(at: stop.offset) == stop.value) }
    #expect(travel.total(at: 807) == 0)
    #expect(travel.total(at: 72) == 1)
  }

  // MARK: One detent

  @Test func oneDetentHasDefinedValues() throws {
    let travel = try #require(Travel([SheetStop(identifier: .middle, value: 400, offset: 440)]))
    for (offset, total) in [(440.0, 1.0), (640, 0.5), (840, 0), (400, 1.1)] {
      for isDown in [false, true] {
        let change = SheetInteraction.Change(
          Self.position(offset), in: travel, movingDown: isDown, previousHeight: nil)
        #expect(abs(change.percentageTotal - total) < 1e-12)
        #expect(change.isOverscrolling)
        #expect(change.percentageApproaching == -1)
        #expect(change.percentagePreceding == -1)
        #expect(change.closest.detentIdentifier == .middle)
      }
    }
    #expect(travel.total(atHeight: 400, maximum: 400) == 1)
    #expect(travel.total(atHeight: 200, maximum: 400) == 0.5)
  }

  @Test func detentsWithoutHeightDivideByNothing() throws {
    let travel = try #require(
      Travel([
        SheetStop(identifier: .small, value: 0, offset: 840), SheetStop(identifier: .middle, value: 0, offset: 840),
      ]))
    let change = SheetInteraction.Change(Self.position(850), in: travel, movingDown: true, previousHeight: nil)
    #expect(change.percentageTotal == 1)
    #expect(change.percentageApproaching == -1)
    #expect(travel.total(atHeight: 0, maximum: 0) == 1)
    #expect(Travel([]) == nil)
  }

  // MARK: Animations between detents

  /// From the next smaller detent, 0, to the named one, 1.
  @Test(
    arguments: [
      (200.0, 0.0), (250, 0.25), (300, 0.5), (390, 0.95), (400, 1), (190, nil), (401, nil), (700, nil), (720, nil),
    ] as [(Double, Double?)])
  func animatingRunsFromTheNextSmallerDetent(height: Double, expected: Double?) throws {
    for isDown in [false, true] {
      let value = try Self.animated(.middle, at: height, isDown: isDown, above: false)
      #expect(Self.isNear(value, expected))
    }
    #expect(try Self.animated(.small, at: height, isDown: false, above: false) == nil)
    #expect(try Self.animated(DetentIdentifier("none"), at: height, isDown: false, above: false) == nil)
  }

  /// The original's code: from the named detent, 0, to the next larger one, 1.
  @Test(
    arguments: [
      (400.0, 0.0), (475, 0.25), (550, 0.5), (700, 1), (399, nil), (701, nil), (200, nil),
    ] as [(Double, Double?)])
  func animatingAboveRunsToTheNextLargerDetent(height: Double, expected: Double?) throws {
    for isDown in [false, true] {
      let value = try Self.animated(.middle, at: height, isDown: isDown, above: true)
      #expect(Self.isNear(value, expected))
    }
    #expect(try Self.animated(.tall, at: height, isDown: false, above: true) == nil)
  }

  /// A fast finger jumps over the end of the range. The animation still gets its final value.
  @Test func animationsAreNeverLeftUnfinished() throws {
    let travel = try #require(Travel(Self.stops))
    func value(from previous: Double, to height: Double) -> Double? {
      travel.fraction(of: height, after: previous, from: 0, to: 1).map { Double($0) }
    }
    #expect(value(from: 350, to: 460) == 1)
    #expect(value(from: 460, to: 480) == nil)
    #expect(value(from: 350, to: 180) == 0)
    #expect(value(from: 180, to: 150) == nil)
    #expect(value(from: 180, to: 460) == 1)
    #expect(value(from: 460, to: 180) == 0)
    #expect(value(from: 400, to: 460) == nil)
    #expect(value(from: 200, to: 180) == nil)
  }

  // MARK: Making changes

  static func position(_ offset: Double) -> SheetPosition {
    SheetPosition(
      offset: offset, velocity: 0, total: 0, lower: .small, upper: .small, fraction: 0, target: nil, visibility: 1,
      cause: .drag)
  }

  static func change(height: Double, isDown: Bool) throws -> SheetInteraction.Change {
    let travel = try #require(Travel(stops))
    return SheetInteraction.Change(position(840 - height), in: travel, movingDown: isDown, previousHeight: nil)
  }

  /// The argument of an animation's block, or `nil` if it isn't called.
  static func animated(
    _ detent: DetentIdentifier, at height: Double, isDown: Bool, above: Bool
  ) throws -> Double? {
    let controller = UIViewController()
    let sheet = try #require(controller.sheetPresentationController)
    let interaction = SheetInteraction(sheet: sheet, sheetView: controller.view)
    let change = try change(height: height, isDown: isDown)
    var value: Double?
    if above {
      interaction.animatingAbove(detent, interactionChange: change) { value = Double($0) }
    } else {
      interaction.animating(detent, interactionChange: change) { value = Double($0) }
    }
    return value
  }

  static func isNear(_ value: Double?, _ expected: Double?) -> Bool {
    guard let value, let expected else { return value == nil && expected == nil }
    return abs(value - expected) < 1e-12
  }
}

extension DetentIdentifier {
  static let small = DetentIdentifier("small")
  static let middle = DetentIdentifier("middle")
  static let tall = DetentIdentifier("tall")
}
