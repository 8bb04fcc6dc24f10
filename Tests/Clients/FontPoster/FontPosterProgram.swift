// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A poster whose lines take the font that a font picker in a sheet gives.
@MainActor
public final class FontPosterProgram {
  /// The first screen, for a window of the host.
  public let rootViewController: UIViewController
  /// The program's log, line by line.
  public private(set) var log: [String] = []

  init() {
    let screen = PosterController()
    rootViewController = UINavigationController(rootViewController: screen)
    screen.record = { [weak self] line in self?.log.append(line) }
  }
}

/// A new program, which a test starts.
@MainActor
public func makeFontPoster() -> FontPosterProgram {
  FontPosterProgram()
}

final class PosterController: UIViewController, UIFontPickerViewControllerDelegate, UITextViewDelegate {
  var record: (String) -> Void = { _ in }

  private let textView = UITextView()
  private let sizeSlider = UISlider()
  private var descriptor = UIFont.systemFont(ofSize: 36).fontDescriptor

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Poster"
    view.backgroundColor = .systemBackground
    textView.text = "Summer fair"
    textView.textAlignment = .center
    textView.isScrollEnabled = false
    textView.delegate = self
    sizeSlider.minimumValue = 12
    sizeSlider.maximumValue = 72
    sizeSlider.value = 36
    sizeSlider.accessibilityLabel = "Size"
    sizeSlider.addAction(UIAction { [weak self] _ in self?.applyFont() }, for: .valueChanged)
    let stack = UIStackView(arrangedSubviews: [textView, sizeSlider])
    stack.axis = .vertical
    stack.spacing = 12
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
      stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
    ])
    let fonts = UIBarButtonItem(title: "Fonts", primaryAction: UIAction { [weak self] _ in self?.chooseFont() })
    let reset = UIBarButtonItem(title: "Reset", primaryAction: UIAction { [weak self] _ in self?.reset() })
    navigationItem.rightBarButtonItem = fonts
    navigationItem.leftBarButtonItem = reset
    applyFont()
  }

  private func chooseFont() {
    let configuration = UIFontPickerViewController.Configuration()
    configuration.includeFaces = false
    configuration.displayUsingSystemFont = false
    let picker = UIFontPickerViewController(configuration: configuration)
    picker.selectedFontDescriptor = descriptor
    picker.delegate = self
    if let sheet = picker.sheetPresentationController {
      sheet.detents = [.medium(), .large()]
      sheet.largestUndimmedDetentIdentifier = .medium
      sheet.prefersGrabberVisible = true
    }
    textView.resignFirstResponder()
    present(picker, animated: true) { [weak self] in self?.record("fonts shown") }
  }

  private func applyFont() {
    let font = UIFont(descriptor: descriptor, size: CGFloat(sizeSlider.value.rounded()))
    let range = textView.selectedRange
    guard textView.isFirstResponder, range.length > 0 else {
      textView.font = font
      return
    }
    let text = NSMutableAttributedString(attributedString: textView.attributedText)
    text.addAttribute(.font, value: font, range: range)
    textView.attributedText = text
    textView.selectedRange = range
  }

  private func reset() {
    descriptor = UIFont.systemFont(ofSize: 36).fontDescriptor
    sizeSlider.setValue(36, animated: true)
    textView.resignFirstResponder()
    applyFont()
    record("reset to \(Int(textView.font?.pointSize ?? 0)) pt")
  }

  func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {
    guard let picked = viewController.selectedFontDescriptor else { return record("no font") }
    let heightBefore = textView.bounds.height
    descriptor = picked
    applyFont()
    view.layoutIfNeeded()
    record("font \(UIFont(descriptor: picked, size: 12).familyName), text laid out \(heightBefore > 0)")
    guard let sheet = viewController.sheetPresentationController else { return }
    sheet.animateChanges { sheet.selectedDetentIdentifier = .medium }
  }

  func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) {
    dismiss(animated: true) { [weak self] in self?.record("fonts canceled") }
  }

  func textViewDidBeginEditing(_ textView: UITextView) {
    record("editing, picker up \(presentedViewController != nil)")
    if presentedViewController != nil { dismiss(animated: true) }
  }
}
