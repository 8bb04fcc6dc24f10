// SPDX-License-Identifier: Apache-2.0

import UIKit

// More members of texts, sets of characters, numbers and notifications.

@MainActor func foundationWords() -> [String] {
  var lines: [String] = []
  let text = "Ships at anchor"
  // => Ships At Anchor SHIPS AT ANCHOR ships at anchor Ships At Anchor SHIPS AT ANCHOR ships at anchor
  lines.append(
    "\(text.localizedCapitalized) \(text.localizedUppercase) \(text.localizedLowercase) \(text.capitalized(with: nil)) \(text.uppercased(with: nil)) \(text.lowercased(with: nil))"
  )
  let range = text.rangeOfCharacter(from: .whitespaces, options: .backwards)!
  // => anchor Ships at anchor Ships at
  lines.append(
    "\(text[range.upperBound...]) \(text.substring(to: range.lowerBound)) \(text.substring(from: range.upperBound)) \(text.substring(with: text.startIndex..<range.lowerBound))"
  )
  // => true true true true
  lines.append(
    "\(text.compare("ships", options: [.caseInsensitive]) == .orderedDescending) \(text.compare("Ships at anchor") == .orderedSame) \("a2".compare("a10", options: .numeric) == .orderedAscending) \("é".compare("e", options: .diacriticInsensitive) == .orderedSame)"
  )
  // => Ship Sh true true true
  lines.append(
    "\(text.commonPrefix(with: "shipping", options: .caseInsensitive)) \(text.commonPrefix(with: "Shore")) \(text.localizedStandardRange(of: "AT") != nil) \(text.localizedCaseInsensitiveContains("ANCHOR")) \(text.localizedStandardContains("änchor"))"
  )
  // => true true true
  lines.append(
    "\(text.range(of: "A", options: [.caseInsensitive, .anchored]) == nil) \(text.range(of: "r", options: [.backwards, .anchored]) != nil) \(text.range(of: "S", options: .literal) != nil)"
  )
  var found: [String] = []
  "one\ntwo\r\nthree".enumerateLines { line, stop in
    found.append(line)
    if line == "two" { stop = true }
  }
  // => ["one", "two"] "q" xy 700
  lines.append(
    "\(found) \(String(reflecting: "q")) \("x".appending("y")) \("7".padding(toLength: 3, withPad: "0", startingAt: 0))"
  )
  // => ships at anchor AE
  lines.append(
    "\(text.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)) \("ÀÉ".folding(options: .diacriticInsensitive, locale: nil))"
  )
  // => {6, 2} Ships true
  lines.append(
    "\(NSRange(text.range(of: "at")!, in: text)) \(Range(NSRange(location: 0, length: 5), in: text).map { String(text[$0]) } ?? "nil") \(Range(NSRange(location: 9, length: 50), in: text) == nil)"
  )
  // => 3 of ten 002.2|7   |+8|ff|FF|10|A|%|end
  lines.append(
    "\(String.localizedStringWithFormat("%d of %@", 3, "ten")) \(String(format: "%05.1f|%-4d|%+d|%x|%X|%o|%c|%%|%@", 2.25, 7, 8, 255, 255, 8, 65, "end"))"
  )

  var set = CharacterSet(charactersIn: "abc")
  set.insert(charactersIn: "xyz")
  set.remove(charactersIn: "b")
  set.insert("q")
  set.remove("x")
  // => true false true false true
  lines.append(
    "\(set.contains("a")) \(set.contains("b")) \(set.contains("q")) \(set.contains("x")) \(set.contains("z"))")
  set.formIntersection(CharacterSet(charactersIn: "a"..."m"))
  let other = set.symmetricDifference(CharacterSet(charactersIn: "ad"))
  // => false true false true true
  lines.append(
    "\(set.contains("z")) \(set.contains("c")) \(other.contains("a")) \(other.contains("d")) \(other.contains("c"))")
  set.invert()
  set.subtract(CharacterSet(charactersIn: "0"..<"5"))
  set.formUnion(CharacterSet(charactersIn: "c"))
  // => false false true true true
  lines.append(
    "\(set.contains("a")) \(set.contains("4")) \(set.contains("5")) \(set.contains("c")) \(set.isSuperset(of: CharacterSet(charactersIn: "56")))"
  )
  // => true true true true true true
  lines.append(
    "\(CharacterSet.uppercaseLetters.contains("Ä")) \(CharacterSet.lowercaseLetters.contains("ß")) \(CharacterSet.capitalizedLetters.contains("ǅ")) \(CharacterSet.nonBaseCharacters.contains("\u{301}")) \(CharacterSet.controlCharacters.contains("\u{7}")) \(CharacterSet.symbols.contains("+"))"
  )
  // => a%20b/c%3Fd%23e a%20b/c?d%23e u%3Ap%40 u%3Ap%40
  lines.append(
    "\("a b/c?d#e".addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? "") \("a b/c?d#e".addingPercentEncoding(withAllowedCharacters: .urlFragmentAllowed) ?? "") \("u:p@".addingPercentEncoding(withAllowedCharacters: .urlUserAllowed) ?? "") \("u:p@".addingPercentEncoding(withAllowedCharacters: .urlPasswordAllowed) ?? "")"
  )
  // => x%20y true é
  lines.append(
    "\("x y".addingPercentEncoding(withAllowedCharacters: .urlHostAllowed) ?? "") \("%41%zz".removingPercentEncoding == nil) \("%C3%A9".removingPercentEncoding ?? "")"
  )

  let number = NSNumber(value: 3.75)
  // => 3 3 3 3 3.75 true 3.75 true
  lines.append(
    "\(number.intValue) \(number.int64Value) \(number.int32Value) \(number.uintValue) \(number.floatValue) \(number.boolValue) \(number.stringValue) \(number.compare(NSNumber(value: 4)) == .orderedAscending)"
  )
  let literal: NSNumber = 5
  let half: NSNumber = 0.5
  let flag: NSNumber = true
  // => 5 0.5 true true true 5
  lines.append(
    "\(literal.intValue) \(half.doubleValue) \(flag.boolValue) \(literal.hash == NSNumber(value: 5).hash) \(literal.isEqual(NSNumber(value: 5))) \(literal)"
  )
  let word: NSString = "Harbor"
  // => Har 97 true true HARBOR harbor 2.5 true
  lines.append(
    "\(word.substring(to: 3)) \(word.character(at: 1)) \(word.hasSuffix("bor")) \(word.hasPrefix("H")) \(word.uppercased) \(word.lowercased) \(NSString(string: "2.5").floatValue) \(word.hash == NSString(string: "Harbor").hash)"
  )
  // => Harbors true 3 Halbol 12 Harbor.md
  lines.append(
    "\(word.appending("s")) \(word.contains("arb")) \(word.components(separatedBy: "r").count) \(word.replacingOccurrences(of: "r", with: "l")) \(NSString(string: "12x").intValue) \(word.appendingPathExtension("md") ?? "nil")"
  )
  let cache = NSCache<NSString, NSNumber>()
  cache.countLimit = 2
  cache.totalCostLimit = 100
  cache.name = "numbers"
  cache.setObject(1, forKey: "a", cost: 10)
  cache.setObject(2, forKey: "b", cost: 10)
  // => 1 2 100 numbers
  lines.append("\(cache.object(forKey: "a")?.intValue ?? 0) \(cache.countLimit) \(cache.totalCostLimit) \(cache.name)")
  cache.removeAllObjects()
  // => true
  lines.append("\(cache.object(forKey: "b") == nil)")

  let name = Notification.Name("foundation-words.moored")
  let posted = Notification(name: name, object: cache, userInfo: nil)
  // => foundation-words.moored true true true
  lines.append(
    "\(posted.name.rawValue) \(posted.object as AnyObject? === cache) \(name.hashValue == Notification.Name(rawValue: "foundation-words.moored").hashValue) \(posted.userInfo == nil)"
  )
  let queue = OperationQueue()
  queue.name = "dock"
  queue.maxConcurrentOperationCount = 1
  queue.isSuspended = true
  queue.addOperation {}
  // => 1 true 1 dock true
  lines.append(
    "\(queue.operationCount) \(queue.isSuspended) \(queue.maxConcurrentOperationCount) \(queue.name ?? "") \(OperationQueue.main === OperationQueue.main)"
  )
  queue.cancelAllOperations()
  let timer = Timer(timeInterval: 60, repeats: true) { _ in }
  // => true 60.0
  lines.append("\(timer.isValid) \(timer.timeInterval)")
  timer.invalidate()
  RunLoop.current.add(timer, forMode: .common)
  // => false
  lines.append("\(timer.isValid)")
  let info = ProcessInfo.processInfo
  // => true true false
  lines.append(
    "\(info.systemUptime >= 0) \(info.activeProcessorCount > 0) \(info.globallyUniqueString == info.globallyUniqueString)"
  )
  // => text true
  lines.append(
    "\(Bundle.main.localizedString(forKey: "key", value: "text", table: nil)) \(DispatchTime.now().uptimeNanoseconds >= 0)"
  )
  return lines
}
