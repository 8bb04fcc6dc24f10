// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A note in a sheet that can't be swiped away while the note isn't saved.
@MainActor
public final class NoteEditorProgram {
  /// The first screen, for a window of the host.
  public let rootViewController: UIViewController
  /// The program's log, line by line.
  public private(set) var log: [String] = []

  init() {
    let notes = NoteListController()
    rootViewController = UINavigationController(rootViewController: notes)
    notes.record = { [weak self] line in self?.log.append(line) }
  }
}

/// A new program, which a test starts.
@MainActor
public func makeNoteEditor() -> NoteEditorProgram {
  NoteEditorProgram()
}

final class NoteListController: UIViewController, UIAdaptivePresentationControllerDelegate {
  var record: (String) -> Void = { _ in }

  private let preview = UILabel()
  private weak var editor: NoteEditorController?

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Notes"
    view.backgroundColor = .systemBackground
    preview.numberOfLines = 0
    preview.text = "No note"
    preview.frame = CGRect(x: 20, y: 140, width: 340, height: 120)
    view.addSubview(preview)
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .compose, primaryAction: UIAction { [weak self] _ in self?.compose() })
  }

  private func compose() {
    let editor = NoteEditorController()
    editor.record = record
    editor.didSave = { [weak self] text in
      self?.preview.text = text
      self?.dismiss(animated: true) { self?.record("saved \(text.count) characters") }
    }
    self.editor = editor
    let navigation = UINavigationController(rootViewController: editor)
    navigation.sheetPresentationController?.detents = [.large()]
    navigation.presentationController?.delegate = self
    present(navigation, animated: true)
  }

  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
    record("can't dismiss an unsaved note")
    let question = UIAlertController(title: nil, message: "Discard this note?", preferredStyle: .actionSheet)
    question.addAction(
      UIAlertAction(title: "Discard", style: .destructive) { [weak self] _ in
        self?.dismiss(animated: true) { self?.record("discarded") }
      })
    question.addAction(UIAlertAction(title: "Keep writing", style: .cancel))
    editor?.present(question, animated: true)
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    record("closed empty")
  }
}

final class NoteEditorController: UIViewController, UITextViewDelegate {
  var record: (String) -> Void = { _ in }
  var didSave: (String) -> Void = { _ in }

  private static let limit = 60

  private let textView = UITextView()
  private let countLabel = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "New note"
    view.backgroundColor = .systemBackground
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .save,
      primaryAction: UIAction { [weak self] _ in
        guard let self else { return }
        didSave(textView.text)
      })
    textView.font = .preferredFont(forTextStyle: .body)
    textView.textContainerInset = UIEdgeInsets(top: 12, left: 12, bottom: 12, right: 12)
    textView.autocapitalizationType = .none
    textView.autocorrectionType = .no
    textView.delegate = self
    textView.accessibilityLabel = "Note"
    countLabel.font = .monospacedDigitSystemFont(ofSize: 13, weight: .regular)
    countLabel.textColor = .secondaryLabel
    for subview in [textView, countLabel] {
      subview.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(subview)
    }
    NSLayoutConstraint.activate([
      textView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      textView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      textView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      textView.bottomAnchor.constraint(equalTo: countLabel.topAnchor, constant: -8),
      countLabel.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
      countLabel.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor, constant: -8),
    ])
    textViewDidChange(textView)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    record("writing \(textView.becomeFirstResponder())")
  }

  func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
    let length = textView.text.utf16.count - range.length + text.utf16.count
    if length > Self.limit { record("too long by \(length - Self.limit)") }
    return length <= Self.limit
  }

  func textViewDidChange(_ textView: UITextView) {
    let count = textView.text.count
    countLabel.text = "\(count) of \(Self.limit)"
    countLabel.textColor = count > Self.limit - 10 ? .systemRed : .secondaryLabel
    navigationItem.rightBarButtonItem?.isEnabled = count > 0
    isModalInPresentation = count > 0
    if count == Self.limit { record("full") }
  }
}
