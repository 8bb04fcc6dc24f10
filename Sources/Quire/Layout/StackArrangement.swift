// SPDX-License-Identifier: Apache-2.0

/// The constraints of a stack view for its members. [Y6]
@MainActor struct StackArrangement {
  private let stack: UIStackView
  private let isRow: Bool
  /// The area of the members: the stack's box or its margins.
  private let canvas: LayoutItem
  private(set) var constraints: [NSLayoutConstraint] = []
  private(set) var gaps: [StackGap] = []
  private var oldConstraints: Reusable<NSLayoutConstraint>
  private var oldGaps: Reusable<StackGap>

  private typealias Attribute = NSLayoutConstraint.Attribute

  /// The priority that keeps a stack as small as possible. Below the priorities of an app and of a fitting size.
  private static let snug = UILayoutPriority(49)
  /// The priority that keeps a stack small at an edge that gives way first. Below `snug`.
  private static let lessSnug = UILayoutPriority(48)
  /// The priority of equal distances between middles. Below the hugging of contents.
  private static let centering = UILayoutPriority(149)
  /// The priority of constraints that give way to the app's required ones.
  private static let nearlyRequired = UILayoutPriority(999)

  /// Creates an arrangement that reuses the constraints and gaps of an earlier one as far as possible.
  init(_ stack: UIStackView, constraints: [NSLayoutConstraint], gaps: [StackGap]) {
    self.stack = stack
    oldConstraints = Reusable(constraints)
    oldGaps = Reusable(gaps)
    isRow = stack.axis == .horizontal
    canvas = stack.isLayoutMarginsRelativeArrangement ? stack.layoutMarginsGuide.item : stack.layoutItem
  }

  private var start: Attribute { isRow ? .leading : .top }
  private var end: Attribute { isRow ? .trailing : .bottom }
  private var middle: Attribute { isRow ? .centerX : .centerY }
  private var length: Attribute { isRow ? .width : .height }
  private var low: Attribute { isRow ? .top : .leading }
  private var high: Attribute { isRow ? .bottom : .trailing }
  private var across: Attribute { isRow ? .centerY : .centerX }
  private var breadth: Attribute { isRow ? .height : .width }

  private mutating func add(
    _ first: LayoutItem, _ attribute: Attribute, _ second: LayoutItem?, _ other: Attribute,
    by relation: NSLayoutConstraint.Relation = .equal, times multiplier: CGFloat = 1, plus constant: CGFloat = 0,
    at priority: UILayoutPriority = .required
  ) {
    let old = oldConstraints.next {
      $0.first === first && $0.second === second && $0.firstAttribute == attribute && $0.relation == relation
        && $0.secondAttribute == other && $0.multiplier == multiplier && $0.priority == priority && $0.isActive
    }
    if let old {
      old.constant = constant
      constraints.append(old)
      return
    }
    let made = NSLayoutConstraint(
      first, attribute, relation, second, other, multiplier: multiplier, constant: constant)
    made.priority = priority
    constraints.append(made)
  }

  /// Creates the constraints of the arrangement, and activates them.
  mutating func make() {
    let all = stack.arrangedSubviews
    let shown = all.filter { !$0.isHidden }
    chain(shown)
    align(shown)
    hide(all)
    NSLayoutConstraint.deactivate(oldConstraints.left)
    for gap in oldGaps.left { stack.removeLayoutGuide(gap.guide) }
    NSLayoutConstraint.activate(constraints)
  }

  // MARK: Along

  private mutating func chain(_ views: [UIView]) {
    guard let first = views.first, let last = views.last else { return }
    add(first.layoutItem, start, canvas, start)
    for (view, next) in zip(views, views.dropFirst()) { follow(view, next) }
    add(last.layoutItem, end, canvas, end)
    switch stack.distribution {
    case .fill: break
    case .fillEqually:
      for view in views.dropFirst() { add(view.layoutItem, length, first.layoutItem, length) }
    case .fillProportionally:
      share(views)
    case .equalSpacing, .equalCentering:
      for gap in gaps.dropFirst() {
        let priority = stack.distribution == .equalSpacing ? UILayoutPriority.required : Self.centering
        add(gap.guide.item, length, gaps[0].guide.item, length, at: priority)
      }
    }
  }

  /// Adds the distance from a view to the next one.
  private mutating func follow(_ view: UIView, _ next: UIView) {
    let gap = stack.gap(after: view)
    let isOnLines = !isRow && stack.isBaselineRelativeArrangement
    let (from, to): (Attribute, Attribute) = isOnLines ? (.lastBaseline, .firstBaseline) : (end, start)
    switch stack.distribution {
    case .fill, .fillEqually, .fillProportionally:
      add(next.layoutItem, to, view.layoutItem, from, plus: gap)
    case .equalSpacing, .equalCentering:
      add(next.layoutItem, to, view.layoutItem, from, by: .greaterThanOrEqual, plus: gap)
      add(next.layoutItem, to, view.layoutItem, from, plus: gap, at: Self.snug)
      let guide = self.guide(after: view)
      let isCentering = stack.distribution == .equalCentering
      add(guide.item, start, view.layoutItem, isCentering ? middle : from)
      add(guide.item, end, next.layoutItem, isCentering ? middle : to)
    }
  }

