// SPDX-License-Identifier: Apache-2.0

/// A spelling checker for the words of a text.
///
/// A page can't ask the browser's spelling checker, so there is no dictionary: the list of languages is empty, no word
/// is misspelled and no guesses are made. Words that the app teaches or ignores are remembered.
@preconcurrency @MainActor open class UITextChecker: NSObject {
  private static var learned: [String] = []

  /// The words that this checker ignores; empty by default.
  public final var ignoredWords: [String]?

  /// Creates a checker.
  public override init() {
    super.init()
  }

  /// Returns the first misspelled word in a range of a text. There is no dictionary, so the location of the result is
  /// always `NSNotFound`.
  public final func rangeOfMisspelledWord(
    in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap wrapFlag: Bool, language: String
  ) -> NSRange {
    NSRange(location: NSNotFound, length: 0)
  }

  /// Returns words that may be meant by a misspelled word: always `nil`, because there is no dictionary.
  public final func guesses(forWordRange range: NSRange, in string: String, language: String) -> [String]? { nil }

  /// Returns words that begin with a part of a word. There is no dictionary, so only learned words are found; `nil` if
  /// there are none.
  public final func completions(forPartialWordRange range: NSRange, in string: String, language: String) -> [String]? {
    let units = string.units
    guard range.location >= 0, range.length > 0, range.upperBound <= units.count else { return nil }
    let part = units[range.location..<range.upperBound]
    let found = Self.learned.filter { $0.units.starts(with: part) }
    return found.isEmpty ? nil : found
  }

  /// Makes this checker ignore a word.
  public final func ignoreWord(_ wordToIgnore: String) {
    ignoredWords = (ignoredWords ?? []) + [wordToIgnore]
  }

  /// Remembers a word for all checkers of the app, until the app ends.
  public final class func learnWord(_ word: String) {
    if !hasLearnedWord(word) { learned.append(word) }
  }

  /// Returns whether a word has been learned.
  public final class func hasLearnedWord(_ word: String) -> Bool {
    learned.contains { $0.hasSameBytes(as: word) }
  }

  /// Forgets a learned word.
  public final class func unlearnWord(_ word: String) {
    learned.removeAll { $0.hasSameBytes(as: word) }
  }

  /// The languages that can be checked: none.
  public final class var availableLanguages: [String] { [] }
}
