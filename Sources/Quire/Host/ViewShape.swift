// SPDX-License-Identifier: Apache-2.0

import SheetEngine

/// The rarely used parts of a view's outline: a corner curve and a mask.
@_spi(Hosts) public struct ViewShape: Hashable, Sendable {
  /// The part of a view and its descendants that is visible.
  public struct Mask: Hashable, Sendable {
    /// The box of the mask in the view's coordinates.
    public var frame: Rect
    /// The corners of the mask's own box.
    public var corners: Corners
    /// The alpha of the content within the mask, 0...1.
    public var alpha: Double
    /// A picture within the frame. The content under its opaque parts is visible. `nil` makes the whole box visible.
    public var image: ImageContent?

    /// The commands of an SVG path in the view's coordinates. Only its interior is visible. Empty, the default, for a
    /// mask without a path.
    public var path: String
    /// Whether the even-odd rule determines the interior of the path.
    public var isEvenOdd: Bool

    /// Creates a mask. Without an image and a path, the mask is a rectangle.
    public init(
      frame: Rect, corners: Corners, alpha: Double, image: ImageContent?, path: String = "", isEvenOdd: Bool = false
    ) {
      self.path = path
      self.isEvenOdd = isEvenOdd
      self.frame = frame
      self.corners = corners
      self.alpha = alpha
      self.image = image
    }
  }

  /// Whether round corners blend into the sides without a visible start, if the host can draw that.
  public var hasContinuousCorners: Bool
  /// The mask, or `nil` for none.
  public var mask: Mask?

  /// Creates a shape. The default has circular corners and no mask.
  public init(hasContinuousCorners: Bool = false, mask: Mask? = nil) {
    self.hasContinuousCorners = hasContinuousCorners
    self.mask = mask
  }
}
