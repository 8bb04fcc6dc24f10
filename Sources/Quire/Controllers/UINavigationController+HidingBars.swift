// SPDX-License-Identifier: Apache-2.0

/// The hiding of a navigation controller's bars. The controller refers only to this class, so that an app whose bars
/// stay does not load the code.
@MainActor class BarHiding {
  init() {}

  /// Called before the bars and the content are laid out.
  func willLayOut(_ navigation: UINavigationController) {}
  /// Called when the content may have scrolled.
  func followed(_ scroller: UIScrollView?, in navigation: UINavigationController) {}
}

private final class NavigationBarHiding: BarHiding {
  var onSwipe = false
  var onTap = false { didSet { tap.isEnabled = onTap } }
  var whenKeyboardAppears = false
  var whenCompact = false { didSet { if whenCompact != oldValue { wasCompact = nil } } }

  let tap = UITapGestureRecognizer()
  private let filter = BarTapFilter()
  private var wasCompact: Bool?
  /// The offset of the dragged content at its last change, and the distance that it has moved in one direction since.
  private var offset: CGFloat?
  private var travel: CGFloat = 0
  /// Whether the toolbar is hidden together with the navigation bar.
  private var hidToolbar = false
  private var observers: [any NSObjectProtocol] = []

  /// The distance of a drag that hides or shows the bars, in points. UIKit's value is not public; a decision.
  private static let distance: CGFloat = 24

  init(_ navigation: UINavigationController) {
    super.init()
    tap.isEnabled = false
    tap.cancelsTouchesInView = false
    filter.navigation = navigation
    tap.delegate = filter
    tap.addAction { [me = Weak(self), navigation = Weak(navigation)] _ in
      guard let me = me.wrappedValue, let navigation = navigation.wrappedValue else { return }
      me.hide(!navigation.isNavigationBarHidden, in: navigation, animated: true)
    }
  }

  func hide(_ isHidden: Bool, in navigation: UINavigationController, animated: Bool) {
    if isHidden != navigation.isNavigationBarHidden {
      navigation.setNavigationBarHidden(isHidden, animated: animated)
    }
    if isHidden, !navigation.isToolbarHidden {
      hidToolbar = true
      navigation.setToolbarHidden(true, animated: animated)
    } else if !isHidden, hidToolbar {
      hidToolbar = false
      navigation.setToolbarHidden(false, animated: animated)
    }
  }

  override func willLayOut(_ navigation: UINavigationController) {
    if tap.view == nil { navigation.view.addGestureRecognizer(tap) }
    guard whenCompact, navigation.traitCollection.verticalSizeClass != .unspecified else { return }
    let isCompact = navigation.traitCollection.verticalSizeClass == .compact
    guard isCompact != wasCompact else { return }
    let isFirst = wasCompact == nil
    wasCompact = isCompact
    if isCompact || !isFirst { hide(isCompact, in: navigation, animated: false) }
  }

  override func followed(_ scroller: UIScrollView?, in navigation: UINavigationController) {
    guard onSwipe, let scroller, scroller.isDragging else {
      offset = nil
      travel = 0
      return
    }
    let new = scroller.contentOffset.y
    let step = new - (offset ?? new)
    offset = new
    if step * travel < 0 { travel = 0 }
    travel += step
    let wantsHidden = travel > 0
    guard travel.magnitude > NavigationBarHiding.distance, wantsHidden != navigation.isNavigationBarHidden else {
      return
    }
    // The content's insets change with the bars.
    offset = nil
    travel = 0
    hide(wantsHidden, in: navigation, animated: true)
  }

  /// Hides the bars while the keyboard is shown.
  func observeKeyboard(of navigation: UINavigationController) {
    guard observers.isEmpty else { return }
    observers = [
      observe(UIResponder.keyboardWillShowNotification, navigation, isHidden: true),
      observe(UIResponder.keyboardWillHideNotification, navigation, isHidden: false),
    ]
  }

  private func observe(
    _ name: Notification.Name, _ navigation: UINavigationController, isHidden: Bool
  ) -> any NSObjectProtocol {
    let center = NotificationCenter.default
    #if hasFeature(Embedded)
      return center.addObserver(forName: name, object: nil, queue: nil) { [navigation = Weak(navigation)] _ in
        NavigationBarHiding.keyboardChanged(navigation.wrappedValue, isHidden)
      }
    #else
      let navigation = MainThread.Object(Weak(navigation))
      return center.addObserver(forName: name, object: nil, queue: nil) { _ in
        MainActor.assumeIsolated {
          NavigationBarHiding.keyboardChanged(navigation.value.wrappedValue, isHidden)
        }
      }
    #endif
  }

  private static func keyboardChanged(_ navigation: UINavigationController?, _ isHidden: Bool) {
    guard let navigation, let window = navigation.viewIfLoaded?.window, window.session === Session.current,
      let own = navigation.barHiding as? NavigationBarHiding, own.whenKeyboardAppears
    else { return }
    own.hide(isHidden, in: navigation, animated: true)
  }

  func ignoreKeyboard() {
    for observer in observers { NotificationCenter.default.removeObserver(observer) }
    observers = []
  }
}

/// The delegate of the tap that hides the bars: taps on bars and controls do not count.
private final class BarTapFilter: NSObject, UIGestureRecognizerDelegate {
  @Weak var navigation: UINavigationController?

  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    var view = touch.view
    while let current = view {
      if current is UIControl || current === navigation?.navigationBar { return false }
      view = current.superview
    }
    return true
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { true }
}

extension UINavigationController {
  private final var hiding: NavigationBarHiding {
    if let own = barHiding as? NavigationBarHiding { return own }
    let made = NavigationBarHiding(self)
    barHiding = made
    viewIfLoaded?.setNeedsLayout()
    return made
  }
  private final var ownHiding: NavigationBarHiding? { barHiding as? NavigationBarHiding }

  /// Whether dragging the content up hides the bars, and dragging it down shows them; `false` by default.
  public final var hidesBarsOnSwipe: Bool {
    get { ownHiding?.onSwipe ?? false }
    set { hiding.onSwipe = newValue }
  }

  /// Whether a tap on the content hides the bars or shows them; `false` by default. Taps on controls do not count.
  public final var hidesBarsOnTap: Bool {
    get { ownHiding?.onTap ?? false }
    set { hiding.onTap = newValue }
  }

  /// Whether the bars are hidden in compact height, as on a phone in landscape, and shown again in regular height;
  /// `false` by default.
  public final var hidesBarsWhenVerticallyCompact: Bool {
    get { ownHiding?.whenCompact ?? false }
    set {
      hiding.whenCompact = newValue
      viewIfLoaded?.setNeedsLayout()
    }
  }

  /// Whether the bars are hidden when the keyboard appears, and shown again when it disappears; `false` by default.
  public final var hidesBarsWhenKeyboardAppears: Bool {
    get { ownHiding?.whenKeyboardAppears ?? false }
    set {
      hiding.whenKeyboardAppears = newValue
      if newValue { hiding.observeKeyboard(of: self) } else { hiding.ignoreKeyboard() }
    }
  }

  /// The recognizer of the tap that hides the bars. It is enabled while `hidesBarsOnTap` is `true`.
  public final var barHideOnTapGestureRecognizer: UITapGestureRecognizer { hiding.tap }

  /// The recognizer of the drag that hides the bars. Unavailable: the bars follow the content's drag.
  @available(*, unavailable, message: "override setNavigationBarHidden(_:animated:) to know when the bars hide")
  public final var barHideOnSwipeGestureRecognizer: UIPanGestureRecognizer { UIPanGestureRecognizer() }
}
