// SPDX-License-Identifier: Apache-2.0

import UIKit

/// Comments in a sheet, with a field for a new one above the keyboard.
@MainActor
public final class CommentComposerProgram {
  /// The first screen, for a window of the host.
  public let rootViewController: UIViewController
  /// The program's log, line by line.
  public private(set) var log: [String] = []

  init() {
    let article = ArticleController()
    rootViewController = article
    article.record = { [weak self] line in self?.log.append(line) }
  }
}

/// A new program, which a test starts.
@MainActor
public func makeCommentComposer() -> CommentComposerProgram {
  CommentComposerProgram()
}

final class ArticleController: UIViewController {
  var record: (String) -> Void = { _ in }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let button = UIButton(
      configuration: .gray(),
      primaryAction: UIAction(title: "Comments") { [weak self] _ in self?.openComments() })
    button.frame = CGRect(x: 20, y: 120, width: 160, height: 44)
    view.addSubview(button)
  }

  private func openComments() {
    let comments = CommentsController()
    comments.record = record
    if let sheet = comments.sheetPresentationController {
      sheet.detents = [.large()]
      sheet.prefersGrabberVisible = true
    }
    present(comments, animated: true)
  }
}

final class CommentsController: UIViewController, UITableViewDataSource {
  var record: (String) -> Void = { _ in }

  private let tableView = UITableView()
  private lazy var composer = ComposerBar { [weak self] text in self?.send(text) }
  private var comments = ["Nice walk!", "Where is this?"]

  override var canBecomeFirstResponder: Bool { true }
  override var inputAccessoryView: UIView? { composer }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.frame = view.bounds
    tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    tableView.dataSource = self
    tableView.keyboardDismissMode = .interactive
    tableView.rowHeight = UITableView.automaticDimension
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "comment")
    view.addSubview(tableView)
    watchKeyboard()
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    record("accessory stands: \(becomeFirstResponder())")
  }

  private func watchKeyboard() {
    let center = NotificationCenter.default
    _ = center.addObserver(forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil) {
      [weak self] notification in
      let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect ?? .zero
      MainActor.assumeIsolated { self?.keyboardMoved(to: frame) }
    }
    _ = center.addObserver(forName: UIResponder.keyboardWillHideNotification, object: nil, queue: nil) {
      [weak self] _ in
      MainActor.assumeIsolated { self?.keyboardMoved(to: .zero) }
    }
  }

  private func keyboardMoved(to frame: CGRect) {
    let covered = frame.isEmpty ? 0 : max(0, view.bounds.maxY - view.convert(frame, from: nil).minY)
    tableView.contentInset.bottom = covered
    tableView.verticalScrollIndicatorInsets.bottom = covered
  }

  private func send(_ text: String) {
    comments.append(text)
    let indexPath = IndexPath(row: comments.count - 1, section: 0)
    tableView.insertRows(at: [indexPath], with: .bottom)
    tableView.scrollToRow(at: indexPath, at: .bottom, animated: true)
    record("comment \(comments.count): \(text)")
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { comments.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "comment", for: indexPath)
    cell.textLabel?.text = comments[indexPath.row]
    cell.textLabel?.numberOfLines = 0
    return cell
  }
}
