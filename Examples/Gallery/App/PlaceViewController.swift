// SPDX-License-Identifier: Apache-2.0

import Quire

/// A place at full size, with a text to read.
final class PlaceViewController: UIViewController {
  private let place: Place
  private let isPushed: Bool
  private let scroller = UIScrollView()
  private let picture: SceneryView
  private let name = UILabel()
  private let line = UILabel()
  private let text = UILabel()
  private let close = UIButton(type: .system)

  init(_ place: Place, isPushed: Bool) {
    self.place = place
    self.isPushed = isPushed
    picture = SceneryView(place)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  /// In the view's coordinates. This part overlaps the card while the view is small.
  var pictureRect: CGRect { picture.convert(picture.bounds, to: view) }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    title = isPushed ? place.name : nil
    scroller.contentInsetAdjustmentBehavior = isPushed ? .automatic : .never
    view.addSubview(scroller)
    name.text = place.name
    name.font = .systemFont(ofSize: 32, weight: .bold)
    line.text = place.line
    line.font = .systemFont(ofSize: 18)
    line.textColor = .secondaryLabel
    text.text =
      "Pull this screen down, and it comes along with the finger, smaller and smaller. Let it go, and it returns to "
      + "the picture it came out of; let it go early, and it stays.\n\nIt can be caught on its way, there and back. "
      + "A screen that was pushed also leaves by a swipe from its left edge.\n\nThe list in which these words stand "
      + "scrolls as lists do. Only at its top a pull down moves the screen."
    text.font = .systemFont(ofSize: 17)
    text.numberOfLines = 0
    for part in [picture, name, line, text] { scroller.addSubview(part) }
    guard !isPushed else { return }
    close.setImage(UIImage(systemName: "xmark.circle.fill"), for: .normal)
    close.tintColor = .white
    close.alpha = 0.85
    close.accessibilityLabel = "Close"
    close.addAction(
      UIAction { [me = Weak(self)] _ in me.wrappedValue?.dismiss(animated: true) }, for: .primaryActionTriggered)
    view.addSubview(close)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    scroller.frame = view.bounds
    let safe = view.safeAreaInsets
    let width = view.bounds.width
    picture.frame = CGRect(x: 0, y: 0, width: width, height: min(width, view.bounds.height * 0.56))
    let column = min(width - safe.left - safe.right - 48, 620)
    let x = (width - column) / 2
    name.frame = CGRect(x: x, y: picture.frame.maxY + 24, width: column, height: 40)
    line.frame = CGRect(x: x, y: name.frame.maxY + 2, width: column, height: 24)
    let height = text.sizeThatFits(CGSize(width: column, height: 0)).height
    text.frame = CGRect(x: x, y: line.frame.maxY + 18, width: column, height: height)
    scroller.contentSize = CGSize(width: width, height: text.frame.maxY + 60)
    close.frame = CGRect(x: width - safe.right - 56, y: safe.top + 8, width: 44, height: 44)
  }
}
