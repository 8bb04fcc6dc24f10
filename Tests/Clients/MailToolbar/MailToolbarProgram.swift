// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A message in a sheet with a toolbar, whose items change while several messages are edited.
@MainActor
public final class MailToolbarProgram {
  /// The first screen, for a window of the host.
  public let rootViewController: UIViewController
  /// The program's log, line by line.
  public private(set) var log: [String] = []

  init() {
    let screen = MailboxController()
    rootViewController = UINavigationController(rootViewController: screen)
    screen.record = { [weak self] line in self?.log.append(line) }
  }
}

/// A new program, which a test starts.
@MainActor
public func makeMailToolbar() -> MailToolbarProgram {
  MailToolbarProgram()
}

final class MailboxController: UIViewController {
  var record: (String) -> Void = { _ in }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Mailboxes"
    view.backgroundColor = .systemGroupedBackground
    navigationController?.isToolbarHidden = false
    toolbarItems = [
      .flexibleSpace(),
      UIBarButtonItem(title: "Open inbox", primaryAction: UIAction { [weak self] _ in self?.openInbox() }),
      .flexibleSpace(),
    ]
  }

  private func openInbox() {
    let inbox = MessagesController(style: .plain)
    inbox.record = record
    let navigation = UINavigationController(rootViewController: inbox)
    navigation.sheetPresentationController?.detents = [.medium(), .large()]
    present(navigation, animated: true) {
      [weak self] in self?.record("inbox shown, toolbar hidden \(navigation.isToolbarHidden)")
    }
  }
}

final class MessagesController: UITableViewController {
  var record: (String) -> Void = { _ in }

  private var messages = (1...12).map { "Message \($0)" }
  private let status = UILabel()
  private lazy var trash = UIBarButtonItem(
    systemItem: .trash, primaryAction: UIAction { [weak self] _ in self?.deleteSelected() })

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Inbox"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "message")
    tableView.allowsMultipleSelectionDuringEditing = true
    navigationItem.rightBarButtonItem = editButtonItem
    status.font = .preferredFont(forTextStyle: .caption1)
    setToolbarItems(browsingItems(), animated: false)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    navigationController?.setToolbarHidden(false, animated: animated)
    updateStatus()
  }

  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    setToolbarItems(editing ? editingItems() : browsingItems(), animated: animated)
    trash.isEnabled = false
    record("items \(toolbarItems?.count ?? 0)")
  }

  private func browsingItems() -> [UIBarButtonItem] {
    let flag = UIBarButtonItem(
      title: "Flag", image: UIImage(systemName: "flag"),
      primaryAction: UIAction { [weak self] _ in self?.record("flagged") })
    let compose = UIBarButtonItem(
      systemItem: .compose, primaryAction: UIAction { [weak self] _ in self?.record("compose") })
    return [flag, .flexibleSpace(), UIBarButtonItem(customView: status), .flexibleSpace(), compose]
  }

  private func editingItems() -> [UIBarButtonItem] {
    let all = UIBarButtonItem(title: "Select all", primaryAction: UIAction { [weak self] _ in self?.selectAllRows() })
    return [all, .fixedSpace(24), .flexibleSpace(), trash]
  }

  private func selectAllRows() {
    for row in messages.indices {
      tableView.selectRow(at: IndexPath(row: row, section: 0), animated: false, scrollPosition: .none)
    }
    updateTrash()
  }

  private func deleteSelected() {
    let rows = (tableView.indexPathsForSelectedRows ?? []).sorted()
    for indexPath in rows.reversed() { messages.remove(at: indexPath.row) }
    tableView.deleteRows(at: rows, with: .automatic)
    setEditing(false, animated: true)
    updateStatus()
    record("deleted \(rows.count), left \(messages.count)")
  }

  private func updateTrash() {
    let count = tableView.indexPathsForSelectedRows?.count ?? 0
    trash.isEnabled = count > 0
    record("selected \(count)")
  }

  private func updateStatus() {
    status.text = "\(messages.count) messages"
    status.sizeToFit()
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { messages.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "message", for: indexPath)
    cell.textLabel?.text = messages[indexPath.row]
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    guard isEditing else {
      tableView.deselectRow(at: indexPath, animated: true)
      return record("read \(messages[indexPath.row])")
    }
    updateTrash()
  }

  override func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    if isEditing { updateTrash() }
  }
}
