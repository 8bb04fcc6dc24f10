// SPDX-License-Identifier: Apache-2.0

import Constraints

/// A box in constraints: that of a view or a layout guide, in the coordinates of the superview or of the guide's view.
@MainActor package final class LayoutItem {
  @Weak private(set) var ownView: UIView?
  @Weak private(set) var guide: UILayoutGuide?
  /// The distance between two positions that the item represents. `nil` for a box.
  let span: LayoutSpan?
  /// The tree of the item's constraints.
  @Weak var tree: LayoutTree?
  /// The item's variables in the tree, once a constraint needs them.
  var slots: LayoutSlots?

  init(view: UIView) {
    span = nil
    ownView = view
  }

  init(guide: UILayoutGuide) {
    span = nil
    self.guide = guide
  }

  init(span: LayoutSpan) {
    self.span = span
  }

  static func of(_ object: AnyObject) -> LayoutItem {
    if let view = object as? UIView { return view.layoutItem }
    if let guide = object as? UILayoutGuide { return guide.item }
    preconditionFailure("A constraint's items are views and layout guides.")
  }

  /// The view, or the guide's view. `nil` for a distance between two positions.
  var view: UIView? { ownView ?? guide?.owningView }
  var object: AnyObject? {
    if let ownView { return ownView }
    if let guide { return guide }
    return nil
  }

  /// Whether the view's box is an input of the constraints instead of their result.
  var isFixed: Bool {
    guard let ownView else { return false }
    return ownView.layout?.translates != false || ownView.place != nil || ownView is UIWindow
  }

  /// The name of the item in the log.
  var name: String {
    if let guide {
      let owner = guide.owningView.map { Log.name(of: $0) } ?? "no view"
      return guide.identifier.isEmpty ? "a guide of \(owner)" : "\(guide.identifier) of \(owner)"
    }
    return ownView.map { Log.name(of: $0) } ?? span?.name ?? "a view that is gone"
  }

  /// The resulting box, rounded to device pixels.
  var box: CGRect {
    guard let slots, let tree else { return .zero }
    return tree.box(of: slots).rounded(scale: tree.scale)
  }

  /// The frame to set on the view, or `nil` if constraints do not place it.
  var wantedBox: CGRect? {
    guard slots != nil, !isFixed, let ownView, ownView.superview != nil else { return nil }
    let box = box
    return box == ownView.frame ? nil : box
  }
}

/// The variables of an item, and the rules that it adds to the solver.
struct LayoutSlots {
  let x: Variable
  let y: Variable
  let width: Variable
  let height: Variable
  /// The offset of a scroll view. Created if a constraint connects an item inside its content with one outside.
  var offset: (x: Variable, y: Variable)?
  /// The rules that result from the box, the content's size or the guide's kind.
  var statements: [LayoutStatement] = []
  /// The width of the text on one line.
  var naturalWidth: CGFloat = 0
  /// The width at which the content's height was measured. `nil` for its natural width.
  var askedWidth: CGFloat?
  /// The content's height at that width.
  var heightInSafeArea: CGFloat = 0
}

/// A rule in the solver.
struct LayoutStatement {
  var terms: [Term]
  var relation: Relation
  var constant: Double
  var priority: Priority
  var id: ConstraintID?

  init(_ terms: [Term], _ relation: Relation, _ constant: Double, _ priority: Priority = .required) {
    self.terms = terms
    self.relation = relation
    self.constant = constant
    self.priority = priority
  }

  func differsOnlyInConstant(from other: LayoutStatement) -> Bool {
    relation == other.relation && priority == other.priority && terms == other.terms
  }
}

extension UIView {
  /// The number of device pixels per point, to which boxes are rounded.
  final var layoutScale: CGFloat { max(1, traitCollection.displayScale) }
}

extension CGRect {
  /// Returns the box with each edge on the nearest device pixel.
  func rounded(scale: CGFloat) -> CGRect {
    let left = (minX * scale).rounded()
    let top = (minY * scale).rounded()
    let right = (maxX * scale).rounded()
    let bottom = (maxY * scale).rounded()
    return CGRect(x: left / scale, y: top / scale, width: (right - left) / scale, height: (bottom - top) / scale)
  }
}
