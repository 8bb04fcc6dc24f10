// SPDX-License-Identifier: Apache-2.0

#if !canImport(Foundation)

  extension CGRect {
    /// The rectangle of the same area with a positive width and height.
    public var standardized: CGRect { CGRect(x: minX, y: minY, width: width, height: height) }

    /// The smallest rectangle of whole coordinates that contains the rectangle; the rectangle itself if it is null.
    public var integral: CGRect {
      guard !isNull else { return self }
      let (left, top) = (minX.rounded(.down), minY.rounded(.down))
      return CGRect(x: left, y: top, width: maxX.rounded(.up) - left, height: maxY.rounded(.up) - top)
    }

    /// Returns whether the rectangle contains another one. A null rectangle is in every other.
    public func contains(_ rect2: CGRect) -> Bool { union(rect2) == self }
  }

#endif
