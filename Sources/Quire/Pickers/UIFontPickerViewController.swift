// SPDX-License-Identifier: Apache-2.0

/// The methods that respond to the user's actions in a font picker.
@preconcurrency @MainActor public protocol UIFontPickerViewControllerDelegate: NSObjectProtocol {
  /// Called when the user pressed Cancel. The picker is shown until the app dismisses it. The default implementation
  /// dismisses it.
  func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController)
  /// Called when the user chose a font, which is `selectedFontDescriptor`. The picker is shown until the app dismisses
  /// it.
  func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController)
}

extension UIFontPickerViewControllerDelegate {
  /// Dismisses the picker, the default.
  public func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) {
    viewController.dismiss(animated: true)
  }
  /// Does nothing; the default.
  public func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {}
}

/// A view controller in which the user chooses one of the device's fonts. The fonts can be searched by name.
///
/// The families are those of `UIFont.familyNames`. Present the picker in a sheet or a popover. If a popover becomes a
/// sheet, the selection, the search text and the scroll position are kept.
@preconcurrency @MainActor open class UIFontPickerViewController: UIViewController {
  /// The fonts that a picker shows, and their appearance. A picker copies its configuration.
  @preconcurrency @MainActor open class Configuration: NSObject {
    /// Whether each family is followed by its faces, such as bold and italic; `false` by default.
    public final var includeFaces = false
    /// Whether the names are shown in the system font instead of their own; `false` by default.
    public final var displayUsingSystemFont = false
    /// The traits of the fonts that are shown. An empty set, the default, means all fonts. Every family has a bold and
    /// an italic face.
    public final var filteredTraits: UIFontDescriptor.SymbolicTraits = []

    /// Creates a configuration with all families, each shown in its own font.
    public override init() {
      super.init()
    }

    fileprivate final func copied() -> Configuration {
      let copy = Configuration()
      copy.includeFaces = includeFaces
      copy.displayUsingSystemFont = displayUsingSystemFont
      copy.filteredTraits = filteredTraits
      return copy
    }
  }

  private final let ownConfiguration: Configuration
  private final let heading = UILabel()
  private final let cancelButton = UIButton(type: .system)
  private final let search = UISearchBar()
  private final let table = UITableView(frame: .zero, style: .plain)
  private final let noFonts = UILabel()
  private final lazy var list = FontList(ownConfiguration)
  private final var hasRevealed = false

  /// Creates a picker with a configuration. Later changes of the configuration have no effect.
  public init(configuration: Configuration) {
    ownConfiguration = configuration.copied()
    super.init(nibName: nil, bundle: nil)
    preferredContentSize = CGSize(width: 375, height: 560)
  }

  /// Creates a picker with all families.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    ownConfiguration = Configuration()
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    preferredContentSize = CGSize(width: 375, height: 560)
  }

  /// Creates a picker with all families.
  public convenience init() {
    self.init(nibName: nil, bundle: nil)
  }

  /// Always returns `nil`, because archives are not supported.
  public required init?(coder: NSCoder) { nil }

  /// A copy of the configuration that was passed to the initializer.
  public final var configuration: Configuration { ownConfiguration.copied() }

  /// The delegate. Held weakly.
  @Weak public final var delegate: (any UIFontPickerViewControllerDelegate)?

  /// The chosen font, which has a checkmark; `nil`, the default, for none. Changes in code do not notify the delegate.
  open var selectedFontDescriptor: UIFontDescriptor? {
    didSet {
      list.selected = selectedFontDescriptor.map { FontFace($0) }
      guard isViewLoaded else { return }
      table.reloadData()
    }
  }

  open override var title: String? { didSet { heading.text = title ?? "Choose Font" } }

  // MARK: View

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    heading.text = title ?? "Choose Font"
    heading.font = .systemFont(ofSize: 17, weight: .semibold)
    heading.textAlignment = .center
    heading.accessibilityTraits = .header
    cancelButton.setTitle("Cancel", for: .normal)
    cancelButton.titleLabel?.font = .systemFont(ofSize: 17)
    cancelButton.addAction(
      UIAction { [me = Weak(self)] _ in me.wrappedValue?.cancel() }, for: .primaryActionTriggered)
    search.placeholder = "Search"
    search.searchBarStyle = .minimal
    search.autocorrectionType = .no
    search.autocapitalizationType = .none
    search.delegate = list
    noFonts.textColor = .secondaryLabel
    noFonts.textAlignment = .center
    noFonts.numberOfLines = 2
    table.keyboardDismissMode = .onDrag
    table.accessibilityLabel = "Fonts"
    list.picked = { [me = Weak(self)] face in me.wrappedValue?.pick(face) }
    list.changed = { [me = Weak(self)] in me.wrappedValue?.showFonts() }
    list.fontSize = UIFont.preferredFont(forTextStyle: .body, compatibleWith: traitCollection).pointSize
    list.find("")
    table.dataSource = list
    table.delegate = list
    for part in [table, noFonts, heading, cancelButton, search] { view.addSubview(part) }
    showFonts()
  }

  private final func showFonts() {
    table.reloadData()
    table.contentOffset.y = -table.adjustedContentInset.top
    noFonts.text = list.searched.utf8.isEmpty ? "No Fonts" : "No Results for “\(list.searched)”"
    noFonts.isHidden = !list.rows.isEmpty
  }

  private final func pick(_ face: FontFace) {
    search.resignFirstResponder()
    selectedFontDescriptor = face.descriptor(size: selectedFontDescriptor?.pointSize ?? 0)
    delegate?.fontPickerViewControllerDidPickFont(self)
  }

  private final func cancel() {
    delegate?.fontPickerViewControllerDidCancel(self)
    if delegate == nil { dismiss(animated: true) }
  }

  // MARK: Layout

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let safe = view.safeAreaInsets
    let width = max(0, view.bounds.width - safe.left - safe.right)
    let button = cancelButton.sizeThatFits(.zero).width + 16
    cancelButton.frame = CGRect(x: safe.left + 8, y: safe.top + 6, width: button, height: 44)
    cancelButton.mirror(in: view.bounds.width)
    heading.frame = CGRect(
      x: safe.left + button + 8, y: safe.top + 12, width: max(0, width - 2 * button - 16), height: 32)
    search.frame = CGRect(x: safe.left + 8, y: safe.top + 50, width: max(0, width - 16), height: 56)
    let top = safe.top + 106
    let box = CGRect(x: 0, y: top, width: view.bounds.width, height: max(0, view.bounds.height - top))
    table.frame = box
    noFonts.frame = CGRect(x: safe.left + 16, y: top + 24, width: max(0, width - 32), height: 48)
    let size = UIFont.preferredFont(forTextStyle: .body, compatibleWith: traitCollection).pointSize
    if size != list.fontSize {
      list.fontSize = size
      table.reloadData()
    }
    table.rowHeight = max(44, (size * 2.6).rounded())
    guard !hasRevealed, box.height > 0 else { return }
    hasRevealed = true
    if let row = list.selectedRow {
      table.scrollToRow(at: IndexPath(row: row, section: 0), at: .middle, animated: false)
    }
  }
}
