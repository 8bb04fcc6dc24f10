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
      if rest.elementsEqual(ending.utf8), letters(of: base)?.contains(letter) == true { return true }
    }
    return false
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
