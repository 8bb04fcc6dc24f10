// SPDX-License-Identifier: Apache-2.0

import UIKit

/// Pictures side by side in a paged scroll view; each can be made larger, and dots count them.
@MainActor
public final class PhotoPagesProgram {
  /// The first screen, for a window of the host.
  public let rootViewController: UIViewController
  /// The program's log, line by line.
  public private(set) var log: [String] = []

  init() {
    let screen = PagesController()
    rootViewController = screen
    screen.record = { [weak self] line in self?.log.append(line) }
  }
}

/// A new program, which a test starts.
@MainActor
public func makePhotoPages() -> PhotoPagesProgram {
  PhotoPagesProgram()
}

final class PagesController: UIViewController, UIScrollViewDelegate {
  var record: (String) -> Void = { _ in }

  private let pager = UIScrollView()
  private let dots = UIPageControl()
  private let pages = [UIColor.systemRed, .systemGreen, .systemBlue].enumerated().map { index, color in
    ZoomPage(color: color, name: "Picture \(index + 1)")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .black
    pager.isPagingEnabled = true
    pager.showsHorizontalScrollIndicator = false
    pager.contentInsetAdjustmentBehavior = .never
    pager.delegate = self
    view.addSubview(pager)
    for page in pages {
      page.didZoom = { [weak self] scale in self?.record("zoom \(Int((scale * 100).rounded()))") }
      pager.addSubview(page)
    }
    dots.numberOfPages = pages.count
    dots.addAction(UIAction { [weak self] _ in self?.turnToDot() }, for: .valueChanged)
    let zoom = UIButton(
      configuration: .gray(), primaryAction: UIAction(title: "Zoom") { [weak self] _ in self?.toggleZoom() })
    let bar = UIStackView(arrangedSubviews: [dots, zoom])
    bar.spacing = 24
    bar.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(bar)
    NSLayoutConstraint.activate([
      bar.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      bar.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -12),
    ])
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    pager.frame = view.bounds
    for (index, page) in pages.enumerated() {
      page.frame = pager.bounds.size.rectangle(atPage: index)
    }
    pager.contentSize = CGSize(width: pager.bounds.width * CGFloat(pages.count), height: pager.bounds.height)
  }

  private var currentPage: Int {
    guard pager.bounds.width > 0 else { return 0 }
    return Int((pager.contentOffset.x / pager.bounds.width).rounded())
  }

  private func turnToDot() {
    let offset = CGPoint(x: CGFloat(dots.currentPage) * pager.bounds.width, y: 0)
    pager.setContentOffset(offset, animated: true)
  }

  private func toggleZoom() {
    let page = pages[currentPage]
    page.setZoomScale(page.zoomScale > 1 ? 1 : 2, animated: true)
  }

  private func settle() {
    dots.currentPage = currentPage
    record("page \(currentPage + 1)")
    for (index, page) in pages.enumerated() where index != currentPage { page.zoomScale = 1 }
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { settle() }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { settle() }
}

extension CGSize {
  fileprivate func rectangle(atPage index: Int) -> CGRect {
    CGRect(x: CGFloat(index) * width, y: 0, width: width, height: height)
  }
}

/// One picture that two fingers make larger, up to four times.
final class ZoomPage: UIScrollView, UIScrollViewDelegate {
  var didZoom: (CGFloat) -> Void = { _ in }

  private let picture = UIView()

  init(color: UIColor, name: String) {
    super.init(frame: .zero)
    picture.backgroundColor = color
    picture.accessibilityLabel = name
    addSubview(picture)
    minimumZoomScale = 1
    maximumZoomScale = 4
    contentInsetAdjustmentBehavior = .never
    delegate = self
  }

  required init?(coder: NSCoder) { fatalError("not in a storyboard") }

  override func layoutSubviews() {
    super.layoutSubviews()
    if zoomScale == 1 { picture.frame = bounds.size.rectangle(atPage: 0).insetBy(dx: 20, dy: 200) }
  }

  func viewForZooming(in scrollView: UIScrollView) -> UIView? { picture }

  func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
    didZoom(scale)
  }
}