  /// Returns the guide of the gap after a member.
  private mutating func guide(after view: UIView) -> UILayoutGuide {
    let id = view.id
    let gap = oldGaps.next { $0.member == id } ?? StackGap(guide: UILayoutGuide(), member: id)
    stack.addLayoutGuide(gap.guide)
    gaps.append(gap)
    return gap.guide
  }

  /// Adds lengths in proportion to the contents' sizes.
  private mutating func share(_ views: [UIView]) {
    var model: (item: LayoutItem, length: CGFloat)?
    for view in views {
      let size = view.intrinsicContentSize
      let length = isRow ? size.width : size.height
      guard length > 0 else { continue }
      if let model {
        add(
          view.layoutItem, self.length, model.item, self.length, times: length / model.length, at: Self.nearlyRequired)
      } else {
        model = (view.layoutItem, length)
      }
    }
  }

  // MARK: Across

  private mutating func align(_ views: [UIView]) {
    guard let first = views.first else { return }
    for view in views {
      let item = view.layoutItem
      switch stack.alignment {
      case .fill:
        add(item, low, canvas, low)
        add(item, high, canvas, high)
      case .leading:
        add(item, low, canvas, low)
        keep(item, high, .lessThanOrEqual, Self.snug)
      case .trailing:
        add(item, high, canvas, high)
        keep(item, low, .greaterThanOrEqual, Self.snug)
      case .center:
        add(item, across, canvas, across)
        keep(item, low, .greaterThanOrEqual, nil)
        keep(item, high, .lessThanOrEqual, nil)
        add(item, breadth, canvas, breadth, at: Self.snug)
      case .firstBaseline, .lastBaseline:
        let isFirst = stack.alignment == .firstBaseline
        keep(item, low, .greaterThanOrEqual, isFirst ? Self.snug : Self.lessSnug)
        keep(item, high, .lessThanOrEqual, isFirst ? Self.lessSnug : Self.snug)
        guard view !== first else { break }
        let line: Attribute = isFirst ? .firstBaseline : .lastBaseline
        if isRow { add(item, line, first.layoutItem, line) } else { add(item, low, canvas, low) }
      }
    }
  }

  /// Keeps a member inside the stack's edge, and at the edge if nothing else decides.
  private mutating func keep(
    _ item: LayoutItem, _ edge: Attribute, _ relation: NSLayoutConstraint.Relation, _ wish: UILayoutPriority?
  ) {
    add(item, edge, canvas, edge, by: relation)
    if let wish { add(item, edge, canvas, edge, at: wish) }
  }

  // MARK: Hidden members

  /// Gives hidden members a length of 0 at their positions, from which they grow when they are shown again.
  private mutating func hide(_ all: [UIView]) {
    var latest: UIView?
    for view in all {
      guard view.isHidden else {
        latest = view
        continue
      }
      let item = view.layoutItem
      add(item, length, nil, .notAnAttribute, at: Self.nearlyRequired)
      add(item, start, latest?.layoutItem ?? canvas, latest == nil ? start : end, at: Self.nearlyRequired)
      add(item, low, canvas, low, at: Self.nearlyRequired)
      if stack.alignment == .fill { add(item, high, canvas, high, at: Self.nearlyRequired) }
    }
  }
}

/// The guide of a gap between two members.
struct StackGap {
  let guide: UILayoutGuide
  /// The member before the gap.
  let member: ViewID
}

/// The parts of an earlier arrangement, in its order. The next arrangement requests them in about this order.
private struct Reusable<Part> {
  private let parts: [Part]
  /// The index of the first part that has neither been reused nor skipped.
  private var place = 0
  private var passed: [Part] = []

  /// The maximum number of parts to skip, about as many as belong to the members that one change removes.
  private static var reach: Int { 16 }

  init(_ parts: [Part]) {
    self.parts = parts
  }

  /// Returns the next part that satisfies the condition, or `nil` if there is none nearby.
  mutating func next(_ isWanted: (Part) -> Bool) -> Part? {
    var index = place
    let end = min(place + Self.reach, parts.count)
    while index < end, !isWanted(parts[index]) { index += 1 }
    guard index < end else { return nil }
    passed += parts[place..<index]
    place = index + 1
    return parts[index]
  }

  /// The parts that were not reused.
  var left: [Part] { passed + parts[place...] }
}
