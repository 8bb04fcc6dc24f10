// SPDX-License-Identifier: Apache-2.0

import Quire

/// Forwards the events of a sheet through its stack.
///
/// First the sheet's own delegate is notified, or the view controllers of its navigation controller. Then the sheets
/// below are notified, one after the other, and finally the view controller that presents the lowest of them. A view
/// controller that doesn't conform is skipped.
@preconcurrency @MainActor public final class SheetStackInteractionForwarding: SheetInteractionForwarder {
  /// The delegate, which decides how the sheet of the events participates.
  @Weak public var delegate: (any SheetStackInteractionForwardingBehavior)?
  @Weak var interaction: SheetInteraction?

  override var receivers: [any SheetInteractionDelegate] {
    guard let interaction else { return [] }
    var found = interaction.receivers
    // This works even while a presentation ends, when the presented controller has no presenter any more.
    var below = interaction.sheetController.presentingViewController
    while let controller = below {
      below = controller.presentingViewController
      if below != nil {
        for receiver in controller.sheetReceivers { found.addReceiver(receiver) }
      } else if delegate?.shouldNotifyRootPresenter() ?? true {
        for receiver in controller.sheetReceivers where receiver.sheetInteraction() == nil {
          found.addReceiver(receiver)
        }
      }
    }
    return found
  }
}

extension SheetInteraction {
  /// The delegates of the sheet itself.
  fileprivate var receivers: [any SheetInteractionDelegate] {
    let navigation = navigationForwardingDelegate?.receivers ?? []
    if !navigation.isEmpty { return navigation }
    var found: [any SheetInteractionDelegate] = []
    if let delegate { found.addReceiver(delegate) }
    return found
  }
}

extension UIViewController {
  /// The delegates among a view controller and its children that are notified of the sheets above it.
  fileprivate var sheetReceivers: [any SheetInteractionDelegate] {
    if presentingViewController != nil, let sheet = sheetPresentationController {
      for observer in sheet.livingObservers {
        if let interaction = observer as? SheetInteraction { return interaction.receivers }
      }
    }
    if let navigation = self as? UINavigationController {
      let receivers = SheetInteractionNavigationForwarding(navigationController: navigation).receivers
      if !receivers.isEmpty { return receivers }
    }
    return stackDelegate.map { [$0] } ?? []
  }
}
