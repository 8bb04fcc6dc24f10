// SPDX-License-Identifier: Apache-2.0

import Constraints

/// A box that constraints speak of: a view's or a layout guide's, in the coordinates of the view around it.
@MainActor package final class LayoutItem {
  @Weak private(set) var ownView: UIView?
  @Weak private(set) var guide: UILayoutGuide?
  /// The tree whose constraints it is among.
  @Weak var tree: LayoutTree?
  /// Its numbers there, once they are asked for.
  var slots: LayoutSlots?

  init(view: UIView) {
    ownView = view
  }

  init(guide: UILayoutGuide) {
    self.guide = guide
  }

  static func of(_ object: AnyObject) -> LayoutItem {
    if let view = object as? UIView { return view.layoutItem }
    if let guide = object as? UILayoutGuide { return guide.item }
    preconditionFailure("A constraint's items are views and layout guides.")
  }

  /// The view, or the guide's.
  var view: UIView? { ownView ?? guide?.owningView }
  var object: AnyObject? {
    if let ownView { return ownView }
    if let guide { return guide }
    return nil
  }

  /// Whether the view's box is a rule for the constraints, rather than their result.
  var isFixed: Bool {
    guard let ownView else { return false }
    return ownView.layout?.translates != false || ownView.place != nil || ownView is UIWindow
  }

  /// What the log calls it.
  var name: String {
    if let guide {
      let owner = guide.owningView.map { Log.name(of: $0) } ?? "no view"
      return guide.identifier.isEmpty ? "a guide of \(owner)" : "\(guide.identifier) of \(owner)"
    }
    return ownView.map { Log.name(of: $0) } ?? "a view that is gone"
  }

  /// The box that the constraints come to, on device pixels.
  var box: CGRect {
    guard let slots, let tree else { return .zero }
    return tree.box(of: slots).rounded(scale: tree.scale)
  }

  /// What the view has to be given; `nil` where its box is its own matter.
  var wantedBox: CGRect? {
    guard slots != nil, !isFixed, let ownView, ownView.superview != nil else { return nil }
    let box = box
    return box == ownView.frame ? nil : box
  }
}

/// The variables of an item, and what it has told the solver by itself.
struct LayoutSlots {
  let x: Variable
  let y: Variable
  let width: Variable
  let height: Variable
  /// How far a scroll view is scrolled; made where something outside its content is tied to something inside.
  var offset: (x: Variable, y: Variable)?
  /// The rules that come from the box, the content's size or the guide's kind.
  var statements: [LayoutStatement] = []
  /// Of a text in one line.
  var naturalWidth: CGFloat = 0
  /// The width that the content's height was asked for at; `nil` for its natural one.
  var askedWidth: CGFloat?
  /// The height that the content has there.
  var heightThere: CGFloat = 0
}

/// A rule as the solver was told it.
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
  /// Device pixels a point, where boxes come to rest.
  final var layoutScale: CGFloat { max(1, traitCollection.displayScale) }
}

extension CGRect {
  /// Each edge on the nearest device pixel.
  func rounded(scale: CGFloat) -> CGRect {
    let left = (minX * scale).rounded()
    let top = (minY * scale).rounded()
    let right = (maxX * scale).rounded()
    let bottom = (maxY * scale).rounded()
    return CGRect(x: left / scale, y: top / scale, width: (right - left) / scale, height: (bottom - top) / scale)
  }
}
