// SPDX-License-Identifier: Apache-2.0

/// The text of a text view. The view shows each change at the end of the turn.
@preconcurrency @MainActor public final class NSTextStorage: NSMutableAttributedString {
  /// Not here: the browser lays out the lines.
  @available(*, unavailable, message: "the browser lays out the lines; create the UITextView with its frame only")
  public var layoutManagers: [NSLayoutManager] { [] }

  /// Not here: the browser lays out the lines.
  @available(*, unavailable, message: "the browser lays out the lines; create the UITextView with its frame only")
  public func addLayoutManager(_ aLayoutManager: NSLayoutManager) {}
}

/// An image in a text. Unavailable: a text shows only letters.
@available(
  *, unavailable, message: "a text shows only letters here; put a UIImageView beside the label in a UIStackView"
)
@MainActor public final class NSTextAttachment {
  /// Creates nothing; the compiler refuses the type.
  public init() {}
}

extension UITextView {
  /// The text with the attributes of its ranges, without the view's own font and color. A change of it in code is
  /// shown, keeps the selection where possible, and does not call the delegate.
  public final var textStorage: NSTextStorage {
    if let made = content as? NSTextStorage { return made }
    let made = NSTextStorage(attributedString: content)
    content.edited = nil
    content = made
    made.edited = { [me = Weak(self)] in me.wrappedValue?.storageEdited() }
    return made
  }

  private final func storageEdited() {
    revision += 1
    select(selection)
    // The host moves the caret when it gets a text that the user did not type.
    if let editorText = editor.display?.textAtHost, !editorText.hasSameBytes(as: content.string) { placeSelection() }
    changed()
  }

  /// Not here: the browser lays out the lines.
  @available(
    *, unavailable,
    message: "the browser lays out the lines; measure with sizeThatFits(_:) or boundingRect(with:options:context:)"
  )
  public final var layoutManager: NSLayoutManager { NSLayoutManager() }
}

extension NSAttributedString {
  /// Creates a text of an image. Unavailable: a text shows only letters.
  @available(
    *, unavailable, message: "a text shows only letters here; put a UIImageView beside the label in a UIStackView"
  )
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "")
  }
}
