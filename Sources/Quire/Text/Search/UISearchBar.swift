// SPDX-License-Identifier: Apache-2.0

/// A field for a search text, with a button that clears it and, optionally, a Cancel button.
///
/// The bar is 56 points high, or 100 with scope buttons.
@preconcurrency @MainActor open class UISearchBar: UIView {
  /// The visibility of the bar's own background.
  public enum Style: UInt, Sendable {
    /// A background if `barTintColor` is set.
    case `default` = 0
    /// Treated like `default`.
    case prominent = 1
    /// No background.
    case minimal = 2
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// Always returns `nil`, because archives are not supported.
  public required init?(coder: NSCoder) { nil }

  /// The delegate, which can refuse edits and is notified of them. Held weakly.
  @Weak public final var delegate: (any UISearchBarDelegate)?

  /// The text field of the bar.
  public final let searchTextField = UISearchTextField(frame: .zero)
  final let pill = UIView()
  final let glass = UIImageView(image: UIImage(system: "magnifyingglass"))
  final let clearButton = UIButton(type: .custom)
  private final let cancelButton = UIButton(type: .system)
  private final var scopes: UISegmentedControl?
  /// The settings that few apps use; `nil` until one of them is set.
  final var parts: SearchBarParts?
  /// An observer that is notified after the delegate.
  final var observer: SearchBarObserver?
  private final lazy var fieldDelegate = SearchFieldDelegate(self)

  private final func prepare() {
    pill.layer.cornerRadius = 10
    pill.backgroundColor = .tertiarySystemFill
    glass.tintColor = .secondaryLabel
    clearButton.setImage(UIImage(system: "xmark.circle.fill"), for: .normal)
    clearButton.tintColor = .secondaryLabel
    clearButton.accessibilityLabel = "Clear text"
    clearButton.isHidden = true
    cancelButton.setTitle("Cancel", for: .normal)
    cancelButton.titleLabel?.font = .systemFont(ofSize: UIFont.labelFontSize)
    cancelButton.isHidden = true
    for view in [pill, glass, searchTextField, clearButton, cancelButton] { addSubview(view) }
    searchTextField.delegate = fieldDelegate
    searchTextField.enablesReturnKeyAutomatically = true
    let me = Weak(self)
    searchTextField.addAction(UIAction { _ in me.wrappedValue?.textChanged() }, for: .editingChanged)
    clearButton.addAction(UIAction { _ in me.wrappedValue?.clear() }, for: .primaryActionTriggered)
    cancelButton.addAction(
      UIAction { _ in
        guard let bar = me.wrappedValue else { return }
        bar.delegate?.searchBarCancelButtonClicked(bar)
        bar.observer?.canceled()
      }, for: .primaryActionTriggered)
  }

  // MARK: Text

  /// The text; never `nil` when read. Changes in code do not call the delegate.
  open var text: String? {
    get { searchTextField.text }
    set {
      searchTextField.text = newValue
      showClearButton()
    }
  }

  /// The text that is shown while the field is empty.
  open var placeholder: String? {
    get { searchTextField.placeholder }
    set { searchTextField.placeholder = newValue }
  }

  private final func textChanged() {
    showClearButton()
    delegate?.searchBar(self, textDidChange: text ?? "")
    observer?.changed()
  }

  private final func clear() {
    let length = (text ?? "").unitCount
    guard
      delegate?.searchBar(
        self, shouldChangeTextIn: NSRange(location: 0, length: length), replacementText: "") ?? true
    else { return }
    text = ""
    searchTextField.becomeFirstResponder()
    delegate?.searchBar(self, textDidChange: "")
    observer?.changed()
  }

  private final func showClearButton() {
    let isHidden = (text ?? "").utf8.isEmpty
    guard clearButton.isHidden != isHidden else { return }
    clearButton.isHidden = isHidden
    setNeedsLayout()
  }

  // MARK: Look

  /// The style, which determines whether there is a background.
  open var searchBarStyle = Style.default { didSet { backgroundChanged() } }
  /// The background color, except in the style `minimal`. `nil`, the default, means no background.
  open var barTintColor: UIColor? { didSet { backgroundChanged() } }

  final func backgroundChanged() {
    let isClear = searchBarStyle == .minimal || parts?.hidesBackground == true
    backgroundColor = isClear ? nil : barTintColor ?? parts?.backgroundColor
  }

  /// Applies the appearances that are set for all search bars and for buttons in them.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    guard hasBarModels else { return }
    dressAsBar()
    // The most specific model comes first, and its settings take precedence.
    for model in (Session.current?.barModels ?? []).reversed() { model.dress(cancelButton, in: self) }
  }

  /// Whether the Cancel button is shown; `false` by default.
  open var showsCancelButton: Bool {
    get { !cancelButton.isHidden }
    set { setShowsCancelButton(newValue, animated: false) }
  }

