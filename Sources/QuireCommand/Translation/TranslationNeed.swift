// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Decides within milliseconds whether a module needs a translation, by the words of its sources.
///
/// The answer is yes if the compiler would refuse the text as it is, and no for a module that Quire compiles unchanged.
/// Places that are only improved by a translation, such as a printed value without a description, do not count by
/// themselves.
struct TranslationNeed {
  private let purpose: SourceTranslation.Purpose
  private let files: [[SourceWords.Word]]
  private let protocols: ModuleProtocols
  /// The words that need a closer look.
  private let interesting: Set<String>

  /// Returns whether a module of these files needs a translation.
  static func isThere(in files: [Data], for purpose: SourceTranslation.Purpose) -> Bool {
    let hints = purpose == .browser ? nativeHints + browserHints : nativeHints
    var candidates = files.filter { file in !has(["import "], in: file) || has(hints, in: file) || importsAbsent(file) }
    if purpose == .browser, candidates.contains(where: { has(["protocol "], in: $0) }) {
      // Another file may refer to a protocol only by its name.
      candidates = files
    }
    guard !candidates.isEmpty else { return false }
    return TranslationNeed(candidates.map { SourceWords([UInt8]($0)).words }, for: purpose).isThere
  }

  private static func has(_ words: [StaticString], in file: Data) -> Bool {
    unsafe file.withUnsafeBytes { bytes in words.contains { unsafe bytes.contains($0) } }
  }

  /// Returns whether the word after `import` is a missing module. In `import class`, the name comes one word later.
  private static func importsAbsent(_ file: Data) -> Bool {
    let word = Data("import ".utf8)
    var start = file.startIndex
    while let found = file.range(of: word, in: start..<file.endIndex) {
      start = found.upperBound
      let line = file[start...].prefix { $0 >= 0x20 && $0 != UInt8(ascii: ";") }
      let names = line.prefix(80).split { $0 == 0x20 || $0 == UInt8(ascii: ".") }.prefix(2)
      if names.contains(where: { MissingModules.has(String(decoding: $0, as: UTF8.self)) }) { return true }
    }
    return false
  }

  /// Words that indicate a need for a translation. Most files contain none.
  private static let nativeHints: [StaticString] = [
    "@objc", "@IB", "@nonobjc", "@NSManaged", "@NSCopying", "@GKInspectable", "#selector", "#Preview", "#keyPath",
    "NSSelectorFromString", "@UIApplicationMain", "ApplicationDelegate", "SceneDelegate", "dynamic ", "UIKit.",
    "Foundation", "CoreGraphics", "QuartzCore",
    "ObjectiveC", "OSLog", " os\n", "NSObjectProtocol", "NSError()", "Combine", "AudioToolbox",
  ]

  private static let browserHints: [StaticString] = [
    "weak", "unowned", "throws", "Error", "catch", "try ", "async let", "Codable", "Encodable", "Decodable",
    "CodingKey",
    "describing:", "reflecting:", "NSStringFromClass", "protocol ", "any ", "open class", "Any", ".self)", "type(of:",
    "\\", " as", " is ", "Dispatch", "CoreFoundation", "DelegateFlowLayout", "elegate?.", "ataSource?.",
    "UIContentConfiguration",
    "NSKeyed", "NSExpression", "CVarArg",
  ]

  private init(_ files: [[SourceWords.Word]], for purpose: SourceTranslation.Purpose) {
    self.files = files
    self.purpose = purpose
    protocols = ModuleProtocols(files)
    interesting = Self.objectiveC.union(Self.roots).union(Self.coding).union(Self.signals).union(protocols.open)
  }

  private var isThere: Bool {
    files.contains { words in
      if hasForeignImport(words) || isWithoutImport(words) { return true }
      let places = words.indices.filter { interesting.contains(words[$0].text) }
      if places.contains(where: { isObjectiveC(words, $0) }) { return true }
      guard purpose == .browser else { return false }
      return places.contains { isBeyondEmbedded(words, $0) } || hasFlowDelegate(words)
        || hasGenericRequirement(words) || OpenTry.isThere(in: words)
    }
  }

  // MARK: Imports

  /// Modules that are never available natively, except on a Mac.
  private static let absent: Set = [
    "AudioToolbox", "Combine", "CoreGraphics", "QuartzCore", "ObjectiveC", "OSLog", "os",
  ]
  /// Modules that are available natively.
  private static let native: Set = ["Foundation", "Dispatch", "CoreFoundation"]
  /// The names that Quire declares natively instead of Foundation, and names that Foundation lacks outside Apple's
  /// systems. A file that imports Foundation does not see Quire's declarations.
  private static let replaced: Set = [
    "HTTPURLResponse", "Timer", "URLError", "URLRequest", "URLResponse", "URLSession", "UserDefaults",
  ]

