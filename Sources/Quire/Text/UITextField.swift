// SPDX-License-Identifier: Apache-2.0

import SheetEngine
import SheetMotion

/// A line of text that the user can edit. In a browser, it is the browser's own field.
///
/// The host performs the editing. The field accepts the host's text, or restores its own if the delegate refuses the
/// change.
@preconcurrency @MainActor open class UITextField: UIControl {
  /// The border of a field. It adds padding on each side of the text.
  public enum BorderStyle: Int, Sendable {
    /// No border and no padding. The default.
    case none = 0
    /// A thin line, 4 points from the text.
    case line = 1
    /// Treated like `line`.
    case bezel = 2
    /// Rounded corners, 7 points from the text.
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
    hostBehavior = TextFieldBehavior.line
    accessibilityTraits = .none
  }

  /// Always returns `nil`, because archives are not supported.
  public required init?(coder: NSCoder) { nil }

  /// The delegate, which can refuse edits and is notified of them. Held weakly.
  @Weak public final var delegate: (any UITextFieldDelegate)?

  // MARK: Text

  /// The text; never `nil` when read. Changes in code move the caret to the end. They do not send an event, and do not
  /// call the delegate.
  open var text: String? {
    get { contents }
    set { replaceText(with: newValue ?? "") }
  }
  private final var contents = ""
  /// The rarely used settings, or `nil` until one of them is set.
  final var settings: TextFieldSettings?
  /// The user's deletion that `deleteBackward()` carries out, with the number of changes in code before it.
  private final var deletion: (text: String, selection: Range<Int>, revision: Int)?
  /// The views beside the text; `nil` if there are none.
  final var parts: FieldBehavior?
  /// The view that the host edits.
  final var hostView: UIView { parts?.core ?? self }
  /// The text without the part that an input method is composing.
  private final var settled = ""
  /// The number of changes in code.
  private final var revision = 0
  /// The selection in UTF-16 units; empty for a caret.
  final var selection = 0..<0

  /// Whether the text is not empty.
  public final var hasText: Bool { !contents.utf8.isEmpty }

  /// The text that is shown while the field is empty. Setting it removes the attributes of `attributedPlaceholder`.
  open var placeholder: String? {
    didSet {
      storedPlaceholder = nil
      changed()
    }
  }
  /// The placeholder with attributes. The host shows the color of its first character. A placeholder set as plain text
  /// has no attributes.
  open var attributedPlaceholder: NSAttributedString? {
    get { storedPlaceholder ?? placeholder.map { NSAttributedString(string: $0) } }
    set {
      placeholder = newValue?.string
      storedPlaceholder = newValue
    }
  }
  private final var storedPlaceholder: NSAttributedString?
  /// The font of the text; 17 points by default. `nil` has the same effect as the default.
  open var font: UIFont? = .systemFont(ofSize: UIFont.labelFontSize) { didSet { changed() } }
  /// Whether a font of a text style or from `UIFontMetrics` follows the user's text size while the field is shown;
  /// `false` by default.
  public final var adjustsFontForContentSizeCategory = false { didSet { changed() } }
  /// The color of the text; `label` by default. A disabled field shows `tertiaryLabel` instead.
  open var textColor: UIColor? = .label { didSet { showAgain() } }
  /// The alignment of the text; by default the side where lines begin in its language.
  open var textAlignment = NSTextAlignment.natural { didSet { showAgain() } }
  /// The border around the text, and its padding; `none` by default.
  open var borderStyle = BorderStyle.none { didSet { changed() } }

  // MARK: Traits

