// SPDX-License-Identifier: Apache-2.0

/// The build for which sources are translated.
enum Target: String {
  /// Swift on Linux. Only code that needs the Objective-C runtime is translated.
  case native
  /// Embedded Swift for WebAssembly.
  case browser
}

/// The arguments of the command line.
struct Arguments {
  static let usage =
    "usage: SourceTranslator --for browser|native --output DIR [--module NAME] [--changed FILE]... FILES..."

  var target = Target.native
  /// The folder for the translations, the overlay and the cache.
  var output = ""
  /// The module's name, which Swift prints before the name of a type in some contexts.
  var module = "App"
  /// The files that may have changed since the last run. Empty if any file may have changed.
  var changed: Set<String> = []
  /// All Swift files of the module.
  var files: [String] = []

  /// Whether the module has storyboards or nibs, whose code is a source of this name.
  private(set) var hasInterfaces = false

  init(_ arguments: some Sequence<String>) throws(Failure) {
    var rest = arguments.makeIterator()
    var hasTarget = false
    while let argument = rest.next() {
      guard argument.hasPrefix("--") else {
        files.append(argument)
        continue
      }
      guard let value = rest.next() else { throw Failure("\(argument) needs a value\n\(Self.usage)") }
      switch argument {
      case "--for":
        guard let named = Target(rawValue: value) else { throw Failure("--for takes browser or native, not \(value)") }
        target = named
        hasTarget = true
      case "--output": output = value
      case "--module": module = value
      case "--changed": changed.insert(value)
      default: throw Failure("there is no option \(argument)\n\(Self.usage)")
      }
    }
    guard hasTarget, !output.isEmpty, !files.isEmpty else { throw Failure(Self.usage) }
    if let relative = files.first(where: { !$0.hasPrefix("/") }) {
      throw Failure("\(relative) is not an absolute path")
    }
    hasInterfaces = files.contains { $0.hasSuffix("/QuireInterfaces.swift") }
  }
}

/// A fatal error, as one sentence.
struct Failure: Error {
  var sentence: String

  init(_ sentence: String) {
    self.sentence = sentence
  }
}
