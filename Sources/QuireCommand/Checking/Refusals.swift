// SPDX-License-Identifier: Apache-2.0

/// Translates the compiler's messages for an app in the browser: the problem, and what to write instead.
enum Refusals {
  /// The meaning of a diagnostic.
  enum Meaning: Equatable {
    case finding(what: String, instead: String)
    /// It is a consequence of another reported diagnostic.
    case consequence
    /// It does not concern the browser.
    case ordinary
  }

  /// The prefix of the messages of `Wasm/Absences`.
  static let mark = "[browser] "

  /// Returns the meaning of a diagnostic. `source` is its source line. `missing` are the modules that the file imports
  /// and that don't exist.
  static func meaning(of diagnostic: Diagnostic, source: Substring = "", missing: [String] = []) -> Meaning {
    let message = diagnostic.message
    if let own = message.range(of: mark) {
      let parts = message[own.upperBound...].split(separator: "; ", maxSplits: 1).map(String.init)
      if parts.count == 2 { return .finding(what: parts[0], instead: parts[1]) }
    }
    if let (what, instead) = restriction(message) ?? library(message, source) {
      return .finding(what: what, instead: instead)
    }
    if isConsequence(message) { return .consequence }
    guard diagnostic.severity == .error else { return .ordinary }
    if let match = message.firstMatch(of: /^cannot find (?:type )?'(\w+)' in scope/) {
      let name = String(match.1)
      if MissingNames.isKnown(name) {
        return .finding(what: "\(name) is not there in the browser", instead: MissingNames.advice(for: name))
      }
      if let module = missing.first {
        return .finding(
          what: "\(name) is not there in the browser, as nothing of \(module) is",
          instead: MissingNames.advice(for: name))
      }
    }
    return .ordinary
  }

  /// Returns the problem and the replacement for a restriction of the language, or `nil`.
  private static func restriction(_ message: String) -> (String, String)? {
    if message.hasPrefix("attribute 'weak' cannot be used") {
      return (
        "weak is not there in the browser",
        "write @Weak var name: Type?, or [me = Weak(self)] and me.wrappedValue? in a closure"
      )
    }
    if message.hasPrefix("attribute 'unowned' cannot be used") {
      return ("unowned is not there in the browser", "write unowned(unsafe), or @Weak")
    }
    if message.hasPrefix("cannot use key path") || message.contains("'#keyPath' ") {
      return ("key paths are not there in the browser", "write a closure, such as { $0.title }")
    }
    if let match = message.firstMatch(of: /dynamic cast to a type involving \w+ '(.+?)'/) { return cast(to: match.1) }
    if message.hasPrefix("cannot do dynamic casting") {
      return (
        "this cast can't be made in the browser",
        "cast to a class, or convert an array by map { $0 }; instead of Any use an enum"
      )
    }
    if message.hasPrefix("untyped throws is not available") {
      return ("an error without a type of its own can't be thrown in the browser", "write throws(TheError)")
    }
    if let match = message.firstMatch(of: /^cannot use a value of protocol type '(.+)' in/) {
      let type = match.1
      if type == "any Error" {
        return (
          "an error without a type of its own can't be thrown in the browser",
          "write throws(TheError), or Result with that type"
        )
      }
      if type == "Any" || type == "any Any" {
        return (
          "Any can't hold a value in the browser", "use an enum with a case for each type, or a generic parameter"
        )
      }
      return (
        "a value of \(type) can be held in the browser only if the protocol is for classes alone",
        "declare the protocol with AnyObject, or write some \(bare(type))"
      )
    }
    if message.hasPrefix("cannot use a value of protocol type") {
      return (
        "a value of any type can't be held in the browser",
        "use an enum with a case for each type, or a generic parameter"
      )
    }
    if let match = message.firstMatch(of: /generic .*'(.+)' in a class (must be 'final'|cannot be 'required')/) {
      return generic(match.1)
    }
    if let match = message.firstMatch(of: /non-final, generic method '?(.+?)'? in/) { return generic(match.1) }
    if let match = message.firstMatch(of: /cannot use generic .*'(.+)' on a value of type '(.+)' in/) {
      if match.1.hasPrefix("appendInterpolation") {
        return ("a value of \(match.2) can't be interpolated in the browser", "interpolate its description")
      }
      return (
        "the generic method \(match.1) can't be called on a value of \(match.2) in the browser",
        "take some \(bare(match.2)), or declare the method without the generic parameter"
      )
    }
    if let match = message.firstMatch(of: /a protocol type cannot contain a generic method '?(.+?)'? in/) {
      return (
        "the generic method \(match.1) can't be called through a protocol in the browser",
        "declare it without the generic parameter"
      )
    }
    if message.hasPrefix("cannot use metatype") {
      return (
        "a type can't be used as this value in the browser",
        "compare ObjectIdentifier(type(of: x)) with ObjectIdentifier(T.self), or pass a closure that makes the object"
      )
    }
    if message.contains("Objective-C interoperability is disabled") {
      return ("@objc is not there in the browser", "leave it out, and pass a closure where a selector was")
    }
    if message.hasPrefix("'#selector' can only be used") {
      return ("#selector is not there in the browser", "pass a closure, such as UIAction { _ in … }")
    }
    return nil
  }

