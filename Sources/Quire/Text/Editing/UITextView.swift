// SPDX-License-Identifier: Apache-2.0

import SheetEngine

/// A view with several lines of attributed text that the user can edit, select and scroll.
///
/// In a browser, the browser performs the editing: typing, input methods, corrections and pasting. Swift owns the text,
/// its attributes, the selection and the undo steps.
@preconcurrency @MainActor open class UITextView: UIScrollView {
  public override init(frame: CGRect) {
    textContainer = NSTextContainer()
    super.init(frame: frame)
    setUp()
  }

  /// Creates a text view with the given container, or with its own if it is `nil`.
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    self.textContainer = textContainer ?? NSTextContainer()
    super.init(frame: frame)
    setUp()
  }

  /// Always returns `nil`, because archives are not supported.
  public required init?(coder: NSCoder) { nil }

  private final func setUp() {
    backgroundColor = .systemBackground
    editor.owner = self
    addSubview(editor)
    textContainer.changed = { [me = Weak(self)] in me.wrappedValue?.changed() }
  }

  /// The view that the host edits. It fills the content.
  final let editor = TextEditorView(frame: .zero)
  /// The region in which the lines are laid out.
  public final let textContainer: NSTextContainer
  @Weak private final var textDelegate: (any UITextViewDelegate)?

  /// The delegate, which can refuse edits and is notified of edits and scrolling. Held weakly.
  public final var delegate: (any UITextViewDelegate)? {
    get { textDelegate }
    set {
      textDelegate = newValue
      heldDelegate = newValue
    }
  }

  // MARK: Text

  /// The text; never `nil` when read. Setting it in code removes the attributes, moves the caret to the end, and does
  /// not call `textViewDidChange`.
  open var text: String! {
    get { content.string }
    set { take(NSAttributedString(string: newValue ?? "")) }
  }

  /// The text with its attributes; never `nil` when read. Setting it moves the caret to the end. To keep a selection,
  /// set `selectedRange` again.
  open var attributedText: NSAttributedString! {
    get { attributed() }
    set { take(newValue ?? NSAttributedString(string: "")) }
  }

  /// The text with the attributes of its ranges, without the view's own style.
  final var content = NSMutableAttributedString(string: "")
  /// The text before an input method began to compose; `nil` if none is composing.
  final var settled: NSAttributedString?
  /// The number of changes in code.
  final var revision = 0
  /// The selection in UTF-16 units; empty for a caret.
  final var selection = 0..<0
  /// The attributes that the app has set for the next typed character, or `nil` if it has those before the caret.
  final var explicitTyping: NSAttributedString.Attributes?
  /// The undo step of the most recent typing, which the next character joins.
  final var typingStep: TextUndoStep?

  /// The font of the text. Setting it replaces the fonts of all ranges. `nil`, the default, means the system font of 12
  /// points.
  open var font: UIFont? {
    didSet {
      content.removeAttribute(.font, range: NSRange(location: 0, length: content.length))
      explicitTyping?[.font] = nil
      changed()
      invalidateIntrinsicContentSize()
    }
  }
  /// The color of the text. Setting it replaces the colors of all ranges. `nil`, the default, means `label`.
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
  /// The insets around the text, in points; by default 8 above and below, and 0 at the sides.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet {
      changed()
      invalidateIntrinsicContentSize()
    }
  }
  /// Whether the first typed character replaces the whole text; `false` by default.
  open var clearsOnInsertion = false

  // MARK: Traits

  /// The kind of software keyboard; a hint for the system.
  open var keyboardType = UIKeyboardType.default { didSet { editor.setNeedsShow() } }
  /// The label of the Return key. The key always inserts a line break.
  open var returnKeyType = UIReturnKeyType.default { didSet { editor.setNeedsShow() } }
  /// Whether the Return key has no effect while the text is empty; `false` by default. In UIKit, the key is also
  /// dimmed.
  open var enablesReturnKeyAutomatically = false
  /// The automatic capitalization of a software keyboard; by default, the first letter of each sentence.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences { didSet { editor.setNeedsShow() } }
  /// Whether typed text is corrected; by default, the system decides.
  open var autocorrectionType = UITextAutocorrectionType.default { didSet { editor.setNeedsShow() } }
  /// A view that replaces the keyboard; `nil`, the default, means the keyboard. The caret and the selection work as
  /// before. A view without a height only keeps the keyboard from appearing.
  open override var inputView: UIView? {
    get { storedInputView }
    set {
      storedInputView = newValue
      editor.setNeedsShow()
    }
  }
  private final var storedInputView: UIView?
  /// A view above the keyboard during editing. If it is `nil`, the default, the next responders are asked.
  open override var inputAccessoryView: UIView? {
    get { storedAccessory }
    set { storedAccessory = newValue }
  }
  private final var storedAccessory: UIView?

  /// The rarely used settings, or `nil` until one of them is set.
  final var textSettings: TextViewSettings?

  // MARK: First responder

  open override var canBecomeFirstResponder: Bool { isSelectable || isEditable }

  /// Begins editing, unless the delegate refuses. The host's view receives the focus at the end of the current turn.
  @discardableResult open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard canBecomeFirstResponder, responderWindow != nil,
      !isEditable || delegate?.textViewShouldBeginEditing(self) ?? true, super.becomeFirstResponder()
    else { return false }
    Session.current?.hostFocus.request(editor, true)
    if isEditable {
      delegate?.textViewDidBeginEditing(self)
      TextNotices.post?(self, .began)
    }
    return true
  }

  /// Ends editing, unless the delegate refuses. The delegate is not asked if the view can no longer be reached.
  @discardableResult open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return super.resignFirstResponder() }
    let isAsked = isEditable && window != nil && layerPlace?.isInert != true
    guard !isAsked || delegate?.textViewShouldEndEditing(self) ?? true, super.resignFirstResponder() else {
      return false
    }
    Session.current?.hostFocus.request(editor, false)
    typingStep = nil
    if isEditable {
      delegate?.textViewDidEndEditing(self)
      TextNotices.post?(self, .ended)
    }
    return true
  }

  /// The undo manager, which contains each edit by the user and the steps that the app registers. Changes in code are
  /// not included.
  final let storedUndoManager = UndoManagers.makeForEditor()

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
  /// The width for which the intrinsic height was computed.
  private final var fittedWidth: CGFloat = 0

  /// Returns the size of the text with all insets. The text wraps at the given width unless that is 0.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    guard let session = Session.current else { return .zero }
    let room = insetsOfLines
    var text = styledText(in: traitCollection)
    // An empty last line has the height of a line, too.
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

  /// The size of the text at the view's width, or no intrinsic size if the view scrolls.
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
    if let watch = unsafe TextLinks.watch { watch(self) }
    guard !isScrollEnabled else { return }
    invalidateIntrinsicContentSize()
    superview?.setNeedsLayout()
  }

  /// The editor, which contains the lines.
  open override var forLastBaselineLayout: UIView { editor }

  /// The distances from the view's edges to the lines.
  final var insetsOfLines: Insets {
    var insets = Insets(textContainerInset)
    insets.left += Double(textContainer.lineFragmentPadding)
    insets.right += Double(textContainer.lineFragmentPadding)
    return insets
  }
}
