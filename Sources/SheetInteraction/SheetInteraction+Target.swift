// SPDX-License-Identifier: Apache-2.0

import Quire

// Not in the original: where a sheet goes after the finger let go.

extension SheetInteraction {
  /// Whether the sheet is being dismissed by the finger that let it go.
  public var isLeaving: Bool { stage == .ending && target == nil }

  /// The detent where the sheet will rest after the finger let it go; `nil` before, and if it will be dismissed.
  public var targetDetentIdentifier: DetentIdentifier? { stage == .ending ? target : nil }
}
