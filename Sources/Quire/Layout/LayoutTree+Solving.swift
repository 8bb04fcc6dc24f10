// SPDX-License-Identifier: Apache-2.0

import Constraints

extension LayoutTree {
  /// The maximum number of times that heights are measured, because heights may change widths again.
  private static let mostRounds = 3

  /// Computes the boxes. If heights depend on widths, computes the widths first.
  func solve() {
    report(solver.solve())
    for _ in 0..<Self.mostRounds {
      guard askHeights() else { break }
      report(solver.solve())
    }
    needsSolving = false
  }

  /// Measures the heights of texts with several lines at their current widths, all in one call. Returns whether a
  /// height has changed.
  private func askHeights() -> Bool {
    needsSolving = false
    var due: [(item: LayoutItem, label: UILabel, width: CGFloat?)] = []
    for item in wrapping {
      guard let label = item.ownView as? UILabel, let slots = item.slots, !item.isFixed || label === root else {
        continue
      }
      // The width is rounded like the box, so that the text is not measured at a larger width.
      let insets = label.alignmentRectInsets
      let width =
        (CGFloat(solver.value(of: slots.width)) * scale + 0.001).rounded(.down) / scale - insets.left - insets.right
      let isShort = width >= slots.naturalWidth || width <= 0
      let asked = isShort ? nil : width
      if slots.askedWidth != asked { due.append((item, label, asked)) }
    }
    prepareTexts(due.compactMap { entry in entry.width.map { (entry.label, $0) } })
    for (item, label, width) in due {
      item.slots?.askedWidth = width
      if let width {
        label.lineWidth = width
        item.slots?.heightInSafeArea = label.intrinsicContentSize.height
      }
      restate(item)
    }
    // Sets the label's line width, for a caller that measures it now.
    for item in wrapping { (item.ownView as? UILabel)?.lineWidth = item.slots?.askedWidth ?? 0 }
    return needsSolving
  }

  /// Announces to the host the texts that are about to be measured.
  private func prepareTexts(_ labels: [(label: UILabel, width: CGFloat)]) {
    guard let session = Session.current, labels.count > 1 else { return }
    session.prepare(
      labels.map { TextQuestion($0.label.styledText(in: $0.label.traitCollection), width: Double($0.width)) })
  }

  /// Announces to the host the texts of items whose sizes are about to be measured.
  func prepareTexts(of items: [LayoutItem]) {
    var labels: [(label: UILabel, width: CGFloat)] = []
    for item in items {
      guard let view = item.ownView, !item.isFixed else { continue }
      // A button measures the size of its title.
      for candidate in view.kind == .button ? view.subviews : [view] {
        guard candidate.kind == .label, let label = candidate as? UILabel, label.text?.utf8.isEmpty == false else {
          continue
        }
        let width = label.preferredMaxLayoutWidth
        labels.append((label, width > 0 && label.numberOfLines != 1 ? width : .infinity))
      }
    }
    prepareTexts(labels)
  }

  /// Marks the superviews of changed views for layout.
  func publish() {
    for item in items {
      if let guide = item.guide {
        guard guide.role == .content, let scroll = guide.owningView as? UIScrollView else { continue }
        if scroll.wantedContentSize != nil { scroll.setNeedsLayout() }
      } else if item.wantedBox != nil {
        item.ownView?.superview?.setNeedsLayout()
      }
    }
  }

  /// Returns the box that the solver has computed.
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
  /// Returns the name of a view in the log: its type, if the build contains the names of types, and its number.
  static func name(of view: UIView) -> String {
    #if hasFeature(Embedded)
      return "view \(view.id.rawValue)"
    #else
      return "\(type(of: view)) \(view.id.rawValue)"
    #endif
  }
}
