// SPDX-License-Identifier: Apache-2.0

import Quire

/// A text editor, and a sheet over it that changes the selection's font.
final class TextViewController: UIViewController {
  private let textView = UITextView()
  private let hint = UILabel()
  private let fontButton = UIButton(configuration: .tinted())

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Writing"
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Done", primaryAction: UIAction { [me = Weak(self)] _ in me.wrappedValue?.dismiss(animated: true) })
    view.backgroundColor = .systemBackground
    textView.accessibilityLabel = "Letter"
    textView.font = .systemFont(ofSize: 20)
    textView.textContainerInset = UIEdgeInsets(top: 16, left: 16, bottom: 16, right: 16)
    textView.attributedText = letter
    view.addSubview(textView)
    let words = NSMutableAttributedString(
      string: "Select a few words, then choose a font.",
      attributes: [.font: UIFont.systemFont(ofSize: 15), .foregroundColor: UIColor.secondaryLabel])
    words.addAttribute(.font, value: UIFont.boldSystemFont(ofSize: 15), range: NSRange(location: 0, length: 6))
    hint.attributedText = words
    view.addSubview(hint)
    fontButton.setTitle("Fonts", for: .normal)
    fontButton.addAction(
      UIAction { [me = Weak(self)] _ in me.wrappedValue?.showFonts() }, for: .primaryActionTriggered)
    view.addSubview(fontButton)
  }

  private var letter: NSAttributedString {
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    style.paragraphSpacing = 10
    let text = NSMutableAttributedString(
      string: "Greetings\nThe harbor is quiet and the tide is high.\nWish you were here!")
    let font = UIFont(name: "Georgia", size: 34) ?? .boldSystemFont(ofSize: 34)
    text.addAttributes([.font: font, .paragraphStyle: style], range: NSRange(location: 0, length: 9))
    text.addAttribute(.foregroundColor, value: UIColor.systemBlue, range: NSRange(location: 14, length: 6))
    text.addAttribute(
      .underlineStyle, value: NSUnderlineStyle.single.rawValue, range: NSRange(location: 38, length: 4))
    return text
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let safe = view.safeAreaInsets
    let width = view.bounds.width - safe.left - safe.right
    hint.frame = CGRect(x: safe.left + 20, y: safe.top + 16, width: width - 130, height: 44)
    fontButton.frame = CGRect(x: safe.left + width - 100, y: safe.top + 16, width: 80, height: 44)
    textView.frame = CGRect(
      x: safe.left, y: safe.top + 68, width: width, height: max(0, view.bounds.height - safe.top - 68))
  }

  private func showFonts() {
    let fonts = FontsViewController()
    fonts.onPick = { [me = Weak(self)] font in me.wrappedValue?.apply(font) }
    // Shows the caret and the selection without a keyboard, while the fonts are shown.
    textView.inputView = UIInputView(frame: .zero, inputViewStyle: .default)
    textView.reloadInputViews()
    fonts.onEnd = { [me = Weak(self)] in
      me.wrappedValue?.textView.inputView = nil
      me.wrappedValue?.textView.reloadInputViews()
    }
    if let sheet = fonts.sheetPresentationController {
      sheet.detents = [.medium(), .large()]
      sheet.largestUndimmedDetentIdentifier = .medium
      sheet.prefersGrabberVisible = true
    }
    present(fonts, animated: true)
  }

  private func apply(_ font: UIFont) {
    let range = textView.selectedRange
    guard range.length > 0 else { return }
    let text = NSMutableAttributedString(attributedString: textView.attributedText)
    text.addAttribute(.font, value: font, range: range)
    textView.attributedText = text
    textView.selectedRange = range
  }
}

/// The font families of the device, with a search.
final class FontsViewController: UIViewController, UISearchBarDelegate {
  var onPick: ((UIFont) -> Void)?
  var onEnd: (() -> Void)?
  private let search = UISearchBar()
  private let scroller = UIScrollView()
  private var rows: [UIButton] = []
  private var sought = ""

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    search.placeholder = "Search fonts"
    search.searchBarStyle = .minimal
    search.delegate = self
    view.addSubview(search)
    view.addSubview(scroller)
    fill()
  }

  private func fill() {
    for row in rows { row.removeFromSuperview() }
    rows = []
    let wanted = sought.lowercased()
    for family in UIFont.familyNames where family.lowercased().utf8.starts(with: wanted.utf8) {
      let row = UIButton(type: .system)
      row.setTitle(family, for: .normal)
      let font = UIFont(name: family, size: 24)
      row.titleLabel?.font = font?.withSize(20)
      row.addAction(
        UIAction { [me = Weak(self)] _ in if let font { me.wrappedValue?.onPick?(font) } },
        for: .primaryActionTriggered)
      rows.append(row)
      scroller.addSubview(row)
    }
    view.setNeedsLayout()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let safe = view.safeAreaInsets
    let width = view.bounds.width
    search.frame = CGRect(x: safe.left + 8, y: safe.top + 16, width: width - safe.left - safe.right - 16, height: 56)
    scroller.frame = CGRect(
      x: 0, y: search.frame.maxY, width: width, height: max(0, view.bounds.height - search.frame.maxY))
    for (index, row) in rows.enumerated() {
      row.frame = CGRect(x: safe.left + 16, y: 4 + 48 * CGFloat(index), width: width - 32, height: 44)
    }
    scroller.contentSize = CGSize(width: width, height: 8 + 48 * CGFloat(rows.count))
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    onEnd?()
  }

  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {
    searchBar.setShowsCancelButton(true, animated: true)
  }

  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    sought = searchText
    fill()
  }

  func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
    searchBar.resignFirstResponder()
  }

  func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {
    searchBar.text = ""
    sought = ""
    fill()
    searchBar.setShowsCancelButton(false, animated: true)
    searchBar.resignFirstResponder()
  }
}
