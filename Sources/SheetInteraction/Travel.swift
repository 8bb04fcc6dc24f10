// SPDX-License-Identifier: Apache-2.0

import Quire
import SheetEngine

/// The active detents of one moment, and the way between them. All formulas of live progress are here.
///
/// `height` is the sheet's height inside the safe area. Between two detents it follows the top edge; below the
/// smallest, where a sheet moves out of sight without shrinking, it counts what is left in sight. At a detent it is the
/// detent's value to the last bit.
struct Travel {
  /// From small to large, never empty.
  let stops: [SheetStop]

  init?(_ stops: [SheetStop]) {
    guard !stops.isEmpty else { return nil }
    self.stops = stops
  }

  var smallest: SheetStop { stops[0] }
  var largest: SheetStop { stops[stops.count - 1] }

  func index(of identifier: DetentIdentifier) -> Int? {
    stops.firstIndex { $0.identifier == identifier }
  }

  func height(at offset: CGFloat) -> CGFloat {
    if offset >= smallest.offset { return smallest.value - (offset - smallest.offset) }
    var lower = smallest
    for upper in stops {
      if offset == upper.offset { return upper.value }
      if offset > upper.offset {
        return lower.value + (upper.value - lower.value) * ((lower.offset - offset) / (lower.offset - upper.offset))
      }
      lower = upper
    }
    return largest.value + (largest.offset - offset)
  }

  /// 0 at the smallest detent, 1 at the largest; unclamped. Where both are at one place it is the share of that
  /// detent's height: 0 where nothing is left of it.
  func total(at offset: CGFloat) -> CGFloat {
    CGFloat(
      SheetProgress.total(
        at: Double(offset), smallest: Double(smallest.offset), ofHeight: Double(smallest.value),
        largest: Double(largest.offset)))
  }

  /// The same with the largest possible height at 1, whichever detent is the largest.
  func total(atHeight height: CGFloat, maximum: CGFloat) -> CGFloat {
    let span = maximum - smallest.value
    if span > 0 { return (height - smallest.value) / span }
    return maximum > 0 ? height / maximum : 1
  }

  /// Above the detent it is positive, below it negative.
  func distance(of height: CGFloat, from index: Int) -> CGFloat {
    height - stops[index].value
  }

  /// The smaller one of two that are equally near.
  func closest(to height: CGFloat) -> Int {
    var best = 0
    for index in stops.indices
    where distance(of: height, from: index).magnitude < distance(of: height, from: best).magnitude {
      best = index
    }
    return best
  }

  /// The detents ahead of and behind a sheet that moves up or down; one and the same beyond the last in its way.
  ///
  /// A detent where the sheet is lies ahead of it. So at the end stops the two are the same where it moves inwards.
  func around(_ height: CGFloat, movingDown: Bool) -> (approaching: Int, preceding: Int) {
    let last = stops.count - 1
    if movingDown {
      return (
        stops.indices.last { distance(of: height, from: $0) >= 0 } ?? 0,
        stops.indices.first { distance(of: height, from: $0) < 0 } ?? last
      )
    }
    return (
      stops.indices.first { distance(of: height, from: $0) <= 0 } ?? last,
      stops.indices.last { distance(of: height, from: $0) > 0 } ?? 0
    )
  }

  /// How much of the way from one detent to the one ahead is done; `nil` where they are the same.
  func share(of height: CGFloat, approaching: Int, preceding: Int) -> CGFloat? {
    guard approaching != preceding else { return nil }
    let span = (stops[preceding].value - stops[approaching].value).magnitude
    return span > 0 ? 1 - distance(of: height, from: approaching).magnitude / span : nil
  }

  /// The nearest detent that is lower than the one at an index.
  func below(_ index: Int) -> Int? {
    stops.indices.last { stops[$0].value < stops[index].value }
  }

  /// The nearest detent that is higher than the one at an index.
  func above(_ index: Int) -> Int? {
    stops.indices.first { stops[$0].value > stops[index].value }
  }

  /// What an animation that belongs to the way between two detents must show: 0 at the lower one, 1 at the higher one.
  ///
  /// `nil` where the way has nothing to do with it. A sheet that was in it, or jumped over it, since `previous` and is
  /// beyond it now gets the end's value once, so that no animation is left unfinished.
  func fraction(of height: CGFloat, after previous: CGFloat, from lower: Int, to upper: Int) -> CGFloat? {
    let start = stops[lower].value
    let end = stops[upper].value
    if height == end { return 1 }
    if height >= start, height < end { return (height - start) / (end - start) }
    if height > end { return previous < end ? 1 : nil }
    return previous > start ? 0 : nil
  }
}
