// SPDX-License-Identifier: Apache-2.0

import Quire

/// Harbors under a large title, with a search. Each harbor can be pushed.
final class SearchViewController: UITableViewController, UISearchResultsUpdating {
  private let harbors = [
    "Aberaeron", "Anstruther", "Brixham", "Crail", "Dunbar", "Eyemouth", "Fowey", "Girvan", "Kinsale", "Looe",
    "Mallaig", "Mousehole", "Newlyn", "Oban", "Padstow", "Polperro", "Portree", "Staithes", "Tarbert", "Whitby",
  ]
  private var found: [String] = []
  private let search = UISearchController(searchResultsController: nil)

  init() {
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Harbors"
    found = harbors
    tableView.accessibilityLabel = "Harbors"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "harbor")
    search.searchResultsUpdater = self
    search.obscuresBackgroundDuringPresentation = false
    search.searchBar.placeholder = "Search harbors"
    navigationItem.searchController = search
    navigationItem.hidesSearchBarWhenScrolling = false
  }

  func updateSearchResults(for searchController: UISearchController) {
    let wanted = (searchController.searchBar.text ?? "").lowercased()
    found = harbors.filter { $0.lowercased().utf8.starts(with: wanted.utf8) }
    tableView.reloadData()
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { found.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "harbor", for: indexPath)
    var content = UIListContentConfiguration.cell()
    content.text = found[indexPath.row]
    cell.contentConfiguration = content
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    let harbor = HarborViewController()
    harbor.title = found[indexPath.row]
    navigationController?.pushViewController(harbor, animated: true)
  }
}

/// A harbor, and notes about it in fields with views beside their text.
private final class HarborViewController: UIViewController {
  private let berth = UITextField()
  private let pilot = UITextField()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    navigationItem.largeTitleDisplayMode = .never
    let glass = UIImageView(image: UIImage(systemName: "bookmark"))
    glass.frame = CGRect(x: 0, y: 0, width: 28, height: 20)
    glass.contentMode = .center
    glass.tintColor = .secondaryLabel
    berth.placeholder = "Berth"
    berth.leftView = glass
    berth.leftViewMode = .always
    pilot.attributedPlaceholder = NSAttributedString(
      string: "Pilot", attributes: [.foregroundColor: UIColor.systemOrange])
    for field in [berth, pilot] {
      field.borderStyle = .roundedRect
      field.clearButtonMode = .whileEditing
      view.addSubview(field)
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let safe = view.safeAreaInsets
    let width = view.bounds.width - safe.left - safe.right - 40
    berth.frame = CGRect(x: safe.left + 20, y: safe.top + 20, width: width, height: 44)
    pilot.frame = CGRect(x: safe.left + 20, y: safe.top + 76, width: width, height: 44)
  }
}

/// The search in a navigation controller with large titles.
@MainActor func makeSearch() -> UIViewController {
  let navigation = UINavigationController(rootViewController: SearchViewController())
  navigation.navigationBar.prefersLargeTitles = true
  return navigation
}
