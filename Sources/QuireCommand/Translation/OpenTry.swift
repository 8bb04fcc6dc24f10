// SPDX-License-Identifier: Apache-2.0

/// A `try` in a closure whose inferred error type would be untyped.
enum OpenTry {
  /// Returns whether a `try` is in a closure that does not name the type of its errors, outside of any `do`.
  static func isThere(in words: [SourceWords.Word]) -> Bool {
    /// For each open brace, whether an error that is thrown inside it is caught or passed on.
    var isSettled: [Bool] = []
    for (index, word) in words.enumerated() {
      switch word.text {
      case "{": isSettled.append(takesErrors(words, index))
      case "}": _ = isSettled.popLast()
      case "try":
        let mark = TranslationNeed.text(words, index + 1)
        if mark == "?" || mark == "!" { continue }
        if !isSettled.isEmpty, !isSettled.contains(true) { return true }
      default: break
      }
    }
    return false
  }

  /// Returns whether the code in braces belongs to a `do`, or to a function that names the type of its errors.
  private static func takesErrors(_ words: [SourceWords.Word], _ brace: Int) -> Bool {
    if TranslationNeed.text(words, brace - 1) == "do" { return true }
    // The head of a closure comes after its brace.
    var place = brace + 1
    while place < min(brace + 40, words.count) {
      let text = words[place].text
      if text == "throws" { return true }
      if text == "in" || text == "{" || text == "}" { break }
      place += 1
    }
    place = brace - 1
    while place >= max(0, brace - 120) {
      switch words[place].text {
      case "throws", "rethrows": return true
      case "{", "}", ";": return false
      default: place -= 1
      }
    }
    return false
  }
}
