// SPDX-License-Identifier: Apache-2.0

import SheetEngine

extension UIView {
  /// The view whose shape determines the visible part of this view. The shape is the mask's box with its round corners,
  /// as opaque as its background, or the image of an image view. `nil`, the default, shows everything.
  ///
  /// The mask's `frame` is in this view's coordinates. The mask must have no superview, and it may mask one view only.
  /// Its subviews, transform and border have no effect, and its changes are not animated.
  public var mask: UIView? {
    get { storedLayer?.maskView }
    set {
      guard newValue !== mask else { return }
      if let newValue {
        precondition(
          newValue !== self, "A view can't be its own mask: \(Log.name(of: self)). Make another view for it.")
        precondition(
          newValue.superview == nil,
          "\(Log.name(of: newValue)) is a subview, so that it can't be a mask. Remove it from its superview first.")
        newValue.layer.masked?.maskView = nil
      }
      mask?.layer.masked = nil
      layer.maskView = newValue
      newValue?.layer.masked = self.layer
      setNeedsShow()
    }
  }
}

extension CALayer {
  /// The layer whose shape masks this layer. `nil`, the default, means no mask.
  ///
  /// A `CAShapeLayer` shows the interior of its path. A `CAGradientLayer`, or a layer with contents, shows the area
  /// that its opaque parts cover. Any other layer shows the interior of its bounds. The mask's `frame` is in this
  /// layer's coordinates. The mask must have no superlayer and can mask only one layer. Its sublayers and its transform
  /// have no effect.
  public final var mask: CALayer? {
    get { maskView?.storedLayer }
    set {
      host.mask = newValue?.host
      guard newValue != nil || extras != nil else { return }
      rare.mask = newValue
    }
  }

  /// Returns the corner curve and the mask of the view's outline.
  final func shape(in traits: UITraitCollection) -> ViewShape {
    ViewShape(hasContinuousCorners: cornerCurve == .continuous, mask: maskView.flatMap { shownMask($0, traits) })
  }

  private final func shownMask(_ mask: UIView, _ traits: UITraitCollection) -> ViewShape.Mask? {
    if let layer = mask.storedLayer, let view, let made = layer.extras?.makeMask { return made(layer, view, traits) }
    return mask.shownAsMask(in: traits)
  }
}

extension UIView {
  fileprivate func shownAsMask(in traits: UITraitCollection) -> ViewShape.Mask {
    let image = hostBehavior.image(of: self, in: traits)
    let background = backgroundColor?.resolved(with: traits, tint: tintColor) ?? .clear
    let opacity = image == nil ? Double(background.bits & 0xFF) / 255 : 1
    let layer = storedLayer
    let style = ViewStyle(
      cornerRadius: Double(layer?.cornerRadius ?? 0), cornerShares: layer?.cornerShares ?? Corners(top: 1, bottom: 1))
    return ViewShape.Mask(
      frame: Rect(frame), corners: style.corners, alpha: isHidden ? 0 : opacity * Double(min(max(alpha, 0), 1)),
      image: image)
  }
}
