// SPDX-License-Identifier: Apache-2.0

import Constraints

extension LayoutTree {
  /// Returns the rules for a guide's box. An app's own guide is only required to have no negative width or height.
  func rules(of guide: UILayoutGuide) -> [LayoutStatement]? {
    guard let view = guide.owningView, let slots = guide.item.slots else { return nil }
    switch guide.role {
    case .custom:
      return [
        LayoutStatement([Term(slots.width)], .greaterThanOrEqual, 0),
        LayoutStatement([Term(slots.height)], .greaterThanOrEqual, 0),
      ]
    case .content:
      return [
        LayoutStatement([Term(slots.x)], .equal, 0),
        LayoutStatement([Term(slots.y)], .equal, 0),
        LayoutStatement([Term(slots.width)], .greaterThanOrEqual, 0),
        LayoutStatement([Term(slots.height)], .greaterThanOrEqual, 0),
      ]
    case .frame:
      guard let outer = outerSlots(of: view) else { return nil }
      let offset = offset(of: view)
      return [
        LayoutStatement([Term(slots.x), Term(offset.x, -1)], .equal, 0),
        LayoutStatement([Term(slots.y), Term(offset.y, -1)], .equal, 0),
        LayoutStatement([Term(slots.width), Term(outer.width, -1)], .equal, 0),
        LayoutStatement([Term(slots.height), Term(outer.height, -1)], .equal, 0),
      ]
    case .safeArea:
      return rules(slots, inside: view, view.safeAreaInsets)
    case .bottom:
      guard let outer = outerSlots(of: view) else { return nil }
      return [
        LayoutStatement([Term(slots.x)], .equal, 0),
        LayoutStatement([Term(slots.width), Term(outer.width, -1)], .equal, 0),
        LayoutStatement([Term(slots.height)], .equal, Double(guide.bottomHeight)),
        LayoutStatement([Term(slots.y), Term(slots.height), Term(outer.height, -1)], .equal, 0),
      ]
    case .margins:
      return rules(slots, inside: view, view.layoutMargins)
    case .readable:
      return rulesOfReadable(slots, inside: view, view.layoutMargins)
    }
  }

  private func outerSlots(of view: UIView) -> LayoutSlots? {
    enter(view.layoutItem)
    return view.layoutItem.slots
  }

  private func rules(_ slots: LayoutSlots, inside view: UIView, _ insets: UIEdgeInsets) -> [LayoutStatement]? {
    guard let outer = outerSlots(of: view) else { return nil }
    return [
      LayoutStatement([Term(slots.x)], .equal, Double(insets.left)),
      LayoutStatement([Term(slots.y)], .equal, Double(insets.top)),
      LayoutStatement(
        [Term(slots.width), Term(outer.width, -1)], .equal, -Double(insets.left + insets.right)),
      LayoutStatement(
        [Term(slots.height), Term(outer.height, -1)], .equal, -Double(insets.top + insets.bottom)),
    ]
  }

  /// Returns the rules for the readable area: in the middle of the margins, and no wider than the readable width.
  private func rulesOfReadable(_ slots: LayoutSlots, inside view: UIView, _ insets: UIEdgeInsets)
    -> [LayoutStatement]?
  {
    guard let outer = outerSlots(of: view) else { return nil }
    let sides = -Double(insets.left + insets.right)
    return [
      LayoutStatement(
        [Term(slots.x), Term(slots.width, 0.5), Term(outer.width, -0.5)], .equal,
        Double(insets.left - insets.right) / 2),
      LayoutStatement([Term(slots.width)], .lessThanOrEqual, Double(UIView.readableWidth)),
      LayoutStatement([Term(slots.width), Term(outer.width, -1)], .lessThanOrEqual, sides),
      LayoutStatement([Term(slots.width), Term(outer.width, -1)], .equal, sides, Priority(999)),
      LayoutStatement([Term(slots.y)], .equal, Double(insets.top)),
      LayoutStatement(
        [Term(slots.height), Term(outer.height, -1)], .equal, -Double(insets.top + insets.bottom)),
    ]
  }

  /// Returns the variables for the offset of a scroll view.
  func offset(of view: UIView) -> (x: Variable, y: Variable) {
    enter(view.layoutItem)
    if let offset = view.layoutItem.slots?.offset { return offset }
    let made = (x: solver.makeVariable(), y: solver.makeVariable())
    view.layoutItem.slots?.offset = made
    restate(view.layoutItem)
    return made
  }
}
