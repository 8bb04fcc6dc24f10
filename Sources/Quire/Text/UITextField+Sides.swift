// SPDX-License-Identifier: Apache-2.0

import SheetEngine

extension UITextField {
  /// When something beside the text is shown.
  public enum ViewMode: Int, Sendable {
    /// Never.
    case never = 0
    /// While the field is edited.
    case whileEditing = 1
    /// While the field isn't edited.
    case unlessEditing = 2
    /// Always.
    case always = 3
  }

  /// When a button that clears the text is shown, if there is any text and no view at that side; `never` by default.
  public final var clearButtonMode: ViewMode {
    get { sides?.clearMode ?? .never }
    set { madeSides.clearMode = newValue }
  }

  /// A view before the text, as wide as it is; `nil` by default. `leftViewMode` decides when it is shown.
  public final var leftView: UIView? {
    get { sides?.leading }
    set { madeSides.leading = newValue }
  }
  /// When `leftView` is shown; `never` by default.
  public final var leftViewMode: ViewMode {
    get { sides?.leadingMode ?? .never }
    set { madeSides.leadingMode = newValue }
  }

  /// A view after the text, as wide as it is; `nil` by default. `rightViewMode` decides when it is shown.
  public final var rightView: UIView? {
    get { sides?.trailing }
    set { madeSides.trailing = newValue }
  }
  /// When `rightView` is shown; `never` by default.
  public final var rightViewMode: ViewMode {
    get { sides?.trailingMode ?? .never }
    set { madeSides.trailingMode = newValue }
  }

  private final var madeSides: FieldSides {
    if let sides { return sides }
    let made = ShownFieldSides(self)
    sides = made
    return made
  }
}

/// What stands beside a field's text. The field calls it and does not name the class below, so that an app without any
/// does not load that.
@MainActor class FieldSides {
  init() {}

  var clearMode = UITextField.ViewMode.never { didSet { sidesChanged() } }
  var leading: UIView? { didSet { replaced(oldValue, by: leading) } }
  var leadingMode = UITextField.ViewMode.never { didSet { sidesChanged() } }
  var trailing: UIView? { didSet { replaced(oldValue, by: trailing) } }
  var trailingMode = UITextField.ViewMode.never { didSet { sidesChanged() } }

  /// A mode or a view has changed.
  func sidesChanged() {}
  /// A view has taken the place of another.
  func replaced(_ old: UIView?, by new: UIView?) {}
  /// The text has changed, or whether the field is edited.
  func fieldChanged() {}
  /// Gives the views their frames.
  func place() {}
  /// The room that the text leaves inside the border's, in points.
  var room: Insets { .zero }
  /// The room of both sides together, in points.
  var width: CGFloat { 0 }
}

private final class ShownFieldSides: FieldSides {
  /// The width of the button that clears, in points.
  private static let clearWidth: CGFloat = 28

  @Weak private var field: UITextField?
  private var clearButton: UIButton?

  init(_ field: UITextField) {
    super.init()
    self.field = field
  }

  override func sidesChanged() {
    if clearMode != .never, clearButton == nil { makeClearButton() }
    fieldChanged()
  }

  override func replaced(_ old: UIView?, by new: UIView?) {
    guard old !== new else { return }
    if old?.superview === field { old?.removeFromSuperview() }
    if let new { field?.addSubview(new) }
    fieldChanged()
  }

  private func makeClearButton() {
    let button = UIButton(type: .custom)
    button.setImage(UIImage(system: "xmark.circle.fill"), for: .normal)
    button.tintColor = .tertiaryLabel
    button.accessibilityLabel = "Clear text"
    button.addAction(UIAction { [me = Weak(self)] _ in me.wrappedValue?.clear() }, for: .primaryActionTriggered)
    clearButton = button
    field?.addSubview(button)
  }

  private func clear() {
    guard let field, field.delegate?.textFieldShouldClear(field) ?? true else { return }
    field.text = ""
    field.sendActions(for: .editingChanged)
    field.becomeFirstResponder()
  }

  private func isShown(_ mode: UITextField.ViewMode) -> Bool {
    switch mode {
    case .never: false
    case .whileEditing: field?.isEditing == true
    case .unlessEditing: field?.isEditing != true
    case .always: true
    }
  }

  override func fieldChanged() {
    let showsTrailing = isShown(trailingMode)
    leading?.isHidden = !isShown(leadingMode)
    trailing?.isHidden = !showsTrailing
    let clears = isShown(clearMode) && field?.hasText == true && field?.isEnabled == true
    clearButton?.isHidden = !clears || (trailing != nil && showsTrailing)
    field?.setNeedsShow()
    field?.setNeedsLayout()
  }

  override func place() {
    guard let field else { return }
    let bounds = field.bounds
    for (view, isFirst) in [(leading, true), (trailing, false)] {
      guard let view, !view.isHidden else { continue }
      let size = view.bounds.size
      let height = min(size.height, bounds.height)
      view.frame = CGRect(
        x: isFirst ? 0 : bounds.width - size.width, y: ((bounds.height - height) / 2).rounded(), width: size.width,
        height: height)
      view.mirror(in: bounds.width)
    }
    guard let clearButton, !clearButton.isHidden else { return }
    let width = ShownFieldSides.clearWidth
    clearButton.frame = CGRect(x: bounds.width - width, y: 0, width: width, height: bounds.height)
    clearButton.mirror(in: bounds.width)
  }

  /// The widths before and after the text.
  private var widths: (first: CGFloat, last: CGFloat) {
    let first = leading.map { $0.isHidden ? 0 : $0.bounds.width } ?? 0
    var last = trailing.map { $0.isHidden ? 0 : $0.bounds.width } ?? 0
    if clearButton?.isHidden == false { last = ShownFieldSides.clearWidth - (field?.inset.x ?? 0) }
    return (first, max(0, last))
  }

  override var room: Insets {
    let (first, last) = widths
    let isMirrored = field?.isMirrored == true
    return Insets(
      top: 0, left: Double(isMirrored ? last : first), bottom: 0, right: Double(isMirrored ? first : last))
  }

  override var width: CGFloat {
    let (first, last) = widths
    return first + last
  }
}
