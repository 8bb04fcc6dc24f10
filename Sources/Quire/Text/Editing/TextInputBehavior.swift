// SPDX-License-Identifier: Apache-2.0

import SheetEngine

/// The behavior of text input views at the host, which edits their text.
final class TextInputBehavior: HostBehavior {
  /// A line of text.
  static let line = TextInputBehavior(.field)
  /// A text of several lines.
  static let editor = TextInputBehavior(.editor)

  override func report(
    _ view: UIView, by display: ViewDisplay, in traits: UITraitCollection, to changes: inout [ViewChange]
  ) {
    guard let editor = view as? TextInputView, let look = editor.look(in: traits) else { return }
    // The view is shown for the first time, with a selection that was set before.
    if !display.hasInput, editor.selection != 0..<0 { display.needsSelection = true }
    display.report(look.input, of: editor, to: &changes)
    display.report(look.text, of: editor, to: &changes)
    display.reportState(isEnabled: editor.isEnabled, isHighlighted: false, of: editor, to: &changes)
    display.reportSelection(editor.selection, of: editor, to: &changes)
  }

  override func baselines(of view: UIView) -> Baselines {
    guard let look = (view as? TextInputView)?.look(in: view.traitCollection) else { return Baselines() }
    var lines = Baselines(size: look.text.size)
    lines.first += look.input.insets.top
    lines.last += look.input.insets.bottom
    return lines
  }

  override func responder(of view: UIView) -> UIResponder? { (view as? TextInputView)?.responder }

  override func edited(_ view: UIView, to text: String, selection: Range<Int>, isComposing: Bool) {
    (view as? TextInputView)?.hostEdited(to: text, selection: selection, isComposing: isComposing)
  }

  override func selected(_ selection: Range<Int>, in view: UIView) {
    guard let editor = view as? TextInputView else { return }
    editor.hostSelected(selection.clamped(to: 0..<editor.textLength))
  }

  override func returned(_ view: UIView) {
    (view as? TextInputView)?.hostReturned()
  }

  override func undid(_ view: UIView, isRedo: Bool) {
    (view as? TextInputView)?.hostUndid(isRedo: isRedo)
  }
}
