// SPDX-License-Identifier: Apache-2.0

import Foundation

// Regular expressions.

private func ranges(_ pattern: String, _ text: String, _ options: NSRegularExpression.Options = []) -> String {
  guard let expression = try? NSRegularExpression(pattern: pattern, options: options) else { return "invalid" }
  let whole = NSRange(text.startIndex..., in: text)
  return expression.matches(in: text, range: whole).map { match in
    (0..<match.numberOfRanges).map { index in
      Range(match.range(at: index), in: text).map { String(text[$0]) } ?? "-"
    }.joined(separator: "/")
  }.joined(separator: " ")
}

func foundationPatterns() -> [String] {
  let mail = NSPredicate(format: "SELF MATCHES %@", "[A-Z0-9a-z._%+-]+@[A-Za-z0-9.-]+\\.[A-Za-z]{2,64}")
  let replaced = "HarborWallNorth".replacingOccurrences(of: "([A-Z])", with: " $1", options: .regularExpression)
  let digits = "a12b3".replacingOccurrences(of: "[^0-9]", with: "", options: .regularExpression)
  var words: [String] = []
  let text = "ebb, flow; slack"
  let expression = try? NSRegularExpression(pattern: "\\b\\w+\\b")
  expression?.enumerateMatches(in: text, options: [], range: NSRange(location: 0, length: text.utf16.count)) {
    match, _, stop in
    if let match { words.append((text as NSString).substring(with: match.range)) }
    if words.count == 2 { stop.pointee = true }
  }
  let swapped = (try? NSRegularExpression(pattern: "(\\w+) (\\w+)"))?.stringByReplacingMatches(
    in: "north wind", options: [], range: NSRange(location: 0, length: 10), withTemplate: "$2 $1")
  return [
    "\(mail.evaluate(with: "pier@quire.example")) \(mail.evaluate(with: "pier@quire"))",  // => true false
    replaced.trimmingCharacters(in: .whitespaces),  // => Harbor Wall North
    digits,  // => 123
    ranges("#(\\w+)", "at #dawn and #dusk"),  // => #dawn/dawn #dusk/dusk
    ranges("a+?b|c{2,3}", "aab ccccc"),  // => aab ccc cc
    ranges("(?<=\\$)\\d+(?:\\.\\d{2})?", "$5 $7.25 8"),  // => 5 7.25
    ranges("(\\w)\\1", "feed moor"),  // => ee/e oo/o
    ranges("^\\w+$", "one\ntwo", .anchorsMatchLines),  // => one two
    ranges("TIDE(?!s)", "tides tide", .caseInsensitive),  // => tide
    ranges("(a|(b))c", "ac bc"),  // => ac/a/- bc/b/b
    ranges("(", "("),  // => invalid
    words.joined(separator: "+"),  // => ebb+flow
    swapped ?? "none",  // => wind north
    NSRegularExpression.escapedPattern(for: "1+1"),  // => 1\+1
    "\("v12".range(of: "^v[0-9]+$", options: .regularExpression) != nil)",  // => true
  ]
}