  /// Returns whether a file imports a missing module without checking `#if canImport` first.
  private func hasForeignImport(_ words: [SourceWords.Word]) -> Bool {
    var asked: [Set<String>] = []
    var isKit = false
    var isFoundation = false
    for (index, word) in words.enumerated() {
      switch word.text {
      case "#if":
        asked.append(Self.askedModules(words, index))
      case "#elseif", "#else":
        if !asked.isEmpty { asked[asked.count - 1] = Self.askedModules(words, index) }
      case "#endif":
        _ = asked.popLast()
      case "import":
        guard var name = Self.text(words, index + 1) else { continue }
        var end = index + 1
        if ["class", "struct", "enum", "protocol", "func", "var", "let", "typealias"].contains(name) {
          end += 1
          name = Self.text(words, end) ?? ""
        }
        guard !asked.contains(where: { $0.contains(name) }) else { continue }
        if name == "UIKit" {
          isKit = true
          if Self.text(words, end + 1) == ".", words[end + 1].isAttached { return true }
        }
        if Self.absent.contains(name) || MissingModules.has(name) { return true }
        if Self.native.contains(name) {
          if purpose == .browser { return true }
          if name == "Foundation" { isFoundation = true }
        }
      default: break
      }
    }
    return isFoundation && !isKit && words.contains { Self.replaced.contains($0.text) }
  }

  /// Returns the modules that a condition checks with `canImport`.
  private static func askedModules(_ words: [SourceWords.Word], _ index: Int) -> Set<String> {
    var result: Set<String> = []
    for next in index..<min(index + 40, words.count - 2) where words[next].text == "canImport" {
      // The condition ends before the next declaration.
      if words[index..<next].contains(where: { $0.text == "import" || $0.text == "{" }) { break }
      result.insert(words[next + 2].text)
    }
    return result
  }

  /// Returns whether a file imports nothing, but uses a name of UIKit.
  private func isWithoutImport(_ words: [SourceWords.Word]) -> Bool {
    guard !words.contains(where: { $0.text == "import" }) else { return false }
    return words.contains { word in
      if Self.foundationNames.contains(word.text) { return true }
      guard ["UI", "NS", "CG", "CA"].contains(where: word.text.hasPrefix) else { return false }
      return word.text.dropFirst(2).first?.isUppercase == true
    }
  }

  private static let foundationNames: Set = [
    "Bundle", "Calendar", "CharacterSet", "Data", "Date", "DateComponents", "DateFormatter", "DispatchQueue",
    "HTTPURLResponse", "IndexPath", "IndexSet", "JSONDecoder", "JSONEncoder", "Locale", "LocalizedError",
    "Notification",
    "NotificationCenter", "NumberFormatter", "OperationQueue", "ProcessInfo", "RunLoop", "Selector", "TimeInterval",
    "TimeZone", "Timer", "URL", "URLComponents", "URLError", "URLRequest", "URLResponse", "URLSession", "UUID",
    "UserDefaults",
  ]

  // MARK: Objective-C

  private static let objectiveC: Set = [
    "@objc", "@objcMembers", "@nonobjc", "@NSManaged", "@NSCopying", "@GKInspectable", "@UIApplicationMain",
    "#selector",
    "#keyPath", "#Preview", "NSSelectorFromString", "@IBAction", "@IBDesignable", "@IBInspectable", "@IBOutlet",
    "@IBSegueAction",
  ]
  /// Names of Foundation's root types, which need a translation depending on their context.
  private static let roots: Set = ["NSError", "NSObject", "NSObjectProtocol"]
  /// Protocols that a subclass of `NSObject` can't conform to without a translation.
  private static let delegates: Set = ["UIApplicationDelegate", "UISceneDelegate", "UIWindowSceneDelegate"]
  private static let declarators: Set = [
    "var", "let", "func", "class", "override", "open", "public", "internal", "fileprivate", "private", "final",
  ]

  private func isObjectiveC(_ words: [SourceWords.Word], _ index: Int) -> Bool {
    let text = words[index].text
    if Self.objectiveC.contains(text) { return true }
    let next = Self.text(words, index + 1)
    if text == "NSObject" {
      return next == "," && words[index...].prefix { $0.text != "{" }.contains { Self.delegates.contains($0.text) }
    }
    if text == "NSError" { return next == "(" && Self.text(words, index + 2) == ")" }
    if text == "NSObjectProtocol" { return next == "&" || Self.text(words, index - 1) == "&" }
    return text == "dynamic" && Self.text(words, index + 1).map(Self.declarators.contains) == true
  }

  // MARK: Embedded Swift

  /// Protocols whose conformances and values need a translation.
  private static let coding: Set = [
    "Codable", "Decodable", "Encodable", "CodingKey", "CodingKeys", "NSStringFromClass", "UIContentConfiguration",
    "NSKeyedArchiver", "NSKeyedUnarchiver", "NSExpression", "CVarArg",
  ]

  /// Value types that Foundation stores as objects.
  private static let values: Set = [
    "Bool", "CGFloat", "CGRect", "Double", "Float", "Int", "String", "TimeInterval", "UInt",
  ]
  /// Classes to which values are cast.
  private static let objects: Set = ["NSError", "NSNumber", "NSString"]

  /// Words and signs that may need a translation, depending on their context.
  private static let signals: Set = [
    "dynamic", "as", "weak", "unowned", "throws", "\\", "describing", "reflecting", "catch", "is", "\\(", "Any",
    "class",
    "?", "async",
  ]

