// SPDX-License-Identifier: Apache-2.0

#if hasFeature(Embedded)

  /// The path to an object or an array, from the inside out.
  final class CodingPath {
    let around: CodingPath?
    let key: CodedKey

    init(_ around: CodingPath?, _ key: CodedKey) {
      self.around = around
      self.key = key
    }
  }

  /// The position of a value. Paths are created only for values that contain others.
  struct CodingPlace {
    private let around: CodingPath?
    private let key: CodedKey?

    /// Creates the position of the outermost value.
    init() {
      around = nil
      key = nil
    }

    /// Creates the position of a value in a container.
    init(_ container: CodingContainer, _ key: CodedKey) {
      around = container.path
      self.key = key
    }

    /// The path of the values inside this one.
    var path: CodingPath? { key.map { CodingPath(around, $0) } }

    /// The keys, from the outside in.
    var keys: [CodedKey] { CodingContainer(self).keys }
  }

  /// The position of an object or an array.
  struct CodingContainer {
    let path: CodingPath?

    init(_ place: CodingPlace) {
      path = place.path
    }

    /// The keys, from the outside in.
    var keys: [CodedKey] {
      var keys: [CodedKey] = []
      var path = path
      while let current = path {
        keys.append(current.key)
        path = current.around
      }
      return keys.reversed()
    }
  }

  /// The options of a coder: the format of values such as dates, and the conversion of keys.
  final class CodingOptions {
    /// The values that types can read, which must be objects.
    var userInfo: [CodingUserInfoKey: AnyObject] = [:]
    /// Decodes a date; `nil` for the seconds since 2001.
    var readDate: ((Decoder) throws(UniversalError) -> Date)?
    /// Encodes a date; `nil` for the seconds since 2001.
    var writeDate: ((Date, Encoder) throws(UniversalError) -> Void)?
    /// Decodes bytes; `nil` for an array of numbers.
    var readData: ((Decoder) throws(UniversalError) -> Data)?
    /// Encodes bytes; `nil` for an array of numbers.
    var writeData: ((Data, Encoder) throws(UniversalError) -> Void)?
    /// Converts a key of the text, given the path of its object, to the key that a type requests; `nil` for no
    /// conversion.
    var readKey: (([CodedKey], CodedKey) -> CodedKey)?
    /// Converts a type's key, given the path of its object, to the key that is written; `nil` for no conversion.
    var writeKey: (([CodedKey], CodedKey) -> CodedKey)?
    /// The strings for infinity, negative infinity and NaN; `nil` to reject such numbers.
    var infinities: (positive: String, negative: String, notANumber: String)?
  }

#endif
