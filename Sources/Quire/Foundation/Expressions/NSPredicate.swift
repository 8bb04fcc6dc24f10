// SPDX-License-Identifier: Apache-2.0

#if hasFeature(Embedded)

  /// A test of a text, a number or a dictionary, for builds without Foundation.
  ///
  /// Formats have comparisons, `CONTAINS`, `BEGINSWITH`, `ENDSWITH`, `LIKE`, `MATCHES`, `IN` and `BETWEEN`, with `[c]`
  /// and `[d]`, and `AND`, `OR` and `NOT`. `SELF` is the object; names are keys of a dictionary. Properties of an app's
  /// own objects can't be read: that needs the Objective-C runtime.
  @preconcurrency @MainActor public final class NSPredicate: NSObject {
    @safe nonisolated(unsafe) private let test: (NSObject?) -> Bool

    nonisolated private init(_ format: String, _ arguments: [NSObject]) {
      guard let predicate = FormatParser.predicate(format, arguments.map { FormatValue($0) }) else {
        preconditionFailure("Unable to parse the format string \"\(format)\".")
      }
      test = { object in predicate.isTrue(of: object.map { FormatValue($0) } ?? .none) }
      super.init(anywhere: ())
    }

    /// Creates a predicate from a format without placeholders. Traps if it is not valid.
    nonisolated public convenience init(format predicateFormat: String) {
      self.init(predicateFormat, [])
    }

    /// Creates a predicate from a format, such as `SELF MATCHES %@`, with a value for its placeholder. Traps if it is
    /// not valid.
    nonisolated public convenience init<A1: ObjectConvertible>(format predicateFormat: String, _ a1: A1) {
      self.init(predicateFormat, [a1.bridgedObject])
    }

    /// Creates a predicate from a format with values for its placeholders. Traps if it is not valid.
    nonisolated public convenience init<A1: ObjectConvertible, A2: ObjectConvertible>(
      format predicateFormat: String, _ a1: A1, _ a2: A2
    ) {
      self.init(predicateFormat, [a1.bridgedObject, a2.bridgedObject])
    }

    /// Creates a predicate from a format with values for its placeholders. Traps if it is not valid.
    nonisolated public convenience init<A1: ObjectConvertible, A2: ObjectConvertible, A3: ObjectConvertible>(
      format predicateFormat: String, _ a1: A1, _ a2: A2, _ a3: A3
    ) {
      self.init(predicateFormat, [a1.bridgedObject, a2.bridgedObject, a3.bridgedObject])
    }

    /// Creates a predicate that is always true or always false.
    nonisolated public init(value: Bool) {
      test = { _ in value }
      super.init(anywhere: ())
    }

    /// Creates a predicate that calls a closure with an object. The closure's second argument is always `nil`.
    nonisolated public init(block: @escaping (NSObject?, [String: NSObject]?) -> Bool) {
      test = { block($0, nil) }
      super.init(anywhere: ())
    }

    /// Returns whether a text, a number or a collection passes the test.
    @_disfavoredOverload
    nonisolated public func evaluate<Value: ObjectConvertible>(with object: Value?) -> Bool {
      test(object?.bridgedObject)
    }

    /// Returns whether a text passes the test.
    nonisolated public func evaluate(with object: String?) -> Bool {
      test(object?.bridgedObject)
    }
  }

  extension NSArray {
    /// Returns the objects that pass a test, as a Swift array.
    nonisolated public final func filtered(using predicate: NSPredicate) -> [NSObject] {
      items.filter { predicate.evaluate(with: $0) }
    }
  }

  extension FormatValue {
    /// Creates the value of an object; `none` for an object that is not a text, a number, a date or a collection.
    init(_ object: NSObject) {
      if let text = object as? NSString {
        self = .text(text.text)
      } else if let number = object as? NSNumber {
        self =
          number.isFlag ? .flag(number.boolValue) : number.whole.map { .integer($0) } ?? .number(number.doubleValue)
      } else if let date = object as? NSDate {
        self = .number(date.timeIntervalSince1970)
      } else if let array = object as? NSArray {
        self = .list(array.items.map { FormatValue($0) })
      } else if let dictionary = object as? NSDictionary {
        self = .entries(dictionary.entries.map { (ObjectText.plain($0.key), FormatValue($0.value)) })
      } else {
        self = .none
      }
    }

    /// The value as an object; `nil` for no value.
    var object: NSObject? {
      switch self {
      case .none, .entries: nil
      case .integer(let number): NSNumber(value: number)
      case .number(let number): NSNumber(value: number)
      case .flag(let flag): NSNumber(value: flag)
      case .text(let text): NSString(string: text)
      case .list(let values): NSArray(objects: values.map { $0.object ?? NSNull() })
      }
    }
  }

#else

  extension NSPredicate {
    private convenience init(_ format: String, values: [Any]) {
      guard let predicate = FormatParser.predicate(format, values.map { FormatValue(any: $0) }) else {
        preconditionFailure("Unable to parse the format string \"\(format)\".")
      }
      self.init { object, _ in predicate.isTrue(of: FormatValue(any: object)) }
    }

    // Foundation for Linux has no formats. Its own declaration with any number of arguments is unavailable.

    /// Creates a predicate from a format, such as `SELF MATCHES %@`, with a value for its placeholder. Traps if it is
    /// not valid.
    public convenience init(format predicateFormat: String, _ a1: String) {
      self.init(predicateFormat, values: [a1])
    }

    /// Creates a predicate from a format without placeholders. Traps if it is not valid.
    public convenience init(format predicateFormat: String) {
      self.init(predicateFormat, values: [])
    }

    /// Creates a predicate from a format with a value for its placeholder. Traps if it is not valid.
    public convenience init<A1>(format predicateFormat: String, _ a1: A1) {
      self.init(predicateFormat, values: [a1])
    }

    /// Creates a predicate from a format with values for its placeholders. Traps if it is not valid.
    public convenience init<A1, A2>(format predicateFormat: String, _ a1: A1, _ a2: A2) {
      self.init(predicateFormat, values: [a1, a2])
    }

    /// Creates a predicate from a format with values for its placeholders. Traps if it is not valid.
    public convenience init<A1, A2, A3>(format predicateFormat: String, _ a1: A1, _ a2: A2, _ a3: A3) {
      self.init(predicateFormat, values: [a1, a2, a3])
    }
  }

  extension FormatValue {
    /// Creates the value of an object; `none` for an object that is not a text, a number, a date or a collection.
    init(any object: Any?) {
      switch object {
      case let text as String: self = .text(text)
      case let number as Int: self = .integer(Int64(number))
      case let flag as Bool: self = .flag(flag)
      case let number as Double: self = .number(number)
      case let number as Float: self = .number(Double(number))
      case let number as NSNumber: self = .number(number.doubleValue)
      case let date as Date: self = .number(date.timeIntervalSince1970)
      case let values as [Any]: self = .list(values.map { FormatValue(any: $0) })
      case let values as NSArray: self = .list(values.map { FormatValue(any: $0) })
      case let values as [String: Any]: self = .entries(values.map { ($0.key, FormatValue(any: $0.value)) })
      default: self = .none
      }
    }

    /// The value as an object; `nil` for no value.
    var any: Any? {
      switch self {
      case .none, .entries: nil
      case .integer(let number): NSNumber(value: number)
      case .number(let number): NSNumber(value: number)
      case .flag(let flag): NSNumber(value: flag)
      case .text(let text): text
      case .list(let values): values.map { $0.any ?? NSNull() }
      }
    }
  }

#endif
