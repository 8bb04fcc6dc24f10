// SPDX-License-Identifier: Apache-2.0

import SheetEngine

/// The box that the engine allots to a presentation's layer, and the reserves that were made for it during a drag.
struct AllottedBox {
  var size = Size.zero
  /// The height for which reserves were made in this drag.
  private var preparedHeight = 0.0

  /// Returns the height for which to make reserves, or `nil` if the current height is enough or this drag already has
  /// them.
  mutating func prepareHeight(above present: Double) -> Double? {
    guard size.height > max(preparedHeight, present) else { return nil }
    preparedHeight = size.height
    return preparedHeight
  }

  /// Called when the sheet comes to rest. The next drag makes new reserves.
  mutating func endDrag() {
    preparedHeight = 0
  }
}
