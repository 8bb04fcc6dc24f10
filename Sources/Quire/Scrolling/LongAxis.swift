// SPDX-License-Identifier: Apache-2.0

/// The place of content at the host along one axis.
///
/// Browsers cut content that is too long, at 18 to 34 million pixels, and far from 0 they lose fractions of points. So
/// a host gets at most `longest` points, and content that is longer is placed relative to a base. While it moves, the
/// base stays, so that it follows the finger. In between, the host's offset becomes proportional to the content's
/// offset, as its indicator needs it. Near both ends, where offsets must not reach the end of the box before that of the
/// content, the two have the same distance from the end.
struct LongAxis: Equatable {
  /// The greatest length that a host gets, in points. Even three times as many pixels in a page of twice the size, and
  /// the quarters of points in numbers of 32 bits, are within the limits of all engines.
  static let longest = 4_000_000.0
  /// The length at each end where the host's offset has the same distance from the end as the content's, in points.
  private static let margin = 40_000.0

  /// The content's offset minus the host's.
  private(set) var base = 0.0
  /// The greatest offsets, of the content and at the host.
  private var greatest = 0.0
  private var shown = 0.0
  /// The shortest move that no finger and no wheel makes within a frame: only a scroll bar, a key for the end or the
  /// app does.
  private var leap = 0.0

  private var isLong: Bool { greatest > shown }

  /// Places an offset of content of a given length in a scroller that shows a part of it. `last` is the latest offset at
  /// the host. Returns the length at the host.
  mutating func show(_ offset: Double, last: Double, length: Double, visible: Double) -> Double {
    greatest = max(length - visible, 0)
    shown = max(min(length, LongAxis.longest) - visible, 0)
    // The scroll bar of a high window moves by less for each of its pixels.
    leap = max(LongAxis.longest / max(2 * visible, 1), 2 * visible)
    guard isLong else {
      base = 0
      return length
    }
    let place = offset - base
    let isNearStart = place < LongAxis.margin / 2 && base > 0
    let isNearEnd = shown - place < LongAxis.margin / 2 && base < greatest - shown
    if isNearStart || isNearEnd || base > greatest - shown || (place - last).magnitude >= leap { settle(offset) }
    return LongAxis.longest
  }

  /// Returns the content's offset after the host has scrolled from an offset to another one. `leaps` is whether no finger
  /// moves it, whose moves are many in one if the page was busy.
  mutating func follow(from last: Double, to place: Double, leaps: Bool) -> Double {
    if isLong, leaps, (place - last).magnitude >= leap { setBase(offset(at: place) - place) }
    return place + base
  }

  /// Makes the host's offset proportional again if it is far from it.
  mutating func rest(at offset: Double) {
    if isLong, (offset - base - place(of: offset)).magnitude > LongAxis.margin / 4 { settle(offset) }
  }

  private mutating func settle(_ offset: Double) {
    setBase(offset - place(of: offset))
  }

  /// Sets the base. Apart from the ends, it is a whole number of points, so that the edges of views stay on pixels.
  private mutating func setBase(_ wanted: Double) {
    base = wanted > 0 && wanted < greatest - shown ? wanted.rounded(.down) : wanted
  }

  /// Returns the offset at the host for an offset of the content at rest.
  private func place(of offset: Double) -> Double {
    LongAxis.map(offset, from: greatest, to: shown)
  }

  private func offset(at place: Double) -> Double {
    LongAxis.map(place, from: shown, to: greatest)
  }

  private static func map(_ offset: Double, from whole: Double, to other: Double) -> Double {
    if offset <= margin { return offset }
    if whole - offset <= margin { return other - (whole - offset) }
    return margin + (offset - margin) * (other - 2 * margin) / (whole - 2 * margin)
  }
}
