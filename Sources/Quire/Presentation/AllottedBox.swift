// SPDX-License-Identifier: Apache-2.0

import SheetEngine

/// The box that the engine allots to a presentation's layer, and the reserves made for it in a drag.
struct AllottedBox {
  var size = Size.zero
  /// The height for which reserves were made in this drag.
  private var preparedHeight = 0.0

  /// The height to make reserves for; `nil` if the present height is enough, or they were made in this drag already.
  mutating func prepareHeight(above present: Double) -> Double? {
    guard size.height > max(preparedHeight, present) else { return nil }
    preparedHeight = size.height
    return preparedHeight
  }

  /// The sheet rests: the next drag makes reserves anew.
  mutating func endDrag() {
    preparedHeight = 0
  }
}