  private func isBeyondEmbedded(_ words: [SourceWords.Word], _ index: Int) -> Bool {
    let text = words[index].text
    if Self.coding.contains(text) { return true }
    let next = Self.text(words, index + 1)
    let before = index > 0 ? words[index - 1].text : ""
    switch text {
    case "weak", "unowned":
      guard before != ".", let next, next.first?.isLetter == true || next == "(" else { return false }
      return next != "(" || Self.text(words, index + 2) == "safe"
    case "throws": return next != "("
    case "\\": return true
    case "describing", "reflecting": return next == ":" && before == "("
    case "catch": return takesOneType(words, index)
    case "as":
      if next == "?" || next == "!" {
        // Objects are not cast to values, nor values to objects.
        if let type = Self.text(words, index + 2), Self.values.contains(type) || type == "NSError" { return true }
        return protocols.isCast(words, to: index + 2)
      }
      if let next, Self.objects.contains(next) { return true }
      // A pattern. An upcast needs no translation.
      let isPattern = ["let", "var"].contains(Self.text(words, index - 2))
      return isPattern && protocols.isCast(words, to: index + 1)
    case "is": return before != "." && protocols.isCast(words, to: index + 1)
    case "\\(": return namesType(words, index)
    case "Any": return before == ":" && Self.text(words, index - 2) == "sender" || isInfo(words, index)
    case "class": return before == "open"
    case "async": return next == "let" && throwsLater(words, index + 2)
    case "?": return callsOptional(words, index)
    default: return protocols.isValue(words, index)
    }
  }

  /// Returns whether the `async let` constant at an index is read with `try`, or initialized with it.
  private func throwsLater(_ words: [SourceWords.Word], _ index: Int) -> Bool {
    guard let name = Self.text(words, index) else { return false }
    // The name, possibly a type, and the sign before the value.
    if words[index..<min(index + 8, words.count)].contains(where: { $0.text == "try" }) { return true }
    return words.indices.contains { place in
      words[place].text == "try"
        && words[place...].dropFirst().prefix(24).prefix { $0.text != "{" && $0.text != "}" }
          .contains { $0.text == name }
    }
  }

  /// Returns whether a `catch` matches one of several error types.
  private func takesOneType(_ words: [SourceWords.Word], _ index: Int) -> Bool {
    var next = index + 1
    while let text = Self.text(words, next), text != "{" {
      if text == "as" || text == "is" || text == "," { return true }
      if text == ".", words[next].isAttached, words[next - 1].text.first?.isUppercase == true { return true }
      next += 1
    }
    return false
  }

  /// Returns whether an interpolation is the name of a type.
  private func namesType(_ words: [SourceWords.Word], _ index: Int) -> Bool {
    guard let first = Self.text(words, index + 1) else { return false }
    if first == "type", Self.text(words, index + 2) == "(" { return true }
    if first == "self", Self.text(words, index + 2) == ")" { return true }
    var next = index + 1
    while let text = Self.text(words, next), text == "." || text.first?.isLetter == true { next += 1 }
    return next - index > 3 && words[next - 1].text == "self" && Self.text(words, next) == ")"
      && words[next - 2].text == "."
  }

  /// Returns whether `Any` is the value type of an image picker's dictionary.
  private func isInfo(_ words: [SourceWords.Word], _ index: Int) -> Bool {
    Self.text(words, index - 2) == "InfoKey" && words[index - 1].text == ":"
  }

  /// Returns whether a question mark calls an optional method of a delegate: `delegate?.didEnd?(self)`.
  private func callsOptional(_ words: [SourceWords.Word], _ index: Int) -> Bool {
    guard Self.text(words, index + 1) == "(", words[index + 1].isAttached, Self.text(words, index - 2) == ".",
      let owner = Self.text(words, index - 4), ["?", "!"].contains(words[index - 3].text)
    else { return false }
    return owner.lowercased().hasSuffix("delegate") || owner.lowercased().hasSuffix("datasource")
  }

  /// Returns whether a protocol requires a generic method.
  private func hasGenericRequirement(_ words: [SourceWords.Word]) -> Bool {
    for index in words.indices where words[index].text == "protocol" {
      guard let start = words[index...].firstIndex(where: { $0.text == "{" }) else { return false }
      var depth = 0
      for place in start..<words.count where place == start || depth > 0 {
        switch words[place].text {
        case "{": depth += 1
        case "}": depth -= 1
        case "func": if Self.text(words, place + 2) == "<" { return true }
        default: break
        }
      }
    }
    return false
  }

  /// Returns whether a collection view controller is the delegate of its flow layout without declaring it.
  private func hasFlowDelegate(_ words: [SourceWords.Word]) -> Bool {
    let has = { (text: String) in words.contains { $0.text == text } }
    return has("UICollectionViewDelegateFlowLayout") && has("UICollectionViewController") && !has("_flowDelegate")
  }

  static func text(_ words: [SourceWords.Word], _ index: Int) -> String? {
    words.indices.contains(index) ? words[index].text : nil
  }
}
