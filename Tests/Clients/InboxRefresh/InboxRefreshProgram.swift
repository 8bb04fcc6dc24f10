// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A list in a sheet that a pull refreshes, with an activity indicator in its footer.
@MainActor
public final class InboxRefreshProgram {
  /// The first screen, for a window of the host.
  public let rootViewController: UIViewController
  /// The program's log, line by line.
  public private(set) var log: [String] = []

  private let screen = PostHomeController()

  init() {
    rootViewController = screen
    screen.record = { [weak self] line in self?.log.append(line) }
  }

  /// The server answers.
  public func receive() {
    screen.inbox?.receive()
  }
}

/// A new program, which a test starts.
@MainActor
public func makeInboxRefresh() -> InboxRefreshProgram {
  InboxRefreshProgram()
}

final class PostHomeController: UIViewController {
  var record: (String) -> Void = { _ in }
  private(set) weak var inbox: PostInboxController?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemOrange
    let button = UIButton(
      configuration: .filled(), primaryAction: UIAction(title: "Letters") { [weak self] _ in self?.openInbox() })
    button.frame = CGRect(x: 20, y: 100, width: 140, height: 44)
    view.addSubview(button)
  }

  private func openInbox() {
    let inbox = PostInboxController(style: .plain)
    inbox.record = record
    self.inbox = inbox
    let navigation = UINavigationController(rootViewController: inbox)
    navigation.sheetPresentationController?.detents = [.medium(), .large()]
    navigation.sheetPresentationController?.selectedDetentIdentifier = .large
    present(navigation, animated: true)
  }
}

final class PostInboxController: UITableViewController {
  var record: (String) -> Void = { _ in }

  private var letters = ["Letter 1", "Letter 2"]
  private let footer = UIActivityIndicatorView(style: .medium)

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Letters"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "letter")
    footer.hidesWhenStopped = true
    footer.frame.size.height = 44
    tableView.tableFooterView = footer
    let refresh = UIRefreshControl()
    refresh.tintColor = .systemOrange
    refresh.attributedTitle = NSAttributedString(string: "Pull for new letters")
    refresh.addAction(UIAction { [weak self] _ in self?.beginLoading() }, for: .valueChanged)
    refreshControl = refresh
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .refresh, primaryAction: UIAction { [weak self] _ in self?.refreshByButton() })
  }

  private func beginLoading() {
    footer.startAnimating()
    record("loading, refreshing \(refreshControl?.isRefreshing == true)")
  }

  private func refreshByButton() {
    guard let refreshControl, !refreshControl.isRefreshing else { return record("already refreshing") }
    // The control sends no event for a refresh that the program begins.
    refreshControl.beginRefreshing()
    beginLoading()
  }

  /// The answer of the server.
  func receive() {
    letters.insert("Letter \(letters.count + 1)", at: 0)
    tableView.insertRows(at: [IndexPath(row: 0, section: 0)], with: .top)
    footer.stopAnimating()
    refreshControl?.endRefreshing()
    record("letters \(letters.count), refreshing \(refreshControl?.isRefreshing == true)")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { letters.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "letter", for: indexPath)
    cell.textLabel?.text = letters[indexPath.row]
    return cell
  }
}
