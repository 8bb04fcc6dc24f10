// SPDX-License-Identifier: Apache-2.0

#if hasFeature(Embedded)

  // Structures in place of Foundation's enumerations: an app has the code of those ways only that it names.

  extension JSONDecoder {
    /// How a date is read.
    public struct DateDecodingStrategy: Sendable {
      // Called on the one thread.
      @safe nonisolated(unsafe) let read: ((Decoder) throws(UniversalError) -> Date)?

      /// As `Date` reads itself: the seconds since 2001.
      public static var deferredToDate: Self { Self(read: nil) }

      /// The seconds since 1970.
      public static var secondsSince1970: Self {
        Self { decoder throws(UniversalError) in
          Date(timeIntervalSince1970: try decoder.present("Date").double("Double"))
        }
      }

      /// The milliseconds since 1970.
      public static var millisecondsSince1970: Self {
        Self { decoder throws(UniversalError) in
          Date(timeIntervalSince1970: try decoder.present("Date").double("Double") / 1000)
        }
      }

      /// A text such as `2001-01-01T00:00:00Z`.
      public static var iso8601: Self {
        Self { decoder throws(UniversalError) in
          let text = try decoder.present("Date").string()
          guard let date = ISO8601Text.date(text) else {
            throw decoder.corruptedAround("Expected date string to be ISO8601-formatted.")
          }
          return date
        }
      }

      /// A text that a formatter reads.
      public static func formatted(_ formatter: DateFormatter) -> Self {
        Self { decoder throws(UniversalError) in
          guard let date = formatter.date(from: try decoder.present("Date").string()) else {
            throw decoder.corrupted("Date string does not match format expected by formatter.")
          }
          return date
        }
      }

      /// What a closure reads.
      public static func custom(_ decode: @escaping (Decoder) throws(UniversalError) -> Date) -> Self {
        Self(read: decode)
      }
    }

    /// How bytes are read.
    public struct DataDecodingStrategy: Sendable {
      // Called on the one thread.
      @safe nonisolated(unsafe) let read: ((Decoder) throws(UniversalError) -> Data)?

      /// As `Data` reads itself: a list of numbers.
      public static var deferredToData: Self { Self(read: nil) }

      /// A text in base 64.
      public static var base64: Self {
        Self { decoder throws(UniversalError) in
          guard let data = Data(base64Encoded: try decoder.present("Data").string()) else {
            throw decoder.corrupted("Encountered Data is not valid Base64.")
          }
          return data
        }
      }

      /// What a closure reads.
      public static func custom(_ decode: @escaping (Decoder) throws(UniversalError) -> Data) -> Self {
        Self(read: decode)
      }
    }

    /// How a number that is not finite is read.
    public struct NonConformingFloatDecodingStrategy: Sendable {
      let texts: (positive: String, negative: String, notANumber: String)?

      /// Not at all.
      public static var `throw`: Self { Self(texts: nil) }

      /// From texts.
      public static func convertFromString(positiveInfinity: String, negativeInfinity: String, nan: String) -> Self {
        Self(texts: (positiveInfinity, negativeInfinity, nan))
      }
    }

    /// How a key becomes one of a type. Keys of dictionaries stay as they are.
    public struct KeyDecodingStrategy: Sendable {
      // Called on the one thread.
      @safe nonisolated(unsafe) let read: (([CodedKey], CodedKey) -> CodedKey)?

      /// Keys stay as they are.
      public static var useDefaultKeys: Self { Self(read: nil) }

      /// `harbor_name` becomes `harborName`. Letters beyond ASCII keep their case.
      public static var convertFromSnakeCase: Self {
        Self { _, key in CodedKey(stringValue: SnakeCase.joined(key.stringValue)) }
      }

      /// What a closure makes of the path to the key, which is last.
      public static func custom<Key: CodingKey>(_ convert: @escaping ([CodedKey]) -> Key) -> Self {
        Self { path, key in CodedKey(convert(path + [key])) }
      }
    }
  }

#endif
