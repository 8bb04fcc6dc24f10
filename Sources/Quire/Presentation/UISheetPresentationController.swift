// SPDX-License-Identifier: Apache-2.0

import SheetEngine

/// Runs a sheet: a view controller that rests at detents and moves between them.
///
/// Settings may change at any time. Outside `animateChanges` they take effect unanimated, when the turn of the event
/// that is being handled ends.
@preconcurrency @MainActor open class UISheetPresentationController: UIPresentationController {
  /// Where a sheet that is narrower than its container stands.
  public enum Placement: Int, Sendable {
    /// Centred, or over `sourceView` where that is set.
    case automatic = 0
    /// At the edge where lines begin: the left one, from right to left the right one.
    case leading = 1
    /// In the middle, whatever `sourceView` says.
    case center = 2
    /// At the edge where lines end: the right one, from right to left the left one.
    case trailing = 3
  }

  public override init(
    presentedViewController: UIViewController, presenting presentingViewController: UIViewController?
  ) {
    super.init(presentedViewController: presentedViewController, presenting: presentingViewController)
    presentationStyle = .pageSheet
  }

  /// The view that the sheet is moved by. It holds the controller's view, at its top left corner; before the
  /// presentation it is that view. [DOC-PC]
  open override var presentedView: UIView? { presentation?.wrapper ?? super.presentedView }

  /// Hears of detents and of dismissals; the same slot as the one of the base class.
  public final var delegate: (any UISheetPresentationControllerDelegate)? {
    get { heldDelegate?._sheetDelegate }
    set { heldDelegate = newValue }
  }

  /// The observers that are told of more than UIKit tells.
  final var observers: [Weak<any SheetObserver>] = []
  final var storedKeyboardBehavior = KeyboardBehavior.expand
  /// Made when it is first asked for.
  final var storedDrag: UIPanGestureRecognizer?
  final var storedExpandingHandoff: Handoff?
  final var storedCollapsingHandoff = Handoff.initial
  final var storedFollowsWheel = true

  /// The keys that the engine knows this sheet's detents by.
  final var detentTable = DetentTable()
  /// The detents as numbers for the present environment; `nil` where they must be resolved anew.
  final var resolvedDetents: [SheetEngine.Detent]?

  /// The heights where the sheet may rest, usually from small to large. Drags go by height alone; the order decides
  /// which one a `nil` selection means. An empty array counts as `[.large()]`.
  public final var detents: [Detent] = [.large()] { didSet { invalidateDetents() } }

  /// The detent that user or app chose last; `nil` before. `nil`, or one that isn't among `detents` or isn't active,
  /// means the first active detent in the order of `detents`: the smallest where they are from small to large, as
  /// [HDR18] asks.
  public final var selectedDetentIdentifier: Detent.Identifier? {
    get { storedSelection }
    set {
      storedSelection = newValue
      changed()
    }
  }
  private final var storedSelection: Detent.Identifier?

  /// The largest detent without dimming, up to which what is behind takes touches. `nil` or one that isn't there:
  /// dimmed at all [HDR18].
  public final var largestUndimmedDetentIdentifier: Detent.Identifier? { didSet { changed() } }

  /// The name of `largestUndimmedDetentIdentifier` in the first betas of iOS 15.
  @available(*, deprecated, renamed: "largestUndimmedDetentIdentifier")
  public final var smallestUndimmedDetentIdentifier: Detent.Identifier? {
    get { largestUndimmedDetentIdentifier }
    set { largestUndimmedDetentIdentifier = newValue }
  }

  /// Whether an upward scroll in content that is at its top edge expands the sheet first.
  public final var prefersScrollingExpandsWhenScrolledToEdge = true { didSet { changed() } }

  /// Whether a grabber shows at the top where there is room for one.
  public final var prefersGrabberVisible = false { didSet { changed() } }

  /// Of the sheet in front, in points; `nil` is the system's.
  public final var preferredCornerRadius: CGFloat? { didSet { changed() } }

  /// In compact height: attached to the bottom edge where `true`, full screen where `false`.
  public final var prefersEdgeAttachedInCompactHeight = false { didSet { changed() } }

  /// In compact height and attached to the edge: as wide as `preferredContentSize` says.
  public final var widthFollowsPreferredContentSizeWhenEdgeAttached = false { didSet { changed() } }

  /// A page's size where `true`, a form's where `false`. `true` unless the style is `.formSheet`.
  public final var prefersPageSizing = true {
    didSet {
      changed()
      // The content of a form sheet has compact width.
      if oldValue != prefersPageSizing, presentation?.active === self { presentation?.updateTraits() }
    }
  }

  /// Where a sheet stands that is narrower than its container; `automatic` by default.
  public final var preferredPlacement = Placement.automatic { didSet { changed() } }

  /// The sheet tries to stand centred over it.
  public final var sourceView: UIView? { didSet { changed() } }

  /// Runs changes and animates them. On return this sheet and its neighbours in the stack are laid out as they will
  /// rest.
  ///
  /// Views that are changed in it, and what is laid out for them, move on the sheet's own spring and arrive with it.
  public final func animateChanges(_ changes: () -> Void) {
    guard let presentation, let session = presentation.session else {
      changes()
      return
    }
    session.animateChanges(of: presentation.id, changes)
  }

  /// Has custom detents resolved again. Detents that depend on the context alone need no such call.
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

  /// The user chose a detent.
  final func userSelected(_ key: DetentKey) {
    guard let identifier = detentTable.identifier(of: key) else { return }
    storedSelection = Detent.Identifier(identifier)
    presentation?.sent?.sheet.selected = key
    delegate?.sheetPresentationControllerDidChangeSelectedDetentIdentifier(self)
  }
}
