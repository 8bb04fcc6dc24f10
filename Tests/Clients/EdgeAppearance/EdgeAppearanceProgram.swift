// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A sheet whose bars look different at the edge of the content and over it.
@MainActor
public final class EdgeAppearanceProgram {
  /// The first screen, for a window of the host.
  public let rootViewController: UIViewController
  /// The program's log, line by line.
  public private(set) var log: [String] = []

  init() {
    let screen = ThemeHomeController()
    rootViewController = screen
    screen.record = { [weak self] line in self?.log.append(line) }
  }
}

/// A new program, which a test starts.
@MainActor
public func makeEdgeAppearance() -> EdgeAppearanceProgram {
  EdgeAppearanceProgram()
}

final class ThemeHomeController: UIViewController {
  var record: (String) -> Void = { _ in }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let button = UIButton(
      configuration: .filled(),
      primaryAction: UIAction(title: "Journal") { [weak self] _ in self?.openJournal() })
    button.frame = CGRect(x: 20, y: 100, width: 140, height: 44)
    view.addSubview(button)
  }

  private func openJournal() {
    let journal = JournalController(style: .grouped)
    journal.record = record
    let navigation = UINavigationController(rootViewController: journal)
    Self.style(navigation)
    navigation.sheetPresentationController?.detents = [.large()]
    present(navigation, animated: true) { [weak self] in
      let bar = navigation.navigationBar
      self?.record("scroll edge set \(bar.scrollEdgeAppearance != nil), compact set \(bar.compactAppearance != nil)")
    }
  }

  private static func style(_ navigation: UINavigationController) {
    let standard = UINavigationBarAppearance()
    standard.configureWithOpaqueBackground()
    standard.backgroundColor = .systemIndigo
    standard.titleTextAttributes = [.foregroundColor: UIColor.white]
    standard.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.white]
    let edge = UINavigationBarAppearance()
    edge.configureWithTransparentBackground()
    edge.titleTextAttributes = [
      .foregroundColor: UIColor.systemIndigo, .font: UIFont.systemFont(ofSize: 20, weight: .heavy),
    ]
    navigation.navigationBar.standardAppearance = standard
    navigation.navigationBar.compactAppearance = standard
    navigation.navigationBar.scrollEdgeAppearance = edge
    let toolbar = UIToolbarAppearance()
    toolbar.configureWithDefaultBackground()
    toolbar.shadowColor = .systemIndigo
    navigation.toolbar.standardAppearance = toolbar
    navigation.toolbar.scrollEdgeAppearance = toolbar
    navigation.isToolbarHidden = false
  }
}

final class JournalController: UITableViewController {
  var record: (String) -> Void = { _ in }

  private var hasAppeared = false
  private var wasAtEdge = true

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Journal"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "entry")
    let plain = UIBarButtonItem(title: "Plain", primaryAction: UIAction { [weak self] _ in self?.makePlain() })
    let top = UIBarButtonItem(title: "To top", primaryAction: UIAction { [weak self] _ in self?.scrollToTop() })
    toolbarItems = [top, .flexibleSpace(), plain]
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    hasAppeared = true
  }

  /// One appearance for this screen alone, which goes before the bar's own.
  private func makePlain() {
    let plain = UINavigationBarAppearance()
    plain.configureWithDefaultBackground()
    navigationItem.standardAppearance = plain
    navigationItem.scrollEdgeAppearance = plain
    let kept = navigationController?.navigationBar.standardAppearance.backgroundColor == .systemIndigo
    record("plain, the bar's own kept \(kept)")
  }

  private func scrollToTop() {
    tableView.setContentOffset(CGPoint(x: 0, y: -tableView.adjustedContentInset.top), animated: true)
  }

  override func scrollViewDidScroll(_ scrollView: UIScrollView) {
    let isAtEdge = scrollView.contentOffset.y <= -scrollView.adjustedContentInset.top
    guard hasAppeared, isAtEdge != wasAtEdge else { return }
    wasAtEdge = isAtEdge
    record(isAtEdge ? "at the edge" : "under the bar")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "entry", for: indexPath)
    cell.textLabel?.text = "Entry \(indexPath.row + 1)"
    return cell
  }
}
