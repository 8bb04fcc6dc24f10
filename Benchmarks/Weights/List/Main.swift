// SPDX-License-Identifier: Apache-2.0

import Quire
import QuireWeb

/// A sheet with a list in a navigation controller; a row pushes a screen.
@main enum Main {
  static func main() {
    QuireWeb.run { Presenter() }
  }
}

final class Presenter: UIViewController {
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard presentedViewController == nil else { return }
    let content = UINavigationController(rootViewController: BoatsViewController())
    content.sheetPresentationController?.detents = [.medium(), .large()]
    present(content, animated: true)
  }
}

final class BoatsViewController: UITableViewController {
  private let boats = ["Albatross", "Bonito", "Curlew", "Dunlin", "Eider", "Fulmar"]

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Boats"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "boat")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1_000 }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "boat", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = boats[indexPath.row % boats.count]
    cell.contentConfiguration = content
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let detail = UIViewController()
    detail.title = boats[indexPath.row % boats.count]
    navigationController?.pushViewController(detail, animated: true)
  }
}
