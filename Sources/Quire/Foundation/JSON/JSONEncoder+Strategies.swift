// SPDX-License-Identifier: Apache-2.0

#if hasFeature(Embedded)

  // Structures in place of Foundation's enumerations: an app has the code of those ways only that it names.

  extension JSONEncoder {
    /// How a date is written.
    public struct DateEncodingStrategy: Sendable {
      // Called on the one thread.
      @safe nonisolated(unsafe) let write: ((Date, Encoder) throws(UniversalError) -> Void)?

      /// As `Date` writes itself: the seconds since 2001.
      public static var deferredToDate: Self { Self(write: nil) }

      /// The seconds since 1970.
      public static var secondsSince1970: Self {
        Self { date, encoder throws(UniversalError) in try date.timeIntervalSince1970.encode(to: encoder) }
      }

      /// The milliseconds since 1970.
      public static var millisecondsSince1970: Self {
        Self { date, encoder throws(UniversalError) in try (1000 * date.timeIntervalSince1970).encode(to: encoder) }
      }

      /// A text such as `2001-01-01T00:00:00Z`.
      public static var iso8601: Self {
        Self { date, encoder throws(UniversalError) in encoder.write(.string(ISO8601Text.text(date))) }
      }

      /// A text that a formatter writes.
      public static func formatted(_ formatter: DateFormatter) -> Self {
        Self { date, encoder throws(UniversalError) in encoder.write(.string(formatter.string(from: date))) }
      }

      /// What a closure writes; an empty object if that is nothing.
      public static func custom(_ encode: @escaping (Date, Encoder) throws(UniversalError) -> Void) -> Self {
        Self { date, encoder throws(UniversalError) in
          try encode(date, encoder)
          encoder.writeNothing()
        }
      }
    }

    /// How bytes are written.
    public struct DataEncodingStrategy: Sendable {
      // Called on the one thread.
      @safe nonisolated(unsafe) let write: ((Data, Encoder) throws(UniversalError) -> Void)?

      /// As `Data` writes itself: a list of numbers.
      public static var deferredToData: Self { Self(write: nil) }

      /// A text in base 64.
      public static var base64: Self {
        Self { data, encoder throws(UniversalError) in encoder.write(.string(data.base64EncodedString())) }
      }

      /// What a closure writes; an empty object if that is nothing.
      public static func custom(_ encode: @escaping (Data, Encoder) throws(UniversalError) -> Void) -> Self {
        Self { data, encoder throws(UniversalError) in
          try encode(data, encoder)
          encoder.writeNothing()
        }
      }
    }

    /// How a number that is not finite is written.
    public struct NonConformingFloatEncodingStrategy: Sendable {
      let texts: (positive: String, negative: String, notANumber: String)?

      /// Not at all.
      public static var `throw`: Self { Self(texts: nil) }

      /// As texts.
      public static func convertToString(positiveInfinity: String, negativeInfinity: String, nan: String) -> Self {
        Self(texts: (positiveInfinity, negativeInfinity, nan))
      }
    }

    /// How a type's key is written. Keys of dictionaries stay as they are.
    public struct KeyEncodingStrategy: Sendable {
      // Called on the one thread.
      @safe nonisolated(unsafe) let write: (([CodedKey], CodedKey) -> CodedKey)?

      /// Keys stay as they are.
      public static var useDefaultKeys: Self { Self(write: nil) }

      /// `harborName` becomes `harbor_name`. Letters beyond ASCII keep their case.
      public static var convertToSnakeCase: Self {
        Self { _, key in CodedKey(stringValue: SnakeCase.separated(key.stringValue)) }
      }

      /// What a closure makes of the path to the key, which is last.
      public static func custom<Key: CodingKey>(_ convert: @escaping ([CodedKey]) -> Key) -> Self {
        Self { path, key in CodedKey(convert(path + [key])) }
      }
    }
  }

#endif
