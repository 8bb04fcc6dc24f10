// SPDX-License-Identifier: Apache-2.0

import SheetEngine

/// The reports about the keyboard so far.
struct KeyboardReport {
  /// The keyboard that was last reported to observers of sheets.
  var known: Keyboard?
  /// Whether the app was told that the keyboard will hide, and the keyboard has not hidden yet.
  var isLeaving = false
  /// The keyboard's last motion, or `nil` if the host reported none.
  var motion: KeyboardMotion?
}
