// SPDX-License-Identifier: Apache-2.0

/// The names of the system images. Hosts have the drawings. `Documentation/SystemImages.md` lists the names.
enum SystemImages {
  /// The suffixes of variants, with their letters in `names`.
  private static let variants: [(ending: String, letter: UInt8)] = [
    (".slash.fill", UInt8(ascii: "t")), (".circle.fill", UInt8(ascii: "c")), (".square.fill", UInt8(ascii: "q")),
    (".fill", UInt8(ascii: "f")), (".slash", UInt8(ascii: "s")), (".circle", UInt8(ascii: "c")),
    (".square", UInt8(ascii: "q")),
  ]

  /// Returns whether a system image has this name.
  static func contains(_ name: String) -> Bool {
    let wanted = Array(name.utf8)
    if letters(of: wanted[...]) != nil { return true }
    for (ending, letter) in variants where wanted.count > ending.utf8.count {
      let (base, rest) = (wanted.dropLast(ending.utf8.count), wanted.suffix(ending.utf8.count))
      guard rest.elementsEqual(ending.utf8) else { continue }
      if letters(of: base)?.contains(letter) == true || isFrame(letter) && isMark(base) { return true }
    }
    return false
  }

  /// Returns whether a letter of `variants` is that of a circle or a square.
  private static func isFrame(_ letter: UInt8) -> Bool { letter == UInt8(ascii: "c") || letter == UInt8(ascii: "q") }

  /// Returns whether a name exists only in circles and squares: a letter, or a number from 0 to 50.
  private static func isMark(_ name: ArraySlice<UInt8>) -> Bool {
    guard let first = name.first, let last = name.last else { return false }
    let (isLetter, isDigit) = (UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"))
    if name.count == 1 { return isLetter.contains(first) || isDigit.contains(first) }
    guard name.count == 2, isDigit.contains(first), isDigit.contains(last) else { return false }
    let number = Int(first - isDigit.lowerBound) * 10 + Int(last - isDigit.lowerBound)
    return (10...50).contains(number)
  }

  /// Returns the letters of the variants of a name, or `nil` if the name itself is not in the list.
  private static func letters(of wanted: ArraySlice<UInt8>) -> [UInt8]? {
    let (colon, space) = (UInt8(ascii: ":"), UInt8(ascii: " "))
    guard !wanted.isEmpty, !wanted.contains(colon), !wanted.contains(space) else { return nil }
    var name: [UInt8] = []
    var letters: [UInt8] = []
    var isName = true
    for byte in names.utf8 {
      switch byte {
      case colon: isName = false
      case space:
        if wanted.elementsEqual(name) { return letters }
        name.removeAll(keepingCapacity: true)
        letters.removeAll(keepingCapacity: true)
        isName = true
      default:
        if isName { name.append(byte) } else { letters.append(byte) }
      }
    }
    return nil
  }
}
