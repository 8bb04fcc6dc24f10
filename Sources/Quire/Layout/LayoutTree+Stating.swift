// SPDX-License-Identifier: Apache-2.0

import Constraints

// Converts constraints to sums of variables.

extension LayoutTree {
  /// Adds a constraint to the solver, or updates it.
  func state(_ constraint: NSLayoutConstraint) {
    guard let holder = constraint.holder else { return }
    let mirrors =
      (constraint.firstAttribute.isDirectional || constraint.secondAttribute.isDirectional)
      && holder.isMirrored
    var sum = Sum(holder: holder, mirrors: mirrors, isScaled: constraint.multiplier != 1)
    add(constraint.first, constraint.firstAttribute, times: 1, to: &sum)
    if let second = constraint.second {
      add(second, constraint.secondAttribute, times: -Double(constraint.multiplier), to: &sum)
    }
    let relation: Constraints.Relation =
      switch constraint.relation {
      case .lessThanOrEqual: .lessThanOrEqual
      case .equal: .equal
      case .greaterThanOrEqual: .greaterThanOrEqual
      }
    var statement = LayoutStatement(
      sum.terms, relation, Double(constraint.constant) - sum.constant, Priority(constraint.priority.rawValue))
    let old = constraint.statement
    let isAlike = old.map { statement.differsOnlyInConstant(from: $0) } ?? false
    if !isAlike, let id = old?.id { solver.remove(id) }
    state(&statement, instead: isAlike ? old : nil)
    constraint.statement = statement
  }

  /// The combined sum of a constraint's two sides.
  struct Sum {
    let holder: UIView
    /// Whether horizontal positions are measured from the right edge.
    var mirrors: Bool
    /// Whether the multiplier is not 1, so that the origin of the positions matters.
    let isScaled: Bool
    var terms: [Term] = []
    var constant = 0.0

    mutating func add(_ variable: Variable, _ factor: Double) {
      terms.append(Term(variable, factor))
    }
  }

  private func add(
    _ item: LayoutItem, _ attribute: NSLayoutConstraint.Attribute, times factor: Double, to sum: inout Sum
  ) {
    if let span = item.span {
      let mirrors = sum.mirrors
      sum.mirrors = span.isDirectional && sum.holder.isMirrored
      add(span.to.item, span.to.attribute, times: factor, to: &sum)
      add(span.from.item, span.from.attribute, times: -factor, to: &sum)
      sum.mirrors = mirrors
      return
    }
    guard let view = item.view else { return }
    if let plain = attribute.withinMargins {
      return add(view.layoutMarginsGuide.item, plain, times: factor, to: &sum)
    }
    if attribute.isBaseline, item.ownView === view {
      let text = attribute == .firstBaseline ? view.forFirstBaselineLayout : view.forLastBaselineLayout
      // The baselines of a text view are its own, because its editor moves as it scrolls.
      if text !== view, text.kind != .editor { return add(text.layoutItem, attribute, times: factor, to: &sum) }
    }
    let isInside = item.ownView === sum.holder
    if isInside, attribute.family != .length, let scroll = view as? UIScrollView {
      return add(scroll.contentLayoutGuide.item, attribute, times: factor, to: &sum)
    }
    enter(item)
    guard let slots = item.slots else { return }
    let insets = item.ownView?.alignmentRectInsets ?? .zero
    switch attribute.family {
    case .length:
      let isWidth = attribute == .width
      sum.add(isWidth ? slots.width : slots.height, factor)
      sum.constant -= factor * Double(isWidth ? insets.left + insets.right : insets.top + insets.bottom)
    case .horizontal:
      addHorizontal(item, view, attribute, slots, insets, times: factor, to: &sum)
    case .vertical:
      addVertical(item, view, attribute, slots, insets, times: factor, to: &sum)
    case .none:
      break
    }
  }

  private func addHorizontal(
    _ item: LayoutItem, _ view: UIView, _ attribute: NSLayoutConstraint.Attribute, _ slots: LayoutSlots,
    _ insets: UIEdgeInsets, times factor: Double, to sum: inout Sum
  ) {
    if sum.mirrors, sum.isScaled {
      enter(sum.holder.layoutItem)
      if let outer = sum.holder.layoutItem.slots { sum.add(outer.width, factor) }
    }
    let factor = sum.mirrors ? -factor : factor
    if item.ownView !== sum.holder {
      sum.add(slots.x, factor)
      addWay(from: item, view, isHorizontal: true, times: factor, to: &sum)
    }
    switch attribute {
    case .centerX:
      sum.add(slots.width, factor / 2)
      sum.constant += factor * Double(insets.left - insets.right) / 2
    case .right, .trailing, .leading, .left:
      let isRight = attribute == .right || attribute == (sum.mirrors ? .leading : .trailing)
      if isRight { sum.add(slots.width, factor) }
      sum.constant += factor * Double(isRight ? -insets.right : insets.left)
    default: break
    }
  }

  private func addVertical(
    _ item: LayoutItem, _ view: UIView, _ attribute: NSLayoutConstraint.Attribute, _ slots: LayoutSlots,
    _ insets: UIEdgeInsets, times factor: Double, to sum: inout Sum
  ) {
    if item.ownView !== sum.holder {
      sum.add(slots.y, factor)
      addWay(from: item, view, isHorizontal: false, times: factor, to: &sum)
    }
    switch attribute {
    case .centerY:
      sum.add(slots.height, factor / 2)
      sum.constant += factor * Double(insets.top - insets.bottom) / 2
    case .top:
      sum.constant += factor * Double(insets.top)
    case .bottom:
      sum.add(slots.height, factor)
      sum.constant -= factor * Double(insets.bottom)
    case .firstBaseline, .lastBaseline:
      let isFirst = attribute == .firstBaseline
      let lines = item.ownView?.baselines ?? Baselines()
      if let height = lines.centeredHeight {
        sum.add(slots.height, factor / 2)
        sum.constant += factor * (isFirst ? lines.first - height / 2 : height / 2 - lines.last)
      } else {
        if !isFirst { sum.add(slots.height, factor) }
        sum.constant += factor * (isFirst ? lines.first : -lines.last)
      }
    default: break
    }
  }

  /// Adds the distance from an item's own coordinates to those of the constraint's holder.
  private func addWay(
    from item: LayoutItem, _ view: UIView, isHorizontal: Bool, times factor: Double, to sum: inout Sum
  ) {
    var outer = item.ownView == nil ? view : view.superview
    while let current = outer, current !== sum.holder {
      enter(current.layoutItem)
      if let slots = current.layoutItem.slots { sum.add(isHorizontal ? slots.x : slots.y, factor) }
      if current.kind == .scroll {
        let offset = offset(of: current)
        sum.add(isHorizontal ? offset.x : offset.y, -factor)
      }
      outer = current.superview
    }
  }
}

extension NSLayoutConstraint {
  /// The items that have no variables yet.
  var newItems: [LayoutItem] { items.filter { $0.slots == nil } }
}
