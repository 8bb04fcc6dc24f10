// SPDX-License-Identifier: Apache-2.0

/// A header or a footer.
struct SectionEdge {
  /// The kind of the supplementary view.
  var kind = ""
  /// The length in the direction of scrolling, in points. An edge of length 0 has no view.
  var length = 0.0
  /// Whether the length is an estimate that is replaced by a measurement.
  var isMeasured = false
  /// Whether the view stays at the top edge while its section scrolls past.
  var isPinned = false
  /// The front-to-back order of the view.
  var depth = 0
  /// The distances from the edges of the content, in points.
  var leading: CGFloat = 0
  var trailing: CGFloat = 0

  /// Replaces the estimate by a measured length.
  mutating func resolve(_ measured: Double) {
    (length, isMeasured) = (measured, false)
  }
}

/// The positions of a section's items. Groups with identical item frames are placed one below the other, or side by
/// side in a lane. Items of different sizes are arranged in lines instead.
struct SectionGrid {
  var insets = NSDirectionalEdgeInsets.zero
  var header = SectionEdge()
  var footer = SectionEdge()
  /// The frames of the items within a group.
  var pattern: [CGRect] = []
  /// The distance between two groups, in points.
  var spacing = 0.0
  /// The heights of groups if they are measured; otherwise each group has the height `groupHeight`.
  var lengths: LengthTree?
  var groupHeight = 0.0
  /// The lines of items of different sizes.
  var lines: FlowLines?
  /// The horizontal scrolling of groups that are placed side by side; `nil` if groups are placed one below the other.
  var lane: LaneRule?
  var itemCount = 0
  /// The position of the section's top edge.
  var start = 0.0

  private var perGroup: Int { max(1, pattern.count) }
  var groupCount: Int { (itemCount + perGroup - 1) / perGroup }
  private var gaps: Double { Double(max(0, groupCount - 1)) * spacing }
  var itemsHeight: Double {
    if let lines { return lines.height }
    if lane != nil { return groupHeight }
    return (lengths?.total ?? Double(groupCount) * groupHeight) + gaps
  }
  var height: Double {
    Double(insets.top + insets.bottom) + header.length + footer.length + (itemCount > 0 ? itemsHeight : 0)
  }
  var firstGroup: Double { start + header.length + Double(insets.top) }

  func start(ofGroup group: Int) -> Double {
    firstGroup + (lengths?.start(of: group) ?? Double(group) * groupHeight) + Double(group) * spacing
  }

  func height(ofGroup group: Int) -> Double { lengths?.length(at: group) ?? groupHeight }

  /// Replaces the measured height of an item's group by an estimate.
  mutating func forget(_ item: Int) {
    guard (0..<itemCount).contains(item) else { return }
    let group = item / perGroup
    lengths?.forget(group)
  }

  /// Returns the index of the group at a position, or of the nearest group before it.
  func group(at place: Double) -> Int {
    let inside = place - firstGroup
    guard inside > 0, groupCount > 0 else { return 0 }
    if let lengths {
      // The gaps between groups move later groups down, so the result without gaps can be too large.
      var group = lengths.index(at: inside)
      while group > 0, start(ofGroup: group) > place { group -= 1 }
      return group
    }
    let whole = groupHeight + spacing
    return whole > 0 ? min(Int(inside / whole), groupCount - 1) : 0
  }

  /// The width of all groups in a lane, including the section's leading and trailing insets.
  var laneWidth: CGFloat {
    guard let lane else { return 0 }
    let groups = CGFloat(groupCount)
    return insets.leading + insets.trailing + groups * lane.groupWidth + max(0, groups - 1) * CGFloat(spacing)
  }

  /// Returns the frame of an item. In a lane, this is the frame before any scrolling.
  func box(ofItem item: Int) -> CGRect {
    if let lines { return lines.box(of: item).offsetBy(dx: 0, dy: CGFloat(firstGroup)) }
    let (group, index) = item.quotientAndRemainder(dividingBy: perGroup)
    guard pattern.indices.contains(index) else { return .zero }
    if let lane {
      let x = CGFloat(group) * (lane.groupWidth + CGFloat(spacing))
      return pattern[index].offsetBy(dx: x, dy: CGFloat(firstGroup))
    }
    var box = pattern[index].offsetBy(dx: 0, dy: CGFloat(start(ofGroup: group)))
    if let lengths, pattern.count == 1 { box.size.height = CGFloat(lengths.length(at: group)) }
    return box
  }

  /// Returns the items of the groups in a range of positions.
  func items(from low: Double, to high: Double) -> Range<Int> {
    guard itemCount > 0, high > firstGroup, low < firstGroup + itemsHeight else { return 0..<0 }
    if let lines { return lines.items(from: low - firstGroup, to: high - firstGroup) }
    let (first, last) = (group(at: low), group(at: high))
    return first * perGroup..<min(itemCount, (last + 1) * perGroup)
  }

  /// Returns the items of a lane's groups in a range of positions, measured from the beginning of the lane.
  func items(inLaneFrom low: CGFloat, to high: CGFloat) -> Range<Int> {
    guard let lane, itemCount > 0 else { return 0..<0 }
    let whole = max(1, lane.groupWidth + CGFloat(spacing))
    func group(_ place: CGFloat) -> Int {
      min(max(Int(max(0, place - insets.leading) / whole), 0), groupCount - 1)
    }
    return group(low) * perGroup..<min(itemCount, (group(high) + 1) * perGroup)
  }
}
