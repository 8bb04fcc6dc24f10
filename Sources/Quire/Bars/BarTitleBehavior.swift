// SPDX-License-Identifier: Apache-2.0

/// The title that a navigation bar shows below its buttons. The bar refers only to this class, so that an app without
/// large titles does not load their code.
@MainActor class BarTitleBehavior {
  init() {}

  /// Returns the height of an item's title at rest, or 0 for an item without a large title.
  func height(of item: UINavigationItem, in traits: UITraitCollection) -> CGFloat { 0 }
  /// Shows the item's title in a strip of the bar, whose height may differ from that at rest.
  func place(_ item: UINavigationItem?, in strip: CGRect, of bar: UINavigationBar) {}
  /// Sets the font and the color of the title; `nil` means the default.
  func show(font: UIFont?, color: UIColor?) {}
  /// Keeps a snapshot of the current title, which leaves together with its view controller.
  func beginTravel() {}
  /// Shifts the outgoing and the incoming title.
  func travel(old: CGFloat, new: CGFloat) {}
  /// Removes the outgoing title.
  func endTravel() {}
  /// Called when the content that the title follows has come to rest after a drag.
  func rested(_ scroller: UIScrollView, under bar: UINavigationBar?) {}
}

/// The large title of a navigation bar.
final class LargeTitleBehavior: BarTitleBehavior {
  /// The height at rest, in points.
  static let height: CGFloat = 52

  private let strip = UIView()
  private let label = UILabel()
  private var leaving: UIView?
  private var shift: CGFloat = 0

  override init() {
    super.init()
    strip.clipsToBounds = true
    strip.isUserInteractionEnabled = false
    label.font = .systemFont(ofSize: 34, weight: .bold)
    label.accessibilityTraits = .header
    strip.addSubview(label)
  }

  override func height(of item: UINavigationItem, in traits: UITraitCollection) -> CGFloat {
    guard traits.verticalSizeClass != .compact, item.titleIsLarge else { return 0 }
    return LargeTitleBehavior.height
  }

  override func place(_ item: UINavigationItem?, in box: CGRect, of bar: UINavigationBar) {
    guard let item, box.height > 0 || height(of: item, in: bar.traitCollection) > 0 else {
      strip.removeFromSuperview()
      return
    }
    if strip.superview !== bar { bar.addSubview(strip) }
    strip.frame = box.offsetBy(dx: shift, dy: 0)
    label.text = item.title
    label.isAccessibilityElement = box.height > 8
    let safe = bar.safeAreaInsets
    let margin = bar.contentMargin
    label.frame = CGRect(
      x: safe.left + margin, y: box.height - LargeTitleBehavior.height + 3,
      width: max(0, box.width - safe.left - safe.right - 2 * margin), height: 41)
    label.textAlignment = bar.isMirrored ? .right : .left
  }

  override func show(font: UIFont?, color: UIColor?) {
    label.font = font ?? .systemFont(ofSize: 34, weight: .bold)
    label.textColor = color ?? .label
  }

  override func beginTravel() {
    endTravel()
    guard let bar = strip.superview, strip.bounds.height > 0 else { return }
    let old = UIView(frame: strip.frame)
    old.clipsToBounds = true
    old.isUserInteractionEnabled = false
    let text = UILabel(frame: label.frame)
    text.isAccessibilityElement = false
    text.font = label.font
    text.textColor = label.textColor
    text.text = label.text
    text.textAlignment = label.textAlignment
    old.addSubview(text)
    bar.addSubview(old)
    leaving = old
  }

  override func travel(old: CGFloat, new: CGFloat) {
    leaving?.frame.origin.x = old
    leaving?.alpha = old == 0 ? 1 : 0
    strip.frame.origin.x = new
    strip.alpha = new == 0 ? 1 : 0
    shift = new
  }

  override func rested(_ scroller: UIScrollView, under bar: UINavigationBar?) {
    // Delayed, because the app may still scroll to another position in this turn.
    Session.afterward { [scroller = Weak(scroller), bar = Weak(bar)] in
      if let scroller = scroller.wrappedValue, let bar = bar.wrappedValue { LargeTitleBehavior.snap(scroller, bar) }
    }
  }

  override func endTravel() {
    leaving?.removeFromSuperview()
    leaving = nil
    shift = 0
    strip.frame.origin.x = 0
    strip.alpha = 1
  }
}

extension LargeTitleBehavior {
  /// Completes the hiding or showing of a partly hidden title, whichever is nearer.
  private static func snap(_ scroller: UIScrollView, _ bar: UINavigationBar) {
    guard let item = bar.topItem, scroller.fingers == 0, !scroller.isDragging, !scroller.isDecelerating else { return }
    let known = bar.heights(of: item)
    // A search field is hidden before the title.
    let (height, scrolled) = (known.large, bar.scrolled - known.search)
    guard scrolled > 0.5, scrolled < height - 0.5 else { return }
    let way = scrolled < height / 2 ? -scrolled : height - scrolled
    var offset = scroller.contentOffset
    // Content that is too short to hide the title is not moved.
    let end = scroller.contentSize.height + scroller.adjustedContentInset.bottom - scroller.bounds.height
    guard way < 0 || offset.y + way <= end + 0.5 else { return }
    offset.y += way
    scroller.setContentOffset(offset, animated: true)
  }
}

extension UINavigationBar {
  /// Whether items show large titles below the buttons, unless an item's own setting prevents it; `false` by default.
  public final var prefersLargeTitles: Bool {
    get { titleBehavior != nil }
    set {
      guard newValue != prefersLargeTitles else { return }
      titleBehavior?.place(nil, in: .zero, of: self)
      titleBehavior = newValue ? LargeTitleBehavior() : nil
      itemChanged()
      superview?.setNeedsLayout()
    }
  }
}
