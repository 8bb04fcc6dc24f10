// SPDX-License-Identifier: Apache-2.0

import Quire

/// A sheet of pages that are turned by swipes. The last page has no content yet.
final class PagesViewController: UIPageViewController {
  private let pages: [UIViewController] = [
    LogPageViewController("Monday", "West 4, clear. Twelve miles before noon.", .systemTeal),
    LogPageViewController("Tuesday", "Northwest 6, rain. The crew slept in turns.", .systemIndigo),
    EmptyPageViewController(),
  ]

  init() {
    super.init(transitionStyle: .scroll, navigationOrientation: .horizontal, options: [.interPageSpacing: 20.0])
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    dataSource = self
    setViewControllers([pages[0]], direction: .forward, animated: false)
  }
}

extension PagesViewController: UIPageViewControllerDataSource {
  private func neighbor(of page: UIViewController, _ distance: Int) -> UIViewController? {
    guard let index = pages.firstIndex(where: { $0 === page }) else { return nil }
    return pages.indices.contains(index + distance) ? pages[index + distance] : nil
  }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { neighbor(of: viewController, -1) }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { neighbor(of: viewController, 1) }

  func presentationCount(for pageViewController: UIPageViewController) -> Int { pages.count }

  func presentationIndex(for pageViewController: UIPageViewController) -> Int {
    pages.firstIndex { $0 === pageViewController.viewControllers?.first } ?? 0
  }
}

/// A page of a log book.
private final class LogPageViewController: UIViewController {
  private let card = UIView()
  private let heading = UILabel()
  private let text = UILabel()

  init(_ day: String, _ entry: String, _ color: UIColor) {
    super.init(nibName: nil, bundle: nil)
    heading.text = day
    text.text = entry
    card.backgroundColor = color
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    card.layer.cornerRadius = 16
    heading.font = .systemFont(ofSize: 28, weight: .bold)
    heading.textColor = .white
    heading.accessibilityTraits = .header
    text.font = .systemFont(ofSize: 17)
    text.textColor = .white
    text.numberOfLines = 0
    view.addSubview(card)
    card.addSubview(heading)
    card.addSubview(text)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let safe = view.safeAreaInsets
    card.frame = CGRect(
      x: safe.left + 20, y: 36, width: view.bounds.width - safe.left - safe.right - 40,
      height: max(0, view.bounds.height - 44))
    heading.frame = CGRect(x: 20, y: 20, width: card.bounds.width - 40, height: 36)
    let size = text.sizeThatFits(CGSize(width: card.bounds.width - 40, height: 0))
    text.frame = CGRect(x: 20, y: 64, width: card.bounds.width - 40, height: size.height)
  }
}

/// A page without content, which says so.
private final class EmptyPageViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    var empty = UIContentUnavailableConfiguration.empty()
    empty.image = UIImage(systemName: "book")
    empty.text = "No Entry"
    empty.secondaryText = "Wednesday has not come yet."
    contentUnavailableConfiguration = empty
  }
}
