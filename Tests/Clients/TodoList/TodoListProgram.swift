// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A to-do list in a sheet: swipes finish and delete, and editing reorders.
@MainActor
public final class TodoListProgram {
  /// The first screen, for a window of the host.
  public let rootViewController: UIViewController
  /// The program's log, line by line.
  public private(set) var log: [String] = []

  init() {
    let screen = TodoStartController()
    rootViewController = screen
    screen.record = { [weak self] line in self?.log.append(line) }
  }
}

/// A new program, which a test starts.
@MainActor
public func makeTodoList() -> TodoListProgram {
  TodoListProgram()
}

struct TodoTask {
  var title: String
  var isDone = false
}

final class TodoStartController: UIViewController {
  var record: (String) -> Void = { _ in }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemTeal
    let button = UIButton(type: .system)
    button.setTitle("Today", for: .normal)
    button.addAction(UIAction { [weak self] _ in self?.openList() }, for: .touchUpInside)
    button.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(button)
    NSLayoutConstraint.activate([
      button.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      button.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
    ])
  }

  private func openList() {
    let list = TodoListController(style: .plain)
    list.record = record
    let navigation = UINavigationController(rootViewController: list)
    if let sheet = navigation.sheetPresentationController {
      sheet.detents = [.medium(), .large()]
      sheet.prefersScrollingExpandsWhenScrolledToEdge = false
    }
    present(navigation, animated: true)
  }
}

final class TodoListController: UITableViewController {
  var record: (String) -> Void = { _ in }

  private var tasks = ["Buy bread", "Call Mia", "Fix bike", "Water plants"].map { TodoTask(title: $0) }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Today"
    navigationItem.leftBarButtonItem = editButtonItem
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .add, primaryAction: UIAction { [weak self] _ in self?.addTask() })
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "task")
  }

  private func addTask() {
    tasks.append(TodoTask(title: "New task"))
    tableView.insertRows(at: [IndexPath(row: tasks.count - 1, section: 0)], with: .automatic)
    recordTasks()
  }

  private func deleteTask(at indexPath: IndexPath) {
    tasks.remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .fade)
    recordTasks()
  }

  private func recordTasks() {
    record(tasks.map { $0.isDone ? "(\($0.title))" : $0.title }.joined(separator: ", "))
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { tasks.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "task", for: indexPath)
    let task = tasks[indexPath.row]
    cell.textLabel?.text = task.title
    cell.textLabel?.textColor = task.isDone ? .secondaryLabel : .label
    cell.imageView?.image = UIImage(systemName: task.isDone ? "checkmark.circle.fill" : "circle")
    return cell
  }

  override func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let delete = UIContextualAction(style: .destructive, title: "Delete") { [weak self] _, _, completion in
      self?.deleteTask(at: indexPath)
      completion(true)
    }
    let later = UIContextualAction(style: .normal, title: "Later") { [weak self] _, _, completion in
      self?.record("later row \(indexPath.row)")
      completion(true)
    }
    later.backgroundColor = .systemOrange
    let configuration = UISwipeActionsConfiguration(actions: [delete, later])
    configuration.performsFirstActionWithFullSwipe = false
    return configuration
  }

  override func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let done = UIContextualAction(style: .normal, title: "Done") { [weak self] _, _, completion in
      self?.tasks[indexPath.row].isDone.toggle()
      self?.tableView.reloadRows(at: [indexPath], with: .automatic)
      self?.recordTasks()
      completion(true)
    }
    done.backgroundColor = .systemGreen
    return UISwipeActionsConfiguration(actions: [done])
  }

  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {
    if editingStyle == .delete { deleteTask(at: indexPath) }
  }

  override func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {
    tasks.insert(tasks.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
    record("moved \(sourceIndexPath.row) to \(destinationIndexPath.row)")
    recordTasks()
  }
}
