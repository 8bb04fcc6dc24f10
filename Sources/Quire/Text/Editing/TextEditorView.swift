// SPDX-License-Identifier: Apache-2.0

/// The part of a text view whose text the host shows and edits.
final class TextEditorView: TextInputView {
  @Weak var owner: UITextView?

  override init(frame: CGRect) {
    super.init(frame: frame)
    hostBehavior = TextInputBehavior.editor
    isAccessibilityElement = true
    semantics = ControlSemantics(.field)
  }

  required init?(coder: NSCoder) { nil }

  @discardableResult override func becomeFirstResponder() -> Bool { owner?.becomeFirstResponder() ?? false }

  override var responder: UIResponder? { owner }
  override var textLength: Int { owner?.content.length ?? 0 }
  override var selection: Range<Int> { owner?.selection ?? 0..<0 }

  override func hostEdited(to text: String, selection: Range<Int>, isComposing: Bool) {
    owner?.hostEdited(to: text, selection: selection, isComposing: isComposing)
  }

  override func hostSelected(_ selection: Range<Int>) {
    owner?.select(selection)
  }

  override func hostUndid(isRedo: Bool) {
    if isRedo { owner?.storedUndoManager.redo() } else { owner?.storedUndoManager.undo() }
  }

  override func look(in traits: UITraitCollection) -> (input: TextInput, text: StyledText)? {
    guard let owner else { return nil }
    return (owner.input, owner.styledText(in: traits))
  }

  override var accessibilityLabel: String? {
    get { owner?.accessibilityLabel }
    set { owner?.accessibilityLabel = newValue }
  }

  override var accessibilityValue: String? {
    get { owner?.accessibilityValue ?? owner?.content.string }
    set { owner?.accessibilityValue = newValue }
  }
}
