// SPDX-License-Identifier: Apache-2.0

import SheetEngine

/// The directions in which a popover's arrow may point. [HDR-POP]
public struct UIPopoverArrowDirection: OptionSet, Hashable, Sendable {
  /// The directions as bits, with Apple's values. Bits without a name are ignored.
  public var rawValue: UInt

  /// Creates directions from bits. A literal such as `[.up, .down]` creates the same value.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The arrow is at the top edge, and the popover below its source.
  public static let up = UIPopoverArrowDirection(rawValue: 1)
  /// The arrow is at the bottom edge, and the popover above its source.
  public static let down = UIPopoverArrowDirection(rawValue: 2)
  /// The arrow is at the left edge, and the popover to the right of its source.
  public static let left = UIPopoverArrowDirection(rawValue: 4)
  /// The arrow is at the right edge, and the popover to the left of its source.
  public static let right = UIPopoverArrowDirection(rawValue: 8)
  /// All four directions, the default of `permittedArrowDirections`.
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
  /// The direction of a popover that has not been placed yet, and of a popover that is shown as a sheet.
  public static let unknown = UIPopoverArrowDirection(rawValue: .max)
}

/// An item that a popover can point at. [DOC-POP]
@preconcurrency @MainActor public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {
  /// Returns the item's frame in a view's coordinates, or `nil` if the item isn't shown in the same window.
  func frame(in referenceView: UIView) -> CGRect?
  /// The item itself if it is a bar button item. The default, `nil`, is right for all other items.
  var _barButtonItem: UIBarButtonItem? { get }
}

extension UIPopoverPresentationControllerSourceItem {
  /// `nil`. Only bar button items return themselves.
  public var _barButtonItem: UIBarButtonItem? { nil }
}

extension UIView: UIPopoverPresentationControllerSourceItem {
  /// Returns the view's bounds in another view's coordinates, or `nil` if the two are in different windows or in none.
  public final func frame(in referenceView: UIView) -> CGRect? {
    guard let window, window === referenceView.window else { return nil }
    return convert(bounds, to: referenceView)
  }
}

extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {
  /// Returns the frame of the item's button or view, or `nil` while no bar of the same window shows it.
  public final func frame(in referenceView: UIView) -> CGRect? { view?.frame(in: referenceView) }
  /// The item itself.
  public final var _barButtonItem: UIBarButtonItem? { self }
}

/// Manages a popover: a box that points at its source, or the adaptive sheet in compact width.
///
/// Settings may change at any time. They take effect at the end of the current event's turn.
@preconcurrency @MainActor open class UIPopoverPresentationController: UIPresentationController {
  public override init(
    presentedViewController: UIViewController, presenting presentingViewController: UIViewController?
  ) {
    super.init(presentedViewController: presentedViewController, presenting: presentingViewController)
    presentationStyle = .popover
  }

  /// The view that the popover moves, without its arrow. It contains the controller's view at its top left corner.
  /// Before the presentation it is the controller's view. [DOC-PC]
  open override var presentedView: UIView? { presentation?.wrapper ?? super.presentedView }

  /// The delegate of the popover and of its adaptation. Shares its storage with the base class's `delegate`.
  public final var delegate: (any UIPopoverPresentationControllerDelegate)? {
    get { heldDelegate?._popoverDelegate }
    set { heldDelegate = newValue }
  }

  /// The item that the popover points at. If it is set, `sourceView` and `sourceRect` are ignored.
  open var sourceItem: (any UIPopoverPresentationControllerSourceItem)? { didSet { changed() } }

  // Not open: in a popover's table of members it would link the buttons of bars into every app.

  /// The source item, if it is a bar button item.
  public final var barButtonItem: UIBarButtonItem? {
    get { sourceItem?._barButtonItem }
    set { sourceItem = newValue }
  }

  /// The view that contains `sourceRect`.
  open var sourceView: UIView? { didSet { changed() } }

  /// The rectangle in `sourceView` that the popover points at. `.null`, the default, means the whole view.
  open var sourceRect = CGRect.null { didSet { changed() } }

  /// The directions in which the arrow may point. `.any` by default.
  open var permittedArrowDirections = UIPopoverArrowDirection.any { didSet { changed() } }

  /// The direction of the arrow. `.unknown` before the popover is placed, and while it is a sheet.
  open var arrowDirection: UIPopoverArrowDirection {
    guard let presentation, let arrow = presentation.session?.stack.arrow(of: presentation.id) else { return .unknown }
    return UIPopoverArrowDirection(arrow.direction)
  }

  /// Whether the popover may cover its source if room is short. `false` by default.
  open var canOverlapSourceViewRect = false { didSet { changed() } }

