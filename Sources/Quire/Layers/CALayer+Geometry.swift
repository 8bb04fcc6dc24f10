// SPDX-License-Identifier: Apache-2.0

// A view and its layer share one geometry. Unlike in Core Animation, `frame` does not include the
// transform.

extension CALayer {
  /// The frame in the superlayer's coordinates, without the transform.
  public final var frame: CGRect {
    get { view?.frame ?? .zero }
    set { change { $0.frame = newValue } }
  }

  /// The bounds in the layer's own coordinates. Changing the size keeps `position`.
  public final var bounds: CGRect {
    get { view?.bounds ?? .zero }
    set {
      let position = position
      change { box in
        box.bounds = newValue
        box.frame.origin = CGPoint(
          x: position.x - anchorPoint.x * newValue.width, y: position.y - anchorPoint.y * newValue.height)
      }
    }
  }

  /// The position of the anchor point in the superlayer's coordinates.
  public final var position: CGPoint {
    get {
      let frame = frame
      return CGPoint(x: frame.minX + anchorPoint.x * frame.width, y: frame.minY + anchorPoint.y * frame.height)
    }
    set {
      change {
        $0.frame.origin = CGPoint(
          x: newValue.x - anchorPoint.x * $0.bounds.width, y: newValue.y - anchorPoint.y * $0.bounds.height)
      }
    }
  }

  /// The point of the layer that `position` places, and the center of its transform, in fractions of its size; the
  /// middle, (0.5, 0.5), by default. Changing it keeps `position` and therefore moves the layer.
  public final var anchorPoint: CGPoint {
    get { extras?.anchor ?? CGPoint(x: 0.5, y: 0.5) }
    set {
      guard newValue.isFinite else { return }
      let position = position
      rare.anchor = newValue
      self.position = position
      host.setNeedsShow()
    }
  }

  /// The depth of the layer among its siblings; 0 by default. Layers with larger values are in front.
  public final var zPosition: CGFloat {
    get { extras?.zPosition ?? 0 }
    set {
      rare.zPosition = newValue.isFinite ? newValue : 0
      LayerOrder.hasDepths = true
      LayerOrder.install()
      view?.superview?.subviewsChanged()
    }
  }

  /// The transform of the layer and its sublayers, around the anchor point. Perspective is not supported.
  public final var transform: CATransform3D {
    get { extras?.transform ?? CATransform3DMakeAffineTransform(view?.transform ?? .identity) }
    set {
      rare.transform = CATransform3DIsAffine(newValue) ? nil : newValue
      change { $0.transform = newValue.flat }
    }
  }

  /// Returns the two-dimensional part of the transform.
  public final func affineTransform() -> CGAffineTransform { view?.transform ?? .identity }

  /// Sets a two-dimensional transform.
  public final func setAffineTransform(_ m: CGAffineTransform) {
    extras?.transform = nil
    change { $0.transform = m }
  }

  /// The opacity of the layer and its sublayers, 0...1; 1 by default.
  public final var opacity: Float {
    get { Float(view?.alpha ?? 1) }
    set { change { $0.alpha = CGFloat(newValue) } }
  }

  /// Whether the layer and its sublayers are hidden; `false` by default.
  public final var isHidden: Bool {
    get { view?.isHidden ?? false }
    set { host.isHidden = newValue }
  }

  /// The color behind the contents, or `nil` for none.
  public final var backgroundColor: CGColor? {
    get { view?.backgroundColor?.cgColor }
    set { change { $0.backgroundColor = newValue.map { UIColor(cgColor: $0) } } }
  }

  // MARK: Points

  /// Returns whether a point in the layer's coordinates is inside its bounds.
  public final func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }

  /// Converts a point from another layer's coordinates; `nil` means the window's.
  public final func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint { host.convert(p, from: l?.host) }
  /// Converts a point to another layer's coordinates; `nil` means the window's.
  public final func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint { host.convert(p, to: l?.host) }
  /// Converts a rectangle from another layer's coordinates; `nil` means the window's.
  public final func convert(_ r: CGRect, from l: CALayer?) -> CGRect { host.convert(r, from: l?.host) }
  /// Converts a rectangle to another layer's coordinates; `nil` means the window's.
  public final func convert(_ r: CGRect, to l: CALayer?) -> CGRect { host.convert(r, to: l?.host) }

  /// Returns the frontmost layer at a point in the superlayer's coordinates: a descendant, this layer, or `nil`.
  /// Ignores hidden layers.
  public final func hitTest(_ p: CGPoint) -> CALayer? {
    guard let view, !view.isHidden, view.alpha >= UIView.leastTouchableAlpha else { return nil }
    let own = view.superview.map { view.convert(p, from: $0) } ?? view.pointInside(p)
    let isInside = contains(own)
    guard isInside || !masksToBounds else { return nil }
    for child in view.shownSubviews.reversed() {
      if let found = child.layer.hitTest(own) { return found }
    }
    return isInside ? self : nil
  }
}

extension UIView {
  /// Converts a point from the superlayer's coordinates.
  fileprivate func pointInside(_ point: CGPoint) -> CGPoint {
    CGPoint(x: point.x - frame.minX + bounds.minX, y: point.y - frame.minY + bounds.minY)
  }

  /// The point of the view at which `center` is, and the center of its transform, in fractions of its size; the middle
  /// by default. It is that of the layer.
  public var anchorPoint: CGPoint {
    get { layer.anchorPoint }
    set { layer.anchorPoint = newValue }
  }

  /// The three-dimensional transform of the view. Perspective is not supported.
  public var transform3D: CATransform3D {
    get { layer.transform }
    set { layer.transform = newValue }
  }
}
