// SPDX-License-Identifier: Apache-2.0

import SheetEngine

/// What of a view's outline few views have: corners of another curve, and a mask.
@_spi(Hosts) public struct ViewShape: Hashable, Sendable {
  /// What shows of a view and all in it: what the mask covers.
  public struct Mask: Hashable, Sendable {
    /// In the view's coordinates.
    public var frame: Rect
    /// Of the mask's own box.
    public var corners: Corners
    /// How much shows within, 0...1.
    public var alpha: Double
    /// A picture whose opaque parts show, within the frame; `nil` for the whole box.
    public var image: ImageContent?

    /// A mask; without a picture it is a box.
    public init(frame: Rect, corners: Corners, alpha: Double, image: ImageContent?) {
      self.frame = frame
      self.corners = corners
      self.alpha = alpha
      self.image = image
    }
  }

  /// Whether round corners run into the sides without a visible start, where the host can draw that.
  public var hasContinuousCorners: Bool
  /// `nil` for none.
  public var mask: Mask?

  /// Circular corners and no mask, by default.
  public init(hasContinuousCorners: Bool = false, mask: Mask? = nil) {
    self.hasContinuousCorners = hasContinuousCorners
    self.mask = mask
  }
}
