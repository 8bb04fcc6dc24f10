// SPDX-License-Identifier: Apache-2.0

import SheetEngine

/// What was told of the keyboard so far.
struct KeyboardReport {
  /// The keyboard that observers of sheets know of.
  var known: Keyboard?
  /// Whether the app was told that the keyboard goes, and it has not gone yet.
  var isLeaving = false
  /// How the keyboard moved last, where the host told.
  var motion: KeyboardMotion?
}
