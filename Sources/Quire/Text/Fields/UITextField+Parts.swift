// SPDX-License-Identifier: Apache-2.0

extension UITextField {
  /// The condition under which a view beside the text is shown.
  public enum ViewMode: Int, Sendable {
    /// Never.
    case never = 0
    /// During editing.
    case whileEditing = 1
    /// Except during editing.
    case unlessEditing = 2
    /// Always.
    case always = 3

    fileprivate func isShown(_ isEditing: Bool) -> Bool {
      switch self {
      case .never: false
      case .whileEditing: isEditing
      case .unlessEditing: !isEditing
      case .always: true
      }
    }
  }

  /// A view before the text. It keeps the size of its frame; if that is empty, it gets the size that fits. It is shown
  /// according to `leftViewMode`. In right-to-left layouts, it is at the right.
  public final var leftView: UIView? {
    get { madeParts?.left }
    set { if newValue != nil || madeParts != nil { neededParts.left = newValue } }
  }
  /// The condition under which `leftView` is shown; `never` by default.
  public final var leftViewMode: ViewMode {
    get { madeParts?.leftMode ?? .never }
    set { if newValue != leftViewMode { neededParts.leftMode = newValue } }
  }
  /// A view after the text, with the same rules for its size as `leftView`. While the clear button is shown, it
  /// replaces this view.
  public final var rightView: UIView? {
    get { madeParts?.right }
    set { if newValue != nil || madeParts != nil { neededParts.right = newValue } }
  }
  /// The condition under which `rightView` is shown; `never` by default.
  public final var rightViewMode: ViewMode {
    get { madeParts?.rightMode ?? .never }
    set { if newValue != rightViewMode { neededParts.rightMode = newValue } }
  }
  /// The condition under which a button that clears the text is shown; `never` by default. It is shown only if there is
  /// a text.
  public final var clearButtonMode: ViewMode {
    get { madeParts?.clearMode ?? .never }
    set { if newValue != clearButtonMode { neededParts.clearMode = newValue } }
  }

  final var madeParts: FieldParts? { parts as? FieldParts }

  final var neededParts: FieldParts {
    if let made = madeParts { return made }
    let made = FieldParts(self)
    takeParts(made)
    return made
  }
}

/// The views beside a field's text.
final class FieldParts: FieldBehavior {
  @Weak private var field: UITextField?
  private var clearButton: UIButton?
  var background: FieldBackground?
  /// Places the background. Set when a background is first set.
  var layOutBackground: ((UITextField) -> Void)?

  var left: UIView? { didSet { replace(oldValue, left) } }
  var right: UIView? { didSet { replace(oldValue, right) } }
  var leftMode = UITextField.ViewMode.never { didSet { field?.setNeedsLayout() } }
  var rightMode = UITextField.ViewMode.never { didSet { field?.setNeedsLayout() } }
  var clearMode = UITextField.ViewMode.never {
    didSet {
      if clearButton == nil { addClearButton() }
      field?.setNeedsLayout()
    }
  }

  init(_ field: UITextField) {
    let core = FieldCoreView(frame: field.bounds)
    core.owner = field
    super.init(core)
    self.field = field
  }

  private func replace(_ old: UIView?, _ new: UIView?) {
    guard old !== new else { return }
    if let old, old.superview === field { old.removeFromSuperview() }
    if let new { field?.addSubview(new) }
    field?.setNeedsLayout()
  }

  private func addClearButton() {
    let button = UIButton(type: .custom)
    button.setImage(UIImage(system: "xmark.circle.fill"), for: .normal)
    button.tintColor = .secondaryLabel
    button.accessibilityLabel = "Clear text"
    button.isHidden = true
    button.addAction(
      UIAction { [field = Weak(field)] _ in field.wrappedValue?.clear() }, for: .primaryActionTriggered)
    field?.addSubview(button)
    clearButton = button
  }

  private func shows(_ part: FieldPart, of field: UITextField) -> Bool {
    let isEditing = field.isEditing
    let clears = clearMode.isShown(isEditing) && field.isEnabled && !(field.text ?? "").utf8.isEmpty
    switch part {
    case .left: return left != nil && leftMode.isShown(isEditing)
    case .right: return right != nil && rightMode.isShown(isEditing) && !clears
    case .clear: return clears
    }
  }

  private func size(of view: UIView?) -> CGSize {
    guard let view else { return .zero }
    let own = view.bounds.size
    if own.width > 0, own.height > 0 { return own }
    let wanted = view.intrinsicContentSize
    return wanted.width > 0 ? wanted : view.sizeThatFits(.zero)
  }

  override func box(of part: FieldPart, in bounds: CGRect, of field: UITextField) -> CGRect {
    let edge = field.inset.x
    var size = CGSize(width: 36, height: min(44, bounds.height))
    if part != .clear { size = self.size(of: part == .left ? left : right) }
    size.height = min(size.height, bounds.height)
    let isAtLeft = (part == .left) != field.isMirrored
    let margin = part == .clear ? 0 : edge
    return CGRect(
      x: isAtLeft ? bounds.minX + margin : bounds.maxX - margin - size.width,
      y: bounds.minY + ((bounds.height - size.height) / 2).rounded(), width: size.width, height: size.height)
  }

  override func room(in bounds: CGRect, of field: UITextField) -> (left: CGFloat, right: CGFloat) {
    var (left, right) = (bounds.minX + field.inset.x, bounds.maxX - field.inset.x)
    let boxes: [(FieldPart, CGRect)] = [
      (.left, field.leftViewRect(forBounds: bounds)), (.right, field.rightViewRect(forBounds: bounds)),
      (.clear, field.clearButtonRect(forBounds: bounds)),
    ]
    for (part, box) in boxes where shows(part, of: field) {
      if box.midX < bounds.midX { left = max(left, box.maxX) } else { right = min(right, box.minX) }
    }
    return (left - bounds.minX, bounds.maxX - max(left, right))
  }

  override func layOut(_ field: UITextField) {
    core.frame = field.bounds
    layOutBackground?(field)
    place(left, .left, field.leftViewRect(forBounds: field.bounds), field)
    place(right, .right, field.rightViewRect(forBounds: field.bounds), field)
    place(clearButton, .clear, field.clearButtonRect(forBounds: field.bounds), field)
  }

  private func place(_ view: UIView?, _ part: FieldPart, _ box: CGRect, _ field: UITextField) {
    guard let view else { return }
    let isHidden = !shows(part, of: field)
    if view.isHidden != isHidden { view.isHidden = isHidden }
    if !isHidden, view.frame != box { view.frame = box }
  }
}

extension Session {
  /// Removes a view at the host. The host then creates it again with a new identifier, possibly as another kind of
  /// view.
  func forget(_ view: UIView) {
    contents.oldNames.append(view.id)
    shown[view.id.rawValue] = nil
    view.display = nil
    view.id = UIView.makeID()
    view.superview?.subviewsChanged()
    view.setTreeNeedsShow()
  }
}
