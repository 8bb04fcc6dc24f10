// SPDX-License-Identifier: Apache-2.0

#if !canImport(Foundation)

  /// An address as text. It is not taken apart, except for its scheme.
  public struct URL: Hashable, Sendable {
    /// The whole address.
    public let absoluteString: String

    /// The text as given; `nil` for an empty one.
    public init?(string: String) {
      guard !string.utf8.isEmpty else { return nil }
      absoluteString = string
    }

    /// What stands before the colon, such as "https"; `nil` for an address that depends on another one.
    public var scheme: String? {
      let end = absoluteString.utf8.firstIndex { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): false
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."): false
        default: true
        }
      }
      guard let end, end > absoluteString.utf8.startIndex, absoluteString.utf8[end] == UInt8(ascii: ":") else {
        return nil
      }
      return String(absoluteString[..<end])
    }

    /// Byte for byte.
    public static func == (left: URL, right: URL) -> Bool {
      left.absoluteString.hasSameBytes(as: right.absoluteString)
    }

    /// From the bytes, as `==` compares.
    public func hash(into hasher: inout Hasher) {
      absoluteString.hashBytes(into: &hasher)
    }
  }

#endif
