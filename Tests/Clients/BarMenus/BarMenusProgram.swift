// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A document whose bar items open menus, hold a segmented control, and change with the document.
@MainActor
public final class BarMenusProgram {
  /// The first screen, for a window of the host.
  public let rootViewController: UIViewController
  /// The program's log, line by line.
  public private(set) var log: [String] = []

  init() {
    let screen = DocumentController()
    rootViewController = UINavigationController(rootViewController: screen)
    screen.record = { [weak self] line in self?.log.append(line) }
  }
}

/// A new program, which a test starts.
@MainActor
public func makeBarMenus() -> BarMenusProgram {
  BarMenusProgram()
}

final class DocumentController: UIViewController {
  var record: (String) -> Void = { _ in }

  private enum Order: String, CaseIterable { case name = "Name", date = "Date", size = "Size" }

  private var order = Order.name
  private var showsHidden = false
  private let modes = UISegmentedControl(items: ["List", "Icons"])
  private lazy var sortItem = UIBarButtonItem(
    title: "Sort", image: UIImage(systemName: "arrow.up.arrow.down"), menu: makeSortMenu())
  private lazy var badge = UIButton(
    configuration: .tinted(), primaryAction: UIAction(title: "3 new") { [weak self] _ in self?.showNews() })

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    modes.selectedSegmentIndex = 0
    modes.addAction(
      UIAction { [weak self] action in
        guard let modes = action.sender as? UISegmentedControl else { return }
        self?.record("mode \(modes.titleForSegment(at: modes.selectedSegmentIndex) ?? "none")")
      }, for: .valueChanged)
    navigationItem.titleView = modes
    navigationItem.leftBarButtonItem = UIBarButtonItem(customView: badge)
    let share = UIBarButtonItem(
      title: "Share", image: UIImage(systemName: "square.and.arrow.up"),
      primaryAction: UIAction { [weak self] _ in self?.record("shared") },
      menu: makeShareMenu())
    navigationItem.rightBarButtonItems = [sortItem, share]
  }

  /// A new menu at each change, because a menu's children can't be changed.
  private func makeSortMenu() -> UIMenu {
    let orders = Order.allCases.map { order in
      UIAction(title: order.rawValue, state: order == self.order ? .on : .off) { [weak self] _ in
        self?.sort(by: order)
      }
    }
    let hidden = UIAction(title: "Show hidden", state: showsHidden ? .on : .off) { [weak self] _ in
      self?.toggleHidden()
    }
    return UIMenu(
      title: "Sort by",
      children: [UIMenu(options: [.displayInline, .singleSelection], children: orders), hidden])
  }

  private func makeShareMenu() -> UIMenu {
    let copy = UIAction(title: "Copy", image: UIImage(systemName: "doc.on.doc")) { [weak self] _ in
      self?.record("copied")
    }
    let mail = UIAction(title: "Mail", attributes: .disabled) { [weak self] _ in self?.record("mailed") }
    let delete = UIAction(title: "Delete", image: UIImage(systemName: "trash"), attributes: .destructive) {
      [weak self] _ in self?.askToDelete()
    }
    let more = UIMenu(title: "More", image: UIImage(systemName: "ellipsis"), children: [delete])
    return UIMenu(children: [copy, mail, more])
  }

  private func sort(by order: Order) {
    self.order = order
    sortItem.menu = makeSortMenu()
    record("sorted by \(order.rawValue)")
  }

  private func toggleHidden() {
    showsHidden.toggle()
    sortItem.menu = makeSortMenu()
    record("hidden shown \(showsHidden)")
  }

  private func showNews() {
    badge.configuration?.title = "No news"
    navigationItem.leftBarButtonItem?.isEnabled = false
    let news = UIViewController()
    news.view.backgroundColor = .systemBackground
    news.title = "News"
    news.navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .done, primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
    let navigation = UINavigationController(rootViewController: news)
    navigation.sheetPresentationController?.detents = [.medium()]
    present(navigation, animated: true) { [weak self] in self?.record("news shown") }
  }

  private func askToDelete() {
    let question = UIAlertController(title: "Delete?", message: nil, preferredStyle: .actionSheet)
    question.addAction(
      UIAlertAction(title: "Delete document", style: .destructive) { [weak self] _ in self?.record("deleted") })
    question.addAction(UIAlertAction(title: "Cancel", style: .cancel) { [weak self] _ in self?.record("kept") })
    question.popoverPresentationController?.barButtonItem = sortItem
    present(question, animated: true)
  }
}
