// SPDX-License-Identifier: Apache-2.0

import UIKit

/// News under a large title; an article opens in a sheet that has a navigation of its own.
@MainActor
public final class NewsReaderProgram {
  /// The first screen, for a window of the host.
  public let rootViewController: UIViewController
  /// The program's log, line by line.
  public private(set) var log: [String] = []

  init() {
    let screen = NewsListController()
    rootViewController = UINavigationController(rootViewController: screen)
    screen.record = { [weak self] line in self?.log.append(line) }
  }
}

/// A new program, which a test starts.
@MainActor
public func makeNewsReader() -> NewsReaderProgram {
  NewsReaderProgram()
}

final class NewsListController: UITableViewController {
  var record: (String) -> Void = { _ in }

  private let headlines = (1...30).map { "Headline \($0)" }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "News"
    navigationController?.navigationBar.prefersLargeTitles = true
    navigationItem.largeTitleDisplayMode = .always
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "headline")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { headlines.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "headline", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = headlines[indexPath.row]
    content.secondaryText = "Today"
    cell.contentConfiguration = content
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    let barHeight = navigationController?.navigationBar.bounds.height ?? 0
    record("bar is \(barHeight > 60 ? "tall" : "low")")
    openArticle(headlines[indexPath.row])
  }

  private func openArticle(_ headline: String) {
    let article = ArticleTextController(headline: headline)
    article.record = record
    let navigation = UINavigationController(rootViewController: article)
    navigation.navigationBar.prefersLargeTitles = true
    if let sheet = navigation.sheetPresentationController {
      sheet.detents = [.medium(), .large()]
      sheet.selectedDetentIdentifier = .large
      sheet.prefersGrabberVisible = true
    }
    present(navigation, animated: true) { [weak self] in self?.record("opened \(headline)") }
  }
}

final class ArticleTextController: UIViewController {
  var record: (String) -> Void = { _ in }

  private let scrollView = UIScrollView()

  init(headline: String) {
    super.init(nibName: nil, bundle: nil)
    title = headline
  }

  required init?(coder: NSCoder) { fatalError("not in a storyboard") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .close,
      primaryAction: UIAction { [weak self] _ in
        self?.dismiss(animated: true) { self?.record("closed") }
      })
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Sources", primaryAction: UIAction { [weak self] _ in self?.showSources() })
    let label = UILabel()
    label.numberOfLines = 0
    label.text = Array(repeating: "A line of the article.", count: 60).joined(separator: "\n")
    scrollView.alwaysBounceVertical = true
    for view in [scrollView, label] { view.translatesAutoresizingMaskIntoConstraints = false }
    view.addSubview(scrollView)
    scrollView.addSubview(label)
    let content = scrollView.contentLayoutGuide
    NSLayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: view.topAnchor),
      scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      label.topAnchor.constraint(equalTo: content.topAnchor, constant: 8),
      label.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 20),
      label.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -20),
      label.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -20),
      label.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor, constant: -40),
    ])
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    record("article will appear")
  }

  private func showSources() {
    let sources = UIViewController()
    sources.title = "Sources"
    sources.navigationItem.largeTitleDisplayMode = .never
    sources.view.backgroundColor = .secondarySystemBackground
    navigationController?.pushViewController(sources, animated: true)
    record("screens \(navigationController?.viewControllers.count ?? 0)")
  }
}
