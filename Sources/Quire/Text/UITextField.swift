// SPDX-License-Identifier: Apache-2.0

import SheetEngine

/// A line of text that the user edits. In a browser it is the browser's own field.
///
/// The host edits; what it made of the text is taken over, or put back where the delegate refuses.
@preconcurrency @MainActor open class UITextField: UIControl {
  /// The frame around a field's text; it takes room on each side of the text.
  public enum BorderStyle: Int, Sendable {
    /// No frame and no room; the default.
    case none = 0
    /// A thin line, 4 points from the text.
    case line = 1
    /// As `line`, which is what shows here.
    case bezel = 2
    /// Round corners, 7 points from the text.
    case roundedRect = 3

    var border: TextInput.Border {
      switch self {
      case .none: .none
      case .line, .bezel: .line
      case .roundedRect: .rounded
      }
    }
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    kind = .field
    accessibilityTraits = .none
  }

  /// Always `nil`: there are no archives here.
  public required init?(coder: NSCoder) { nil }

  /// Is asked and told; not kept alive.
  @Weak public final var delegate: (any UITextFieldDelegate)?

  // MARK: Text

  /// The text; never `nil` when read. A change in code moves the caret to the end, and sends neither an event nor a
  /// delegate's call.
  open var text: String? {
    get { contents }
    set { take(newValue ?? "") }
  }
  private final var contents = ""
  /// The text without what an input method is still composing.
  private final var settled = ""
  /// Rises with each change in code.
  private final var revision = 0
  /// The selection in UTF-16 units; empty where a caret stands.
  final var selection = 0..<0

  /// Shows while there is no text.
  open var placeholder: String? { didSet { changed() } }
  /// 17 points by default; `nil` counts as that.
  open var font: UIFont? = .systemFont(ofSize: UIFont.labelFontSize) { didSet { changed() } }
  /// `label` by default; a field that is not enabled shows `tertiaryLabel` instead.
  open var textColor: UIColor? = .label { didSet { setNeedsShow() } }
  /// Which side the text begins at; by default the one where its language does.
  open var textAlignment = NSTextAlignment.natural { didSet { setNeedsShow() } }
  /// The frame around the text, with some room inside it.
  open var borderStyle = BorderStyle.none { didSet { changed() } }

  // MARK: Traits

  /// The keys that a software keyboard offers; a wish, and each system has its own.
  open var keyboardType = UIKeyboardType.default { didSet { setNeedsShow() } }
  /// What the return key says; the press comes to `textFieldShouldReturn(_:)` whatever it says.
  open var returnKeyType = UIReturnKeyType.default { didSet { setNeedsShow() } }
  /// What a software keyboard writes large by itself; the first letter of a sentence by default.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences { didSet { setNeedsShow() } }
  /// Whether what is typed is corrected; the system's choice by default.
  open var autocorrectionType = UITextAutocorrectionType.default { didSet { setNeedsShow() } }
  /// Shows dots.
  open var isSecureTextEntry = false { didSet { setNeedsShow() } }
  /// What the text means, for filling it in; `nil` says nothing.
  open var textContentType: UITextContentType? { didSet { setNeedsShow() } }
  /// In the keyboard's place. Quire shows no view there: any view keeps the keyboard away.
  open var inputView: UIView? { didSet { setNeedsShow() } }

  // MARK: Editing

  /// Whether what is typed comes here.
  public final var isEditing: Bool { isFirstResponder }

  open override var canBecomeFirstResponder: Bool { isEnabled }

