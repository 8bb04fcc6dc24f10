// SPDX-License-Identifier: Apache-2.0

import SheetEngine

extension CALayer {
  private final var running: LayerAnimations? { extras?.animations as? LayerAnimations }

  private final var animations: LayerAnimations {
    if let running { return running }
    let made = LayerAnimations(self)
    rare.animations = made
    return made
  }

  /// Adds an animation. It must not be changed afterward. It replaces an animation with an equal key, and if its
  /// `duration` is 0 it uses the transaction's.
  ///
  /// The layer's own values do not change: when the animation ends, the layer shows them again.
  public final func add(_ anim: CAAnimation, forKey key: String?) {
    if anim.duration <= 0 { anim.duration = anim.standardDuration }
    animations.add(anim, key)
  }

  /// Removes the animation with a key. The layer shows its own values immediately.
  public final func removeAnimation(forKey key: String) {
    running?.remove(key)
  }

  /// Removes all animations.
  public final func removeAllAnimations() {
    running?.removeAll()
  }

  /// Returns the animation with a key, or `nil`.
  public final func animation(forKey key: String) -> CAAnimation? { running?.animation(key) }

  /// The keys of the animations, in the order in which they were added, or `nil` if there are none.
  public final func animationKeys() -> [String]? {
    guard let keys = running?.keys, !keys.isEmpty else { return nil }
    return keys
  }

  /// Returns a copy of the layer with its currently displayed values, without sublayers.
  public final func presentation() -> Self? {
    guard let view, let session = Session.current else { return nil }
    let traits = view.traitCollection
    var style = ViewStyle(alpha: Double(view.alpha), isHidden: view.isHidden, cornerRadius: Double(cornerRadius))
    style.background = view.backgroundColor?.resolved(with: traits, tint: view.tintColor) ?? .clear
    style.borderWidth = Double(borderWidth)
    style.border = borderColor?.rgba ?? .clear
    let own = view.transform
    var frame = Rect(view.frame)
    var transform = own
    if let motions = view.motions {
      let pose = ViewPose(frame: frame, style: style, transform: ViewTransform(own)) + motions.pose(at: session.clock)
      (frame, style.alpha, style.background, style.cornerRadius) =
        (pose.frame, pose.alpha, pose.background, pose.cornerRadius)
      transform = CGAffineTransform(
        a: pose.transform.a, b: pose.transform.b, c: pose.transform.c, d: pose.transform.d, tx: pose.transform.tx,
        ty: pose.transform.ty)
    }
    var shown: LayerShown?
    if let running {
      let now = running.shown(self, frame: frame, style: style)
      (frame, style) = (now.frame, now.style)
      if now.transform != own { transform = now.transform }
      shown = now
    }
    let copy = Swift.type(of: self).makeLayer()
    copy.copyDecoration(of: self)
    copy.rare.anchor = extras?.anchor
    copy.frame = CGRect(frame)
    copy.setAffineTransform(transform)
    copy.opacity = Float(style.alpha)
    copy.isHidden = style.isHidden
    copy.backgroundColor = CGColor(rgba: style.background)
    copy.cornerRadius = CGFloat(style.cornerRadius)
    if let shape = copy as? CAShapeLayer, let look = shown?.shape ?? (self as? CAShapeLayer)?.look { shape.adopt(look) }
    if let gradient = copy as? CAGradientLayer, let look = shown?.gradient ?? (self as? CAGradientLayer)?.look {
      gradient.look = look
    }
    // The copy has the class of the layer.
    return unsafe unsafeDowncast(copy, to: Self.self)
  }

  /// Returns the layer itself.
  public final func model() -> Self { self }

  // MARK: Time

  /// The speed of the layer's animations; 1 by default. A speed of 0 pauses them at `timeOffset`.
  public final var speed: Float {
    get { Float(running?.speed ?? 1) }
    set {
      animations.speed = max(0, Double(newValue))
      animations.clockChanged()
    }
  }

  /// The layer's local time at `beginTime`, in seconds; 0 by default.
  public final var timeOffset: CFTimeInterval {
    get { running?.offset ?? 0 }
    set {
      animations.offset = newValue
      animations.clockChanged()
    }
  }

  /// The value of `CACurrentMediaTime` at which the layer's local time starts; 0 by default.
  public final var beginTime: CFTimeInterval {
    get { running?.begin ?? 0 }
    set {
      animations.begin = newValue
      animations.clockChanged()
    }
  }

  /// Converts a time from the local time of `l` to that of this layer. `nil` means `CACurrentMediaTime`.
  public final func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
    let clock = l?.convertTime(t, to: nil) ?? t
    return running?.time(clock) ?? clock
  }

  /// Converts a time from the local time of this layer to that of `l`. `nil` means `CACurrentMediaTime`.
  public final func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
    let speed = running?.speed ?? 1
    let clock = speed > 0 ? (t - (running?.offset ?? 0)) / speed + (running?.begin ?? 0) : t
    return l?.convertTime(clock, from: nil) ?? clock
  }
}

extension LayerActions {
  /// Enables implicit animations of shape and gradient properties.
  static func install() {
    guard animate == nil else { return }
    animate = { layer, key, old, new in
      guard let box = layer.extras?.box, box.display != nil, UIView.areAnimationsEnabled, Session.current != nil,
        let timing = current.timing
      else { return }
      let animation = CABasicAnimation(keyPath: key)
      (animation.from, animation.to) = (old, new)
      animation.duration = timing.duration
      animation.timingFunction = CAMediaTimingFunction(
        controlPoints: Float(current.curve.x1), Float(current.curve.y1), Float(current.curve.x2),
        Float(current.curve.y2))
      layer.add(animation, forKey: key)
    }
  }
}
