// SPDX-License-Identifier: Apache-2.0

import SheetEngine

/// The state of the session's reports about the keyboard.
struct KeyboardReport {
  /// The keyboard that was last reported to observers of sheets.
  var known: Keyboard?
  /// Whether the app was notified that the keyboard will hide, and the keyboard has not hidden yet.
  var isLeaving = false
  /// The keyboard's last motion, or `nil` if the host reported none.
  var motion: KeyboardMotion?
}
