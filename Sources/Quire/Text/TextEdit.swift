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
    let before = Array(old.utf16)
    let after = Array(new.utf16)
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
    replacement = String(decoding: after[prefix..<(after.count - suffix)], as: UTF16.self)
  }

  /// Returns the position where the character before a position begins. Using `Character` would link the Unicode tables
  /// into the app, so joined emoji and accents are recognized by their ranges.
  static func start(ofCharacterBefore place: Int, in text: String) -> Int {
    let units = Array(text.utf16)
    var start = min(max(place, 0), units.count)
    while start > 0 {
      start -= 1
      let unit = units[start]
      let isAccent = (0x300...0x36F).contains(unit) || (0xFE00...0xFE0F).contains(unit) || unit == 0x200D
      if isAccent { continue }
      guard UTF16.isTrailSurrogate(unit), start > 0 else {
        if start > 0, units[start - 1] == 0x200D { continue }
        break
      }
      start -= 1
      // Skin tones belong to the emoji before them.
      let isTone = units[start] == 0xD83C && (0xDFFB...0xDFFF).contains(unit)
      let isJoined = start > 0 && units[start - 1] == 0x200D
      if !isTone && !isJoined { break }
    }
    return start
  }
}
