// SPDX-License-Identifier: Apache-2.0

/// The behavior of text fields at the host, which edits their text.
final class TextFieldBehavior: HostBehavior {
  static let line = TextFieldBehavior(.field)
  /// A field with views beside its text. The host edits a view inside it.
  static let group = TextFieldBehavior(.box)

  override var isControl: Bool { true }

  override func report(
    _ view: UIView, by display: ViewDisplay, in traits: UITraitCollection, to changes: inout [ViewChange]
  ) {
    guard kind == .field, let field = view as? UITextField else {
      return super.report(view, by: display, in: traits, to: &changes)
    }
    display.report(field.input(in: traits), of: field, to: &changes)
    display.report(field.styledText(in: traits), of: field, to: &changes)
    display.reportState(isEnabled: field.isEnabled, isHighlighted: field.isHighlighted, of: field, to: &changes)
    display.reportSelection(field.selection, of: field, to: &changes)
  }

  override func baselines(of view: UIView) -> Baselines {
    guard let field = view as? UITextField else { return Baselines() }
    var lines = Baselines(of: field.font)
    lines.centeredHeight = (lines.first + lines.last).rounded()
    return lines
  }

  override func responder(of view: UIView) -> UIResponder? { view }

  override func edited(_ view: UIView, to text: String, selection: Range<Int>, isComposing: Bool) {
    (view as? UITextField)?.hostEdited(to: text, selection: selection, isComposing: isComposing)
  }

  override func selected(_ selection: Range<Int>, in view: UIView) {
    guard let field = view as? UITextField else { return }
    field.hostSelected(selection.clamped(to: 0..<(field.text ?? "").unitCount))
  }

  override func returned(_ view: UIView) {
    (view as? UITextField)?.hostReturned()
  }
}
