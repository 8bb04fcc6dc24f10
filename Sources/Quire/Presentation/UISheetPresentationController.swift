// SPDX-License-Identifier: Apache-2.0

import SheetEngine

/// Manages a sheet, which rests at detents and moves between them.
///
/// Settings may change at any time. Outside `animateChanges` they take effect without animation, at the end of the
/// current event's turn.
@preconcurrency @MainActor open class UISheetPresentationController: UIPresentationController {
  /// The horizontal position of a sheet that is narrower than its container.
  public enum Placement: Int, Sendable {
    /// Centered, or over `sourceView` if that is set.
    case automatic = 0
    /// At the edge where lines begin: the left edge, or the right one if text runs from right to left.
    case leading = 1
    /// In the middle, regardless of `sourceView`.
    case center = 2
    /// At the edge where lines end: the right edge, or the left one if text runs from right to left.
    case trailing = 3
  }

  public override init(
    presentedViewController: UIViewController, presenting presentingViewController: UIViewController?
  ) {
    super.init(presentedViewController: presentedViewController, presenting: presentingViewController)
    presentationStyle = .pageSheet
  }

  /// The view that the sheet moves. It contains the controller's view at its top left corner. Before the presentation
  /// it is the controller's view. [DOC-PC]
  open override var presentedView: UIView? { presentation?.wrapper ?? super.presentedView }

  /// The delegate, which is notified of detents and of dismissals. Shares its storage with the base class's `delegate`.
  public final var delegate: (any UISheetPresentationControllerDelegate)? {
    get { heldDelegate?._sheetDelegate }
    set { heldDelegate = newValue }
  }

  /// The observers, which are notified of more than UIKit's delegate.
  final var observers: [Weak<any SheetObserver>] = []
  final var storedKeyboardBehavior = KeyboardBehavior.expand
  /// The drag recognizer, created when `dragRecognizer` is first read.
  final var storedDrag: UIPanGestureRecognizer?
  final var storedExpandingHandoff: Handoff?
  final var storedCollapsingHandoff = Handoff.initial
  final var storedFollowsWheel = true

  /// The engine's keys of this sheet's detents.
  final var detentTable = DetentTable()
  /// The detents' heights in the current environment, or `nil` if they must be resolved again.
  final var resolvedDetents: [SheetEngine.Detent]?

  /// The heights at which the sheet may rest, usually from small to large. Drags depend only on the heights; the order
  /// decides which detent a `nil` selection means. An empty array counts as `[.large()]`.
  public final var detents: [Detent] = [.large()] { didSet { invalidateDetents() } }

  /// The detent that the user or the app chose last. `nil` by default. `nil`, or a detent that isn't among `detents` or
  /// isn't active, means the first active one in the order of `detents`, which is the smallest if they are ordered as
  /// [HDR18] asks.
  public final var selectedDetentIdentifier: Detent.Identifier? {
    get { storedSelection }
    set {
      storedSelection = newValue
      changed()
    }
  }
  private final var storedSelection: Detent.Identifier?

  /// The largest detent without dimming. Up to it, the content behind takes touches. With `nil` or an unknown
  /// identifier the sheet is dimmed at every detent [HDR18].
  public final var largestUndimmedDetentIdentifier: Detent.Identifier? { didSet { changed() } }

  /// The name of `largestUndimmedDetentIdentifier` in the first betas of iOS 15.
  @available(*, deprecated, renamed: "largestUndimmedDetentIdentifier")
  public final var smallestUndimmedDetentIdentifier: Detent.Identifier? {
    get { largestUndimmedDetentIdentifier }
    set { largestUndimmedDetentIdentifier = newValue }
  }

  /// Whether an upward drag in content that is at its top edge expands the sheet first. `true` by default.
  public final var prefersScrollingExpandsWhenScrolledToEdge = true { didSet { changed() } }

  /// Whether a grabber is shown at the top. `false` by default. A sheet that fills the window shows none.
  public final var prefersGrabberVisible = false { didSet { changed() } }

  /// The corner radius while the sheet is in front, in points. `nil` means the system's.
  public final var preferredCornerRadius: CGFloat? { didSet { changed() } }

  /// Whether the sheet is attached to the bottom edge in compact height. `false`, the default, makes it full screen
  /// there.
  public final var prefersEdgeAttachedInCompactHeight = false { didSet { changed() } }

  /// Whether the width is that of `preferredContentSize` in compact height while the sheet is attached to the edge.
  /// `false` by default.
  public final var widthFollowsPreferredContentSizeWhenEdgeAttached = false { didSet { changed() } }

  /// Whether the sheet has a page's size instead of a form's. `true` unless the style is `.formSheet`.
  public final var prefersPageSizing = true {
    didSet {
      changed()
      // The content of a form sheet has compact width.
      if oldValue != prefersPageSizing, presentation?.active === self { presentation?.updateTraits() }
    }
  }

  /// The horizontal position of a sheet that is narrower than its container. `automatic` by default.
  public final var preferredPlacement = Placement.automatic { didSet { changed() } }

  /// The view over which the sheet is centered as far as possible. `nil` by default.
  public final var sourceView: UIView? { didSet { changed() } }

  /// Runs a block and animates its changes. On return, this sheet and its neighbors in the stack have their final
  /// layout.
  ///
  /// Views that the block changes, or that are laid out because of it, move on the sheet's spring and arrive together
  /// with the sheet.
  public final func animateChanges(_ changes: () -> Void) {
    guard let presentation, let session = presentation.session else {
      changes()
      return
    }
    session.animateChanges(of: presentation.id, changes)
  }

  /// Resolves custom detents again. Not needed for detents that depend only on the context.
  public final func invalidateDetents() {
    resolvedDetents = nil
    changed()
  }

  final func keyboardBehaviorChanged() {
    changed()
  }

  private final func changed() {
    presentation?.settingsChanged()
  }

  /// Called when the user has chosen a detent.
  final func userSelected(_ key: DetentKey) {
    guard let identifier = detentTable.identifier(of: key) else { return }
    storedSelection = Detent.Identifier(identifier)
    presentation?.sent?.sheet.selected = key
    delegate?.sheetPresentationControllerDidChangeSelectedDetentIdentifier(self)
  }
}