  /// Shows or hides the Cancel button. If animated, the field gradually makes space for it.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    guard showsCancelButton == cancelButton.isHidden else { return }
    layoutIfNeeded()
    cancelButton.isHidden = !showsCancelButton
    if showsCancelButton {
      cancelButton.alpha = 0
      cancelButton.frame = cancelFrame
    }
    let change = { [me = Weak(self)] in
      guard let bar = me.wrappedValue else { return }
      bar.cancelButton.alpha = showsCancelButton ? 1 : 0
      bar.setNeedsLayout()
      bar.layoutIfNeeded()
    }
    if animated { UIView.animate(withDuration: 0.25, animations: change) } else { change() }
  }

  // MARK: Scopes

  /// The titles of the scope buttons; `nil`, the default, means none.
  open var scopeButtonTitles: [String]? {
    didSet {
      scopes?.removeFromSuperview()
      scopes = nil
      guard let titles = scopeButtonTitles, !titles.isEmpty else { return changed() }
      let made = UISegmentedControl(items: titles)
      made.selectedSegmentIndex = 0
      made.addAction(
        UIAction { [me = Weak(self)] _ in
          guard let bar = me.wrappedValue else { return }
          bar.delegate?.searchBar(bar, selectedScopeButtonIndexDidChange: bar.selectedScopeButtonIndex)
          bar.observer?.changed()
        }, for: .valueChanged)
      made.isHidden = !showsScopeBar
      addSubview(made)
      scopes = made
      changed()
    }
  }
  /// Whether the scope buttons are shown; `false` by default.
  open var showsScopeBar = false {
    didSet {
      scopes?.isHidden = !showsScopeBar
      changed()
    }
  }
  /// The index of the selected scope; 0 by default.
  open var selectedScopeButtonIndex: Int {
    get { scopes?.selectedSegmentIndex ?? 0 }
    set { scopes?.selectedSegmentIndex = newValue }
  }

  final func changed() {
    setNeedsLayout()
    invalidateIntrinsicContentSize()
    superview?.setNeedsLayout()
  }

  // MARK: Traits

  /// The kind of software keyboard; a hint for the system.
  open var keyboardType: UIKeyboardType {
    get { searchTextField.keyboardType }
    set { searchTextField.keyboardType = newValue }
  }
  /// The label of the Return key; `search` by default.
  open var returnKeyType: UIReturnKeyType {
    get { searchTextField.returnKeyType }
    set { searchTextField.returnKeyType = newValue }
  }
  /// Whether the Return key has no effect while the text is empty; `true` by default.
  open var enablesReturnKeyAutomatically: Bool {
    get { searchTextField.enablesReturnKeyAutomatically }
    set { searchTextField.enablesReturnKeyAutomatically = newValue }
  }
  /// A view above the keyboard while the field is edited; `nil` by default.
  open override var inputAccessoryView: UIView? {
    get { searchTextField.inputAccessoryView }
    set { searchTextField.inputAccessoryView = newValue }
  }
  /// The automatic capitalization of a software keyboard.
  open var autocapitalizationType: UITextAutocapitalizationType {
    get { searchTextField.autocapitalizationType }
    set { searchTextField.autocapitalizationType = newValue }
  }
  /// Whether typed text is corrected; by default, the system decides.
  open var autocorrectionType: UITextAutocorrectionType {
    get { searchTextField.autocorrectionType }
    set { searchTextField.autocorrectionType = newValue }
  }

  // MARK: First responder

  open override var canBecomeFirstResponder: Bool { searchTextField.canBecomeFirstResponder }
  open override var isFirstResponder: Bool { searchTextField.isFirstResponder }
  /// Begins editing the field.
  @discardableResult open override func becomeFirstResponder() -> Bool { searchTextField.becomeFirstResponder() }
  /// Ends editing the field.
  @discardableResult open override func resignFirstResponder() -> Bool { searchTextField.resignFirstResponder() }

  // MARK: Layout

  private final var cancelFrame: CGRect {
    let width = cancelButton.sizeThatFits(.zero).width
    return CGRect(x: bounds.width - 8 - width, y: 6 + top, width: width, height: 44)
  }

  /// The height of the text above the field, in points.
  private final var top: CGFloat { parts?.promptHeight ?? 0 }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let cancel = cancelFrame
    let end = showsCancelButton ? cancel.minX - 8 : bounds.width - 8
    let top = self.top
    pill.frame = CGRect(x: 8, y: 10 + top, width: max(0, end - 8), height: 36)
    glass.frame = CGRect(x: 15, y: 18 + top, width: 20, height: 20)
    let taken = clearButton.isHidden ? max(8, parts?.endWidth ?? 0) : 36
    clearButton.frame = CGRect(x: end - 36, y: 6 + top, width: 36, height: 44)
    searchTextField.frame = CGRect(x: 40, y: 10 + top, width: max(0, end - taken - 40), height: 36)
    cancelButton.frame = cancel
    scopes?.frame = CGRect(x: 8, y: 60 + top, width: max(0, bounds.width - 16), height: 32)
    for view in [pill, glass, searchTextField, clearButton, cancelButton] { view.mirror(in: bounds.width) }
    parts?.arrange(self, end: end)
  }

  /// Returns the given width and the bar's height.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: height)
  }

  /// The bar's height, without an intrinsic width.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: height)
  }

  private final var height: CGFloat { (showsScopeBar && scopes != nil ? 100 : 56) + top }
}
