// SPDX-License-Identifier: Apache-2.0

/// The places of a section's items: groups one below the other, or side by side in a lane, each with the same boxes in
/// it; or lines of items of different sizes.
struct SectionGrid {
  var insets = NSDirectionalEdgeInsets.zero
  var header = 0.0
  var footer = 0.0
  /// Whether the header stays at the upper edge while the section goes by.
  var pinsHeader = false
  /// Whether header and footer are measured.
  var measuresHeader = false
  var measuresFooter = false
  /// The boxes of a group's items.
  var pattern: [CGRect] = []
  /// Between two groups, in points.
  var spacing = 0.0
  /// The heights of groups that are measured; otherwise all are `groupHeight`.
  var lengths: LengthRow?
  var groupHeight = 0.0
  /// The lines of items of different sizes.
  var lines: FlowLines?
  /// How groups side by side scroll.
  var lane: LaneRule?
  var itemCount = 0
  /// Where the section begins.
  var start = 0.0

  private var perGroup: Int { max(1, pattern.count) }
  var groupCount: Int { (itemCount + perGroup - 1) / perGroup }
  private var gaps: Double { Double(max(0, groupCount - 1)) * spacing }
  var itemsHeight: Double {
    if let lines { return lines.height }
    if lane != nil { return groupHeight }
    return (lengths?.total ?? Double(groupCount) * groupHeight) + gaps
  }
  var height: Double { Double(insets.top + insets.bottom) + header + footer + (itemCount > 0 ? itemsHeight : 0) }
  var firstGroup: Double { start + header + Double(insets.top) }

  func start(ofGroup group: Int) -> Double {
    firstGroup + (lengths?.start(of: group) ?? Double(group) * groupHeight) + Double(group) * spacing
  }

  func height(ofGroup group: Int) -> Double { lengths?.lengths[group] ?? groupHeight }

  /// Makes the length of an item's group an estimate again.
  mutating func forget(_ item: Int) {
    guard (0..<itemCount).contains(item) else { return }
    let group = item / perGroup
    lengths?.forget(group)
  }

  /// The group at a place, or the nearest one before it.
  func group(at place: Double) -> Int {
    let inside = place - firstGroup
    guard inside > 0, groupCount > 0 else { return 0 }
    if let lengths {
      // Groups begin later by the gaps before them, so the answer without gaps is one that is too far.
      var group = lengths.index(at: inside)
      while group > 0, start(ofGroup: group) > place { group -= 1 }
      return group
    }
    let whole = groupHeight + spacing
    return whole > 0 ? min(Int(inside / whole), groupCount - 1) : 0
  }

  /// The width of all groups in a lane, with the insets before and after them.
  var laneWidth: CGFloat {
    guard let lane else { return 0 }
    let groups = CGFloat(groupCount)
    return insets.leading + insets.trailing + groups * lane.groupWidth + max(0, groups - 1) * CGFloat(spacing)
  }

  /// In a lane, as before any scrolling.
  func box(ofItem item: Int) -> CGRect {
    if let lines { return lines.box(of: item).offsetBy(dx: 0, dy: CGFloat(firstGroup)) }
    let (group, index) = item.quotientAndRemainder(dividingBy: perGroup)
    guard pattern.indices.contains(index) else { return .zero }
    if let lane {
      let x = CGFloat(group) * (lane.groupWidth + CGFloat(spacing))
      return pattern[index].offsetBy(dx: x, dy: CGFloat(firstGroup))
    }
    var box = pattern[index].offsetBy(dx: 0, dy: CGFloat(start(ofGroup: group)))
    if let lengths, pattern.count == 1 { box.size.height = CGFloat(lengths.lengths[group]) }
    return box
  }

  /// The items of the groups in a range of places.
  func items(from low: Double, to high: Double) -> Range<Int> {
    guard itemCount > 0, high > firstGroup, low < firstGroup + itemsHeight else { return 0..<0 }
    if let lines { return lines.items(from: low - firstGroup, to: high - firstGroup) }
    let (first, last) = (group(at: low), group(at: high))
    return first * perGroup..<min(itemCount, (last + 1) * perGroup)
  }

  /// The items of the groups of a lane in a range of places from its beginning.
  func items(inLaneFrom low: CGFloat, to high: CGFloat) -> Range<Int> {
    guard let lane, itemCount > 0 else { return 0..<0 }
    let whole = max(1, lane.groupWidth + CGFloat(spacing))
    func group(_ place: CGFloat) -> Int {
      min(max(Int(max(0, place - insets.leading) / whole), 0), groupCount - 1)
    }
    return group(low) * perGroup..<min(itemCount, (group(high) + 1) * perGroup)
  }
}
