// SPDX-License-Identifier: Apache-2.0

/// A rule for the boxes of views: one number of a box is equal to, at least, or at most another one times a factor plus
/// a constant.
///
/// It has an effect while it is active. For a view that constraints place, set
/// `translatesAutoresizingMaskIntoConstraints` to `false`.
@preconcurrency @MainActor open class NSLayoutConstraint: NSObject {
  final let first: LayoutItem
  final let second: LayoutItem?
  /// The number that the rule determines.
  public final let firstAttribute: Attribute
  /// The relation of the first number to the second.
  public final let relation: Relation
  /// The second number; `notAnAttribute` for a rule with only a constant.
  public final let secondAttribute: Attribute
  /// The factor of the second number.
  public final let multiplier: CGFloat

  /// The view that holds it while it is active: the nearest common ancestor of both items.
  @Weak final var holder: UIView?
  /// Its tree while it is active.
  @Weak final var tree: LayoutTree?
  /// The order of activation; later ones are larger.
  final var order = 0
  /// The rule in the solver.
  final var statement: LayoutStatement?

  /// `item.attribute relation toItem.attribute · multiplier + constant`, not active yet. The items are views or layout
  /// guides. `nil` with `notAnAttribute` means only the constant, for `width` and `height`.
  ///
  /// The process stops if a number is not finite, or if the attributes do not fit together.
  public convenience init(
    item view1: AnyObject, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: AnyObject?,
    attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    self.init(
      LayoutItem.of(view1), attr1, relation, view2.map { LayoutItem.of($0) }, attr2, multiplier: multiplier, constant: c
    )
  }

  // `package`, because an internal one is compiled into an app's module too, and the linker finds it twice.
  package init(
    _ first: LayoutItem, _ attribute: Attribute, _ relation: Relation, _ second: LayoutItem?, _ other: Attribute,
    multiplier: CGFloat, constant: CGFloat
  ) {
    precondition(
      multiplier.isFinite && constant.isFinite,
      "The multiplier and the constant of a constraint have to be finite numbers: \(first.name).\(attribute.name).")
    precondition(attribute != .notAnAttribute, "A constraint needs an attribute of its first item: \(first.name).")
    precondition(
      second != nil || attribute.family == .length,
      "A place needs another one to stand to; give the constraint of \(first.name).\(attribute.name) a second item.")
    precondition(
      second == nil || attribute.family == other.family,
      "A constraint can't tie \(first.name).\(attribute.name) to \(other.name); take two attributes of one kind.")
    precondition(
      !(attribute.isDirectional && other.isSided || attribute.isSided && other.isDirectional),
      "A constraint can't tie \(first.name).\(attribute.name) to \(other.name); take leading and trailing, or left and right."
    )
    self.first = first
    self.second = second
    firstAttribute = attribute
    secondAttribute = second == nil ? .notAnAttribute : other
    self.relation = relation
    self.multiplier = multiplier
    storedConstant = constant
    super.init()
    AutoLayout.install()
  }

  /// The view or the layout guide of the first number; `nil` if it was released.
  public final var firstItem: AnyObject? { first.object }
  /// The view or the layout guide of the second number; `nil` if there is none, or if it was released.
  public final var secondItem: AnyObject? { second?.object }

  private final var storedConstant: CGFloat

  /// The constant that is added, in points. It must be finite. A change takes effect in the next layout.
  public final var constant: CGFloat {
    get { storedConstant }
    set {
      precondition(
        newValue.isFinite,
        "The constant of a constraint has to be a finite number: \(first.name).\(firstAttribute.name).")
      guard newValue != storedConstant else { return }
      storedConstant = newValue
      tree?.restate(self)
    }
  }

  /// The priority, 1000 by default. While the constraint is active, it can't change from or to required.
  public final var priority = UILayoutPriority.required {
    didSet {
      guard priority != oldValue else { return }
      precondition(
        holder == nil || (priority.rawValue >= 1000) == (oldValue.rawValue >= 1000),
        "An active constraint can't become required or stop being so; set its priority before it is activated.")
      tree?.restate(self)
    }
  }

  /// Its name in the log; with `nil`, the default, the log shows the rule.
  public final var identifier: String?

  /// Stored without effect: there are no archives here.
  public final var shouldBeArchived = false

  /// The rule as text for the log.
  final var text: String {
    if let identifier { return identifier }
    var text = "\(first.name).\(firstAttribute.name) \(relation.sign)"
    if let second {
      text += " \(second.name).\(secondAttribute.name)"
      if multiplier != 1 { text += " * \(multiplier)" }
      if constant != 0 { text += " + \(constant)" }
    } else {
      text += " \(constant)"
    }
    return priority == .required ? text : text + " @ \(priority.rawValue)"
  }
}
