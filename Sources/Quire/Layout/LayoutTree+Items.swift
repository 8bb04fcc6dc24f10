// SPDX-License-Identifier: Apache-2.0

import Constraints

// The rules that result from boxes, contents and guides.

extension LayoutTree {
  /// Gives an item its variables, and adds the rules from its box to the solver.
  func enter(_ item: LayoutItem) {
    if item.slots != nil, item.tree === self { return }
    guard let view = item.view else { return }
    if item.ownView === view, item.isFixed, let superview = view.superview, follows(superview), isFlexible(view) {
      enter(superview.layoutItem)
    }
    item.tree = self
    item.slots = LayoutSlots(x: makeVariable(), y: makeVariable(), width: makeVariable(), height: makeVariable())
    items.append(item)
    if let label = item.ownView as? UILabel, label.breaksLines { wrapping.append(item) }
    restate(item)
  }

  private func makeVariable() -> Variable {
    spare.popLast() ?? solver.makeVariable()
  }

  /// Returns whether constraints may determine the size of a view.
  private func follows(_ view: UIView) -> Bool {
    if view === root { return fitting != nil }
    guard view.layout?.translates != false else { return true }
    guard view.place == nil, isFlexible(view), let superview = view.superview else { return false }
    return follows(superview)
  }

  private func isFlexible(_ view: UIView) -> Bool {
    !view.autoresizingMask.isEmpty && view.superview?.autoresizesSubviews == true
  }

  /// Removes an item's variables and rules.
  func forget(_ item: LayoutItem) {
    guard let slots = item.slots else { return }
    for statement in slots.statements { statement.id.map { solver.remove($0) } }
    spare += [slots.x, slots.y, slots.width, slots.height]
    if let offset = slots.offset { spare += [offset.x, offset.y] }
    item.slots = nil
  }

  /// Updates the rules that result from a view's box, its content and its insets.
  func restate(_ view: UIView) {
    guard let layout = view.layout else { return }
    if let item = layout.item, item.tree === self, item.slots != nil {
      if let label = item.ownView as? UILabel {
        item.slots?.askedWidth = nil
        let isListed = wrapping.contains { $0 === item }
        if label.breaksLines, !isListed { wrapping.append(item) }
        if !label.breaksLines, isListed { wrapping.removeAll { $0 === item } }
      }
      restate(item)
    }
    for guide in layout.systemGuides where guide.item.tree === self && guide.item.slots != nil {
      restate(guide.item)
    }
    for constraint in layout.mentions
    where constraint.isAboutContent && constraint.tree === self && constraint.statement != nil {
      state(constraint)
    }
    for subview in view.subviews where subview.layout?.preservesSuperviewMargins == true { restate(subview) }
  }

  /// Updates the rules of an item that have changed.
  func restate(_ item: LayoutItem) {
    guard var statements = rules(of: item), let old = item.slots?.statements else { return }
    var isAlike = statements.count == old.count
    if isAlike {
      for index in statements.indices where !statements[index].differsOnlyInConstant(from: old[index]) {
        isAlike = false
      }
    }
    if !isAlike { for statement in old { statement.id.map { solver.remove($0) } } }
    for index in statements.indices {
      state(&statements[index], instead: isAlike ? old[index] : nil)
    }
    if !isAlike { needsSolving = true }
    item.slots?.statements = statements
  }

  /// Adds a rule, or changes the constant of the existing one.
  func state(_ statement: inout LayoutStatement, instead old: LayoutStatement?) {
    guard let old, let id = old.id else {
      statement.id = solver.add(
        statement.terms, statement.relation, statement.constant, priority: statement.priority)
      needsSolving = true
      return
    }
    statement.id = id
    // A difference caused by the order of additions is not a change.
    guard abs(statement.constant - old.constant) > 1e-7 else {
      statement.constant = old.constant
      return
    }
    solver.setConstant(statement.constant, of: id)
    needsSolving = true
  }

  private func rules(of item: LayoutItem) -> [LayoutStatement]? {
    if let guide = item.guide { return rules(of: guide) }
    guard let view = item.ownView, let slots = item.slots else { return nil }
    precondition(
      view.frame.isFiniteBox && view.bounds.isFiniteBox, "The box of \(Log.name(of: view)) has to be finite numbers.")
    var rules: [LayoutStatement] = []
    if view === root {
      rules = rulesOfRoot(view, slots)
    } else if item.isFixed {
      rules = rulesOfBox(view, slots)
    } else {
      rules = [
        LayoutStatement([Term(slots.width)], .greaterThanOrEqual, 0),
        LayoutStatement([Term(slots.height)], .greaterThanOrEqual, 0),
      ]
      addWishes(of: item, view, slots, to: &rules)
    }
    if let offset = slots.offset {
      rules.append(LayoutStatement([Term(offset.x)], .equal, Double(view.storedBounds.minX)))
      rules.append(LayoutStatement([Term(offset.y)], .equal, Double(view.storedBounds.minY)))
    }
    return rules
  }

