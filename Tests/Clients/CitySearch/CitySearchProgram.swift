// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A navigation controller in a sheet whose list has a search controller with scopes and a results list.
@MainActor
public final class CitySearchProgram {
  /// The first screen, for a window of the host.
  public let rootViewController: UIViewController
  /// The program's log, line by line.
  public private(set) var log: [String] = []

  init() {
    let weather = CityWeatherController()
    rootViewController = weather
    weather.record = { [weak self] line in self?.log.append(line) }
  }
}

/// A new program, which a test starts.
@MainActor
public func makeCitySearch() -> CitySearchProgram {
  CitySearchProgram()
}

struct City {
  let name: String
  let isCapital: Bool

  static let all = [
    ("Bergen", false), ("Berlin", true), ("Bern", true), ("Bilbao", false), ("Lima", true), ("Lisbon", true),
    ("Lyon", false), ("Oslo", true), ("Porto", false), ("Turin", false),
  ].map { City(name: $0.0, isCapital: $0.1) }
}

final class CityWeatherController: UIViewController {
  var record: (String) -> Void = { _ in }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemCyan
    let button = UIButton(
      configuration: .filled(), primaryAction: UIAction(title: "Cities") { [weak self] _ in self?.openCities() })
    button.frame = CGRect(x: 20, y: 100, width: 140, height: 44)
    view.addSubview(button)
  }

  private func openCities() {
    let list = CityListController(style: .plain)
    list.record = record
    let navigation = UINavigationController(rootViewController: list)
    navigation.sheetPresentationController?.detents = [.medium(), .large()]
    present(navigation, animated: true) { [weak self] in self?.record("cities shown") }
  }
}

final class CityListController: UITableViewController, UISearchResultsUpdating, UISearchControllerDelegate {
  var record: (String) -> Void = { _ in }

  private var lastResults = ""
  private let results = CityResultsController(style: .plain)
  private lazy var search = UISearchController(searchResultsController: results)

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Cities"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "city")
    search.searchResultsUpdater = self
    search.delegate = self
    search.obscuresBackgroundDuringPresentation = true
    search.searchBar.placeholder = "City"
    search.searchBar.scopeButtonTitles = ["All", "Capitals"]
    search.searchBar.autocapitalizationType = .none
    search.searchBar.autocorrectionType = .no
    results.didChoose = { [weak self] city in self?.show(city) }
    navigationItem.searchController = search
    navigationItem.hidesSearchBarWhenScrolling = false
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .close,
      primaryAction: UIAction { [weak self] _ in
        self?.dismiss(animated: true) { self?.record("cities closed") }
      })
    definesPresentationContext = true
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { City.all.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "city", for: indexPath)
    cell.textLabel?.text = City.all[indexPath.row].name
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    show(City.all[indexPath.row])
  }

  private func show(_ city: City) {
    let detail = UIViewController()
    detail.view.backgroundColor = .systemBackground
    detail.title = city.name
    navigationController?.pushViewController(detail, animated: true)
    record("city \(city.name), search active \(search.isActive)")
  }

  func updateSearchResults(for searchController: UISearchController) {
    guard searchController.isActive else { return }
    let text = searchController.searchBar.text ?? ""
    let onlyCapitals = searchController.searchBar.selectedScopeButtonIndex == 1
    results.cities = City.all.filter {
      $0.name.lowercased().hasPrefix(text.lowercased()) && (!onlyCapitals || $0.isCapital)
    }
    guard !text.isEmpty else { return }
    let line = "\(onlyCapitals ? "capitals" : "all") \(text): " + results.cities.map(\.name).joined(separator: ", ")
    // The controller also asks when nothing has changed.
    guard line != lastResults else { return }
    lastResults = line
    record(line)
  }

  func didPresentSearchController(_ searchController: UISearchController) {
    record("search up")
  }

  func didDismissSearchController(_ searchController: UISearchController) {
    record("search down")
  }
}

final class CityResultsController: UITableViewController {
  var didChoose: (City) -> Void = { _ in }
  var cities: [City] = [] {
    didSet { tableView.reloadData() }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "city")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { cities.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "city", for: indexPath)
    cell.textLabel?.text = cities[indexPath.row].name
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    didChoose(cities[indexPath.row])
  }
}
