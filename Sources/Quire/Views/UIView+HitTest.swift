// SPDX-License-Identifier: Apache-2.0

extension UIView {
  /// Whether the view and its descendants take part in hit tests.
  var isHittable: Bool {
    isUserInteractionEnabled && !isHidden && !isAway && alpha >= UIView.leastTouchableAlpha
  }

  /// The alpha below which a view receives no touches. [DOC-HIT]
  static var leastTouchableAlpha: CGFloat { 0.01 }

  /// Returns the innermost view that receives a touch at a point, without calling any overrides. Views that were found
  /// to let touches through return `nil` where no subview receives the touch.
  func standardHit(_ point: CGPoint) -> UIView? {
    guard isHittable, bounds.contains(point) else { return nil }
    for view in subviews.reversed() {
      if let found = view.standardHit(view.convert(point, from: self)) { return found }
    }
    return passesTouches || refusesTouches ? nil : self
  }

  /// Determines whether a view of an app's own class lets touches through wherever it has no subview. A host must know
  /// that before a finger comes down, so that the content behind can scroll.
  ///
  /// The view is tested at a few points without a subview, and lets touches through if it refuses them at all of these.
  /// An override that refuses touches at only some of the points is called again for each finger.
  func findWhetherItRefusesTouches() {
    refusesTouches = false
    guard kind == .box, isHittable, bounds.width > 0, bounds.height > 0, isOfAppsClass else { return }
    var refuses = false
    for (x, y) in [(0.5, 0.5), (0.1, 0.1), (0.9, 0.1), (0.1, 0.9), (0.9, 0.9)] {
      let point = CGPoint(x: bounds.minX + bounds.width * CGFloat(x), y: bounds.minY + bounds.height * CGFloat(y))
      guard standardHit(point) === self else { continue }
      guard hitTest(point, with: nil) == nil else { return }
      refuses = true
    }
    refusesTouches = refuses
  }
}

extension Session {
  /// Returns the view on which a finger comes down. The host's own hit test decides, unless an app's `hitTest(_:with:)`
  /// or `point(inside:with:)` decides otherwise.
  func view(under touch: CGPoint, foundByHost view: UIView?) -> UIView? {
    var root = view
    while let current = root, current.place == nil { root = current.superview }
    guard let view, let root else { return view }
    let point = root.convert(touch, from: nil)
    let event = UIEvent(touches: [], timestamp: clock)
    let asked = root.hitTest(point, with: event)
    return asked === root.standardHit(point) ? view : asked
  }
}

extension UIView {
  /// The innermost view, from this one upward, that a press activates or begins to edit.
  var pressTarget: UIView? {
    var view: UIView? = self
    while let current = view, current.kind != .button, current.kind != .field, current.kind != .editor {
      view = current.superview
    }
    return view
  }
}
