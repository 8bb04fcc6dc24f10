// SPDX-License-Identifier: Apache-2.0

#if hasFeature(Embedded)

  // Embedded Swift has no lists of values of different types, so there is one declaration for each number of values.
  extension String {
    /// Creates a string from a format without placeholders, in which `%%` is a percent sign.
    public init(format: String) {
      self = FormatText.text(format, [])
    }

    /// Creates a string from a format by replacing its placeholders with the values.
    public init<A1: CVarArg>(
      format: String, _ a1: A1
    ) {
      self = FormatText.text(format, [a1.formatArgument])
    }

    /// Creates a string from a format by replacing its placeholders with the values. The locale does not affect
    /// numbers.
    public init<A1: CVarArg>(
      format: String, locale: Locale?, _ a1: A1
    ) {
      self = FormatText.text(format, [a1.formatArgument])
    }

    /// Returns a format with its placeholders replaced by the values.
    public static func localizedStringWithFormat<A1: CVarArg>(
      _ format: String, _ a1: A1
    ) -> String {
      FormatText.text(format, [a1.formatArgument])
    }

    /// Returns this string followed by a format with its placeholders replaced by the values.
    public func appendingFormat<A1: CVarArg>(
      _ format: String, _ a1: A1
    ) -> String {
      self + FormatText.text(format, [a1.formatArgument])
    }

    /// Creates a string from a format by replacing its placeholders with the values.
    public init<A1: CVarArg, A2: CVarArg>(
      format: String, _ a1: A1, _ a2: A2
    ) {
      self = FormatText.text(format, [a1.formatArgument, a2.formatArgument])
    }

    /// Creates a string from a format by replacing its placeholders with the values. The locale does not affect
    /// numbers.
    public init<A1: CVarArg, A2: CVarArg>(
      format: String, locale: Locale?, _ a1: A1, _ a2: A2
    ) {
      self = FormatText.text(format, [a1.formatArgument, a2.formatArgument])
    }

    /// Returns a format with its placeholders replaced by the values.
    public static func localizedStringWithFormat<A1: CVarArg, A2: CVarArg>(
      _ format: String, _ a1: A1, _ a2: A2
    ) -> String {
      FormatText.text(format, [a1.formatArgument, a2.formatArgument])
    }

    /// Returns this string followed by a format with its placeholders replaced by the values.
    public func appendingFormat<A1: CVarArg, A2: CVarArg>(
      _ format: String, _ a1: A1, _ a2: A2
    ) -> String {
      self + FormatText.text(format, [a1.formatArgument, a2.formatArgument])
    }

    /// Creates a string from a format by replacing its placeholders with the values.
    public init<A1: CVarArg, A2: CVarArg, A3: CVarArg>(
      format: String, _ a1: A1, _ a2: A2, _ a3: A3
    ) {
      self = FormatText.text(format, [a1.formatArgument, a2.formatArgument, a3.formatArgument])
    }

    /// Creates a string from a format by replacing its placeholders with the values. The locale does not affect
    /// numbers.
    public init<A1: CVarArg, A2: CVarArg, A3: CVarArg>(
      format: String, locale: Locale?, _ a1: A1, _ a2: A2, _ a3: A3
    ) {
      self = FormatText.text(format, [a1.formatArgument, a2.formatArgument, a3.formatArgument])
    }

    /// Returns a format with its placeholders replaced by the values.
    public static func localizedStringWithFormat<A1: CVarArg, A2: CVarArg, A3: CVarArg>(
      _ format: String, _ a1: A1, _ a2: A2, _ a3: A3
    ) -> String {
      FormatText.text(format, [a1.formatArgument, a2.formatArgument, a3.formatArgument])
    }

    /// Returns this string followed by a format with its placeholders replaced by the values.
    public func appendingFormat<A1: CVarArg, A2: CVarArg, A3: CVarArg>(
      _ format: String, _ a1: A1, _ a2: A2, _ a3: A3
    ) -> String {
      self + FormatText.text(format, [a1.formatArgument, a2.formatArgument, a3.formatArgument])
    }

    /// Creates a string from a format by replacing its placeholders with the values.
    public init<A1: CVarArg, A2: CVarArg, A3: CVarArg, A4: CVarArg>(
      format: String, _ a1: A1, _ a2: A2, _ a3: A3, _ a4: A4
    ) {
      self = FormatText.text(format, [a1.formatArgument, a2.formatArgument, a3.formatArgument, a4.formatArgument])
    }

    /// Creates a string from a format by replacing its placeholders with the values. The locale does not affect
    /// numbers.
    public init<A1: CVarArg, A2: CVarArg, A3: CVarArg, A4: CVarArg>(
      format: String, locale: Locale?, _ a1: A1, _ a2: A2, _ a3: A3, _ a4: A4
    ) {
      self = FormatText.text(format, [a1.formatArgument, a2.formatArgument, a3.formatArgument, a4.formatArgument])
    }

    /// Returns a format with its placeholders replaced by the values.
    public static func localizedStringWithFormat<A1: CVarArg, A2: CVarArg, A3: CVarArg, A4: CVarArg>(
      _ format: String, _ a1: A1, _ a2: A2, _ a3: A3, _ a4: A4
    ) -> String {
      FormatText.text(format, [a1.formatArgument, a2.formatArgument, a3.formatArgument, a4.formatArgument])
    }

    /// Returns this string followed by a format with its placeholders replaced by the values.
    public func appendingFormat<A1: CVarArg, A2: CVarArg, A3: CVarArg, A4: CVarArg>(
      _ format: String, _ a1: A1, _ a2: A2, _ a3: A3, _ a4: A4
    ) -> String {
      self + FormatText.text(format, [a1.formatArgument, a2.formatArgument, a3.formatArgument, a4.formatArgument])
    }

    /// Creates a string from a format by replacing its placeholders with the values.
    public init<A1: CVarArg, A2: CVarArg, A3: CVarArg, A4: CVarArg, A5: CVarArg>(
      format: String, _ a1: A1, _ a2: A2, _ a3: A3, _ a4: A4, _ a5: A5
    ) {
      self = FormatText.text(
        format, [a1.formatArgument, a2.formatArgument, a3.formatArgument, a4.formatArgument, a5.formatArgument])
    }

    /// Creates a string from a format by replacing its placeholders with the values. The locale does not affect
    /// numbers.
    public init<A1: CVarArg, A2: CVarArg, A3: CVarArg, A4: CVarArg, A5: CVarArg>(
      format: String, locale: Locale?, _ a1: A1, _ a2: A2, _ a3: A3, _ a4: A4, _ a5: A5
    ) {
      self = FormatText.text(
        format, [a1.formatArgument, a2.formatArgument, a3.formatArgument, a4.formatArgument, a5.formatArgument])
    }

    /// Returns a format with its placeholders replaced by the values.
    public static func localizedStringWithFormat<A1: CVarArg, A2: CVarArg, A3: CVarArg, A4: CVarArg, A5: CVarArg>(
      _ format: String, _ a1: A1, _ a2: A2, _ a3: A3, _ a4: A4, _ a5: A5
    ) -> String {
      FormatText.text(
        format, [a1.formatArgument, a2.formatArgument, a3.formatArgument, a4.formatArgument, a5.formatArgument])
    }

    /// Returns this string followed by a format with its placeholders replaced by the values.
    public func appendingFormat<A1: CVarArg, A2: CVarArg, A3: CVarArg, A4: CVarArg, A5: CVarArg>(
      _ format: String, _ a1: A1, _ a2: A2, _ a3: A3, _ a4: A4, _ a5: A5
    ) -> String {
      self
        + FormatText.text(
          format, [a1.formatArgument, a2.formatArgument, a3.formatArgument, a4.formatArgument, a5.formatArgument])
    }

    /// Creates a string from a format by replacing its placeholders with the values.
    public init<A1: CVarArg, A2: CVarArg, A3: CVarArg, A4: CVarArg, A5: CVarArg, A6: CVarArg>(
      format: String, _ a1: A1, _ a2: A2, _ a3: A3, _ a4: A4, _ a5: A5, _ a6: A6
    ) {
      self = FormatText.text(
        format,
        [
          a1.formatArgument, a2.formatArgument, a3.formatArgument, a4.formatArgument, a5.formatArgument,
          a6.formatArgument,
        ])
    }

    /// Creates a string from a format by replacing its placeholders with the values. The locale does not affect
    /// numbers.
    public init<A1: CVarArg, A2: CVarArg, A3: CVarArg, A4: CVarArg, A5: CVarArg, A6: CVarArg>(
      format: String, locale: Locale?, _ a1: A1, _ a2: A2, _ a3: A3, _ a4: A4, _ a5: A5, _ a6: A6
    ) {
      self = FormatText.text(
        format,
        [
          a1.formatArgument, a2.formatArgument, a3.formatArgument, a4.formatArgument, a5.formatArgument,
          a6.formatArgument,
        ])
    }

    /// Returns a format with its placeholders replaced by the values.
    public static func localizedStringWithFormat<
      A1: CVarArg, A2: CVarArg, A3: CVarArg, A4: CVarArg, A5: CVarArg, A6: CVarArg
    >(
      _ format: String, _ a1: A1, _ a2: A2, _ a3: A3, _ a4: A4, _ a5: A5, _ a6: A6
    ) -> String {
      FormatText.text(
        format,
        [
          a1.formatArgument, a2.formatArgument, a3.formatArgument, a4.formatArgument, a5.formatArgument,
          a6.formatArgument,
        ])
    }

    /// Returns this string followed by a format with its placeholders replaced by the values.
    public func appendingFormat<A1: CVarArg, A2: CVarArg, A3: CVarArg, A4: CVarArg, A5: CVarArg, A6: CVarArg>(
      _ format: String, _ a1: A1, _ a2: A2, _ a3: A3, _ a4: A4, _ a5: A5, _ a6: A6
    ) -> String {
      self
        + FormatText.text(
          format,
          [
            a1.formatArgument, a2.formatArgument, a3.formatArgument, a4.formatArgument, a5.formatArgument,
            a6.formatArgument,
          ])
    }

    /// Creates a string from a format by replacing its placeholders with the values.
    public init<A1: CVarArg, A2: CVarArg, A3: CVarArg, A4: CVarArg, A5: CVarArg, A6: CVarArg, A7: CVarArg>(
      format: String, _ a1: A1, _ a2: A2, _ a3: A3, _ a4: A4, _ a5: A5, _ a6: A6, _ a7: A7
    ) {
      self = FormatText.text(
        format,
        [
          a1.formatArgument, a2.formatArgument, a3.formatArgument, a4.formatArgument, a5.formatArgument,
          a6.formatArgument, a7.formatArgument,
        ])
    }

    /// Creates a string from a format by replacing its placeholders with the values. The locale does not affect
    /// numbers.
    public init<A1: CVarArg, A2: CVarArg, A3: CVarArg, A4: CVarArg, A5: CVarArg, A6: CVarArg, A7: CVarArg>(
      format: String, locale: Locale?, _ a1: A1, _ a2: A2, _ a3: A3, _ a4: A4, _ a5: A5, _ a6: A6, _ a7: A7
    ) {
      self = FormatText.text(
        format,
        [
          a1.formatArgument, a2.formatArgument, a3.formatArgument, a4.formatArgument, a5.formatArgument,
          a6.formatArgument, a7.formatArgument,
        ])
    }

    /// Returns a format with its placeholders replaced by the values.
    public static func localizedStringWithFormat<
      A1: CVarArg, A2: CVarArg, A3: CVarArg, A4: CVarArg, A5: CVarArg, A6: CVarArg, A7: CVarArg
    >(
      _ format: String, _ a1: A1, _ a2: A2, _ a3: A3, _ a4: A4, _ a5: A5, _ a6: A6, _ a7: A7
    ) -> String {
      FormatText.text(
        format,
        [
          a1.formatArgument, a2.formatArgument, a3.formatArgument, a4.formatArgument, a5.formatArgument,
          a6.formatArgument, a7.formatArgument,
        ])
    }

    /// Returns this string followed by a format with its placeholders replaced by the values.
    public func appendingFormat<
      A1: CVarArg, A2: CVarArg, A3: CVarArg, A4: CVarArg, A5: CVarArg, A6: CVarArg, A7: CVarArg
    >(
      _ format: String, _ a1: A1, _ a2: A2, _ a3: A3, _ a4: A4, _ a5: A5, _ a6: A6, _ a7: A7
    ) -> String {
      self
        + FormatText.text(
          format,
          [
            a1.formatArgument, a2.formatArgument, a3.formatArgument, a4.formatArgument, a5.formatArgument,
            a6.formatArgument, a7.formatArgument,
          ])
    }

    /// Creates a string from a format by replacing its placeholders with the values.
    public init<A1: CVarArg, A2: CVarArg, A3: CVarArg, A4: CVarArg, A5: CVarArg, A6: CVarArg, A7: CVarArg, A8: CVarArg>(
      format: String, _ a1: A1, _ a2: A2, _ a3: A3, _ a4: A4, _ a5: A5, _ a6: A6, _ a7: A7, _ a8: A8
    ) {
      self = FormatText.text(
        format,
        [
          a1.formatArgument, a2.formatArgument, a3.formatArgument, a4.formatArgument, a5.formatArgument,
          a6.formatArgument, a7.formatArgument, a8.formatArgument,
        ])
    }

    /// Creates a string from a format by replacing its placeholders with the values. The locale does not affect
    /// numbers.
    public init<A1: CVarArg, A2: CVarArg, A3: CVarArg, A4: CVarArg, A5: CVarArg, A6: CVarArg, A7: CVarArg, A8: CVarArg>(
      format: String, locale: Locale?, _ a1: A1, _ a2: A2, _ a3: A3, _ a4: A4, _ a5: A5, _ a6: A6, _ a7: A7, _ a8: A8
    ) {
      self = FormatText.text(
        format,
        [
          a1.formatArgument, a2.formatArgument, a3.formatArgument, a4.formatArgument, a5.formatArgument,
          a6.formatArgument, a7.formatArgument, a8.formatArgument,
        ])
    }

    /// Returns a format with its placeholders replaced by the values.
    public static func localizedStringWithFormat<
      A1: CVarArg, A2: CVarArg, A3: CVarArg, A4: CVarArg, A5: CVarArg, A6: CVarArg, A7: CVarArg, A8: CVarArg
    >(
      _ format: String, _ a1: A1, _ a2: A2, _ a3: A3, _ a4: A4, _ a5: A5, _ a6: A6, _ a7: A7, _ a8: A8
    ) -> String {
      FormatText.text(
        format,
        [
          a1.formatArgument, a2.formatArgument, a3.formatArgument, a4.formatArgument, a5.formatArgument,
          a6.formatArgument, a7.formatArgument, a8.formatArgument,
        ])
    }

    /// Returns this string followed by a format with its placeholders replaced by the values.
    public func appendingFormat<
      A1: CVarArg, A2: CVarArg, A3: CVarArg, A4: CVarArg, A5: CVarArg, A6: CVarArg, A7: CVarArg, A8: CVarArg
    >(
      _ format: String, _ a1: A1, _ a2: A2, _ a3: A3, _ a4: A4, _ a5: A5, _ a6: A6, _ a7: A7, _ a8: A8
    ) -> String {
      self
        + FormatText.text(
          format,
          [
            a1.formatArgument, a2.formatArgument, a3.formatArgument, a4.formatArgument, a5.formatArgument,
            a6.formatArgument, a7.formatArgument, a8.formatArgument,
          ])
    }

    /// Creates a string from a format by replacing its placeholders with values of one type.
    public init<A: CVarArg>(format: String, arguments: [A]) {
      self = FormatText.text(format, arguments.map { $0.formatArgument })
    }

    /// Creates a string from a format by replacing its placeholders with values of one type. The locale does not affect
    /// numbers.
    public init<A: CVarArg>(format: String, locale: Locale?, arguments: [A]) {
      self = FormatText.text(format, arguments.map { $0.formatArgument })
    }
  }

#endif
