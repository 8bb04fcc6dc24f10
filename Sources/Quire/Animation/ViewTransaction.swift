import SheetEngine

/// A run of code whose changes to views are shown as motions.
@MainActor final class ViewTransaction {
  /// The one that is open; `nil` where changes show at once.
  static var current: ViewTransaction?

  let timing: Timing
  /// On the host's timeline, the delay included.
  let start: Seconds
  /// Whether any view changed.
  private(set) var hasChanges = false
  /// Whether boxes are taken to their new sizes at once and only move: nothing is laid out in each frame then.
  let keepsSizes: Bool
  private var views: [Weak<UIView>] = []
  /// When nothing of it is left.
  private(set) var end: Seconds

  init(_ timing: Timing, start: Seconds, keepsSizes: Bool = false) {
    self.timing = timing
    self.start = start
    self.keepsSizes = keepsSizes
    end = start + timing.duration
  }

  /// Ends it before its time: what it moves shows as the model has it from now on, or goes on in another one from
  /// where it is.
  func cut(at time: Seconds, handingTo next: ViewTransaction? = nil) {
    guard time < end else { return }
    end = time
    for view in views {
      guard let view = view.wrappedValue, let motions = view.motions else { continue }
      let rest = motions.takeRest(of: self, at: time)
      if let next, rest != .zero {
        motions.add(rest, in: next)
        next.take(view)
      }
      view.setNeedsShow()
    }
  }

  func take(_ view: UIView) {
    hasChanges = true
    if views.last?.wrappedValue !== view { views.append(Weak(view)) }
  }

  /// Whether what it moves is still to be seen, or was never there.
  var isIntact: Bool { views.isEmpty || views.contains { $0.wrappedValue?.window != nil } }

  /// Runs changes in a transaction of their own, or unanimated for `nil`.
  static func run(_ transaction: ViewTransaction?, _ changes: () -> Void) {
    let outer = current
    current = transaction
    changes()
    current = outer
  }
}

extension UIView {
  /// Takes down a change that has just been made to the model, where a transaction is open.
  final func take(_ change: ViewPose) {
    guard let transaction = ViewTransaction.current, change != .zero else { return }
    let motions = self.motions ?? ViewMotions()
    self.motions = motions
    motions.add(change, in: transaction)
    transaction.take(self)
    setNeedsShow()
  }

  /// Whether changes of the view are to be taken down.
  final var isInTransaction: Bool { ViewTransaction.current != nil }
}
