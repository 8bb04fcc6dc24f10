// SPDX-License-Identifier: Apache-2.0

import Quire

/// Observes one sheet of a stack and reports its progress to a delegate, live.
///
/// The presented view controller holds one interaction for each sheet. It works with any detents, including the
/// system's, in any size class, and with the system's grabber. No extra views or recognizers are needed.
@preconcurrency @MainActor public final class SheetInteraction: NSObject, UISheetPresentationControllerDelegate {
  /// The observed sheet, held strongly; the sheet holds this object weakly.
  public let sheetController: UISheetPresentationController
  /// The view that the sheet shows, including bars.
  public let sheetView: UIView
  /// A label for debugging; it has no effect.
  public var debugLabel: String?

  /// The delegate, which is notified of the sheet. It may also decide how the sheet participates in its stack.
  @Weak public var delegate: (any SheetInteractionDelegate)? {
    didSet { delegateChanged() }
  }
  /// The object that forwards events through the stack.
  public let interactionForwarding: SheetStackInteractionForwarding
  /// The object that forwards events to the view controllers of a navigation controller instead of the delegate.
  public var navigationForwardingDelegate: SheetInteractionNavigationForwarding? {
    didSet { sheetController.observationChanged() }
  }

  /// The detent that was selected when the interaction began.
  public internal(set) var originDetent: DetentIdentifier
  /// The sheet's vertical direction, and the finger's horizontal one.
  public internal(set) var currentDirections: UIPanGestureRecognizer.Directions = .stationary

  var stage = Stage.idle
  /// The target detent after the drag. `nil` for dismissal, and without a drag.
  var target: DetentIdentifier?
  var lastChange: Change?
  var isMovingDown = false
  var touchUpTotal: CGFloat = 0

  /// Creates an interaction that observes a sheet.
  ///
  /// - Parameters:
  ///   - sheet: The sheet to observe.
  ///   - sheetView: The view that the sheet shows, including bars.
  ///   - isSheetPresentationControllerDelegate: Whether this object becomes the sheet's delegate, so that it handles
  ///     dismissals. Otherwise the sheet's delegate may forward them with the methods of the same names.
  ///   - useDefaultNavigationForwardingDelegate: Whether events are forwarded to the view controllers of the presented
  ///     controller, if that is a navigation controller.
  public init(
    sheet: UISheetPresentationController, sheetView: UIView, isSheetPresentationControllerDelegate: Bool = true,
    useDefaultNavigationForwardingDelegate: Bool = true
  ) {
    sheetController = sheet
    self.sheetView = sheetView
    interactionForwarding = SheetStackInteractionForwarding()
    originDetent = sheet.identifierForSelectedDetent()
    super.init()
    interactionForwarding.interaction = self
    sheet.addObserver(self)
    if isSheetPresentationControllerDelegate { sheet.delegate = self }
    sheetInteractionGesture.name = "detentPan"
    if useDefaultNavigationForwardingDelegate,
      let navigation = sheet.presentedViewController as? UINavigationController
    {
      navigationForwardingDelegate = SheetInteractionNavigationForwarding(navigationController: navigation)
    }
  }

  /// The window of `sheetView`, or `nil` while the sheet is not on screen.
  public var sheetWindow: UIWindow? { sheetView.window }

  /// The current layout of the sheet.
  public var sheetLayoutInfo: SheetLayoutInfo { SheetLayoutInfo(sheetController, view: sheetView) }

  /// Whether the sheet is moving down.
  public var isMinimizing: Bool { currentDirections.contains(.down) }

  /// Whether the finger has let go and the sheet is on its way to its target.
  public var isEnding: Bool { stage == .ending }

  /// The recognizer for the drag that moves the sheet.
  public var sheetInteractionGesture: UIPanGestureRecognizer { sheetController.dragRecognizer }

  private func delegateChanged() {
    interactionForwarding.delegate = delegate?._forwardingBehavior
    if let delegate, let controller = delegate as? UIViewController { controller.join(as: delegate) }
    sheetController.observationChanged()
  }
}
