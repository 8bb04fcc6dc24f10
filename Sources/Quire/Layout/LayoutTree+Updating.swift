// SPDX-License-Identifier: Apache-2.0

extension LayoutTree {
  /// Runs the pending constraint updates of a view and its descendants, the innermost first.
  func runUpdates(in view: UIView) {
    var due: [(view: UIView, depth: Int)] = []
    for item in updates {
      guard let candidate = item.ownView, candidate.layout?.needsUpdate == true, candidate.isDescendant(of: view) else {
        continue
      }
      var depth = 0
      var outer = candidate.superview
      while let current = outer {
        depth += 1
        outer = current.superview
      }
      due.append((candidate, depth))
      candidate.layout?.needsUpdate = false
    }
    updates.removeAll { $0.ownView?.layout?.needsUpdate != true }
    var depth = due.map { $0.depth }.max() ?? 0
    while depth >= 0 {
      for entry in due where entry.depth == depth { entry.view.update() }
      depth -= 1
    }
  }
}

extension UIView {
  fileprivate final func update() {
    if let controller { controller.updateViewConstraints() } else { updateConstraints() }
  }
}
