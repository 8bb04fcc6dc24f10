// SPDX-License-Identifier: Apache-2.0

/// The declarations of one file that the translation of other files may depend on.
struct FileFacts: Equatable {
  var types: [TypeFacts] = []
  /// The functions, variables and type aliases outside types.
  var functions: [MemberFacts] = []
}

/// A declaration of a type, or an extension.
struct TypeFacts: Equatable {
  enum Kind: String {
    case `class`, `struct`, `enum`, actor, `protocol`, `extension`
  }

  var kind: Kind
  /// The name with the names of the enclosing types: `Outer.Inner`. For an extension, the name as it is written.
  var path: String
  /// The superclass and the protocols, as they are written.
  var inherited: [String] = []
  /// The names of the generic parameters.
  var generics: [String] = []
  var flags: Flags = []
  var members: [MemberFacts] = []
}

/// A member of a type, or a function outside types.
struct MemberFacts: Equatable {
  enum Kind: String {
    case variable, function, initializer, `subscript`, `case`, type
  }

  var kind: Kind
  var name: String
  /// The argument labels, with `_` for none.
  var labels: [String] = []
  /// The types of the parameters, as they are written.
  var parameters: [String] = []
  /// The declared type of a variable, the result of a function, or an empty string.
  var type = ""
  /// The Objective-C name, if the member is visible in Objective-C.
  var objectiveCName = ""
  var flags: Flags = []

  /// The name with its labels, such as `tap(_:)`, or the bare name of a variable.
  var fullName: String {
    kind == .variable || kind == .case || kind == .type
      ? name : "\(name)(\(labels.map { $0 + ":" }.joined()))"
  }
}

/// The Boolean properties of a declaration.
struct Flags: OptionSet {
  let rawValue: Int

  static let isStatic = Flags(rawValue: 1)
  static let isOverride = Flags(rawValue: 2)
  static let isPrivate = Flags(rawValue: 4)
  static let isFileprivate = Flags(rawValue: 8)
  static let isOpen = Flags(rawValue: 16)
  static let isFinal = Flags(rawValue: 32)
  /// Whether the declaration is a requirement of an Objective-C protocol that a type need not satisfy.
  static let isOptional = Flags(rawValue: 64)
  /// Whether all members are visible to Objective-C.
  static let isObjectiveC = Flags(rawValue: 128)
  /// Whether the declaration is a variable without storage.
  static let isComputed = Flags(rawValue: 256)
  /// Whether the declaration is `public` or `open`.
  static let isPublic = Flags(rawValue: 512)
  /// Whether a function throws errors of one type that it names.
  static let throwsOneType = Flags(rawValue: 1024)
  /// Whether the declaration is a variable, not a constant, or a method that changes its value.
  static let isChanging = Flags(rawValue: 2048)
  /// Whether the declaration is in an extension.
  static let isInExtension = Flags(rawValue: 4096)
  /// Whether a function has generic parameters.
  static let isGeneric = Flags(rawValue: 8192)
  /// Whether a computed variable can be set.
  static let hasSetter = Flags(rawValue: 16384)
}