  /// The minimum distances from the edges of the safe area, in points; 10 by default. In the floating look, the side
  /// margins are at least 19. [DOC-POP] [OPENUIKIT]
  open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10) { didSet { changed() } }

  /// The views outside the popover that still take touches.
  open var passthroughViews: [UIView]? {
    didSet {
      presentation?.markPassthroughViews(besides: oldValue ?? [])
      changed()
    }
  }

  /// The color of the arrow and of the area behind the content. `nil` means the content's own color.
  open var backgroundColor: UIColor? { didSet { presentation?.shownView.setNeedsShow() } }

  #if hasFeature(Embedded)
    /// The class of the view that draws the border and the arrow in place of the system. Its metrics are read once,
    /// when the popover is first shown.
    ///
    /// The class must be a subclass of `UIPopoverBackgroundView`. Embedded Swift can't cast it, so the type requires
    /// this.
    open var popoverBackgroundViewClass: UIPopoverBackgroundView.Type? { didSet { backgroundClassChanged() } }
  #else
    /// The class of the view that draws the border and the arrow in place of the system. Its metrics are read once,
    /// when the popover is first shown.
    ///
    /// The class must be a subclass of `UIPopoverBackgroundView`. [HDR-POP]
    open var popoverBackgroundViewClass: (any UIPopoverBackgroundViewMethods.Type)? {
      didSet { backgroundClassChanged() }
    }
  #endif
  final var storedBackground: PopoverBackground?

  /// Removes the background of the previous class.
  private final func backgroundClassChanged() {
    storedBackground?.view.removeFromSuperview()
    storedBackground = nil
    changed()
  }

  /// The sheet that the popover becomes in compact width. The same object for the popover's whole life.
  public final var adaptiveSheetPresentationController: UISheetPresentationController {
    if let storedAdaptiveSheet { return storedAdaptiveSheet }
    let made = UISheetPresentationController(
      presentedViewController: presentedViewController, presenting: nil)
    made.presentationStyle = .formSheet
    made.prefersPageSizing = false
    made.presentation = presentation
    storedAdaptiveSheet = made
    return made
  }
  final var storedAdaptiveSheet: UISheetPresentationController?

  private final func changed() {
    presentation?.settingsChanged()
  }

  /// Returns the box that the popover points at, in the container, or `nil` if there is no source or the source isn't
  /// shown.
  final func sourceBox(in container: UIView) -> CGRect? {
    if let sourceItem { return sourceItem.frame(in: container) }
    guard let sourceView, sourceView.window != nil else { return nil }
    return sourceView.convert(sourceRect.isNull ? sourceView.bounds : sourceRect, to: container)
  }

  /// Whether the app has set a source.
  final var hasSource: Bool { sourceItem != nil || sourceView != nil }

  /// Returns the settings in the engine's terms.
  final func makeOptions(in container: UIView) -> PopoverOptions {
    let middle = CGRect(x: container.bounds.midX, y: container.bounds.midY, width: 0, height: 0)
    var arrows: ArrowDirections = []
    // Unknown directions are ignored.
    if permittedArrowDirections.contains(.up) { arrows.insert(.up) }
    if permittedArrowDirections.contains(.down) { arrows.insert(.down) }
    if permittedArrowDirections.contains(.left) { arrows.insert(.left) }
    if permittedArrowDirections.contains(.right) { arrows.insert(.right) }
    return PopoverOptions(
      source: Rect(sourceBox(in: container) ?? middle), permittedArrows: arrows,
      margins: Insets(popoverLayoutMargins), canOverlapSource: canOverlapSourceViewRect, adaptsToSheet: false,
      passesTouches: !(passthroughViews ?? []).isEmpty, background: background?.metrics ?? BackgroundMetrics(),
      isOverBar: sourceItem?._barButtonItem != nil)
  }

  /// Asks the delegate for the source after the environment has changed.
  final func reposition() {
    guard sourceItem == nil, var view = sourceView, let delegate else { return }
    let old = view
    var rect = sourceRect.isNull ? view.bounds : sourceRect
    let proposed = rect
    // As in UIKit, the pointers are valid only during the call.
    unsafe delegate.popoverPresentationController(self, willRepositionPopoverTo: &rect, in: &view)
    if view !== old { sourceView = view }
    if rect != proposed { sourceRect = rect }
  }
}

extension UIPopoverArrowDirection {
  init(_ direction: Arrow.Direction) {
    switch direction {
    case .up: self = .up
    case .down: self = .down
    case .left: self = .left
    case .right: self = .right
    }
  }
}
