// SPDX-License-Identifier: Apache-2.0

import SheetEngine

/// The parts of a layer that few layers use.
///
/// Code that every app contains only calls the functions that are set here, so that an app without layers of its own
/// does not contain their code.
@MainActor final class LayerExtras {
  /// The box of a layer that is not a view's.
  var box: UIView?
  /// Runs a change of a layer of its own, with the animation that such a change has.
  var animate: ((() -> Void) -> Void)?
  /// The point of the box that `position` places and about which the transform turns; `nil` for the middle.
  var anchor: CGPoint?
  /// The order among the siblings; 0 by default.
  var zPosition: CGFloat = 0
  /// The transform, if it is not an affine one.
  var transform: CATransform3D?
  /// The layers of their own in this layer.
  var sublayers: [CALayer] = []
  /// The subviews and the boxes of `sublayers`, in the order in which they were inserted; `nil` without sublayers.
  var order: [UIView]?
  /// `order` by the z positions, from back to front; `nil` if the subviews alone are shown in their order.
  var arrangement: [UIView]?
  var name: String?
  @Weak var delegate: (any CALayerDelegate)?

  /// What was drawn in a view's `draw(_:)` or the layer's `draw(in:)`.
  var drawn: DrawnPicture?
  /// Draws the contents.
  var draw: ((CALayer) -> Void)?
  /// Whether the contents are drawn again when the size changes.
  var followsSize = false
  /// Returns the contents of a layer whose class or property determines them.
  var make: ((CALayer, UITraitCollection) -> ImageContent?)?
  /// Whether the layer's class determines `make`.
  var drawsItself = false
  var contents: AnyObject?
  var gravity = CALayerContentsGravity.resize
  var shadowPath: CGPath?
  /// Returns whether the contents include the shadow.
  var drawsShadow: ((CALayer) -> Bool)?

  /// The layer whose contents mask the layer.
  var mask: CALayer?
  /// Returns the visible part of a view whose mask is a layer of its own.
  var makeMask: ((CALayer, UIView, UITraitCollection) -> ViewShape.Mask)?

  /// The running animations.
  var animations: AnyObject?
  /// Applies the animations to what is shown.
  var present: ((inout Rect, inout ViewStyle, inout ViewTransform) -> Void)?
}

extension CALayer {
  /// The rarely used parts, made at the first use.
  final var rare: LayerExtras {
    if let extras { return extras }
    let made = LayerExtras()
    extras = made
    return made
  }

  /// Returns the contents that the layer's view shows.
  final func content(in traits: UITraitCollection) -> ImageContent? {
    guard let extras else { return nil }
    if let make = extras.make, let made = make(self, traits) { return made }
    return extras.drawn?.content(view?.contentMode.fit ?? .fill)
  }
}

extension UIView {
  /// The views in this view, from back to front: its subviews, and the boxes of its layer's layers.
  final var shownSubviews: [UIView] { storedLayer?.extras?.arrangement ?? subviews }

  /// The transform about the middle of the box, which differs from `transform` if the layer's anchor point does.
  final var centeredTransform: CGAffineTransform { centered(transform, in: storedBounds.size) }

  /// Returns a transform about the anchor point as one about the middle of a box.
  final func centered(_ transform: CGAffineTransform, in size: CGSize) -> CGAffineTransform {
    guard let anchor = storedLayer?.extras?.anchor, !transform.isIdentity else { return transform }
    let x = (anchor.x - 0.5) * size.width
    let y = (anchor.y - 0.5) * size.height
    var shifted = transform
    shifted.tx += x - (transform.a * x + transform.c * y)
    shifted.ty += y - (transform.b * x + transform.d * y)
    return shifted
  }

  /// Calls `draw(_:)` if it is due, and keeps what it drew. An empty view is drawn when it has a size.
  final func displayIfNeeded(in traits: UITraitCollection) {
    guard needsDisplay, bounds.width > 0, bounds.height > 0 else { return }
    needsDisplay = false
    var drawn: DrawnPicture?
    traits.performAsCurrent { drawn = DrawingStage.draw(in: bounds) { draw(bounds) } }
    guard drawn != nil || storedLayer?.extras?.drawn != nil else { return }
    layer.rare.drawn = drawn
  }

  /// Draws the view again before it is next shown. What `draw(_:)` draws replaces what it drew before.
  public final func setNeedsDisplay() {
    needsDisplay = true
    setNeedsShow()
  }

  /// Draws the view again before it is next shown, as a whole.
  public final func setNeedsDisplay(_ rect: CGRect) {
    setNeedsDisplay()
  }
}

/// The order of what a view contains, beside its subviews.
@MainActor enum LayerOrder {
  /// Computes a view's `arrangement`. Set by the first layer in a layer, and the first `zPosition`.
  static var arrange: ((UIView) -> Void)?
  /// Whether any layer has had a `zPosition`.
  static var hasDepths = false
}
