// SPDX-License-Identifier: Apache-2.0

import UIKit

/// Folders in a sheet: each step has a prompt, a short title for going back, and a way straight to the top.
@MainActor
public final class BackMenuProgram {
  /// The first screen, for a window of the host.
  public let rootViewController: UIViewController
  /// The program's log, line by line.
  public private(set) var log: [String] = []

  init() {
    let screen = FolderHomeController()
    rootViewController = screen
    screen.record = { [weak self] line in self?.log.append(line) }
  }
}

/// A new program, which a test starts.
@MainActor
public func makeBackMenu() -> BackMenuProgram {
  BackMenuProgram()
}

final class FolderHomeController: UIViewController, UINavigationControllerDelegate {
  var record: (String) -> Void = { _ in }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGray6
    let button = UIButton(
      configuration: .filled(),
      primaryAction: UIAction(title: "Choose folder") { [weak self] _ in self?.openFolders() })
    button.frame = CGRect(x: 20, y: 100, width: 180, height: 44)
    view.addSubview(button)
  }

  private func openFolders() {
    let top = FolderController(path: ["Home"])
    top.didChoose = { [weak self] path in
      self?.dismiss(animated: true) { self?.record("chose " + path.joined(separator: "/")) }
    }
    let navigation = UINavigationController(rootViewController: top)
    navigation.delegate = self
    navigation.sheetPresentationController?.detents = [.large()]
    present(navigation, animated: true)
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) {
    let back = navigationController.navigationBar.backItem?.backButtonTitle ?? "none"
    record(
      "shows \(viewController.navigationItem.title ?? "untitled"), "
        + "depth \(navigationController.viewControllers.count), back \(back)")
  }
}

final class FolderController: UITableViewController {
  var didChoose: ([String]) -> Void = { _ in }

  private static let children = [
    "Home": ["Work", "Travel"], "Work": ["Plans", "Bills"], "Travel": ["Rivers"], "Plans": ["Autumn"],
  ]

  private let path: [String]
  private var folders: [String] { Self.children[path.last ?? ""] ?? [] }

  init(path: [String]) {
    self.path = path
    super.init(style: .insetGrouped)
    navigationItem.title = path.last
    navigationItem.backButtonTitle = path.last.map { String($0.prefix(4)) }
    navigationItem.prompt = path.count > 1 ? "Choose a folder for the copy" : nil
    if path.count == 3 { navigationItem.backButtonDisplayMode = .minimal }
  }

  required init?(coder: NSCoder) { fatalError("not in a storyboard") }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "folder")
    let choose = UIBarButtonItem(
      title: "Choose",
      primaryAction: UIAction { [weak self] _ in
        guard let self else { return }
        didChoose(path)
      })
    choose.style = .done
    var items = [choose]
    if path.count > 2 {
      items.append(
        UIBarButtonItem(
          title: "Top", image: UIImage(systemName: "house"),
          primaryAction: UIAction { [weak self] _ in
            self?.navigationController?.popToRootViewController(animated: true)
          }))
    }
    navigationItem.rightBarButtonItems = items
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { folders.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "folder", for: indexPath)
    cell.textLabel?.text = folders[indexPath.row]
    cell.imageView?.image = UIImage(systemName: "folder")
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let next = FolderController(path: path + [folders[indexPath.row]])
    next.didChoose = didChoose
    navigationController?.pushViewController(next, animated: true)
  }
}