  /// The kind of software keyboard; a hint for the system.
  open var keyboardType = UIKeyboardType.default { didSet { showAgain() } }
  /// The label of the Return key. A press always calls `textFieldShouldReturn(_:)`.
  open var returnKeyType = UIReturnKeyType.default { didSet { showAgain() } }
  /// Whether the Return key has no effect while the text is empty; `false` by default. In UIKit, the key is also
  /// dimmed.
  open var enablesReturnKeyAutomatically = false
  /// The automatic capitalization of a software keyboard; by default, the first letter of each sentence.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences { didSet { showAgain() } }
  /// Whether typed text is corrected; by default, the system decides.
  open var autocorrectionType = UITextAutocorrectionType.default { didSet { showAgain() } }
  /// Whether the text is shown as dots; `false` by default.
  open var isSecureTextEntry = false { didSet { showAgain() } }
  /// The meaning of the text, for autofill; `nil` for none.
  open var textContentType: UITextContentType? { didSet { showAgain() } }
  /// A view that replaces the keyboard; `nil`, the default, means the keyboard. A view without a height only keeps the
  /// keyboard from appearing.
  open override var inputView: UIView? {
    get { storedInputView }
    set {
      storedInputView = newValue
      showAgain()
    }
  }
  private final var storedInputView: UIView?
  /// A view above the keyboard during editing. If it is `nil`, the default, the next responders are asked.
  open override var inputAccessoryView: UIView? {
    get { storedAccessory }
    set { storedAccessory = newValue }
  }
  private final var storedAccessory: UIView?

  // MARK: Editing

  /// Whether the text is cleared when editing begins, if the delegate agrees; `false` by default.
  open var clearsOnBeginEditing = false

  /// Whether the field is being edited.
  public final var isEditing: Bool { isFirstResponder }

  open override var canBecomeFirstResponder: Bool { isEnabled }

