// SPDX-License-Identifier: Apache-2.0

import UIKit

@MainActor func foundationText() -> [String] {
  var lines: [String] = []
  // => 5
  lines.append("\("  a b \n".trimmingCharacters(in: .whitespaces).count)")
  // => [a b]
  lines.append("[" + "  a b \n".trimmingCharacters(in: .whitespacesAndNewlines) + "]")
  // => hi
  lines.append("xxhixx".trimmingCharacters(in: CharacterSet(charactersIn: "x")))
  // => 12b3
  lines.append("a12b3".trimmingCharacters(in: CharacterSet.decimalDigits.inverted))
  // => a|b||c
  lines.append("a,b,,c".components(separatedBy: ",").joined(separator: "|"))
  // => 1
  lines.append("".components(separatedBy: ",").count.description)
  // => |a|
  lines.append(",a,".components(separatedBy: ",").joined(separator: "|"))
  // => abc
  lines.append("abc".components(separatedBy: "").joined(separator: "|"))
  // => one|two|three
  lines.append("one two\tthree".components(separatedBy: .whitespaces).joined(separator: "|"))
  // => a||b|c
  lines.append("a--b-c".components(separatedBy: CharacterSet(charactersIn: "-")).joined(separator: "|"))
  // => bANANa
  lines.append("banana".replacingOccurrences(of: "an", with: "AN"))
  // => banana
  lines.append("banana".replacingOccurrences(of: "", with: "x"))
  // => xanana
  lines.append("Banana".replacingOccurrences(of: "b", with: "x", options: .caseInsensitive))
  // => bb
  lines.append("aaaa".replacingOccurrences(of: "aa", with: "b"))
  // => a-b-c
  lines.append("aXbXc".replacingOccurrences(of: "X", with: "-", options: .literal, range: nil))
  // => Hello World It's Foo-Bar A1B Éclair
  lines.append("hello wORLD it's foo-bar a1b éclair".capitalized)
  // => 3Rd Place O'neil "Quoted" X.Y_Z
  lines.append("3rd place o'neil \"quoted\" x.y_z".capitalized)
  // => Straße ǅ Fin
  lines.append("straße ǆ ﬁn".capitalized)
  // => yes
  lines.append("one".contains("ne") ? "yes" : "no")
  // => no
  lines.append("one".contains("") ? "yes" : "no")
  // => no
  lines.append("one".contains("No") ? "yes" : "no")
  // => no
  lines.append("cafe\u{301}".contains("cafe") ? "yes" : "no")
  // => yes
  lines.append("one".contains(Character("n")) ? "yes" : "no")
  // => llo
  if let range = "hello".range(of: "l") { lines.append(String("hello"[range.lowerBound...])) }
  // => lo
  if let range = "hello".range(of: "l", options: .backwards) { lines.append(String("hello"[range.lowerBound...])) }
  // => He
  if let range = "Hello".range(of: "hE", options: .caseInsensitive) { lines.append(String("Hello"[range])) }
  // => none
  if let range = "hello".range(of: "l", options: [.backwards, .anchored]) {
    lines.append(String("hello"[range]))
  } else {
    lines.append("none")
  }
  // => he
  if let range = "hello".range(of: "he", options: .anchored) {
    lines.append(String("hello"[range]))
  } else {
    lines.append("none")
  }
  // => nil
  lines.append("hello".range(of: "") == nil ? "nil" : "range")
  // => range
  lines.append("ÄÖ".range(of: "äö", options: .caseInsensitive) == nil ? "nil" : "range")
  // => range
  lines.append("crème".range(of: "CREME", options: [.caseInsensitive, .diacriticInsensitive]) == nil ? "nil" : "range")
  // => 5
  if let range = "abcabc".range(of: "c", range: "abcabc".index("abcabc".startIndex, offsetBy: 3)..<"abcabc".endIndex) {
    lines.append("\("abcabc".distance(from: "abcabc".startIndex, to: range.lowerBound))")
  }
  // => same
  lines.append("a".caseInsensitiveCompare("A") == .orderedSame ? "same" : "other")
  // => ascending
  lines.append("a".caseInsensitiveCompare("B") == .orderedAscending ? "ascending" : "other")
  // => descending
  lines.append("a".compare("B") == .orderedDescending ? "descending" : "other")
  // => ascending
  lines.append("a2".compare("a10", options: .numeric) == .orderedAscending ? "ascending" : "other")
  // => same
  lines.append("Ab".compare("aB", options: .caseInsensitive) == .orderedSame ? "same" : "other")
  // => same
  lines.append("éa".compare("ea", options: .diacriticInsensitive) == .orderedSame ? "same" : "other")
  // => yes
  lines.append("Crème".localizedStandardContains("creme") ? "yes" : "no")
  // => yes
  lines.append("Crème".localizedCaseInsensitiveContains("CRÈ") ? "yes" : "no")
  // => 700
  lines.append("7".padding(toLength: 3, withPad: "0", startingAt: 0))
  // => 123
  lines.append("12345".padding(toLength: 3, withPad: "0", startingAt: 0))
  // => ab
  lines.append("a".appending("b"))
  // => %C3%A9%20%C3%BC&=/?
  lines.append("é ü&=/?".addingPercentEncoding(withAllowedCharacters: .urlQueryAllowed) ?? "nil")
  // => %C3%A9%20%C3%BC&=%2F%3F
  lines.append("é ü&=/?".addingPercentEncoding(withAllowedCharacters: .urlHostAllowed) ?? "nil")
  // => %C3%A9%20%C3%BC%26%3D%2F%3F%25
  lines.append("é ü&=/?%".addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? "nil")
  // => nil
  lines.append("%C3%A9%20x%zz".removingPercentEncoding ?? "nil")
  // => é x
  lines.append("%C3%A9%20x".removingPercentEncoding ?? "nil")
  // => nil
  lines.append("%FF".removingPercentEncoding ?? "nil")
  // => 1
  if let range = "ab12".rangeOfCharacter(from: .decimalDigits) { lines.append(String("ab12"[range])) }
  // => nil
  lines.append("ab".rangeOfCharacter(from: .decimalDigits) == nil ? "nil" : "range")
  var all: [String] = []
  "a\nb\r\nc".enumerateLines { line, _ in all.append(line) }
  // => a|b|c
  lines.append(all.joined(separator: "|"))
  // => creme brulee
  lines.append("crème Brûlée".folding(options: [.diacriticInsensitive, .caseInsensitive], locale: nil))
  // => bc
  lines.append("abc".substring(from: "abc".index(after: "abc".startIndex)))
  // => áb
  lines.append("a\u{301}bc".commonPrefix(with: "a\u{301}bd"))
  // => 2
  lines.append("é".data(using: .utf8)?.count.description ?? "nil")
  // => nil
  lines.append("é".data(using: .ascii)?.count.description ?? "nil")
  // => 1
  lines.append("é".data(using: .isoLatin1)?.count.description ?? "nil")
  // => aé
  lines.append(String(data: Data([0x61, 0xE9]), encoding: .isoLatin1) ?? "nil")
  // => 2
  lines.append("é".lengthOfBytes(using: .utf8).description)
  // => yes
  lines.append(CharacterSet.letters.contains("é") ? "yes" : "no")
  // => yes
  lines.append(CharacterSet.punctuationCharacters.contains("!") ? "yes" : "no")
  // => yes
  lines.append(CharacterSet.alphanumerics.union(CharacterSet(charactersIn: "_")).contains("_") ? "yes" : "no")
  // => yes
  lines.append(CharacterSet.newlines.contains("\r") ? "yes" : "no")
  // => yes
  lines.append(CharacterSet(charactersIn: "a"..."f").isSuperset(of: CharacterSet(charactersIn: "abc")) ? "yes" : "no")
  return lines
}
