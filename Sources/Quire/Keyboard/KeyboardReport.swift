// SPDX-License-Identifier: Apache-2.0

import SheetEngine

/// What was reported about the keyboard so far.
struct KeyboardReport {
  /// The keyboard that was last reported to observers of sheets.
  var known: Keyboard?
  /// Whether the app was told that the keyboard will hide, and it has not hidden yet.
  var isLeaving = false
  /// The keyboard's last motion, if the host reported one.
  var motion: KeyboardMotion?
}
