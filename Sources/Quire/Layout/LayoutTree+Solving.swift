// SPDX-License-Identifier: Apache-2.0

import Constraints

extension LayoutTree {
  /// How often heights are asked for again because they changed widths.
  private static let mostRounds = 3

  /// Finds the boxes; where heights follow from widths, widths first.
  func solve() {
    report(solver.solve())
    for _ in 0..<Self.mostRounds {
      guard askHeights() else { break }
      report(solver.solve())
    }
    needsSolving = false
  }

  /// Asks texts of several lines how high they are at the widths that they have got. Answers whether any is another one.
  private func askHeights() -> Bool {
    needsSolving = false
    for item in wrapping {
      guard let label = item.ownView as? UILabel, let slots = item.slots, !item.isFixed || label === root else {
        continue
      }
      // No wider than the box will be on device pixels.
      let insets = label.alignmentRectInsets
      let width =
        (CGFloat(solver.value(of: slots.width)) * scale + 0.001).rounded(.down) / scale - insets.left - insets.right
      label.lineWidth = 0
      let natural = label.intrinsicContentSize
      if width >= natural.width || width <= 0 {
        guard slots.askedWidth != nil else { continue }
        item.slots?.askedWidth = nil
      } else {
        guard slots.askedWidth != width else {
          label.lineWidth = width
          continue
        }
        label.lineWidth = width
        item.slots?.askedWidth = width
        item.slots?.heightThere = label.intrinsicContentSize.height
      }
      restate(item)
      label.lineWidth = item.slots?.askedWidth ?? 0
    }
    return needsSolving
  }

  /// Has what changed placed by the views around it.
  func publish() {
    for item in items {
      if let guide = item.guide {
        guard guide.role == .content, let scroll = guide.owningView as? UIScrollView else { continue }
        if scroll.contentSize != item.box.size { scroll.setNeedsLayout() }
      } else if item.wantedBox != nil {
        item.ownView?.superview?.setNeedsLayout()
      }
    }
  }

  /// As the solver has it.
  func box(of slots: LayoutSlots) -> CGRect {
    CGRect(
      x: CGFloat(solver.value(of: slots.x)), y: CGFloat(solver.value(of: slots.y)),
      width: max(0, CGFloat(solver.value(of: slots.width))), height: max(0, CGFloat(solver.value(of: slots.height))))
  }

  // MARK: Conflicts

  private func report(_ conflicts: [Conflict]) {
    guard !conflicts.isEmpty, fitting == nil, let root else { return }
    for conflict in conflicts {
      var names: [String] = []
      var broken = ""
      for member in conflict.members {
        let name = name(of: member, in: root)
        names.append(name)
        if member == conflict.broken { broken = name }
      }
      let list = names.joined(separator: "; ")
      Log.line("these constraints can't all hold: \(list). Broken until one of them changes: \(broken).")
    }
  }

  private func name(of id: ConstraintID, in view: UIView) -> String {
    if let found = constraint(id, in: view) { return found.text }
    for item in items where item.slots?.statements.contains(where: { $0.id == id }) == true {
      return item.guide == nil
        ? item.isFixed ? "the frame of \(item.name)" : "the size of \(item.name)" : "the box of \(item.name)"
    }
    return "a constraint"
  }

  private func constraint(_ id: ConstraintID, in view: UIView) -> NSLayoutConstraint? {
    if let found = view.layout?.constraints.first(where: { $0.statement?.id == id }) { return found }
    for subview in view.subviews {
      if let found = constraint(id, in: subview) { return found }
    }
    return nil
  }
}

extension Log {
  /// What the log calls a view: its type, where the build knows names of types, and its number.
  static func name(of view: UIView) -> String {
    #if hasFeature(Embedded)
      return "view \(view.id.rawValue)"
    #else
      return "\(type(of: view)) \(view.id.rawValue)"
    #endif
  }
}
