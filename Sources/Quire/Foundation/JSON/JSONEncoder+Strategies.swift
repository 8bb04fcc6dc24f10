// SPDX-License-Identifier: Apache-2.0

#if hasFeature(Embedded)

  // Structures instead of Foundation's enumerations, so that an app contains the code of only those strategies that it
  // uses.

  extension JSONEncoder {
    /// The format in which dates are encoded.
    public struct DateEncodingStrategy: Sendable {
      // Safe because it is called on the only thread.
      @safe nonisolated(unsafe) let write: ((Date, Encoder) throws(UniversalError) -> Void)?

      /// The format of `Date` itself: seconds since 2001.
      public static var deferredToDate: Self { Self(write: nil) }

      /// The number of seconds since the beginning of 1970.
      public static var secondsSince1970: Self {
        Self { date, encoder throws(UniversalError) in try date.timeIntervalSince1970.encode(to: encoder) }
      }

      /// The number of milliseconds since the beginning of 1970.
      public static var millisecondsSince1970: Self {
        Self { date, encoder throws(UniversalError) in try (1000 * date.timeIntervalSince1970).encode(to: encoder) }
      }

      /// A string such as `2001-01-01T00:00:00Z`.
      public static var iso8601: Self {
        Self { date, encoder throws(UniversalError) in encoder.write(.string(ISO8601Text.text(date))) }
      }

      /// A string that a formatter produces.
      public static func formatted(_ formatter: DateFormatter) -> Self {
        Self { date, encoder throws(UniversalError) in encoder.write(.string(formatter.string(from: date))) }
      }

      /// A format that a closure encodes. The result is an empty object if the closure encodes nothing.
      public static func custom(_ encode: @escaping (Date, Encoder) throws(UniversalError) -> Void) -> Self {
        Self { date, encoder throws(UniversalError) in
          try encode(date, encoder)
          encoder.writeNothing()
        }
      }
    }

    /// The format in which bytes are encoded.
    public struct DataEncodingStrategy: Sendable {
      // Safe because it is called on the only thread.
      @safe nonisolated(unsafe) let write: ((Data, Encoder) throws(UniversalError) -> Void)?

      /// The format of `Data` itself: an array of numbers.
      public static var deferredToData: Self { Self(write: nil) }

      /// A Base64 string.
      public static var base64: Self {
        Self { data, encoder throws(UniversalError) in encoder.write(.string(data.base64EncodedString())) }
      }

      /// A format that a closure encodes. The result is an empty object if the closure encodes nothing.
      public static func custom(_ encode: @escaping (Data, Encoder) throws(UniversalError) -> Void) -> Self {
        Self { data, encoder throws(UniversalError) in
          try encode(data, encoder)
          encoder.writeNothing()
        }
      }
    }

    /// The format in which numbers that are not finite are encoded.
    public struct NonConformingFloatEncodingStrategy: Sendable {
      let texts: (positive: String, negative: String, notANumber: String)?

      /// No format: encoding throws.
      public static var `throw`: Self { Self(texts: nil) }

      /// Strings for infinity, negative infinity and NaN.
      public static func convertToString(positiveInfinity: String, negativeInfinity: String, nan: String) -> Self {
        Self(texts: (positiveInfinity, negativeInfinity, nan))
      }
    }

    /// The conversion of a type's keys to JSON keys. Keys of dictionaries are not converted.
    public struct KeyEncodingStrategy: Sendable {
      // Safe because it is called on the only thread.
      @safe nonisolated(unsafe) let write: (([CodedKey], CodedKey) -> CodedKey)?

      /// Uses keys without conversion.
      public static var useDefaultKeys: Self { Self(write: nil) }

      /// Converts `harborName` to `harbor_name`. Letters beyond ASCII keep their case.
      public static var convertToSnakeCase: Self {
        Self { _, key in CodedKey(stringValue: SnakeCase.separated(key.stringValue)) }
      }

      /// Converts keys with a closure, which receives the path to the key, with the key last.
      public static func custom<Key: CodingKey>(_ convert: @escaping ([CodedKey]) -> Key) -> Self {
        Self { path, key in CodedKey(convert(path + [key])) }
      }
    }
  }

#endif
