// SPDX-License-Identifier: Apache-2.0

import UIKit

/// All contacts by their first letter, under a search bar.
final class ContactListController: UIViewController, UITableViewDataSource, UITableViewDelegate, UISearchBarDelegate {
  var record: (String) -> Void = { _ in }
  var didChoose: (String) -> Void = { _ in }

  private static let names = [
    "Abel Moss", "Ada Fox", "Bea Long", "Ben Stone", "Cleo Hart", "Dan Reed", "Dora Webb", "Eli Ross", "Fay Nash",
    "Gus Park", "Hana Sato", "Ian Cole", "Joy Lund", "Kai Wolf", "Lea Marsh", "Max Frost", "Nia Grant", "Otto Vale",
  ]

  private let searchBar = UISearchBar()
  private let tableView = UITableView(frame: .zero, style: .plain)
  private var sections: [(letter: String, names: [String])] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    searchBar.placeholder = "Search"
    searchBar.searchBarStyle = .minimal
    searchBar.autocorrectionType = .no
    searchBar.delegate = self
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "contact")
    tableView.dataSource = self
    tableView.delegate = self
    tableView.keyboardDismissMode = .onDrag
    for subview in [searchBar, tableView] {
      subview.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(subview)
    }
    NSLayoutConstraint.activate([
      searchBar.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 12),
      searchBar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      searchBar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      tableView.topAnchor.constraint(equalTo: searchBar.bottomAnchor),
      tableView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      tableView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      tableView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
    filter(by: "")
  }

  private func filter(by text: String) {
    let found = Self.names.filter { text.isEmpty || $0.lowercased().contains(text.lowercased()) }
    sections = Dictionary(grouping: found) { String($0.prefix(1)) }
      .map { (letter: $0.key, names: $0.value) }
      .sorted { $0.letter < $1.letter }
    tableView.reloadData()
  }

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].names.count
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    sections[section].letter
  }

  func sectionIndexTitles(for tableView: UITableView) -> [String]? { sections.map(\.letter) }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "contact", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = sections[indexPath.section].names[indexPath.row]
    content.image = UIImage(systemName: "person.circle")
    cell.contentConfiguration = content
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    didChoose(sections[indexPath.section].names[indexPath.row])
  }

  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {
    searchBar.setShowsCancelButton(true, animated: true)
    record("search began")
  }

  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    filter(by: searchText)
    record("search \(searchText): \(sections.map(\.names.count).reduce(0, +)) in \(sections.count) sections")
  }

  func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {
    searchBar.text = nil
    searchBar.setShowsCancelButton(false, animated: true)
    searchBar.resignFirstResponder()
    filter(by: "")
    record("search canceled: \(sections.count) sections")
  }
}