  /// Begins editing, unless the delegate refuses. The host's field receives the focus at the end of the current turn.
  @discardableResult open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard isEnabled, responderWindow != nil, delegate?.textFieldShouldBeginEditing(self) ?? true,
      super.becomeFirstResponder()
    else { return false }
    Session.current?.hostFocus.request(hostView, true)
    setNeedsLayout()
    delegate?.textFieldDidBeginEditing(self)
    sendActions(for: .editingDidBegin)
    TextNotices.post?(self, .began)
    if clearsOnBeginEditing, !contents.utf8.isEmpty { clear() }
    if settings?.clearsOnInsertion == true { place(selection: 0..<contents.unitCount) }
    return true
  }

  /// Ends editing, unless the delegate refuses. The delegate is not asked if the field can no longer be reached.
  @discardableResult open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return super.resignFirstResponder() }
    let isAsked = window != nil && layerPlace?.isInert != true
    guard !isAsked || delegate?.textFieldShouldEndEditing(self) ?? true, super.resignFirstResponder() else {
      return false
    }
    Session.current?.hostFocus.request(hostView, false)
    setNeedsLayout()
    delegate?.textFieldDidEndEditing(self, reason: .committed)
    sendActions(for: .editingDidEnd)
    TextNotices.post?(self, .ended)
    return true
  }

  /// Called when the text of the host's field changed.
  final func hostEdited(to text: String, selection new: Range<Int>, isComposing: Bool) {
    hostView.display?.textAtHost = text
    if isComposing {
      contents = text
      select(new)
      showAgain()
      sendChanged()
      return
    }
    if let edit = TextEdit(from: settled, to: text, caret: new.upperBound) {
      let known = revision
      let isAllowed =
        delegate?.textField(
          self, shouldChangeCharactersIn: NSRange(edit.range), replacementString: edit.replacement) ?? true
      if isAllowed, revision == known {
        contents = settled
        deletion = (text, new, known)
        if edit.replacement.utf8.isEmpty { deleteBackward() } else { _ = takeEdit() }
        if deletion == nil { return }
        deletion = nil
      }
      // The edit was refused, or the app set another text.
      if revision == known {
        contents = settled
        place(caret: edit.range.upperBound)
      }
      showAgain()
    } else {
      contents = text
      select(new)
      showAgain()
    }
  }

  /// Accepts the user's edit, if there is one and the text was not set meanwhile. Returns whether there was one.
  private final func takeEdit() -> Bool {
    guard let edit = deletion else { return false }
    guard edit.revision == revision else { return true }
    deletion = nil
    settled = edit.text
    contents = edit.text
    select(edit.selection)
    showAgain()
    sendChanged()
    return true
  }

  /// Sends the events of a change by the user.
  private final func sendChanged() {
    sendActions(for: .editingChanged)
    TextNotices.post?(self, .changed)
  }

  /// Deletes the selection, or the character before the caret, and sends `editingChanged`. Called when the user deletes
  /// text; a browser does not report the key in an empty field. Does not ask the delegate.
  open func deleteBackward() {
    if takeEdit() { return }
    var range = selection
    if range.isEmpty {
      let before = String(units: contents.units[..<range.lowerBound])
      let length = TextParts.parts(of: before).last?.reduce(0) { $0 + UTF16.width($1) } ?? 0
      range = (range.lowerBound - length)..<range.lowerBound
    }
    guard !range.isEmpty else { return }
    replace(UITextRange(range), withText: "")
    sendChanged()
  }

  /// Replaces the selection with a text, as if it were typed, and sends `editingChanged`. Does not ask the delegate.
  public final func insertText(_ text: String) {
    replace(UITextRange(selection), withText: text)
    sendChanged()
  }

  /// The range of the text that an input method is composing; `nil` if it composes none.
  public final var markedTextRange: UITextRange? {
    guard let edit = TextEdit(from: settled, to: contents, caret: selection.upperBound) else { return nil }
    let start = edit.range.lowerBound
    return UITextRange(start..<(start + edit.replacement.unitCount))
  }

  /// Called when the selection or the caret of the host's field changed.
  final func hostSelected(_ new: Range<Int>) {
    select(new)
  }

  /// Called when the Return key was pressed.
  final func hostReturned() {
    guard isFirstResponder, hasText || !enablesReturnKeyAutomatically else { return }
    if delegate?.textFieldShouldReturn(self) ?? true { sendActions(for: .editingDidEndOnExit) }
    sendActions(for: .primaryActionTriggered)
  }

  private final func select(_ new: Range<Int>) {
    guard new != selection else { return }
    selection = new
    delegate?.textFieldDidChangeSelection(self)
  }

  private final func replaceText(with text: String) {
    contents = text
    settled = text
    revision += 1
    place(caret: text.unitCount)
    changed()
  }

  /// Sets the host's caret after its text has been set.
  private final func place(caret: Int) {
    place(selection: caret..<caret)
  }

  /// Schedules setting the host's selection at the end of the current turn.
  final func place(selection: Range<Int>) {
    select(selection)
    hostView.display?.needsSelection = true
    showAgain()
  }

  /// Clears the text and begins editing, if the delegate agrees.
  final func clear() {
    guard delegate?.textFieldShouldClear(self) ?? true else { return }
    becomeFirstResponder()
    replaceText(with: "")
    sendChanged()
  }

  /// Shows the field again at the host.
  final func showAgain() {
    setNeedsShow()
    guard let parts else { return }
    parts.core.setNeedsShow()
    setNeedsLayout()
  }

  private final func changed() {
    showAgain()
    invalidateIntrinsicContentSize()
    superview?.setNeedsLayout()
  }

  // MARK: Layout

  /// The padding inside the border, on each side.
  final var inset: (x: CGFloat, y: CGFloat) {
    switch borderStyle {
    case .none: (0, 0)
    case .line, .bezel: (4, 4)
    case .roundedRect: (7, 7)
    }
  }

  /// Returns the frame of the text, within the border and between the views beside it.
  open func textRect(forBounds bounds: CGRect) -> CGRect {
    let room = parts?.room(in: bounds, of: self) ?? (left: inset.x, right: inset.x)
    return CGRect(
      x: bounds.minX + room.left, y: bounds.minY + inset.y, width: max(0, bounds.width - room.left - room.right),
      height: max(0, bounds.height - 2 * inset.y))
  }

  /// Returns the frame of the text during editing; by default the result of `textRect(forBounds:)`.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  /// Returns the frame of the placeholder; by default the result of `textRect(forBounds:)`.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  /// Returns the frame of the border and of `background`; by default the bounds. The border of a `borderStyle` always
  /// has the frame of the field.
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Returns the frame of `leftView`.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect { parts?.box(of: .left, in: bounds, of: self) ?? .zero }
  /// Returns the frame of `rightView`.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect { parts?.box(of: .right, in: bounds, of: self) ?? .zero }
  /// Returns the frame of the button that clears the text.
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    parts?.box(of: .clear, in: bounds, of: self) ?? .zero
  }

  /// The insets around the text at the host, or zero if the text has only the padding of the border.
  private final var insetsAtHost: Insets {
    let box = bounds
    guard box.width > 0, box.height > 0 else { return .zero }
    let text =
      isEditing
      ? editingRect(forBounds: box)
      : contents.utf8.isEmpty ? placeholderRect(forBounds: box) : textRect(forBounds: box)
    let usual = box.insetBy(dx: inset.x, dy: inset.y)
    if text.minX == usual.minX, text.width == max(0, usual.width), text.minY == usual.minY { return .zero }
    return Insets(
      UIEdgeInsets(
        top: max(0, text.minY - box.minY), left: max(0, text.minX - box.minX), bottom: max(0, box.maxY - text.maxY),
        right: max(0, box.maxX - text.maxX)))
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if settings?.fit != nil { setNeedsShow() }
    guard let parts else { return }
    parts.layOut(self)
    parts.core.setNeedsShow()
  }

  /// Makes the host edit a view inside the field instead of the field itself. If the field is already shown, it gets a
  /// new identifier at the host.
  final func takeParts(_ new: FieldBehavior) {
    if display != nil { Session.current?.forget(self) }
    hostBehavior = TextFieldBehavior.group
    isAccessibilityElement = false
    parts = new
    insertSubview(new.core, at: 0)
    if isFirstResponder { Session.current?.hostFocus.request(new.core, true) }
    place(selection: selection)
    changed()
  }

  /// Returns the size of the text or the placeholder, including the border's padding and the views beside the text.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    guard let session = Session.current else { return .zero }
    var line = plainText(in: traitCollection)
    if line.string.utf8.isEmpty { line.string = placeholder ?? "" }
    let content = session.measure(line, width: .infinity)
    line.string = "X"
    let height = session.measure(line, width: .infinity).height
    let wide = CGRect(x: 0, y: 0, width: 1000, height: max(bounds.height, 44))
    return CGSize(
      width: content.width.roundedUp() + 1000 - textRect(forBounds: wide).width,
      height: height.nearestInteger + 2 * inset.y)
  }

  open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

  final func styledText(in traits: UITraitCollection) -> StyledText {
    let text = plainText(in: traits)
    return settings?.fit?(text, self) ?? text
  }

  private final func plainText(in traits: UITraitCollection) -> StyledText {
    let label = UITextField.ruler
    label.text = contents
    label.font = adjustsFontForContentSizeCategory ? font?.adapted(to: traits) : font
    label.textAlignment = textAlignment
    label.textColor = isEnabled ? textColor : .tertiaryLabel
    return label.styledText(in: traits)
  }
  private static let ruler = UILabel()

  final func input(in traits: UITraitCollection) -> TextInput {
    var input = TextInput(
      placeholder: placeholder ?? "", keyboard: inputView == nil ? keyboardType.keys : .none,
      returnKey: returnKeyType.key, capitals: autocapitalizationType.capitals, border: borderStyle.border,
      meaning: textContentType?.rawValue ?? "", corrects: autocorrectionType.corrects, isSecure: isSecureTextEntry,
      isEditable: true, insets: insetsAtHost)
    input.checksSpelling = settings?.traits?.spelling.checks
    if let first = storedPlaceholder, first.length > 0,
      let color = first.attributeRuns.run(at: 0).run.attributes[.foregroundColor] as? UIColor
    {
      input.placeholderColor = color.resolved(with: traits, tint: tintColor)
    }
    return input
  }

  /// The value that the app has set, or else the text; `nil` if the field is secure.
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? (isSecureTextEntry ? nil : contents) }
    set { super.accessibilityValue = newValue }
  }
}
