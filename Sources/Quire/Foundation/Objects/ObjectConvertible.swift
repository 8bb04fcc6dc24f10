// SPDX-License-Identifier: Apache-2.0

#if hasFeature(Embedded)

  /// A value that `NSArray`, `NSDictionary`, `JSONSerialization` and `UserDefaults` hold as an object.
  ///
  /// Foundation's own collections take values of any type, which Embedded Swift does not have. Here a string becomes an
  /// `NSString`, a number or a Boolean value an `NSNumber`, an array an `NSArray`, and a dictionary an `NSDictionary`.
  public protocol ObjectConvertible {
    /// The object for the value.
    var bridgedObject: NSObject { get }
  }

  /// A value that can be read from the object for it.
  public protocol ObjectReadable: ObjectConvertible {
    /// Creates the value from an object. Returns `nil` if the object is of another class.
    init?(bridged object: NSObject)
  }

  extension NSObject: ObjectConvertible {
    /// The object itself.
    nonisolated public var bridgedObject: NSObject { self }
  }

  extension String: ObjectReadable {
    /// The string as an `NSString`.
    public var bridgedObject: NSObject { NSString(string: self) }

    /// Creates the string from an `NSString`.
    public init?(bridged object: NSObject) {
      guard let text = object as? NSString else { return nil }
      self = text.text
    }
  }

  extension Bool: ObjectReadable {
    /// The value as an `NSNumber`.
    public var bridgedObject: NSObject { NSNumber(value: self) }

    /// Creates the value of an `NSNumber` that is 0 or 1.
    public init?(bridged object: NSObject) {
      guard let number = object as? NSNumber, number.doubleValue == 0 || number.doubleValue == 1 else { return nil }
      self = number.boolValue
    }
  }

  extension Int: ObjectReadable {
    /// The number as an `NSNumber`.
    public var bridgedObject: NSObject { NSNumber(value: self) }

    /// Creates the number of an `NSNumber`. Returns `nil` if it has a fraction or too many digits.
    public init?(bridged object: NSObject) {
      guard let number = object as? NSNumber, let whole = Int(exactly: number.int64Value),
        number.doubleValue == Double(whole)
      else { return nil }
      self = whole
    }
  }

  extension Double: ObjectReadable {
    /// The number as an `NSNumber`.
    public var bridgedObject: NSObject { NSNumber(value: self) }

    /// Creates the number of an `NSNumber`.
    public init?(bridged object: NSObject) {
      guard let number = object as? NSNumber else { return nil }
      self = number.doubleValue
    }
  }

  extension Float: ObjectReadable {
    /// The number as an `NSNumber`.
    public var bridgedObject: NSObject { NSNumber(value: self) }

    /// Creates the number of an `NSNumber`, in single precision.
    public init?(bridged object: NSObject) {
      guard let number = object as? NSNumber else { return nil }
      self = number.floatValue
    }
  }

  extension Data: ObjectReadable {
    /// The data as an `NSData`.
    public var bridgedObject: NSObject { NSData(data: self) }

    /// Creates the data of an `NSData`.
    public init?(bridged object: NSObject) {
      guard let data = object as? NSData else { return nil }
      self = data.content
    }
  }

  extension Date: ObjectReadable {
    /// The point in time as an `NSDate`.
    public var bridgedObject: NSObject { NSDate(timeIntervalSince1970: timeIntervalSince1970) }

    /// Creates the point in time of an `NSDate`.
    public init?(bridged object: NSObject) {
      guard let date = object as? NSDate else { return nil }
      self.init(timeIntervalSince1970: date.timeIntervalSince1970)
    }
  }

  extension Array: ObjectConvertible where Element: ObjectConvertible {
    /// The values as an `NSArray`.
    public var bridgedObject: NSObject { NSArray(objects: map { $0.bridgedObject }) }
  }

  extension Array: ObjectReadable where Element: ObjectReadable {
    /// Creates the values of an `NSArray`. Returns `nil` if one of them is of another type.
    public init?(bridged object: NSObject) {
      guard let array = object as? NSArray else { return nil }
      self.init()
      for item in array.items {
        guard let element = Element(bridged: item) else { return nil }
        append(element)
      }
    }
  }

  extension Dictionary: ObjectConvertible where Key == String, Value: ObjectConvertible {
    /// The values as an `NSDictionary`.
    public var bridgedObject: NSObject {
      var entries: [NSObject: NSObject] = [:]
      for (key, value) in self { entries[NSString(string: key)] = value.bridgedObject }
      return NSDictionary(entries: entries)
    }
  }

  extension Dictionary: ObjectReadable where Key == String, Value: ObjectReadable {
    /// Creates the values of an `NSDictionary`. Returns `nil` if a key is not a string, or a value is of another type.
    public init?(bridged object: NSObject) {
      guard let dictionary = object as? NSDictionary else { return nil }
      self.init()
      for (key, item) in dictionary.entries {
        guard let key = key as? NSString, let value = Value(bridged: item) else { return nil }
        self[key.text] = value
      }
    }
  }

#endif
