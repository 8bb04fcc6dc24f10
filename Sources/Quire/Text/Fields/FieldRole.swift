// SPDX-License-Identifier: Apache-2.0

/// What a field has beside its text. The field calls it and does not name the class of the views, so that an app without
/// them does not load that.
@MainActor class FieldRole {
  /// What the host edits in the field's place, because it can have no views in it.
  let core: TextInputView

  init(_ core: TextInputView) {
    self.core = core
  }

  /// The room of the views at both ends of a box, from left to right.
  func room(in bounds: CGRect, of field: UITextField) -> (left: CGFloat, right: CGFloat) { (0, 0) }
  /// Places the views, and shows those of the present state.
  func layOut(_ field: UITextField) {}
  /// The box of the view before the text, of the one behind it, or of the button that clears it.
  func box(of part: FieldPart, in bounds: CGRect, of field: UITextField) -> CGRect { .zero }
}

/// A view in a field beside the text.
enum FieldPart {
  case left, right, clear
}

/// The text of a field with views, at the host.
final class FieldCoreView: TextInputView {
  @Weak var owner: UITextField?

  override init(frame: CGRect) {
    super.init(frame: frame)
    kind = .field
    isAccessibilityElement = true
  }

  required init?(coder: NSCoder) { nil }

  @discardableResult override func becomeFirstResponder() -> Bool { owner?.becomeFirstResponder() ?? false }

  override var responder: UIResponder? { owner }
  override var textLength: Int { (owner?.text ?? "").utf16.count }
  override var selection: Range<Int> { owner?.selection ?? 0..<0 }
  override var isEnabled: Bool { owner?.isEnabled ?? true }

  override func hostEdited(to text: String, selection: Range<Int>, isComposing: Bool) {
    owner?.hostEdited(to: text, selection: selection, isComposing: isComposing)
  }

  override func hostSelected(_ selection: Range<Int>) { owner?.hostSelected(selection) }
  override func hostReturned() { owner?.hostReturned() }

  override func look(in traits: UITraitCollection) -> (input: TextInput, text: StyledText)? {
    guard let owner else { return nil }
    return (owner.input(in: traits), owner.styledText(in: traits))
  }

  override var accessibilityLabel: String? {
    get { owner?.accessibilityLabel }
    set { owner?.accessibilityLabel = newValue }
  }

  override var accessibilityValue: String? {
    get { owner?.accessibilityValue }
    set { owner?.accessibilityValue = newValue }
  }
}
