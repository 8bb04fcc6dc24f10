// SPDX-License-Identifier: Apache-2.0

#if hasFeature(Embedded)

  // Embedded Swift has no list of values of different types, so there is one declaration for each number of them.
  extension String {
    /// A format as it is, with `%%` for a percent sign.
    public init(format: String) {
      self = FormatText.text(format, [])
    }

    /// The text of a format, with the values at its places.
    public init<A1: CVarArg>(
      format: String, _ a1: A1
    ) {
      self = FormatText.text(format, [a1.formatArgument])
    }

    /// The text of a format, with the values at its places. Numbers are written as in `format` without a language.
    public init<A1: CVarArg>(
      format: String, locale: Locale?, _ a1: A1
    ) {
      self = FormatText.text(format, [a1.formatArgument])
    }

    /// The text of a format, with the values at its places.
    public static func localizedStringWithFormat<A1: CVarArg>(
      _ format: String, _ a1: A1
    ) -> String {
      FormatText.text(format, [a1.formatArgument])
    }

    /// This text with that of a format behind it.
    public func appendingFormat<A1: CVarArg>(
      _ format: String, _ a1: A1
    ) -> String {
      self + FormatText.text(format, [a1.formatArgument])
    }

    /// The text of a format, with the values at its places.
    public init<A1: CVarArg, A2: CVarArg>(
      format: String, _ a1: A1, _ a2: A2
    ) {
      self = FormatText.text(format, [a1.formatArgument, a2.formatArgument])
    }

    /// The text of a format, with the values at its places. Numbers are written as in `format` without a language.
    public init<A1: CVarArg, A2: CVarArg>(
      format: String, locale: Locale?, _ a1: A1, _ a2: A2
    ) {
      self = FormatText.text(format, [a1.formatArgument, a2.formatArgument])
    }

    /// The text of a format, with the values at its places.
    public static func localizedStringWithFormat<A1: CVarArg, A2: CVarArg>(
      _ format: String, _ a1: A1, _ a2: A2
    ) -> String {
      FormatText.text(format, [a1.formatArgument, a2.formatArgument])
    }

    /// This text with that of a format behind it.
    public func appendingFormat<A1: CVarArg, A2: CVarArg>(
      _ format: String, _ a1: A1, _ a2: A2
    ) -> String {
      self + FormatText.text(format, [a1.formatArgument, a2.formatArgument])
    }

    /// The text of a format, with the values at its places.
    public init<A1: CVarArg, A2: CVarArg, A3: CVarArg>(
      format: String, _ a1: A1, _ a2: A2, _ a3: A3
    ) {
      self = FormatText.text(format, [a1.formatArgument, a2.formatArgument, a3.formatArgument])
    }

    /// The text of a format, with the values at its places. Numbers are written as in `format` without a language.
    public init<A1: CVarArg, A2: CVarArg, A3: CVarArg>(
      format: String, locale: Locale?, _ a1: A1, _ a2: A2, _ a3: A3
    ) {
      self = FormatText.text(format, [a1.formatArgument, a2.formatArgument, a3.formatArgument])
    }

    /// The text of a format, with the values at its places.
    public static func localizedStringWithFormat<A1: CVarArg, A2: CVarArg, A3: CVarArg>(
      _ format: String, _ a1: A1, _ a2: A2, _ a3: A3
    ) -> String {
      FormatText.text(format, [a1.formatArgument, a2.formatArgument, a3.formatArgument])
    }

    /// This text with that of a format behind it.
    public func appendingFormat<A1: CVarArg, A2: CVarArg, A3: CVarArg>(
      _ format: String, _ a1: A1, _ a2: A2, _ a3: A3
    ) -> String {
      self + FormatText.text(format, [a1.formatArgument, a2.formatArgument, a3.formatArgument])
    }

    /// The text of a format, with the values at its places.
    public init<A1: CVarArg, A2: CVarArg, A3: CVarArg, A4: CVarArg>(
      format: String, _ a1: A1, _ a2: A2, _ a3: A3, _ a4: A4
    ) {
      self = FormatText.text(format, [a1.formatArgument, a2.formatArgument, a3.formatArgument, a4.formatArgument])
    }

    /// The text of a format, with the values at its places. Numbers are written as in `format` without a language.
    public init<A1: CVarArg, A2: CVarArg, A3: CVarArg, A4: CVarArg>(
      format: String, locale: Locale?, _ a1: A1, _ a2: A2, _ a3: A3, _ a4: A4
    ) {
      self = FormatText.text(format, [a1.formatArgument, a2.formatArgument, a3.formatArgument, a4.formatArgument])
    }

    /// The text of a format, with the values at its places.
    public static func localizedStringWithFormat<A1: CVarArg, A2: CVarArg, A3: CVarArg, A4: CVarArg>(
      _ format: String, _ a1: A1, _ a2: A2, _ a3: A3, _ a4: A4
    ) -> String {
      FormatText.text(format, [a1.formatArgument, a2.formatArgument, a3.formatArgument, a4.formatArgument])
    }

    /// This text with that of a format behind it.
    public func appendingFormat<A1: CVarArg, A2: CVarArg, A3: CVarArg, A4: CVarArg>(
      _ format: String, _ a1: A1, _ a2: A2, _ a3: A3, _ a4: A4
    ) -> String {
      self + FormatText.text(format, [a1.formatArgument, a2.formatArgument, a3.formatArgument, a4.formatArgument])
    }

    /// The text of a format, with the values at its places.
    public init<A1: CVarArg, A2: CVarArg, A3: CVarArg, A4: CVarArg, A5: CVarArg>(
      format: String, _ a1: A1, _ a2: A2, _ a3: A3, _ a4: A4, _ a5: A5
    ) {
      self = FormatText.text(
        format, [a1.formatArgument, a2.formatArgument, a3.formatArgument, a4.formatArgument, a5.formatArgument])
    }

    /// The text of a format, with the values at its places. Numbers are written as in `format` without a language.
    public init<A1: CVarArg, A2: CVarArg, A3: CVarArg, A4: CVarArg, A5: CVarArg>(
      format: String, locale: Locale?, _ a1: A1, _ a2: A2, _ a3: A3, _ a4: A4, _ a5: A5
    ) {
      self = FormatText.text(
        format, [a1.formatArgument, a2.formatArgument, a3.formatArgument, a4.formatArgument, a5.formatArgument])
    }

    /// The text of a format, with the values at its places.
    public static func localizedStringWithFormat<A1: CVarArg, A2: CVarArg, A3: CVarArg, A4: CVarArg, A5: CVarArg>(
      _ format: String, _ a1: A1, _ a2: A2, _ a3: A3, _ a4: A4, _ a5: A5
    ) -> String {
      FormatText.text(
        format, [a1.formatArgument, a2.formatArgument, a3.formatArgument, a4.formatArgument, a5.formatArgument])
    }

    /// This text with that of a format behind it.
    public func appendingFormat<A1: CVarArg, A2: CVarArg, A3: CVarArg, A4: CVarArg, A5: CVarArg>(
      _ format: String, _ a1: A1, _ a2: A2, _ a3: A3, _ a4: A4, _ a5: A5
    ) -> String {
      self
        + FormatText.text(
          format, [a1.formatArgument, a2.formatArgument, a3.formatArgument, a4.formatArgument, a5.formatArgument])
    }

    /// The text of a format, with the values at its places.
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

    /// The text of a format, with the values at its places. Numbers are written as in `format` without a language.
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

    /// The text of a format, with the values at its places.
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

    /// This text with that of a format behind it.
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

    /// The text of a format, with the values at its places.
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

    /// The text of a format, with the values at its places. Numbers are written as in `format` without a language.
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

    /// The text of a format, with the values at its places.
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

    /// This text with that of a format behind it.
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

    /// The text of a format, with the values at its places.
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

    /// The text of a format, with the values at its places. Numbers are written as in `format` without a language.
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

    /// The text of a format, with the values at its places.
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

    /// This text with that of a format behind it.
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

    /// The text of a format, with values of one type at its places.
    public init<A: CVarArg>(format: String, arguments: [A]) {
      self = FormatText.text(format, arguments.map { $0.formatArgument })
    }
  }

#endif
