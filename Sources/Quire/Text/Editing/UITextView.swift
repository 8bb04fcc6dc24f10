// SPDX-License-Identifier: Apache-2.0

import SheetEngine

/// A text of several lines, with attributes, that the user can edit, select and scroll.
///
/// In a browser the browser edits it: typing, input methods, corrections, pasting. Swift owns the text, its attributes,
/// the selection and what can be undone.
@preconcurrency @MainActor open class UITextView: UIScrollView {
  public override init(frame: CGRect) {
    textContainer = NSTextContainer()
    super.init(frame: frame)
    setUp()
  }

  /// A text view with a container of its own or a given one.
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    self.textContainer = textContainer ?? NSTextContainer()
    super.init(frame: frame)
    setUp()
  }

  /// Always `nil`: there are no archives here.
  public required init?(coder: NSCoder) { nil }

  private final func setUp() {
    backgroundColor = .systemBackground
    editor.owner = self
    addSubview(editor)
    textContainer.changed = { [me = Weak(self)] in me.wrappedValue?.changed() }
  }

  /// What the host edits; it fills the content.
  final let editor = TextEditorView(frame: .zero)
  /// The region of the lines.
  public final let textContainer: NSTextContainer
  @Weak private final var textDelegate: (any UITextViewDelegate)?

  /// May refuse edits, and is notified of them and of scrolling; held weakly.
  public final var delegate: (any UITextViewDelegate)? {
    get { textDelegate }
    set {
      textDelegate = newValue
      heldDelegate = newValue
    }
  }

  // MARK: Text

  /// The text; never `nil` when read. A change in code takes its attributes away, moves the caret to the end and calls
  /// no `textViewDidChange`.
  open var text: String! {
    get { content.string }
    set { take(NSAttributedString(string: newValue ?? "")) }
  }

  /// The text with its attributes; never `nil` when read. Setting it moves the caret to the end: set `selectedRange`
  /// again to keep a selection.
  open var attributedText: NSAttributedString! {
    get { attributed() }
    set { take(newValue ?? NSAttributedString(string: "")) }
  }

  /// The text and what its ranges have of their own.
  final let content = NSMutableAttributedString(string: "")
  /// The text before an input method began to compose; `nil` if none does.
  final var settled: NSAttributedString?
  /// Increases with each change in code.
  final var revision = 0
  /// In UTF-16 units; empty for a caret.
  final var selection = 0..<0
  /// The attributes of the next typed letter, if they are not those before the caret.
  final var explicitTyping: NSAttributedString.Attributes?
  /// The latest typing, to which the next letter belongs for undoing.
  final var typingStep: TextUndoStep?

  /// Of the whole text: setting it replaces the fonts of all ranges. `nil`, the default, is shown as 12 points.
  open var font: UIFont? {
    didSet {
      content.removeAttribute(.font, range: NSRange(location: 0, length: content.length))
      explicitTyping?[.font] = nil
      changed()
      invalidateIntrinsicContentSize()
    }
  }
  /// Of the whole text: setting it replaces the colours of all ranges. `nil`, the default, is `label`.
  open var textColor: UIColor? {
    didSet {
      content.removeAttribute(.foregroundColor, range: NSRange(location: 0, length: content.length))
      explicitTyping?[.foregroundColor] = nil
      changed()
    }
  }
  /// The alignment of paragraphs without a style; by default the side where lines begin in their language.
  open var textAlignment = NSTextAlignment.natural { didSet { changed() } }
  /// Whether the user can change the text; `true` by default.
  open var isEditable = true {
    didSet {
      if !isEditable, isFirstResponder { resignFirstResponder() }
      changed()
    }
  }
  /// Whether the user can select text and edit it; `true` by default.
  open var isSelectable = true { didSet { changed() } }
  /// The room around the text, in points; 8 above and below by default.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet {
      changed()
      invalidateIntrinsicContentSize()
    }
  }
  /// Whether the first typed letter replaces all text; `false` by default.
  open var clearsOnInsertion = false

  // MARK: Traits

  /// The keys of a software keyboard; a hint for the system.
  open var keyboardType = UIKeyboardType.default { didSet { editor.setNeedsShow() } }
  /// The label of the return key, which makes a new line whatever its label is.
  open var returnKeyType = UIReturnKeyType.default { didSet { editor.setNeedsShow() } }
  /// Whether the return key does nothing while there is no text; `false` by default. In UIKit the key is dimmed, too.
  open var enablesReturnKeyAutomatically = false
  /// The automatic capitalisation of a software keyboard; the first letter of a sentence by default.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences { didSet { editor.setNeedsShow() } }
  /// Whether what is typed is corrected; the system's choice by default.
  open var autocorrectionType = UITextAutocorrectionType.default { didSet { editor.setNeedsShow() } }
  /// A view instead of the keyboard; caret and selection work as before. One without a height only keeps the keyboard
  /// away. `nil`, the default, for the keyboard.
  open override var inputView: UIView? {
    get { storedInputView }
    set {
      storedInputView = newValue
      editor.setNeedsShow()
    }
  }
  private final var storedInputView: UIView?
  /// A view above the keyboard while this is edited; `nil` by default, so that the next responders are asked.
  open override var inputAccessoryView: UIView? {
    get { storedAccessory }
    set { storedAccessory = newValue }
  }
  private final var storedAccessory: UIView?

  // MARK: First responder

  open override var canBecomeFirstResponder: Bool { isSelectable || isEditable }

  /// Begins editing, unless the delegate refuses. The host's view gets the focus when the turn ends.
  @discardableResult open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard canBecomeFirstResponder, responderWindow != nil,
      !isEditable || delegate?.textViewShouldBeginEditing(self) ?? true, super.becomeFirstResponder()
    else { return false }
    Session.current?.hostFocus.request(editor, true)
    if isEditable { delegate?.textViewDidBeginEditing(self) }
    return true
  }

  /// Ends editing, unless the delegate refuses. The delegate isn't asked if the view can't be reached any more.
  @discardableResult open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return super.resignFirstResponder() }
    let isAsked = isEditable && window != nil && layerPlace?.isInert != true
    guard !isAsked || delegate?.textViewShouldEndEditing(self) ?? true, super.resignFirstResponder() else {
      return false
    }
    Session.current?.hostFocus.request(editor, false)
    typingStep = nil
    if isEditable { delegate?.textViewDidEndEditing(self) }
    return true
  }

  /// What can be undone: each edit by the user, and what the app registers. Changes in code are not.
  public final var undoManager: UndoManager? { storedUndoManager }
  final let storedUndoManager = UndoManager()

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    let needed = sizeThatFits(CGSize(width: bounds.width, height: 0)).height
    let insets = adjustedContentInset
    let visible = bounds.height - insets.top - insets.bottom
    if isScrollEnabled { contentSize = CGSize(width: bounds.width, height: needed) }
    editor.frame = CGRect(x: 0, y: 0, width: bounds.width, height: max(needed, visible))
    if !isScrollEnabled {
      contentSize = editor.frame.size
      if bounds.width != fittedWidth {
        fittedWidth = bounds.width
        invalidateIntrinsicContentSize()
      }
    }
  }
  /// The width that the intrinsic height was computed for.
  private final var fittedWidth: CGFloat = 0

  /// The size of the text, wrapped at the width unless that is 0, with all insets.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    guard let session = Session.current else { return .zero }
    let room = insetsOfLines
    var text = styledText(in: traitCollection)
    // A last line that is empty has its height, too.
    if text.string.utf8.isEmpty || text.string.utf8.last == 0x0A {
      text.string += "X"
      if !text.runs.isEmpty { text.runs[text.runs.count - 1].length += 1 }
    }
    let limit = size.width > 0 ? max(1, Double(size.width) - room.left - room.right) : .infinity
    let needed = session.measure(text, width: limit)
    return CGSize(
      width: (needed.width + room.left + room.right).roundedUp(),
      height: (needed.height + room.top + room.bottom).roundedUp())
  }

  /// None while it scrolls; otherwise that of the text at the view's width.
  open override var intrinsicContentSize: CGSize {
    guard !isScrollEnabled else {
      return CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }
    let natural = sizeThatFits(.zero)
    guard bounds.width > 0, bounds.width < natural.width else { return natural }
    return CGSize(width: natural.width, height: sizeThatFits(CGSize(width: bounds.width, height: 0)).height)
  }

  final func changed() {
    editor.setNeedsShow()
    setNeedsLayout()
    guard !isScrollEnabled else { return }
    invalidateIntrinsicContentSize()
    superview?.setNeedsLayout()
  }

  /// The editor, which has the lines.
  open override var forLastBaselineLayout: UIView { editor }

  /// The room on each side of the lines.
  final var insetsOfLines: Insets {
    var insets = Insets(textContainerInset)
    insets.left += Double(textContainer.lineFragmentPadding)
    insets.right += Double(textContainer.lineFragmentPadding)
    return insets
  }
}
