// SPDX-License-Identifier: Apache-2.0

import SheetEngine

/// The position and scaling of a layer's contents in its bounds.
public struct CALayerContentsGravity: Hashable, Sendable {
  let fit: ImageContent.Fit

  /// Stretches the contents to fill the bounds. The default.
  public static let resize = CALayerContentsGravity(fit: .fill)
  /// Scales the contents to fit in the bounds, and keeps the aspect ratio.
  public static let resizeAspect = CALayerContentsGravity(fit: .aspectFit)
  /// Scales the contents to cover the bounds, and keeps the aspect ratio.
  public static let resizeAspectFill = CALayerContentsGravity(fit: .aspectFill)
  /// Centers the contents at their natural size.
  public static let center = CALayerContentsGravity(fit: .center)
  // As in Core Animation, the vertical names assume that y points up: `top` is the bottom edge on the screen.
  /// Places the contents at their natural size at the bottom edge, as seen on the screen.
  public static let top = CALayerContentsGravity(fit: .bottom)
  /// Places the contents at their natural size at the top edge, as seen on the screen.
  public static let bottom = CALayerContentsGravity(fit: .top)
  /// Places the contents at their natural size at the left edge.
  public static let left = CALayerContentsGravity(fit: .left)
  /// Places the contents at their natural size at the right edge.
  public static let right = CALayerContentsGravity(fit: .right)
  /// Places the contents at their natural size at the bottom left corner, as seen on the screen.
  public static let topLeft = CALayerContentsGravity(fit: .bottomLeft)
  /// Places the contents at their natural size at the bottom right corner, as seen on the screen.
  public static let topRight = CALayerContentsGravity(fit: .bottomRight)
  /// Places the contents at their natural size at the top left corner, as seen on the screen.
  public static let bottomLeft = CALayerContentsGravity(fit: .topLeft)
  /// Places the contents at their natural size at the top right corner, as seen on the screen.
  public static let bottomRight = CALayerContentsGravity(fit: .topRight)
}
