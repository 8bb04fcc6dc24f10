// SPDX-License-Identifier: Apache-2.0

import SheetEngine

/// The change that a transaction made to one property of one view, with the values before and after.
@MainActor struct Alteration {
  enum Change {
    case box(CGRect, CGRect)
    case transform(CGAffineTransform, CGAffineTransform)
    case alpha(CGFloat, CGFloat)
    case background(UIColor?, UIColor?)
    case corners(CGFloat, CGFloat)

    /// Merges a later change of the same property. The first old value and the last new value are kept.
    mutating func merge(_ other: Change) {
      switch (self, other) {
      case (.box(let old, _), .box(_, let new)): self = .box(old, new)
      case (.transform(let old, _), .transform(_, let new)): self = .transform(old, new)
      case (.alpha(let old, _), .alpha(_, let new)): self = .alpha(old, new)
      case (.background(let old, _), .background(_, let new)): self = .background(old, new)
      case (.corners(let old, _), .corners(_, let new)): self = .corners(old, new)
      default: break
      }
    }
  }

  @Weak private var view: UIView?
  var change: Change

  init(view: UIView, change: Change) {
    self.change = change
    self.view = view
  }

  func isOfSame(_ other: Change, of view: UIView) -> Bool {
    guard self.view === view else { return false }
    switch (change, other) {
    case (.box, .box), (.transform, .transform), (.alpha, .alpha), (.background, .background), (.corners, .corners):
      return true
    default: return false
    }
  }

  /// Returns whether the view still has the value that the transaction set last: the old or the new value.
  func isIntact(whereUndone isUndone: Bool) -> Bool {
    guard let view else { return false }
    switch change {
    case .box(let old, let new): return view.frame == (isUndone ? old : new)
    case .transform(let old, let new): return view.transform == (isUndone ? old : new)
    case .alpha(let old, let new): return view.alpha == (isUndone ? old : new)
    case .background(let old, let new): return view.backgroundColor === (isUndone ? old : new)
    case .corners(let old, let new): return view.layer.cornerRadius == (isUndone ? old : new)
    }
  }

  /// Sets the property to a value between the old and the new one, at a fraction of 0...1.
  func apply(_ part: Double) {
    guard let view else { return }
    let p = CGFloat(part)
    func mix(_ old: CGFloat, _ new: CGFloat) -> CGFloat { old + (new - old) * p }
    switch change {
    case .box(let old, let new):
      view.frame = CGRect(
        x: mix(old.minX, new.minX), y: mix(old.minY, new.minY), width: mix(old.width, new.width),
        height: mix(old.height, new.height))
    case .transform(let old, let new):
      view.transform = CGAffineTransform(
        a: mix(old.a, new.a), b: mix(old.b, new.b), c: mix(old.c, new.c), d: mix(old.d, new.d),
        tx: mix(old.tx, new.tx), ty: mix(old.ty, new.ty))
    case .alpha(let old, let new): view.alpha = mix(old, new)
    case .background(let old, let new):
      var (before, after) = (ViewPose.zero, ViewPose.zero)
      let traits = view.traitCollection
      before.background = old?.resolved(with: traits, tint: view.tintColor) ?? .clear
      after.background = new?.resolved(with: traits, tint: view.tintColor) ?? .clear
      view.backgroundColor = UIColor((before + (after - before) * part).background)
    case .corners(let old, let new): view.layer.cornerRadius = mix(old, new)
    }
  }

  func apply(undone isUndone: Bool) {
    guard let view else { return }
    switch change {
    case .box(let old, let new): view.frame = isUndone ? old : new
    case .transform(let old, let new): view.transform = isUndone ? old : new
    case .alpha(let old, let new): view.alpha = isUndone ? old : new
    case .background(let old, let new): view.backgroundColor = isUndone ? old : new
    case .corners(let old, let new): view.layer.cornerRadius = isUndone ? old : new
    }
  }
}
