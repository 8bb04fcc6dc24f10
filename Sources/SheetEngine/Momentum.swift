// SPDX-License-Identifier: Apache-2.0

import SheetMotion

/// A scroller's momentum, which the engine plays after a gesture that the sheet owned.
struct Momentum: Sendable {
  let scroller: ScrollerID
  let item: PresentationID
  let decay: ScrollDecay
  let start: Seconds
  /// The scroller's largest offset.
  let range: Double
  let x: Double
  let end: Seconds
}
