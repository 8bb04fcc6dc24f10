// SPDX-License-Identifier: Apache-2.0

import Quire

/// Cards to open: the large one is pushed, the others cover the screen, and the bar's button opens a sheet.
final class PlacesViewController: UIViewController {
  private let scroller = UIScrollView()
  private let today = PlaceCard(.today)
  private let cards = Place.all.map { PlaceCard($0) }
  private var about: UIBarButtonItem?

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Places"
    view.backgroundColor = .systemBackground
    view.addSubview(scroller)
    for card in [today] + cards {
      scroller.addSubview(card)
      card.addAction(
        UIAction { [me = Weak(self), card = Weak(card)] _ in
          if let card = card.wrappedValue { me.wrappedValue?.open(card) }
        }, for: .primaryActionTriggered)
    }
    let about = UIBarButtonItem(
      title: "About", primaryAction: UIAction { [me = Weak(self)] _ in me.wrappedValue?.showAbout() })
    self.about = about
    navigationItem.rightBarButtonItem = about
    navigationItem.largeTitleDisplayMode = .never
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    scroller.frame = view.bounds
    let safe = view.safeAreaInsets
    let (margin, gap): (CGFloat, CGFloat) = (20, 16)
    let width = view.bounds.width - safe.left - safe.right - 2 * margin
    let columns = max(2, Int(width / 220))
    let side = (width - gap * CGFloat(columns - 1)) / CGFloat(columns)
    today.frame = CGRect(
      x: safe.left + margin, y: margin, width: width, height: min(width * 0.46, 340) + PlaceCard.footer)
    for (index, card) in cards.enumerated() {
      let (row, column) = index.quotientAndRemainder(dividingBy: columns)
      let height = side + PlaceCard.footer
      card.frame = CGRect(
        x: safe.left + margin + (side + gap) * CGFloat(column),
        y: today.frame.maxY + gap + (height + gap) * CGFloat(row),
        width: side, height: height)
    }
    scroller.contentSize = CGSize(width: view.bounds.width, height: (cards.last?.frame.maxY ?? 0) + margin)
  }

  private func open(_ card: PlaceCard) {
    let isPushed = card === today
    let content = PlaceViewController(card.place, isPushed: isPushed)
    let options = UIViewController.Transition.ZoomOptions()
    options.alignmentRectProvider = { context in
      (context.zoomedViewController as? PlaceViewController)?.pictureRect
    }
    content.preferredTransition = .zoom(options: options) { [card = Weak(card)] _ in card.wrappedValue?.picture }
    if isPushed {
      navigationController?.pushViewController(content, animated: true)
    } else {
      content.modalPresentationStyle = .fullScreen
      present(content, animated: true)
    }
  }

  private func showAbout() {
    let content = AboutViewController()
    content.preferredTransition = .zoom(sourceBarButtonItemProvider: { [me = Weak(self)] _ in me.wrappedValue?.about })
    if let sheet = content.sheetPresentationController {
      sheet.detents = [.medium(), .large()]
      sheet.prefersGrabberVisible = true
    }
    present(content, animated: true)
  }
}
