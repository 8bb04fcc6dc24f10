// SPDX-License-Identifier: Apache-2.0

import Quire

/// Decides how a view controller participates in the notifications of a stack.
@preconcurrency @MainActor public protocol SheetStackInteractionForwardingBehavior: WeaklyHeld {
  /// Returns whether the view controller is notified of sheets.
  func shouldHandleSheetInteraction() -> Bool
  /// Returns whether the view controller below all sheets is notified of this one's sheet. `true` by default.
  func shouldNotifyRootPresenter() -> Bool
}

extension SheetStackInteractionForwardingBehavior {
  /// Returns `true`: the view controller below all sheets is notified too.
  public func shouldNotifyRootPresenter() -> Bool { true }
}
