import SheetEngine

/// What a transaction did to one property of one view, with the values before and after.
@MainActor struct Alteration {
  enum Change {
    case box(CGRect, CGRect)
    case transform(CGAffineTransform, CGAffineTransform)
    case alpha(CGFloat, CGFloat)
    case background(UIColor?, UIColor?)
    case corners(CGFloat, CGFloat)

    /// A later change of the same property: the first value before it and the last after it count.
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

  /// Whether the view has the value that it was given last: the one before, or the one after.
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
