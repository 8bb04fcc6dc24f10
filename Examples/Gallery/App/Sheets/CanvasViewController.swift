// SPDX-License-Identifier: Apache-2.0

import Quire

/// A chart to pan and zoom, and a sheet over it that stays open and leaves the chart usable.
final class CanvasViewController: UIViewController, UIScrollViewDelegate {
  private let scroller = UIScrollView()
  private let chart = SeaChartView()
  private let list = HarborsViewController()
  private var isPlaced = false

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Canvas"
    navigationItem.largeTitleDisplayMode = .never
    view.backgroundColor = SeaChartView.sea
    scroller.delegate = self
    scroller.minimumZoomScale = 0.5
    scroller.maximumZoomScale = 3
    scroller.contentInsetAdjustmentBehavior = .never
    scroller.showsVerticalScrollIndicator = false
    scroller.showsHorizontalScrollIndicator = false
    chart.frame = CGRect(origin: .zero, size: SeaChartView.size)
    scroller.addSubview(chart)
    scroller.contentSize = SeaChartView.size
    view.addSubview(scroller)
    list.onPick = { [me = Weak(self)] in me.wrappedValue?.show($0) }
    list.isModalInPresentation = true
    if let sheet = list.sheetPresentationController {
      // In landscape, UIKit leaves out its own medium detent.
      let medium = UISheetPresentationController.Detent.custom(identifier: .medium) { $0.maximumDetentValue / 2 }
      sheet.detents = [.custom(identifier: .peek) { _ in 140 }, medium, .large()]
      sheet.largestUndimmedDetentIdentifier = .medium
      sheet.prefersGrabberVisible = true
      sheet.prefersEdgeAttachedInCompactHeight = true
      sheet.widthFollowsPreferredContentSizeWhenEdgeAttached = true
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    scroller.frame = view.bounds
    guard !isPlaced, view.bounds.width > 0 else { return }
    isPlaced = true
    scroller.contentOffset = offset(for: Harbor.all[0])
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if presentedViewController == nil { present(list, animated: true) }
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    if presentedViewController === list { dismiss(animated: animated) }
  }

  func viewForZooming(in scrollView: UIScrollView) -> UIView? { chart }

  private func show(_ harbor: Harbor) {
    chart.selected = harbor.name
    let sheet = list.sheetPresentationController
    if sheet?.selectedDetentIdentifier == .large {
      sheet?.animateChanges { sheet?.selectedDetentIdentifier = .medium }
    }
    scroller.setContentOffset(offset(for: harbor), animated: true)
  }

  /// The offset with a harbor in the middle of the part of the chart above the sheet.
  private func offset(for harbor: Harbor) -> CGPoint {
    let scale = scroller.zoomScale
    let visible = view.bounds.height * 0.55
    let most = CGPoint(
      x: max(0, scroller.contentSize.width - view.bounds.width),
      y: max(0, scroller.contentSize.height - view.bounds.height))
    return CGPoint(
      x: min(max(0, harbor.place.x * scale - view.bounds.width / 2), most.x),
      y: min(max(0, harbor.place.y * scale - visible / 2 - view.safeAreaInsets.top / 2), most.y))
  }
}
