// SPDX-License-Identifier: Apache-2.0

#if hasFeature(Embedded)

  extension StringProtocol {
    /// Returns the string without the set's scalars at its beginning and its end.
    public func trimmingCharacters(in set: CharacterSet) -> String {
      let scalars = unicodeScalars
      guard let start = scalars.firstIndex(where: { !set.contains($0) }),
        let end = scalars.lastIndex(where: { !set.contains($0) })
      else { return "" }
      return String(String.UnicodeScalarView(scalars[start...end]))
    }

    /// Returns the parts between the scalars of a set. Between two adjacent scalars there is an empty part.
    public func components(separatedBy separator: CharacterSet) -> [String] {
      var pieces: [String] = []
      var piece = String.UnicodeScalarView()
      for scalar in unicodeScalars {
        if separator.contains(scalar) {
          pieces.append(String(piece))
          piece = String.UnicodeScalarView()
        } else {
          piece.append(scalar)
        }
      }
      return pieces + [String(piece)]
    }

    /// Returns the range of the first scalar in a set, or with `backwards` of the last, or `nil` if there is none.
    public func rangeOfCharacter(
      from aSet: CharacterSet, options mask: String.CompareOptions = [], range aRange: Range<Index>? = nil
    ) -> Range<Index>? {
      let scalars = unicodeScalars[aRange ?? startIndex..<endIndex]
      let place =
        mask.contains(.backwards)
        ? scalars.lastIndex { aSet.contains($0) } : scalars.firstIndex { aSet.contains($0) }
      return place.map { $0..<scalars.index(after: $0) }
    }

    /// Returns the string with percent escapes for all bytes except those of ASCII characters in the set.
    public func addingPercentEncoding(withAllowedCharacters allowedCharacters: CharacterSet) -> String? {
      var bytes: [UInt8] = []
      for byte in utf8 {
        if byte < 0x80, allowedCharacters.contains(Unicode.Scalar(byte)) {
          bytes.append(byte)
        } else {
          Escapes.escape(byte, into: &bytes)
        }
      }
      return String(decoding: bytes, as: UTF8.self)
    }

    /// The string with percent escapes decoded, or `nil` if an escape is invalid or the result is not UTF-8.
    public var removingPercentEncoding: String? {
      let bytes = Array(utf8)
      var index = 0
      while let sign = bytes[index...].firstIndex(of: UInt8(ascii: "%")) {
        guard sign + 2 < bytes.count, Escapes.digit(bytes[sign + 1]) != nil, Escapes.digit(bytes[sign + 2]) != nil
        else {
          return nil
        }
        index = sign + 3
      }
      return Escapes.decoded(bytes)
    }
  }

#endif
