// SPDX-License-Identifier: Apache-2.0

import Quire

/// How a view controller takes part in what the sheets of a stack tell.
@preconcurrency @MainActor public protocol SheetStackInteractionForwardingBehavior: WeaklyHeld {
  /// Whether it wants to hear of sheets at all.
  func shouldHandleSheetInteraction() -> Bool
  /// Whether the view controller below all sheets hears of the one that this is in; `true` by default.
  func shouldNotifyRootPresenter() -> Bool
}

extension SheetStackInteractionForwardingBehavior {
  /// Yes, the default.
  public func shouldNotifyRootPresenter() -> Bool { true }
}
