// SPDX-License-Identifier: Apache-2.0

import Quire

/// The gallery's first screen: the topics by subject, a search, and a button for the display's settings.
final class HomeViewController: UIViewController {
  private let scroller = UIScrollView()
  private let search = UISearchController(searchResultsController: nil)
  private let nothing = UILabel()
  private var groups: [SubjectGroup] = []
  private var display: UIBarButtonItem?
  private var hasAppeared = false

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Gallery"
    view.backgroundColor = .systemGroupedBackground
    view.addSubview(scroller)
    groups = Subject.all.map { SubjectGroup($0) }
    for group in groups {
      scroller.addSubview(group.heading)
      for row in group.rows {
        row.onOpen = { [me = Weak(self)] in me.wrappedValue?.open(row.topic, animated: true) }
        row.onShowCode = { [me = Weak(self)] in me.wrappedValue?.showCode(of: row.topic) }
        scroller.addSubview(row)
      }
    }
    nothing.text = "Nothing found"
    nothing.font = .preferredFont(forTextStyle: .title3)
    nothing.adjustsFontForContentSizeCategory = true
    nothing.textColor = Palette.note
    nothing.textAlignment = .center
    scroller.addSubview(nothing)
    let display = UIBarButtonItem(
      image: UIImage(systemName: "textformat.size"),
      primaryAction: UIAction { [me = Weak(self)] _ in me.wrappedValue?.showDisplay() })
    display.accessibilityLabel = "Display"
    navigationItem.rightBarButtonItem = display
    self.display = display
    search.searchResultsUpdater = self
    search.obscuresBackgroundDuringPresentation = false
    search.searchBar.placeholder = "Search screens"
    navigationItem.searchController = search
    navigationItem.hidesSearchBarWhenScrolling = false
    registerForTraitChanges([UITraitPreferredContentSizeCategory.self, UITraitLayoutDirection.self]) { me, _ in
      me.view.setNeedsLayout()
    }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if hasAppeared { return Address.show("") }
    hasAppeared = true
    Address.follow { [me = Weak(self)] in me.wrappedValue?.go(to: $0) }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    scroller.frame = view.bounds
    let safe = view.safeAreaInsets
    let (margin, gap): (CGFloat, CGFloat) = (view.bounds.width < 500 ? 16 : 24, 10)
    let width = min(view.bounds.width - safe.left - safe.right - 2 * margin, 1180)
    guard width > 0 else { return }
    let left = safe.left + (view.bounds.width - safe.left - safe.right - width) / 2
    let columns = max(1, Int((width + gap) / (330 + gap)))
    let side = (width - gap * CGFloat(columns - 1)) / CGFloat(columns)
    let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let wanted = sought
    var y: CGFloat = 4
    for group in groups {
      let rows = group.rows.filter { row in
        let isFound = row.topic.matches(wanted)
        row.isHidden = !isFound
        return isFound
      }
      group.heading.isHidden = rows.isEmpty
      guard !rows.isEmpty else { continue }
      let height = group.heading.sizeThatFits(CGSize(width: width, height: 0)).height
      group.heading.frame = CGRect(x: left + 4, y: y + 14, width: width - 8, height: height)
      y = group.heading.frame.maxY + 8
      let tall = rows.reduce(0) { max($0, $1.height(width: side)) }
      for (index, row) in rows.enumerated() {
        let (line, column) = index.quotientAndRemainder(dividingBy: columns)
        let x = left + (side + gap) * CGFloat(isMirrored ? columns - 1 - column : column)
        row.frame = CGRect(x: x, y: y + (tall + gap) * CGFloat(line), width: side, height: tall)
      }
      y += (tall + gap) * CGFloat((rows.count + columns - 1) / columns)
    }
    nothing.isHidden = y > 4
    nothing.frame = CGRect(x: left, y: 60, width: width, height: 60)
    scroller.contentSize = CGSize(width: view.bounds.width, height: max(y + 20, nothing.isHidden ? 0 : 140))
  }

  private var sought: String { (search.searchBar.text ?? "").lowercased() }

  // MARK: Screens

  private func open(_ topic: Topic, animated: Bool) {
    guard presentedViewController == nil, navigationController?.topViewController === self else { return }
    let screen = topic.makeScreen()
    Address.show(topic.address)
    if topic.way == .push {
      screen.navigationItem.rightBarButtonItems =
        (screen.navigationItem.rightBarButtonItems ?? []) + [
          UIBarButtonItem(
            image: UIImage(systemName: TopicRow.codeSymbol),
            primaryAction: UIAction { [screen = Weak(screen)] _ in
              screen.wrappedValue?.present(CodeViewController.makeSheet(of: topic), animated: true)
            }
          ).named("Code")
        ]
      navigationController?.pushViewController(screen, animated: animated)
      return
    }
    screen.sheetPresentationController?.delegate = self
    (screen as? PropertiesViewController)?.source = row(of: topic)
    present(screen, animated: animated)
  }

  private func showCode(of topic: Topic) {
    Address.show(topic.address + "/code")
    let sheet = CodeViewController.makeSheet(of: topic)
    sheet.sheetPresentationController?.delegate = self
    present(sheet, animated: true)
  }

  private func showDisplay() {
    let settings = DisplayViewController()
    settings.modalPresentationStyle = .popover
    settings.preferredContentSize = CGSize(width: 360, height: 400)
    if let popover = settings.popoverPresentationController {
      popover.barButtonItem = display
      popover.adaptiveSheetPresentationController.dress(startsLarge: false)
    }
    present(settings, animated: true)
  }

  private func row(of topic: Topic) -> UIView? {
    groups.flatMap { $0.rows }.first { $0.topic.title.utf8.elementsEqual(topic.title.utf8) }
  }

  /// Shows the screen with an address, in place of the one that is shown. An unknown address shows this screen.
  private func go(to address: String) {
    guard let navigation = navigationController else { return }
    if navigation.presentedViewController != nil {
      navigation.dismiss(animated: false) { [me = Weak(self)] in me.wrappedValue?.go(to: address) }
      return
    }
    if navigation.topViewController !== self { navigation.popToRootViewController(animated: false) }
    let parts = address.utf8.split(separator: UInt8(ascii: "/"))
    let topics = groups.flatMap { $0.rows }.map { $0.topic }
    guard
      let topic = topics.first(where: { topic in
        parts.first.map { topic.address.utf8.elementsEqual($0) } ?? false
      })
    else { return }
    if parts.count > 1 {
      showCode(of: topic)
    } else {
      open(topic, animated: false)
    }
  }
}

extension HomeViewController: UISearchResultsUpdating {
  func updateSearchResults(for searchController: UISearchController) {
    view.setNeedsLayout()
  }
}

extension HomeViewController: UISheetPresentationControllerDelegate {
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    Address.show("")
  }

  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {
    (presentedViewController as? PropertiesViewController)?.selectionChanged()
  }
}

/// A subject's heading and the rows of its topics.
@MainActor private struct SubjectGroup {
  let heading = UILabel()
  let rows: [TopicRow]

  init(_ subject: Subject) {
    rows = subject.topics.map { TopicRow($0, color: subject.color) }
    heading.text = subject.title
    heading.font = UIFontMetrics(forTextStyle: .title3).scaledFont(for: .systemFont(ofSize: 20, weight: .bold))
    heading.adjustsFontForContentSizeCategory = true
    heading.accessibilityTraits = .header
  }
}

extension UIBarButtonItem {
  fileprivate func named(_ name: String) -> UIBarButtonItem {
    accessibilityLabel = name
    return self
  }
}
