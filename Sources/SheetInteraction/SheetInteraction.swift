// SPDX-License-Identifier: Apache-2.0

import Quire

/// Watches one sheet of a stack and tells a delegate, live, how far it is.
///
/// The view controller that is presented keeps it, one for each sheet. Any detents, system ones too, any size class, and
/// the system's grabber will do; nothing has to be drawn or recognised for it.
@preconcurrency @MainActor public final class SheetInteraction: NSObject, UISheetPresentationControllerDelegate {
  /// The sheet that it watches, kept alive by this; it holds this one weakly.
  public let sheetController: UISheetPresentationController
  /// What the sheet shows, with its bars.
  public let sheetView: UIView
  /// For the developer.
  public var debugLabel: String?

  /// Hears of the sheet. It also says how the sheet takes part in its stack, where it can.
  @Weak public var delegate: (any SheetInteractionDelegate)? {
    didSet { delegateChanged() }
  }
  /// Passes events on through the stack.
  public let interactionForwarding: SheetStackInteractionForwarding
  /// Passes events on to the view controllers of a navigation controller, instead of to the delegate.
  public var navigationForwardingDelegate: SheetInteractionNavigationForwarding? {
    didSet { sheetController.observationChanged() }
  }

  /// The detent that was selected as the interaction began.
  public internal(set) var originDetent: DetentIdentifier
  /// Where the sheet goes, and across it the finger.
  public internal(set) var currentDirections: UIPanGestureRecognizer.Directions = .stationary

  var stage = Stage.idle
  /// The detent at which it will rest after the drag; `nil` stands for dismissal, and for no drag.
  var target: DetentIdentifier?
  var lastChange: Change?
  var isMovingDown = false
  var touchUpTotal: CGFloat = 0

  /// - Parameters:
  ///   - sheet: The sheet to watch.
  ///   - sheetView: What it shows, with its bars.
  ///   - isSheetPresentationControllerDelegate: Makes this the sheet's delegate, so that dismissals are told and asked.
  ///     Otherwise the sheet's delegate may pass them on by the methods of the same names.
  ///   - useDefaultNavigationForwardingDelegate: Passes events on to the view controllers of the navigation controller
  ///     that is presented, where it is one.
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

  /// The window of `sheetView`; `nil` while the sheet is not on screen.
  public var sheetWindow: UIWindow? { sheetView.window }

  /// Where the sheet stands at the moment.
  public var sheetLayoutInfo: SheetLayoutInfo { SheetLayoutInfo(sheetController, view: sheetView) }

  /// Whether the sheet goes down.
  public var isMinimizing: Bool { currentDirections.contains(.down) }

  /// Whether the finger has let go and the sheet is on its way to its target.
  public var isEnding: Bool { stage == .ending }

  /// The drag that moves the sheet.
  public var sheetInteractionGesture: UIPanGestureRecognizer { sheetController.dragRecognizer }

  private func delegateChanged() {
    interactionForwarding.delegate = delegate?._forwardingBehavior
    if let delegate, let controller = delegate as? UIViewController { controller.join(as: delegate) }
    sheetController.observationChanged()
  }
}
