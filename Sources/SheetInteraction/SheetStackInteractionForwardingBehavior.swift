// SPDX-License-Identifier: Apache-2.0

import Quire

/// Decides how a view controller takes part in the notifications of a stack.
@preconcurrency @MainActor public protocol SheetStackInteractionForwardingBehavior: WeaklyHeld {
  /// Whether it is notified of sheets.
  func shouldHandleSheetInteraction() -> Bool
  /// Whether the view controller below all sheets is notified of this one's sheet; `true` by default.
  func shouldNotifyRootPresenter() -> Bool
}

extension SheetStackInteractionForwardingBehavior {
  /// `true`, the default: the view controller below all sheets is notified too.
  public func shouldNotifyRootPresenter() -> Bool { true }
}