  /// Returns the rules of the root, which keeps its size unless a fitting size is requested.
  private func rulesOfRoot(_ view: UIView, _ slots: LayoutSlots) -> [LayoutStatement] {
    let width = Double(view.storedBounds.width)
    let height = Double(view.storedBounds.height)
    guard let fitting else {
      // A view without a superview keeps its own box, unless constraints determine another one.
      let priority = view.layout?.translates == false ? Priority(1) : .required
      return [
        LayoutStatement([Term(slots.width)], .equal, width, priority),
        LayoutStatement([Term(slots.height)], .equal, height, priority),
      ]
    }
    var rules = [
      LayoutStatement([Term(slots.width)], .greaterThanOrEqual, 0),
      LayoutStatement([Term(slots.height)], .greaterThanOrEqual, 0),
      LayoutStatement([Term(slots.width)], .equal, Double(fitting.size.width), Priority(fitting.horizontal.rawValue)),
      LayoutStatement([Term(slots.height)], .equal, Double(fitting.size.height), Priority(fitting.vertical.rawValue)),
    ]
    addWishes(of: view.layoutItem, view, slots, to: &rules)
    return rules
  }

  /// Returns the rules of a view's box. If constraints determine the superview's size, the box follows it according to
  /// the autoresizing mask.
  private func rulesOfBox(_ view: UIView, _ slots: LayoutSlots) -> [LayoutStatement] {
    let frame = view.frame
    let mask = view.autoresizingMask
    let outer = view.superview.flatMap { superview -> (slots: LayoutSlots, size: CGSize)? in
      guard superview.autoresizesSubviews, let item = superview.layout?.item, item.tree === self, let slots = item.slots
      else { return nil }
      return (slots, superview.storedBounds.size)
    }
    let x = LayoutTree.share(mask, .flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin)
    let y = LayoutTree.share(mask, .flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin)
    func rule(_ variable: Variable, _ value: CGFloat, _ share: Double, _ length: Variable?, _ now: CGFloat)
      -> LayoutStatement
    {
      guard let length, share != 0 else { return LayoutStatement([Term(variable)], .equal, Double(value)) }
      return LayoutStatement(
        [Term(variable), Term(length, -share)], .equal, Double(value) - share * Double(now))
    }
    return [
      rule(slots.x, frame.minX, x.before, outer?.slots.width, outer?.size.width ?? 0),
      rule(slots.width, frame.width, x.inside, outer?.slots.width, outer?.size.width ?? 0),
      rule(slots.y, frame.minY, y.before, outer?.slots.height, outer?.size.height ?? 0),
      rule(slots.height, frame.height, y.inside, outer?.slots.height, outer?.size.height ?? 0),
    ]
  }

  /// Returns the fractions of the superview's growth that go to the margin before the view and to the view itself.
  private static func share(
    _ mask: UIView.AutoresizingMask, _ before: UIView.AutoresizingMask, _ inside: UIView.AutoresizingMask,
    _ after: UIView.AutoresizingMask
  ) -> (before: Double, inside: Double) {
    let count = (mask.contains(before) ? 1 : 0) + (mask.contains(inside) ? 1 : 0) + (mask.contains(after) ? 1 : 0)
    guard count > 0 else { return (0, 0) }
    let share = 1 / Double(count)
    return (mask.contains(before) ? share : 0, mask.contains(inside) ? share : 0)
  }

  /// Adds the rules for the size of a view's content: on each axis, one against a smaller size and one against a larger
  /// size, with the view's priorities.
  private func addWishes(
    of item: LayoutItem, _ view: UIView, _ slots: LayoutSlots, to rules: inout [LayoutStatement]
  ) {
    let label = view as? UILabel
    label?.lineWidth = 0
    // A text that breaks into lines gives way to a required width, even if its resistance is required.
    let isWrapping = label.map { $0.numberOfLines != 1 } ?? false
    var resistance = view.contentCompressionResistancePriority(for: .horizontal)
    if isWrapping, resistance.rawValue > 999 { resistance = UILayoutPriority(999) }
    let size = view.intrinsicContentSize
    item.slots?.naturalWidth = size.width
    precondition(
      size.width.isFinite && size.height.isFinite,
      "The intrinsicContentSize of \(Log.name(of: view)) has to be finite numbers.")
    let insets = view.alignmentRectInsets
    if size.width >= 0 {
      addWish(
        slots.width, size.width + insets.left + insets.right, view.contentHuggingPriority(for: .horizontal), resistance,
        to: &rules)
    }
    if size.height >= 0 {
      let height = slots.askedWidth == nil ? size.height : slots.heightInSafeArea
      addWish(
        slots.height, height + insets.top + insets.bottom, view.contentHuggingPriority(for: .vertical),
        view.contentCompressionResistancePriority(for: .vertical), to: &rules)
    }
  }

  private func addWish(
    _ variable: Variable, _ length: CGFloat, _ hugging: UILayoutPriority, _ resistance: UILayoutPriority,
    to rules: inout [LayoutStatement]
  ) {
    if resistance.rawValue > 0 {
      rules.append(
        LayoutStatement([Term(variable)], .greaterThanOrEqual, Double(length), Priority(resistance.rawValue)))
    }
    if hugging.rawValue > 0 {
      rules.append(LayoutStatement([Term(variable)], .lessThanOrEqual, Double(length), Priority(hugging.rawValue)))
    }
  }
}

extension NSLayoutConstraint {
  /// Whether the rule depends not only on boxes, but on fonts or on insets that may change.
  var isAboutContent: Bool {
    firstAttribute.isBaseline || secondAttribute.isBaseline || first.span?.isAboutContent == true
      || second?.span?.isAboutContent == true
  }
}

extension CGRect {
  var isFiniteBox: Bool { minX.isFinite && minY.isFinite && width.isFinite && height.isFinite }
}
