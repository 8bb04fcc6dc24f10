// SPDX-License-Identifier: Apache-2.0

import SheetEngine

extension UIView.AnimationOptions {
  /// The kind of transition between two contents.
  fileprivate enum Transition: UInt {
    case flipFromLeft = 1
    case flipFromRight = 2
    case crossDissolve = 5
    case flipFromTop = 6
    case flipFromBottom = 7

    var isHorizontal: Bool { self == .flipFromLeft || self == .flipFromRight }
  }

  fileprivate var transition: Transition? { Transition(rawValue: rawValue >> 20 & 7) }
}

extension UIView {
  /// Changes the content of a view with a transition, for example the text of a label or the root view controller of a
  /// window. The duration is in seconds.
  ///
  /// A snapshot of the old content fades out over the new content, or flips away before the new content flips in. Flips
  /// are drawn without perspective. Changes of frames and other animatable properties are visible immediately. Without
  /// a transition among the options, `animate` animates the changes.
  public static func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    guard let transition = options.transition, areAnimationsEnabled, duration > 0, view.window != nil,
      let session = Session.current, let picture = view.pictureBefore()
    else {
      return animate(
        withDuration: duration, options: options, animations: animations ?? {}, completion: completion)
    }
    performWithoutAnimation { animations?() }
    let content = (view as? UIWindow)?.rootViewController?.view ?? view
    performWithoutAnimation { content.cover(with: picture) }
    run(transition, from: picture, to: content, duration: duration, options, in: session) { isIntact in
      picture.removeFromSuperview()
      completion?(isIntact)
    }
  }

  /// Replaces a view in its superview with another view, with a transition. With `showHideTransitionViews`, both views
  /// stay in the superview, and `isHidden` changes instead. The duration is in seconds.
  public static func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval, options: AnimationOptions = [],
    completion: ((Bool) -> Void)? = nil
  ) {
    guard let superview = fromView.superview, fromView !== toView else {
      completion?(false)
      return
    }
    let change = {
      if options.contains(.showHideTransitionViews) {
        fromView.isHidden = true
        toView.isHidden = false
      } else {
        superview.insertSubview(toView, aboveSubview: fromView)
        fromView.removeFromSuperview()
      }
    }
    guard let transition = options.transition, areAnimationsEnabled, duration > 0, superview.window != nil,
      let session = Session.current, let picture = fromView.pictureBefore()
    else {
      performWithoutAnimation(change)
      if let session = Session.current { session.afterward { completion?(true) } } else { completion?(true) }
      return
    }
    performWithoutAnimation {
      change()
      superview.insertSubview(picture, aboveSubview: toView)
      picture.frame = fromView.frame
    }
    run(transition, from: picture, to: toView, duration: duration, options, in: session) { isIntact in
      picture.removeFromSuperview()
      completion?(isIntact)
    }
  }

  private static func run(
    _ transition: AnimationOptions.Transition, from picture: UIView, to view: UIView, duration: Seconds,
    _ options: AnimationOptions, in session: Session, _ completion: @escaping (Bool) -> Void
  ) {
    if transition == .crossDissolve {
      let timing = Timing(options.curve.cubic, duration: duration)
      animate(with: timing, { picture.alpha = 0 }, completion: completion)
      // An opaque view is fully visible below the snapshot immediately, so that nothing behind both shows through.
      guard view.backgroundColor == nil else { return }
      var change = ViewPose.zero
      change.alpha = -Double(view.alpha)
      ViewTransaction.run(ViewTransaction(timing, start: session.clock)) { view.capture(change) }
      return
    }
    let away = Timing(.easeIn, duration: duration / 2)
    animate(with: away, { picture.transform = .flat(isHorizontal: transition.isHorizontal) })
    // The new content stays flat until the old content has flipped away.
    let up = ViewTransaction(Timing(.easeOut, duration: duration / 2), start: session.clock + duration / 2)
    let flat = view.transform.flattened(isHorizontal: transition.isHorizontal)
    var change = ViewPose.zero
    change.transform = ViewTransform(
      a: Double(flat.a - view.transform.a), b: Double(flat.b - view.transform.b),
      c: Double(flat.c - view.transform.c), d: Double(flat.d - view.transform.d), tx: 0, ty: 0)
    ViewTransaction.run(up) { view.capture(change) }
    session.schedule(at: up.end) { completion(view.window != nil) }
  }

  /// Returns a snapshot of the view before a transition. For a window, it shows the window's content.
  private final func pictureBefore() -> UIView? {
    ((self as? UIWindow)?.rootViewController?.viewIfLoaded ?? self).snapshotView(afterScreenUpdates: false)
  }

  /// Covers the view with a snapshot. The snapshot is a sibling of the view, or a subview if the view fills a layer.
  private final func cover(with picture: UIView) {
    if let superview, place == nil, !(superview is UIWindow) {
      superview.insertSubview(picture, aboveSubview: self)
      picture.frame = frame
      picture.transform = transform
      picture.alpha = alpha
    } else {
      addSubview(picture)
      picture.frame = bounds
    }
  }
}

extension CGAffineTransform {
  /// Returns a transform that scales one axis to 0, like a view that has flipped by a quarter turn.
  fileprivate static func flat(isHorizontal: Bool) -> CGAffineTransform {
    CGAffineTransform.identity.flattened(isHorizontal: isHorizontal)
  }

  fileprivate func flattened(isHorizontal: Bool) -> CGAffineTransform {
    isHorizontal
      ? CGAffineTransform(a: 0, b: 0, c: c, d: d, tx: tx, ty: ty)
      : CGAffineTransform(a: a, b: b, c: 0, d: 0, tx: tx, ty: ty)
  }
}
