// SPDX-License-Identifier: Apache-2.0

import SheetEngine

/// The rarely used state of a layer.
///
/// Code that is linked into every app calls only the closures in this class. Therefore apps without standalone layers
/// do not link their code.
@MainActor final class LayerExtras {
  /// The box that displays a standalone layer.
  var box: UIView?
  /// Runs a change of a standalone layer with its implicit animation.
  var animate: ((() -> Void) -> Void)?
  /// The anchor point, in fractions of the layer's size, or `nil` for the middle.
  var anchor: CGPoint?
  /// The depth among the siblings; 0 by default.
  var zPosition: CGFloat = 0
  /// The transform, if it is not two-dimensional.
  var transform: CATransform3D?
  /// The standalone layers in this layer.
  var sublayers: [CALayer] = []
  /// The subviews and the boxes of `sublayers`, in the order of insertion; `nil` without sublayers.
  var order: [UIView]?
  /// `order` sorted by depth, from back to front; `nil` if only subviews are shown, in their own order.
  var arrangement: [UIView]?
  var name: String?
  var settings: LayerSettings?
  @Weak var delegate: (any CALayerDelegate)?

  /// The drawing of the view's `draw(_:)` or the layer's `draw(in:)`.
  var drawn: DrawnPicture?
  /// Draws the contents.
  var draw: ((CALayer) -> Void)?
  /// Whether a change of size redraws the contents.
  var followsSize = false
  /// Returns the contents of a layer whose class or `contents` determines them.
  var make: ((CALayer, UITraitCollection) -> ImageContent?)?
  /// Whether the layer's class determines `make`.
  var drawsItself = false
  var contents: AnyObject?
  var gravity = CALayerContentsGravity.resize
  var shadowPath: CGPath?
  /// Returns whether the contents already include the shadow.
  var drawsShadow: ((CALayer) -> Bool)?

  /// The layer whose contents mask this layer.
  var mask: CALayer?
  /// Returns the visible shape of a view that a standalone layer masks.
  var makeMask: ((CALayer, UIView, UITraitCollection) -> ViewShape.Mask)?

  /// The running animations.
  var animations: AnyObject?
  /// Applies the running animations to the displayed values.
  var present: ((inout Rect, inout ViewStyle, inout ViewTransform) -> Void)?
}

extension CALayer {
  /// The rarely used state, created on first use.
  final var rare: LayerExtras {
    if let extras { return extras }
    let made = LayerExtras()
    extras = made
    return made
  }

  /// Returns the contents that the layer's view displays.
  final func content(in traits: UITraitCollection) -> ImageContent? {
    guard let extras else { return nil }
    if let make = extras.make, let made = make(self, traits) { return made }
    return extras.drawn?.content(view?.contentMode.fit ?? .fill)
  }
}

extension UIView {
  /// The displayed children, from back to front: the subviews, and the boxes of standalone layers.
  final var shownSubviews: [UIView] { storedLayer?.extras?.arrangement ?? subviews }

  /// The transform around the middle of the bounds. It differs from `transform` if the layer's anchor point is not the
  /// middle.
  final var centeredTransform: CGAffineTransform { centered(transform, in: storedBounds.size) }

  /// Converts a transform around the anchor point to one around the middle of the bounds.
  final func centered(_ transform: CGAffineTransform, in size: CGSize) -> CGAffineTransform {
    guard let anchor = storedLayer?.extras?.anchor, !transform.isIdentity else { return transform }
    let x = (anchor.x - 0.5) * size.width
    let y = (anchor.y - 0.5) * size.height
    var shifted = transform
    shifted.tx += x - (transform.a * x + transform.c * y)
    shifted.ty += y - (transform.b * x + transform.d * y)
    return shifted
  }

  /// Calls `draw(_:)` if a redraw is pending, and stores the drawing. A view with an empty size is drawn once it has a
  /// size.
  final func displayIfNeeded(in traits: UITraitCollection) {
    guard needsDisplay, bounds.width > 0, bounds.height > 0 else { return }
    needsDisplay = false
    var drawn: DrawnPicture?
    traits.performAsCurrent { drawn = DrawingContexts.draw(in: bounds) { draw(bounds) } }
    guard drawn != nil || storedLayer?.extras?.drawn != nil else { return }
    layer.rare.drawn = drawn
  }

  /// Requests a redraw before the view is next shown. The new drawing of `draw(_:)` replaces the previous one.
  public final func setNeedsDisplay() {
    needsDisplay = true
    setNeedsShow()
  }

  /// Requests a redraw of the whole view before it is next shown; `rect` is ignored.
  public final func setNeedsDisplay(_ rect: CGRect) {
    setNeedsDisplay()
  }
}

/// The order of a view's children, including standalone layers.
@MainActor enum LayerOrder {
  /// Computes a view's `arrangement`. It is set when the first standalone layer is inserted or the first `zPosition` is
  /// set.
  static var arrange: ((UIView) -> Void)?
  /// Whether any layer has ever had a `zPosition`.
  static var hasDepths = false
}
