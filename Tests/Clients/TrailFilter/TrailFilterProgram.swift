// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A list of walks that a sheet with a segmented control filters; the list stays usable behind it.
@MainActor
public final class TrailFilterProgram {
  /// The first screen, for a window of the host.
  public let rootViewController: UIViewController
  /// The program's log, line by line.
  public private(set) var log: [String] = []

  init() {
    let trails = TrailListController()
    rootViewController = UINavigationController(rootViewController: trails)
    trails.record = { [weak self] line in self?.log.append(line) }
  }
}

/// A new program, which a test starts.
@MainActor
public func makeTrailFilter() -> TrailFilterProgram {
  TrailFilterProgram()
}

struct Trail: Hashable, Sendable {
  let name: String
  let kilometers: Int
  let level: Level

  enum Level: Int, CaseIterable, Sendable { case easy, medium, hard }

  static let all = [
    Trail(name: "Lake round", kilometers: 4, level: .easy), Trail(name: "Old mill", kilometers: 6, level: .easy),
    Trail(name: "Fox ridge", kilometers: 9, level: .medium), Trail(name: "Stone bridge", kilometers: 8, level: .medium),
    Trail(name: "High pass", kilometers: 17, level: .hard),
  ]
}

final class TrailListController: UIViewController, UITableViewDelegate {
  var record: (String) -> Void = { _ in }

  private let tableView = UITableView(frame: .zero, style: .insetGrouped)
  private lazy var dataSource = UITableViewDiffableDataSource<Trail.Level, Trail>(tableView: tableView) {
    tableView, indexPath, trail in
    let cell = tableView.dequeueReusableCell(withIdentifier: "trail", for: indexPath)
    var content = UIListContentConfiguration.valueCell()
    content.text = trail.name
    content.secondaryText = "\(trail.kilometers) km"
    cell.contentConfiguration = content
    return cell
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Trails"
    tableView.frame = view.bounds
    tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "trail")
    tableView.delegate = self
    view.addSubview(tableView)
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Filter", primaryAction: UIAction { [weak self] _ in self?.openFilter() })
    apply(TrailFilter(), animated: false)
  }

  private func openFilter() {
    guard presentedViewController == nil else { return dismiss(animated: true) }
    let panel = TrailFilterController()
    panel.didChange = { [weak self] filter in self?.apply(filter, animated: true) }
    if let sheet = panel.sheetPresentationController {
      sheet.detents = [.custom(identifier: .init("panel")) { _ in 160 }]
      sheet.largestUndimmedDetentIdentifier = .init("panel")
    }
    present(panel, animated: true)
  }

  private func apply(_ filter: TrailFilter, animated: Bool) {
    var snapshot = NSDiffableDataSourceSnapshot<Trail.Level, Trail>()
    for level in Trail.Level.allCases where filter.level == nil || filter.level == level {
      let trails = Trail.all.filter { $0.level == level && (!filter.isShort || $0.kilometers < 9) }
      guard !trails.isEmpty else { continue }
      snapshot.appendSections([level])
      snapshot.appendItems(trails, toSection: level)
    }
    dataSource.apply(snapshot, animatingDifferences: animated) { [weak self] in
      guard let self else { return }
      let shown = dataSource.snapshot()
      record("shows \(shown.numberOfItems) in \(shown.numberOfSections)")
    }
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    guard let trail = dataSource.itemIdentifier(for: indexPath) else { return }
    record("picked \(trail.name), row \(indexPath.row) of section \(indexPath.section)")
  }
}

struct TrailFilter {
  var level: Trail.Level?
  var isShort = false
}

final class TrailFilterController: UIViewController {
  var didChange: (TrailFilter) -> Void = { _ in }

  private var filter = TrailFilter() {
    didSet { didChange(filter) }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .secondarySystemBackground
    let levels = UISegmentedControl(items: ["All", "Easy", "Medium", "Hard"])
    levels.selectedSegmentIndex = 0
    levels.addAction(
      UIAction { [weak self] action in
        guard let control = action.sender as? UISegmentedControl else { return }
        self?.filter.level = Trail.Level(rawValue: control.selectedSegmentIndex - 1)
      }, for: .valueChanged)
    let label = UILabel()
    label.text = "Shorter than 9 km"
    let short = UISwitch(
      frame: .zero,
      primaryAction: UIAction { [weak self] action in
        self?.filter.isShort = (action.sender as? UISwitch)?.isOn == true
      })
    let row = UIStackView(arrangedSubviews: [label, short])
    row.distribution = .equalSpacing
    let stack = UIStackView(arrangedSubviews: [levels, row])
    stack.axis = .vertical
    stack.spacing = 20
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: view.topAnchor, constant: 24),
      stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
    ])
  }
}
