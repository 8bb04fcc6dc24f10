// SPDX-License-Identifier: Apache-2.0

import Quire

// Not in the original: the target of a sheet after the finger has let go.

extension SheetInteraction {
  /// Whether the sheet is being dismissed by the finger that let it go.
  public var isLeaving: Bool { stage == .ending && target == nil }

  /// The detent where the sheet will rest after the finger has let it go. `nil` before that, and if the sheet will be
  /// dismissed.
  public var targetDetentIdentifier: DetentIdentifier? { stage == .ending ? target : nil }
}
