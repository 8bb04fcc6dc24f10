// SPDX-License-Identifier: Apache-2.0

/// The views beside a field's text. The field refers only to this class, so that an app without such views does not
/// load their code.
@MainActor class FieldBehavior {
  /// The view that the host edits in place of the field, because the host's field cannot contain views.
  let core: TextInputView

  init(_ core: TextInputView) {
    self.core = core
  }

  /// Returns the width that the views take at both ends of a rectangle, from left to right.
  func room(in bounds: CGRect, of field: UITextField) -> (left: CGFloat, right: CGFloat) { (0, 0) }
  /// Positions the views, and shows those that the current state requires.
  func layOut(_ field: UITextField) {}
  /// Returns the frame of the view before the text, the view after it, or the clear button.
  func box(of part: FieldPart, in bounds: CGRect, of field: UITextField) -> CGRect { .zero }
}

/// A part of a field beside the text.
enum FieldPart {
  case left, right, clear
}

/// The part of a field that shows the text and that the host edits, in a field with other views.
final class FieldCoreView: TextInputView {
  @Weak var owner: UITextField?

  override init(frame: CGRect) {
    super.init(frame: frame)
    hostBehavior = TextInputBehavior.line
    isAccessibilityElement = true
  }

  required init?(coder: NSCoder) { nil }

  @discardableResult override func becomeFirstResponder() -> Bool { owner?.becomeFirstResponder() ?? false }

  override var responder: UIResponder? { owner }
  override var textLength: Int { (owner?.text ?? "").unitCount }
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
