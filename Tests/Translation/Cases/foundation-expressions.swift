// SPDX-License-Identifier: Apache-2.0

import Foundation

// What regular expressions can be asked.

private func first(_ pattern: String, _ text: String, _ options: NSRegularExpression.Options = []) -> String {
  guard let expression = try? NSRegularExpression(pattern: pattern, options: options) else { return "invalid" }
  let whole = NSRange(text.startIndex..., in: text)
  let range = expression.rangeOfFirstMatch(in: text, options: [], range: whole)
  guard range.location != NSNotFound else { return "none" }
  let count = expression.numberOfMatches(in: text, options: [], range: whole)
  return "\(range.location)+\(range.length) of \(count)"
}

func foundationExpressions() -> [String] {
  let dates = try! NSRegularExpression(pattern: "(?<year>\\d{4})-(?<month>\\d{2})")
  let text = "from 2024-05 to 2025-11"
  let match = dates.firstMatch(in: text, options: [], range: NSRange(location: 0, length: text.utf16.count))
  let year = match?.range(withName: "year") ?? NSRange()
  let month = match?.range(withName: "month") ?? NSRange()
  let absent = match?.range(withName: "day").location == NSNotFound
  var ends = 0
  dates.enumerateMatches(
    in: text, options: [.reportCompletion], range: NSRange(location: 0, length: text.utf16.count)
  ) { match, flags, _ in
    if match == nil, flags.contains(.completed) { ends += 1 }
  }
  return [
    "\(dates.numberOfCaptureGroups) \(year.location) \(year.length) \(month.location) \(absent) \(ends)",
    first("a.c", "a\nc abc"),
    first("a.c", "a\nc abc", .dotMatchesLineSeparators),
    first("a+b", "aab a+b", .ignoreMetacharacters),
    first("a b # words\n c", "abc", .allowCommentsAndWhitespace),
    first("x", "none"),
    first("\\bno\\b", "no one, no", .useUnicodeWordBoundaries),
    first("^b", "a\nb", [.anchorsMatchLines, .useUnixLineSeparators]),
    NSRegularExpression.escapedPattern(for: "a.b*c"),
    NSRegularExpression.escapedTemplate(for: "$1 \\ 2"),
    first("(", "a"),
  ]
}

// => 2 5 4 10 true 1
// => 4+3 of 1
// => 0+3 of 2
// => 4+3 of 1
// => 0+3 of 1
// => none
// => 0+2 of 2
// => 2+1 of 1
// => a\.b\*c
// => \$1 \\ 2
// => invalid
