// SPDX-License-Identifier: Apache-2.0

/// A single replacement that transforms one text into another. Positions are in UTF-16 units, as in UIKit.
struct TextEdit {
  /// The replaced range in the old text.
  var range: Range<Int>
  var replacement: String

  /// Creates the replacement that changes the old text into the new one, or `nil` if the texts are equal. Equal
  /// adjacent characters make the position ambiguous. `caret`, the position after the inserted text in the new text,
  /// resolves this.
  init?(from old: String, to new: String, caret: Int) {
    let before = old.units
    let after = new.units
    let remaining = after.count - min(max(caret, 0), after.count)
    var suffix = 0
    while suffix < min(remaining, before.count), before[before.count - 1 - suffix] == after[after.count - 1 - suffix] {
      suffix += 1
    }
    var prefix = 0
    while prefix < min(before.count, after.count) - suffix, before[prefix] == after[prefix] { prefix += 1 }
    // Never between the two halves of a surrogate pair.
    if prefix > 0, UTF16.isLeadSurrogate(after[prefix - 1]) { prefix -= 1 }
    if suffix > 0, UTF16.isTrailSurrogate(after[after.count - suffix]) { suffix -= 1 }
    guard prefix + suffix < max(before.count, after.count) else { return nil }
    range = prefix..<(before.count - suffix)
    replacement = String(units: after[prefix..<(after.count - suffix)])
  }
}