  /// Begins editing, unless the delegate minds. The host's field gets the focus when the turn ends.
  @discardableResult open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard isEnabled, responderWindow != nil, delegate?.textFieldShouldBeginEditing(self) ?? true,
      super.becomeFirstResponder()
    else { return false }
    Session.current?.wantFocus(self, true)
    delegate?.textFieldDidBeginEditing(self)
    sendActions(for: .editingDidBegin)
    return true
  }

  /// Ends editing, unless the delegate minds. It isn't asked where the field can't be reached any more.
  @discardableResult open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return super.resignFirstResponder() }
    let isAsked = window != nil && layerPlace?.isInert != true
    guard !isAsked || delegate?.textFieldShouldEndEditing(self) ?? true, super.resignFirstResponder() else {
      return false
    }
    Session.current?.wantFocus(self, false)
    delegate?.textFieldDidEndEditing(self, reason: .committed)
    sendActions(for: .editingDidEnd)
    return true
  }

  /// The host's field has another text.
  final func hostEdited(to text: String, selection new: Range<Int>, isComposing: Bool) {
    display?.textAtHost = text
    if isComposing {
      contents = text
      select(new)
      setNeedsShow()
      sendActions(for: .editingChanged)
      return
    }
    if let edit = TextEdit(from: settled, to: text, caret: new.upperBound) {
      let known = revision
      let isAllowed =
        delegate?.textField(
          self, shouldChangeCharactersIn: NSRange(edit.range), replacementString: edit.replacement) ?? true
      guard isAllowed, revision == known else {
        // Refused, or the delegate wrote something of its own.
        if revision == known {
          contents = settled
          place(caret: edit.range.upperBound)
        }
        setNeedsShow()
        return
      }
      settled = text
      contents = text
      select(new)
      setNeedsShow()
      sendActions(for: .editingChanged)
    } else {
      contents = text
      select(new)
      setNeedsShow()
    }
  }

  /// The host's selection is another one, or its caret stands elsewhere.
  final func hostSelected(_ new: Range<Int>) {
    select(new)
  }

  /// The return key was pressed.
  final func hostReturned() {
    guard isFirstResponder else { return }
    if delegate?.textFieldShouldReturn(self) ?? true { sendActions(for: .editingDidEndOnExit) }
    sendActions(for: .primaryActionTriggered)
  }

  private final func select(_ new: Range<Int>) {
    guard new != selection else { return }
    selection = new
    delegate?.textFieldDidChangeSelection(self)
  }

  private final func take(_ text: String) {
    contents = text
    settled = text
    revision += 1
    place(caret: text.utf16.count)
    changed()
  }

  /// Puts the host's caret somewhere once its text is what it should be.
  private final func place(caret: Int) {
    select(caret..<caret)
    display?.needsSelection = true
  }

  private final func changed() {
    setNeedsShow()
    invalidateIntrinsicContentSize()
    superview?.setNeedsLayout()
  }

  // MARK: Layout

  /// Room inside the border, on each side.
  private final var inset: (x: CGFloat, y: CGFloat) {
    switch borderStyle {
    case .none: (0, 0)
    case .line, .bezel: (4, 4)
    case .roundedRect: (7, 7)
    }
  }

  /// The text's or the placeholder's size, with the border's room.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    guard let session = Session.current else { return .zero }
    var line = styledText(in: traitCollection)
    if line.string.utf8.isEmpty { line.string = placeholder ?? "" }
    let content = session.measure(line, width: .infinity)
    line.string = "X"
    let height = session.measure(line, width: .infinity).height
    return CGSize(
      width: content.width.roundedUp() + 2 * inset.x, height: height.roundedUp() + 2 * inset.y)
  }

  open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

  final func styledText(in traits: UITraitCollection) -> StyledText {
    let label = UITextField.ruler
    label.text = contents
    label.font = font
    label.textAlignment = textAlignment
    label.textColor = isEnabled ? textColor : .tertiaryLabel
    return label.styledText(in: traits)
  }
  private static let ruler = UILabel()

  final var input: TextInput {
    TextInput(
      placeholder: placeholder ?? "", keyboard: inputView == nil ? keyboardType.keys : .none,
      returnKey: returnKeyType.key, capitals: autocapitalizationType.capitals, border: borderStyle.border,
      meaning: textContentType?.rawValue ?? "", corrects: autocorrectionType.corrects, isSecure: isSecureTextEntry,
      isEditable: true)
  }

  /// The text, unless it is secret.
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? (isSecureTextEntry ? nil : contents) }
    set { super.accessibilityValue = newValue }
  }
}
