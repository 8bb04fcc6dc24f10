// SPDX-License-Identifier: Apache-2.0

/// The comparison of a predicate such as `SELF MATCHES %@`.
struct SelfPredicate {
  private enum Comparison {
    case matches, contains, begins, ends, equals, differs
  }

  private let comparison: Comparison
  private let operand: String
  private let ignoresCase: Bool
  private let ignoresAccents: Bool

  /// Reads a format whose only placeholder stands for the operand. Returns `nil` if it is of another form.
  init?(format: String, operand: String) {
    let words = format.utf8.split(separator: 0x20).map { String(decoding: $0, as: UTF8.self) }
    guard words.count == 3, words[0].uppercased().utf8.elementsEqual("SELF".utf8),
      words[2].utf8.elementsEqual("%@".utf8)
    else { return nil }
    let parts = words[1].utf8.split(separator: 0x5B).map { String(decoding: $0, as: UTF8.self) }
    guard let name = parts.first?.uppercased() else { return nil }
    let known: [(StaticString, Comparison)] = [
      ("MATCHES", .matches), ("CONTAINS", .contains), ("BEGINSWITH", .begins), ("ENDSWITH", .ends), ("==", .equals),
      ("=", .equals), ("!=", .differs),
    ]
    guard let found = known.first(where: { $0.0.description.utf8.elementsEqual(name.utf8) }) else { return nil }
    comparison = found.1
    self.operand = operand
    let flags = parts.count > 1 ? Array(parts[1].utf8) : []
    ignoresCase = flags.contains(0x63)
    ignoresAccents = flags.contains(0x64)
  }

  /// Returns whether a text passes the test.
  func isTrue(of text: String) -> Bool {
    var options: String.CompareOptions = []
    if ignoresCase { options.insert(.caseInsensitive) }
    if ignoresAccents { options.insert(.diacriticInsensitive) }
    switch comparison {
    case .matches:
      options.remove(.diacriticInsensitive)
      options.insert(.regularExpression)
      return text.range(of: "\\A(?:" + operand + ")\\z", options: options) != nil
    case .contains: return text.range(of: operand, options: options) != nil
    case .begins: return text.range(of: operand, options: options.union(.anchored)) != nil
    case .ends: return text.range(of: operand, options: options.union([.anchored, .backwards])) != nil
    case .equals: return text.compare(operand, options: options) == .orderedSame
    case .differs: return text.compare(operand, options: options) != .orderedSame
    }
  }
}

#if hasFeature(Embedded)

  /// A test of a text, for builds without Foundation: a regular expression or a comparison with another text.
  @preconcurrency @MainActor public final class NSPredicate: NSObject {
    @safe nonisolated(unsafe) private let test: (String) -> Bool

    /// Creates a predicate from a format such as `SELF MATCHES %@`, with one text. Traps for any other form: key paths
    /// of objects need the Objective-C runtime.
    nonisolated public init(format predicateFormat: String, _ operand: String) {
      guard let predicate = SelfPredicate(format: predicateFormat, operand: operand) else {
        preconditionFailure("NSPredicate compares SELF with one text, and has no key paths.")
      }
      test = { predicate.isTrue(of: $0) }
      super.init(anywhere: ())
    }

    /// Creates a predicate that is always true or always false.
    nonisolated public init(value: Bool) {
      test = { _ in value }
      super.init(anywhere: ())
    }

    /// Returns whether a text passes the test; `false` for no text.
    nonisolated public func evaluate(with object: String?) -> Bool {
      object.map { test($0) } ?? false
    }
  }

#else

  extension NSPredicate {
    /// Creates a predicate from a format such as `SELF MATCHES %@`, with one text. Traps for any other form: key paths
    /// of objects need the Objective-C runtime.
    public convenience init(format predicateFormat: String, _ operand: String) {
      guard let predicate = SelfPredicate(format: predicateFormat, operand: operand) else {
        preconditionFailure("NSPredicate compares SELF with one text, and has no key paths.")
      }
      self.init { object, _ in (object as? String).map { predicate.isTrue(of: $0) } ?? false }
    }
  }

#endif
