// SPDX-License-Identifier: Apache-2.0

#if hasFeature(Embedded)

  // Structures instead of Foundation's enumerations, so that an app contains the code of only those strategies that it
  // uses.

  extension JSONDecoder {
    /// The format from which dates are decoded.
    public struct DateDecodingStrategy: Sendable {
      // Safe because it is called on the only thread.
      @safe nonisolated(unsafe) let read: ((Decoder) throws(UniversalError) -> Date)?

      /// The format of `Date` itself: seconds since 2001.
      public static var deferredToDate: Self { Self(read: nil) }

      /// The number of seconds since the beginning of 1970.
      public static var secondsSince1970: Self {
        Self { decoder throws(UniversalError) in
          Date(timeIntervalSince1970: try decoder.present("Date").double("Double"))
        }
      }

      /// The number of milliseconds since the beginning of 1970.
      public static var millisecondsSince1970: Self {
        Self { decoder throws(UniversalError) in
          Date(timeIntervalSince1970: try decoder.present("Date").double("Double") / 1000)
        }
      }

      /// A string such as `2001-01-01T00:00:00Z`.
      public static var iso8601: Self {
        Self { decoder throws(UniversalError) in
          let text = try decoder.present("Date").string()
          guard let date = ISO8601Text.date(text) else {
            throw decoder.corruptedAround("Expected date string to be ISO8601-formatted.")
          }
          return date
        }
      }

      /// A string that a formatter parses.
      public static func formatted(_ formatter: DateFormatter) -> Self {
        Self { decoder throws(UniversalError) in
          guard let date = formatter.date(from: try decoder.present("Date").string()) else {
            throw decoder.corrupted("Date string does not match format expected by formatter.")
          }
          return date
        }
      }

      /// A format that a closure decodes.
      public static func custom(_ decode: @escaping (Decoder) throws(UniversalError) -> Date) -> Self {
        Self(read: decode)
      }
    }

    /// The format from which bytes are decoded.
    public struct DataDecodingStrategy: Sendable {
      // Safe because it is called on the only thread.
      @safe nonisolated(unsafe) let read: ((Decoder) throws(UniversalError) -> Data)?

      /// The format of `Data` itself: an array of numbers.
      public static var deferredToData: Self { Self(read: nil) }

      /// A Base64 string.
      public static var base64: Self {
        Self { decoder throws(UniversalError) in
          guard let data = Data(base64Encoded: try decoder.present("Data").string()) else {
            throw decoder.corrupted("Encountered Data is not valid Base64.")
          }
          return data
        }
      }

      /// A format that a closure decodes.
      public static func custom(_ decode: @escaping (Decoder) throws(UniversalError) -> Data) -> Self {
        Self(read: decode)
      }
    }

    /// The format from which numbers that are not finite are decoded.
    public struct NonConformingFloatDecodingStrategy: Sendable {
      let texts: (positive: String, negative: String, notANumber: String)?

      /// No format: decoding throws.
      public static var `throw`: Self { Self(texts: nil) }

      /// Strings for infinity, negative infinity and NaN.
      public static func convertFromString(positiveInfinity: String, negativeInfinity: String, nan: String) -> Self {
        Self(texts: (positiveInfinity, negativeInfinity, nan))
      }
    }

    /// The conversion of JSON keys to a type's keys. Keys of dictionaries are not converted.
    public struct KeyDecodingStrategy: Sendable {
      // Safe because it is called on the only thread.
      @safe nonisolated(unsafe) let read: (([CodedKey], CodedKey) -> CodedKey)?

      /// Uses keys without conversion.
      public static var useDefaultKeys: Self { Self(read: nil) }

      /// Converts `harbor_name` to `harborName`. Letters beyond ASCII keep their case.
      public static var convertFromSnakeCase: Self {
        Self { _, key in CodedKey(stringValue: SnakeCase.joined(key.stringValue)) }
      }

      /// Converts keys with a closure, which receives the path to the key, with the key last.
      public static func custom<Key: CodingKey>(_ convert: @escaping ([CodedKey]) -> Key) -> Self {
        Self { path, key in CodedKey(convert(path + [key])) }
      }
    }
  }

#endif
