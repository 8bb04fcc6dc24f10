// SPDX-License-Identifier: Apache-2.0

/// The text of a text view at the host.
final class TextEditorView: TextInputView {
  @Weak var owner: UITextView?

  override init() {
    super.init(frame: .zero)
    kind = .editor
    isAccessibilityElement = true
  }

  required init?(coder: NSCoder) { nil }

  override var responder: UIResponder? { owner }
  override var textLength: Int { owner?.content.length ?? 0 }
  override var selection: Range<Int> { owner?.selection ?? 0..<0 }

  override func hostEdited(to text: String, selection: Range<Int>, isComposing: Bool) {
    owner?.hostEdited(to: text, selection: selection, isComposing: isComposing)
  }

  override func hostSelected(_ selection: Range<Int>) {
    owner?.select(selection)
  }

  override func hostPressed(_ key: ControlKey) {
    switch key {
    case .undo: owner?.undoManager?.undo()
    case .redo: owner?.undoManager?.redo()
    default: break
    }
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
