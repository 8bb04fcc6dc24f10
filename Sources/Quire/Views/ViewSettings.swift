// SPDX-License-Identifier: Apache-2.0

/// The rarely used settings of a view.
@MainActor final class ViewSettings {
  var isOpaque = true
  var takesSeveralTouches = false
  var takesTouchesAlone = false
  var clearsContext = true
  var scaleFactor: CGFloat?
  var restorationIdentifier: String?
  var semantics = UISemanticContentAttribute.unspecified
  var tintMode = UIView.TintAdjustmentMode.automatic
  var motionEffects: [UIMotionEffect] = []
  var largeContent: LargeContent?
  var focusGroup: String?
  var focusEffect: UIFocusEffect?
  /// The factor of the shown alpha, for a part of a control that is pressed or disabled.
  var paleness: CGFloat = 1

  /// The settings of the large content viewer.
  struct LargeContent {
    var isShown = false
    var title: String?
    var image: UIImage?
    var scalesImage = false
    var insets = UIEdgeInsets.zero
  }
}

extension UIView {
  /// Shows the view with a fraction of its alpha, which itself stays the app's: 1 for all of it.
  final func showPale(_ fraction: CGFloat) {
    guard fraction != viewSettings?.paleness ?? 1 else { return }
    changeSettings { $0.paleness = fraction }
    setNeedsShow()
  }

  /// Changes the settings, and creates them if there are none.
  final func changeSettings(_ change: (ViewSettings) -> Void) {
    let settings = viewSettings ?? ViewSettings()
    viewSettings = settings
    change(settings)
  }

  /// Whether the view is opaque; `true` by default. It has no effect: the browser draws what is behind a view wherever
  /// the view's content leaves a gap.
  public final var isOpaque: Bool {
    get { viewSettings?.isOpaque ?? true }
    set { changeSettings { $0.isOpaque = newValue } }
  }

  /// Whether the view receives several touches at a time; `false` by default. If not, it receives the first touch of
  /// several, and the others only after that one has ended. Gesture recognizers always receive all touches.
  public final var isMultipleTouchEnabled: Bool {
    get { viewSettings?.takesSeveralTouches ?? false }
    set { changeSettings { $0.takesSeveralTouches = newValue } }
  }

  /// Whether no other view of the window receives touches while this view has some; `false` by default. It has no
  /// effect: the browser decides which controls fingers press.
  public final var isExclusiveTouch: Bool {
    get { viewSettings?.takesTouchesAlone ?? false }
    set { changeSettings { $0.takesTouchesAlone = newValue } }
  }

  /// Whether the old drawing is erased before `draw(_:)` is called; `true` by default. It has no effect: each drawing
  /// starts empty.
  public final var clearsContextBeforeDrawing: Bool {
    get { viewSettings?.clearsContext ?? true }
    set { changeSettings { $0.clearsContext = newValue } }
  }

  /// The number of pixels per point in the view; the screen's by default. A change has no effect: drawings are sharp at
  /// every scale.
  public final var contentScaleFactor: CGFloat {
    get { viewSettings?.scaleFactor ?? layer.contentsScale }
    set { changeSettings { $0.scaleFactor = newValue } }
  }

  /// The name under which the state of the view is restored; `nil` by default. It has no effect: a page keeps no state
  /// of views. Write it to `UserDefaults`.
  public final var restorationIdentifier: String? {
    get { viewSettings?.restorationIdentifier }
    set { changeSettings { $0.restorationIdentifier = newValue } }
  }
}
