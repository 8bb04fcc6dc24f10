// SPDX-License-Identifier: Apache-2.0

import Quire
import SheetEngine

/// The active detents at one time, and the fractions of the distances between them. Contains all formulas of live
/// progress.
///
/// `height` is the sheet's height inside the safe area. Between two detents it follows the top edge. Below the
/// smallest, where a sheet moves out of sight without shrinking, it is the visible height. At a detent it is exactly
/// the detent's value.
struct Travel {
  /// The active detents from small to large. Never empty.
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

  /// Returns the fraction of the total travel: 0 at the smallest detent, 1 at the largest, not clamped. If both have
  /// the same height, it is the fraction of that height, which is 0 if nothing of the sheet is visible.
  func total(at offset: CGFloat) -> CGFloat {
    CGFloat(
      SheetProgress.total(
        at: Double(offset), smallest: Double(smallest.offset), ofHeight: Double(smallest.value),
        largest: Double(largest.offset)))
  }

  /// Returns the fraction of the total travel with 1 at the largest possible height, whichever detent is the largest.
  func total(atHeight height: CGFloat, maximum: CGFloat) -> CGFloat {
    let span = maximum - smallest.value
    if span > 0 { return (height - smallest.value) / span }
    return maximum > 0 ? height / maximum : 1
  }

  /// Returns the distance of a height from a detent: positive above the detent, negative below it.
  func distance(of height: CGFloat, from index: Int) -> CGFloat {
    height - stops[index].value
  }

  /// Returns the nearest detent. Of two that are equally near, returns the smaller one.
  func closest(to height: CGFloat) -> Int {
    var best = 0
    for index in stops.indices
    where distance(of: height, from: index).magnitude < distance(of: height, from: best).magnitude {
      best = index
    }
    return best
  }

  /// Returns the detents ahead of and behind a sheet that moves up or down. Beyond the last detent in its direction,
  /// the two are equal.
  ///
  /// A detent at the sheet's position counts as ahead of it. So if a sheet at an end stop moves inward, the two are
  /// equal.
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

  /// Returns the fraction of the distance from one detent to the one ahead, or `nil` if they are equal.
  func share(of height: CGFloat, approaching: Int, preceding: Int) -> CGFloat? {
    guard approaching != preceding else { return nil }
    let span = (stops[preceding].value - stops[approaching].value).magnitude
    return span > 0 ? 1 - distance(of: height, from: approaching).magnitude / span : nil
  }

  /// Returns the nearest detent that is lower than the one at an index.
  func below(_ index: Int) -> Int? {
    stops.indices.last { stops[$0].value < stops[index].value }
  }

  /// Returns the nearest detent that is higher than the one at an index.
  func above(_ index: Int) -> Int? {
    stops.indices.first { stops[$0].value > stops[index].value }
  }

  /// Returns the fraction for an animation between two detents: 0 at the lower one, 1 at the higher one.
  ///
  /// Returns `nil` outside the interval between them. If the sheet was inside the interval at `previous`, or jumped
  /// over it, and is now beyond it, the value of the end is returned once, so that no animation remains unfinished.
  func fraction(of height: CGFloat, after previous: CGFloat, from lower: Int, to upper: Int) -> CGFloat? {
    let start = stops[lower].value
    let end = stops[upper].value
    if height == end { return 1 }
    if height >= start, height < end { return (height - start) / (end - start) }
    if height > end { return previous < end ? 1 : nil }
    return previous > start ? 0 : nil
  }
}