  /// Returns the problem and the replacement for a missing part of the libraries, or `nil`.
  private static func library(_ message: String, _ source: Substring) -> (String, String)? {
    if let match = message.firstMatch(of: /^no such module '(.+)'/) {
      return (
        "the module \(match.1) is not there in the browser",
        "leave the import out, or put it in #if canImport(\(match.1))"
      )
    }
    if let match = message.firstMatch(of: /^'(.+)' is unavailable(?:: unavailable in embedded Swift)?$/) {
      let name = String(match.1)
      switch name {
      case "init(describing:)", "init(reflecting:)", "description", "debugDescription":
        return ("\(name) is not there in the browser", "write the text by interpolation of the parts")
      default:
        guard MissingNames.isKnown(name) || message.hasSuffix("embedded Swift") else { return nil }
        return ("\(name) is not there in the browser", MissingNames.advice(for: name))
      }
    }
    if message.hasPrefix("missing 'Regex' declaration") {
      return ("regular expressions are not there in the browser", MissingNames.advice(for: "Regex"))
    }
    if message.contains("'_ObjectiveCBridgeable'") {
      return ("a value can't be cast to AnyObject in the browser", "use a class")
    }
    if message.contains("to expected argument type 'String.Element'") {
      return (
        "a text can be searched for a character alone in the browser",
        "import UIKit, or Quire, which searches for texts"
      )
    }
    if message.contains("expected argument type 'StaticString'")
      || message.hasPrefix("missing argument label 'terminator:'")
      || message.hasPrefix("global function 'print(_:terminator:)' requires")
    {
      return (
        "print takes one text in the browser",
        "import UIKit, or Quire, whose print takes several values that have a description"
      )
    }
    if let match = message.firstMatch(of: /^value of type '(?:String|Substring)' has no member '(\w+)'/),
      let instead = MissingNames.textMembers[String(match.1)]
    {
      return ("\(match.1) of a text is not there in the browser", instead)
    }
    let calls = source.replacing(" ", with: "")
    if message.hasPrefix("no exact matches in call to initializer") || message.contains("argument label"),
      calls.contains("String(format:")
    {
      return (
        "String(format:) is not there in the browser", "import UIKit, or Quire, which has it for up to eight values"
      )
    }
    return nil
  }

  private static func isConsequence(_ message: String) -> Bool {
    message.hasPrefix("conformance of '") && message.hasSuffix("unavailable in embedded Swift")
      || message.contains("does not conform to protocol 'Decodable'")
      || message.contains("does not conform to protocol 'Encodable'")
  }

  static func cast(to name: some StringProtocol) -> (String, String) {
    let name = bare(name)
    return (
      "a cast to the protocol \(name) can't be made in the browser",
      "give the base class a property, such as var as\(name.filter { $0.isLetter || $0.isNumber }): (any \(name))? { nil }, and override it"
    )
  }

  static func open(_ member: String, of type: String) -> (String, String) {
    (
      "\(member) of the open class \(type) can be overridden in its module alone, which the browser build can't link",
      "make it final, or open"
    )
  }

  private static func generic(_ name: Substring) -> (String, String) {
    ("the generic method \(name) could be overridden, which is not there in the browser", "make it final")
  }

  private static func bare(_ type: some StringProtocol) -> String {
    type.hasPrefix("any ") ? String(type.dropFirst(4)) : String(type)
  }
}
