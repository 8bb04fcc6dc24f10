// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A text whose selected range a sheet makes bold or colored, while the range stays selected.
@MainActor
public final class StyleEditorProgram {
  /// The first screen, for a window of the host.
  public let rootViewController: UIViewController
  /// The program's log, line by line.
  public private(set) var log: [String] = []

  private let editor = StyledTextController()

  init() {
    rootViewController = UINavigationController(rootViewController: editor)
    editor.record = { [weak self] line in self?.log.append(line) }
  }

  /// The selection, and whether the text is edited.
  public func reportText() {
    editor.reportText()
  }
}

/// A new program, which a test starts.
@MainActor
public func makeStyleEditor() -> StyleEditorProgram {
  StyleEditorProgram()
}

enum TextChange {
  case bold, plain, color(UIColor), underline
}

final class StyledTextController: UIViewController, UITextViewDelegate {
  var record: (String) -> Void = { _ in }

  private let textView = UITextView()
  private let text = "The river turns twice before the mill."

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Poem"
    view.backgroundColor = .systemBackground
    textView.attributedText = NSAttributedString(
      string: text, attributes: [.font: UIFont.systemFont(ofSize: 24), .foregroundColor: UIColor.label])
    textView.delegate = self
    textView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(textView)
    NSLayoutConstraint.activate([
      textView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      textView.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      textView.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
      textView.heightAnchor.constraint(equalToConstant: 240),
    ])
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Format", image: UIImage(systemName: "textformat"),
      primaryAction: UIAction { [weak self] _ in self?.openFormat() })
  }

  private func openFormat() {
    guard presentedViewController == nil else { return dismiss(animated: true) }
    // Without a keyboard the sheet isn't pushed up, and the selection still shows.
    textView.inputView = UIInputView(frame: .zero, inputViewStyle: .default)
    textView.reloadInputViews()
    let panel = FormatPanelController()
    panel.didChoose = { [weak self] change in self?.apply(change) }
    if let sheet = panel.sheetPresentationController {
      sheet.detents = [.custom(identifier: .init("format")) { _ in 140 }]
      sheet.largestUndimmedDetentIdentifier = .init("format")
      sheet.prefersEdgeAttachedInCompactHeight = true
    }
    present(panel, animated: true) { [weak self] in self?.record("format shown") }
  }

  override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    super.dismiss(animated: flag, completion: completion)
    textView.inputView = nil
    textView.reloadInputViews()
  }

  private func apply(_ change: TextChange) {
    let range = textView.selectedRange
    guard range.length > 0 else { return record("nothing selected") }
    let styled = NSMutableAttributedString(attributedString: textView.attributedText)
    switch change {
    case .bold: styled.addAttribute(.font, value: UIFont.boldSystemFont(ofSize: 24), range: range)
    case .plain:
      styled.setAttributes([.font: UIFont.systemFont(ofSize: 24), .foregroundColor: UIColor.label], range: range)
    case .color(let color): styled.addAttribute(.foregroundColor, value: color, range: range)
    case .underline:
      styled.addAttribute(.underlineStyle, value: NSUnderlineStyle.single.rawValue, range: range)
    }
    textView.attributedText = styled
    // A new attributed text puts the caret at the end.
    textView.selectedRange = range
    record("\(change.name) at \(range.location), length \(range.length)")
  }

  func reportText() {
    let range = textView.selectedRange
    record(
      "selected \(range.location)+\(range.length), editing \(textView.isFirstResponder), "
        + "same text \(textView.text == text)")
  }
}

extension TextChange {
  fileprivate var name: String {
    switch self {
    case .bold: "bold"
    case .plain: "plain"
    case .color: "color"
    case .underline: "underline"
    }
  }
}

final class FormatPanelController: UIViewController {
  var didChoose: (TextChange) -> Void = { _ in }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .secondarySystemBackground
    let changes: [(String, TextChange)] = [
      ("Bold", .bold), ("Plain", .plain), ("Red", .color(.systemRed)), ("Underline", .underline),
    ]
    let buttons = changes.map { title, change in
      UIButton(
        configuration: .bordered(),
        primaryAction: UIAction(title: title) { [weak self] _ in self?.didChoose(change) })
    }
    let stack = UIStackView(arrangedSubviews: buttons)
    stack.distribution = .fillProportionally
    stack.spacing = 8
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: view.topAnchor, constant: 32),
      stack.centerXAnchor.constraint(equalTo: view.centerXAnchor),
    ])
  }
}
