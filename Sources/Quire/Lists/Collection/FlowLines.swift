// SPDX-License-Identifier: Apache-2.0

/// The frames of items of different sizes, arranged in lines from top to bottom.
struct FlowLines {
  private let boxes: [CGRect]
  /// The index of the first item in each line. `tops` holds the position of each line's top edge.
  private var firsts: [Int] = []
  private var tops: [Double] = []
  /// The height of all lines, including the gaps between them, in points.
  private(set) var height = 0.0

  /// Arranges items in lines, each with as many items as fit. The items of a line are spread over its width and
  /// centered vertically. The last line uses the minimum gap instead.
  init(_ sizes: [CGSize], left: CGFloat, room: CGFloat, gap: CGFloat, spacing: CGFloat) {
    var boxes: [CGRect] = []
    boxes.reserveCapacity(sizes.count)
    var first = 0
    var top: CGFloat = 0
    while first < sizes.count {
      var end = first
      var width: CGFloat = 0
      var tallest: CGFloat = 0
      while end < sizes.count, end == first || width + gap * CGFloat(end - first) + sizes[end].width <= room + 0.01 {
        width += sizes[end].width
        tallest = max(tallest, sizes[end].height)
        end += 1
      }
      let (count, isLast) = (end - first, end == sizes.count)
      var between = gap
      var x = left
      if !isLast, count == 1 { x += (room - width) / 2 }
      if !isLast, count > 1 { between = (room - width) / CGFloat(count - 1) }
      for item in first..<end {
        let size = sizes[item]
        boxes.append(CGRect(x: x, y: top + (tallest - size.height) / 2, width: size.width, height: size.height))
        x += size.width + between
      }
      firsts.append(first)
      tops.append(Double(top))
      height = Double(top + tallest)
      top += tallest + spacing
      first = end
    }
    self.boxes = boxes
  }

  func box(of item: Int) -> CGRect { boxes[item] }

  /// Returns the items of all lines between two positions, including the lines at those positions.
  func items(from low: Double, to high: Double) -> Range<Int> {
    let (first, last) = (line(at: low), line(at: high))
    return firsts[first]..<(last + 1 < firsts.count ? firsts[last + 1] : boxes.count)
  }

  /// Returns the index of the last line that begins at or before a position, or of the first line if none does.
  private func line(at place: Double) -> Int {
    var (low, high) = (0, tops.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if tops[middle] <= place { low = middle } else { high = middle }
    }
    return low
  }
}
