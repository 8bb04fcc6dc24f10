// SPDX-License-Identifier: Apache-2.0

/// A rule for the boxes of views: an attribute of a box is equal to, at least, or at most another attribute times a
/// multiplier plus a constant.
///
/// The rule has an effect while it is active. For a view that constraints place, set
/// `translatesAutoresizingMaskIntoConstraints` to `false`.
@preconcurrency @MainActor open class NSLayoutConstraint: NSObject {
  final let first: LayoutItem
  final let second: LayoutItem?
  /// The attribute that the rule determines.
  public final let firstAttribute: Attribute
  /// The relation of the first attribute to the second.
  public final let relation: Relation
  /// The second attribute. `notAnAttribute` for a rule with only a constant.
  public final let secondAttribute: Attribute
  /// The factor of the second attribute.
  public final let multiplier: CGFloat

  /// The view that holds the constraint while it is active: the nearest common ancestor of both items.
  @Weak final var holder: UIView?
  /// The tree of the constraint while it is active.
  @Weak final var tree: LayoutTree?
  /// The order of activation. Later constraints have larger numbers.
  final var order = 0
  /// The rule in the solver.
  final var statement: LayoutStatement?

  /// Creates the inactive constraint `item.attribute relation toItem.attribute · multiplier + constant`. The items are
  /// views or layout guides. A second item of `nil` with `notAnAttribute` means only the constant, for `width` and
  /// `height`.
  ///
  /// Traps if a number is not finite, or if the attributes can't be combined.
  public convenience init(
    item view1: AnyObject, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: AnyObject?,
    attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    self.init(
      LayoutItem.of(view1), attr1, relation, view2.map { LayoutItem.of($0) }, attr2, multiplier: multiplier, constant: c
    )
  }

  // `package`, because an internal initializer is compiled into an app's module too, and the linker finds it twice.
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

  /// The view or the layout guide of the first attribute, or `nil` if it has been deallocated.
  public final var firstItem: AnyObject? { first.object }
  /// The view or the layout guide of the second attribute, or `nil` if there is none or if it has been deallocated.
  public final var secondItem: AnyObject? { second?.object }

  private final var storedConstant: CGFloat

  /// The constant, in points. It must be finite. A change takes effect in the next layout.
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

  /// The priority. 1000 by default. While the constraint is active, a change from or to required traps.
  public final var priority = UILayoutPriority.required {
    didSet {
      guard priority != oldValue else { return }
      precondition(
        holder == nil || (priority.rawValue >= 1000) == (oldValue.rawValue >= 1000),
        "An active constraint can't become required or stop being so; set its priority before it is activated.")
      tree?.restate(self)
    }
  }

  /// The name of the constraint in the log. With `nil`, the default, the log shows the rule.
  public final var identifier: String?

  /// Stored, but has no effect, because Quire does not support archives.
  public final var shouldBeArchived = false

  /// The text of the rule for the log.
  final var text: String {
    if let identifier { return identifier }
    var text = "\(first.name).\(firstAttribute.name) \(relation.sign)"
    if let second {
      text += " \(second.name).\(secondAttribute.name)"
      if multiplier != 1 { text += " * \(multiplier.logText)" }
      if constant != 0 { text += " + \(constant.logText)" }
    } else {
      text += " \(constant.logText)"
    }
    return priority == .required ? text : text + " @ \(CGFloat(priority.rawValue).logText)"
  }
}
