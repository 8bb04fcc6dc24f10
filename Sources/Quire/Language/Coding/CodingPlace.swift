// SPDX-License-Identifier: Apache-2.0

#if hasFeature(Embedded)

  /// The path to an object or a list, from the inside out.
  final class CodingPath {
    let around: CodingPath?
    let key: CodedKey

    init(_ around: CodingPath?, _ key: CodedKey) {
      self.around = around
      self.key = key
    }
  }

  /// Where a value is. A path is only made for what has values in it.
  struct CodingPlace {
    private let around: CodingPath?
    private let key: CodedKey?

    /// The place of the outermost value.
    init() {
      around = nil
      key = nil
    }

    /// The place of a value in a container.
    init(_ container: CodingContainer, _ key: CodedKey) {
      around = container.path
      self.key = key
    }

    /// The path of the values in this one.
    var path: CodingPath? { key.map { CodingPath(around, $0) } }

    /// From the outside in.
    var keys: [CodedKey] { CodingContainer(self).keys }
  }

  /// Where an object or a list is.
  struct CodingContainer {
    let path: CodingPath?

    init(_ place: CodingPlace) {
      path = place.path
    }

    /// From the outside in.
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

  /// How a coder deals with the values for which its user can choose a way.
  final class CodingOptions {
    /// The values for types, which can only be objects.
    var userInfo: [CodingUserInfoKey: AnyObject] = [:]
    /// Reads a date; `nil` for the seconds since 2001.
    var readDate: ((Decoder) throws(UniversalError) -> Date)?
    /// Writes a date; `nil` for the seconds since 2001.
    var writeDate: ((Date, Encoder) throws(UniversalError) -> Void)?
    /// Reads bytes; `nil` for a list of numbers.
    var readData: ((Decoder) throws(UniversalError) -> Data)?
    /// Writes bytes; `nil` for a list of numbers.
    var writeData: ((Data, Encoder) throws(UniversalError) -> Void)?
    /// Makes a key that was read, with the path of its object, into the one that a type asks for; `nil` to leave keys as
    /// they are.
    var readKey: (([CodedKey], CodedKey) -> CodedKey)?
    /// Makes a key, with the path of its object, into the one that is written; `nil` to leave keys as they are.
    var writeKey: (([CodedKey], CodedKey) -> CodedKey)?
    /// The texts for numbers that are not finite; `nil` to refuse them.
    var infinities: (positive: String, negative: String, notANumber: String)?
  }

#endif
