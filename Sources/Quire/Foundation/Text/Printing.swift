// SPDX-License-Identifier: Apache-2.0

#if hasFeature(Embedded)

  // Embedded Swift has no lists of values of different types, so there is one declaration for each number of values.

  private func write(_ texts: [String], _ separator: String, _ terminator: String) {
    let text = texts.joined(separator: separator)
    guard !terminator.hasSameBytes(as: "\n") else { return Swift.print(text) }
    Swift.print(text + terminator, terminator: "")
  }

  /// Prints an empty line.
  public func print() {
    Swift.print("")
  }

  /// Prints a value with a terminator.
  public func print<A: CustomStringConvertible>(_ a: A, terminator: String) {
    write([a.description], "", terminator)
  }

  /// Prints the debug description of a value, in which strings are in quotes.
  public func debugPrint<A: CustomStringConvertible>(_ a: A, terminator: String = "\n") {
    write([debugText(of: a)], "", terminator)
  }

  /// Writes a line to the browser's console.
  public func NSLog(_ format: String) {
    Swift.print(FormatText.text(format, []))
  }

  /// Writes a line to the browser's console: a format with its placeholders replaced by the values.
  public func NSLog<A1: CVarArg>(
    _ format: String, _ a1: A1
  ) {
    Swift.print(FormatText.text(format, [a1.formatArgument]))
  }

  /// Prints values with a separator between them.
  public func print<A1: CustomStringConvertible, A2: CustomStringConvertible>(
    _ a1: A1, _ a2: A2, separator: String = " ", terminator: String = "\n"
  ) {
    write([a1.description, a2.description], separator, terminator)
  }

  /// Prints the debug descriptions of values, in which strings are in quotes.
  public func debugPrint<A1: CustomStringConvertible, A2: CustomStringConvertible>(
    _ a1: A1, _ a2: A2, separator: String = " ", terminator: String = "\n"
  ) {
    write([debugText(of: a1), debugText(of: a2)], separator, terminator)
  }

  /// Writes a line to the browser's console: a format with its placeholders replaced by the values.
  public func NSLog<A1: CVarArg, A2: CVarArg>(
    _ format: String, _ a1: A1, _ a2: A2
  ) {
    Swift.print(FormatText.text(format, [a1.formatArgument, a2.formatArgument]))
  }

  /// Prints values with a separator between them.
  public func print<A1: CustomStringConvertible, A2: CustomStringConvertible, A3: CustomStringConvertible>(
    _ a1: A1, _ a2: A2, _ a3: A3, separator: String = " ", terminator: String = "\n"
  ) {
    write([a1.description, a2.description, a3.description], separator, terminator)
  }

  /// Prints the debug descriptions of values, in which strings are in quotes.
  public func debugPrint<A1: CustomStringConvertible, A2: CustomStringConvertible, A3: CustomStringConvertible>(
    _ a1: A1, _ a2: A2, _ a3: A3, separator: String = " ", terminator: String = "\n"
  ) {
    write([debugText(of: a1), debugText(of: a2), debugText(of: a3)], separator, terminator)
  }

  /// Writes a line to the browser's console: a format with its placeholders replaced by the values.
  public func NSLog<A1: CVarArg, A2: CVarArg, A3: CVarArg>(
    _ format: String, _ a1: A1, _ a2: A2, _ a3: A3
  ) {
    Swift.print(FormatText.text(format, [a1.formatArgument, a2.formatArgument, a3.formatArgument]))
  }

  /// Prints values with a separator between them.
  public func print<
    A1: CustomStringConvertible, A2: CustomStringConvertible, A3: CustomStringConvertible, A4: CustomStringConvertible
  >(
    _ a1: A1, _ a2: A2, _ a3: A3, _ a4: A4, separator: String = " ", terminator: String = "\n"
  ) {
    write([a1.description, a2.description, a3.description, a4.description], separator, terminator)
  }

  /// Prints the debug descriptions of values, in which strings are in quotes.
  public func debugPrint<
    A1: CustomStringConvertible, A2: CustomStringConvertible, A3: CustomStringConvertible, A4: CustomStringConvertible
  >(
    _ a1: A1, _ a2: A2, _ a3: A3, _ a4: A4, separator: String = " ", terminator: String = "\n"
  ) {
    write([debugText(of: a1), debugText(of: a2), debugText(of: a3), debugText(of: a4)], separator, terminator)
  }

  /// Writes a line to the browser's console: a format with its placeholders replaced by the values.
  public func NSLog<A1: CVarArg, A2: CVarArg, A3: CVarArg, A4: CVarArg>(
    _ format: String, _ a1: A1, _ a2: A2, _ a3: A3, _ a4: A4
  ) {
    Swift.print(FormatText.text(format, [a1.formatArgument, a2.formatArgument, a3.formatArgument, a4.formatArgument]))
  }

  /// Prints values with a separator between them.
  public func print<
    A1: CustomStringConvertible, A2: CustomStringConvertible, A3: CustomStringConvertible, A4: CustomStringConvertible,
    A5: CustomStringConvertible
  >(
    _ a1: A1, _ a2: A2, _ a3: A3, _ a4: A4, _ a5: A5, separator: String = " ", terminator: String = "\n"
  ) {
    write([a1.description, a2.description, a3.description, a4.description, a5.description], separator, terminator)
  }

  /// Prints the debug descriptions of values, in which strings are in quotes.
  public func debugPrint<
    A1: CustomStringConvertible, A2: CustomStringConvertible, A3: CustomStringConvertible, A4: CustomStringConvertible,
    A5: CustomStringConvertible
  >(
    _ a1: A1, _ a2: A2, _ a3: A3, _ a4: A4, _ a5: A5, separator: String = " ", terminator: String = "\n"
  ) {
    write(
      [debugText(of: a1), debugText(of: a2), debugText(of: a3), debugText(of: a4), debugText(of: a5)], separator,
      terminator)
  }

  /// Writes a line to the browser's console: a format with its placeholders replaced by the values.
  public func NSLog<A1: CVarArg, A2: CVarArg, A3: CVarArg, A4: CVarArg, A5: CVarArg>(
    _ format: String, _ a1: A1, _ a2: A2, _ a3: A3, _ a4: A4, _ a5: A5
  ) {
    Swift.print(
      FormatText.text(
        format, [a1.formatArgument, a2.formatArgument, a3.formatArgument, a4.formatArgument, a5.formatArgument]))
  }

  /// Prints values with a separator between them.
  public func print<
    A1: CustomStringConvertible, A2: CustomStringConvertible, A3: CustomStringConvertible, A4: CustomStringConvertible,
    A5: CustomStringConvertible, A6: CustomStringConvertible
  >(
    _ a1: A1, _ a2: A2, _ a3: A3, _ a4: A4, _ a5: A5, _ a6: A6, separator: String = " ", terminator: String = "\n"
  ) {
    write(
      [a1.description, a2.description, a3.description, a4.description, a5.description, a6.description], separator,
      terminator)
  }

  /// Prints the debug descriptions of values, in which strings are in quotes.
  public func debugPrint<
    A1: CustomStringConvertible, A2: CustomStringConvertible, A3: CustomStringConvertible, A4: CustomStringConvertible,
    A5: CustomStringConvertible, A6: CustomStringConvertible
  >(
    _ a1: A1, _ a2: A2, _ a3: A3, _ a4: A4, _ a5: A5, _ a6: A6, separator: String = " ", terminator: String = "\n"
  ) {
    write(
      [
        debugText(of: a1), debugText(of: a2), debugText(of: a3), debugText(of: a4), debugText(of: a5),
        debugText(of: a6),
      ], separator, terminator)
  }

  /// Writes a line to the browser's console: a format with its placeholders replaced by the values.
  public func NSLog<A1: CVarArg, A2: CVarArg, A3: CVarArg, A4: CVarArg, A5: CVarArg, A6: CVarArg>(
    _ format: String, _ a1: A1, _ a2: A2, _ a3: A3, _ a4: A4, _ a5: A5, _ a6: A6
  ) {
    Swift.print(
      FormatText.text(
        format,
        [
          a1.formatArgument, a2.formatArgument, a3.formatArgument, a4.formatArgument, a5.formatArgument,
          a6.formatArgument,
        ]))
  }

  /// Prints values with a separator between them.
  public func print<
    A1: CustomStringConvertible, A2: CustomStringConvertible, A3: CustomStringConvertible, A4: CustomStringConvertible,
    A5: CustomStringConvertible, A6: CustomStringConvertible, A7: CustomStringConvertible
  >(
    _ a1: A1, _ a2: A2, _ a3: A3, _ a4: A4, _ a5: A5, _ a6: A6, _ a7: A7, separator: String = " ",
    terminator: String = "\n"
  ) {
    write(
      [a1.description, a2.description, a3.description, a4.description, a5.description, a6.description, a7.description],
      separator, terminator)
  }

  /// Prints the debug descriptions of values, in which strings are in quotes.
  public func debugPrint<
    A1: CustomStringConvertible, A2: CustomStringConvertible, A3: CustomStringConvertible, A4: CustomStringConvertible,
    A5: CustomStringConvertible, A6: CustomStringConvertible, A7: CustomStringConvertible
  >(
    _ a1: A1, _ a2: A2, _ a3: A3, _ a4: A4, _ a5: A5, _ a6: A6, _ a7: A7, separator: String = " ",
    terminator: String = "\n"
  ) {
    write(
      [
        debugText(of: a1), debugText(of: a2), debugText(of: a3), debugText(of: a4), debugText(of: a5),
        debugText(of: a6), debugText(of: a7),
      ], separator, terminator)
  }

  /// Writes a line to the browser's console: a format with its placeholders replaced by the values.
  public func NSLog<A1: CVarArg, A2: CVarArg, A3: CVarArg, A4: CVarArg, A5: CVarArg, A6: CVarArg, A7: CVarArg>(
    _ format: String, _ a1: A1, _ a2: A2, _ a3: A3, _ a4: A4, _ a5: A5, _ a6: A6, _ a7: A7
  ) {
    Swift.print(
      FormatText.text(
        format,
        [
          a1.formatArgument, a2.formatArgument, a3.formatArgument, a4.formatArgument, a5.formatArgument,
          a6.formatArgument, a7.formatArgument,
        ]))
  }

  /// Prints values with a separator between them.
  public func print<
    A1: CustomStringConvertible, A2: CustomStringConvertible, A3: CustomStringConvertible, A4: CustomStringConvertible,
    A5: CustomStringConvertible, A6: CustomStringConvertible, A7: CustomStringConvertible, A8: CustomStringConvertible
  >(
    _ a1: A1, _ a2: A2, _ a3: A3, _ a4: A4, _ a5: A5, _ a6: A6, _ a7: A7, _ a8: A8, separator: String = " ",
    terminator: String = "\n"
  ) {
    write(
      [
        a1.description, a2.description, a3.description, a4.description, a5.description, a6.description, a7.description,
        a8.description,
      ], separator, terminator)
  }

  /// Prints the debug descriptions of values, in which strings are in quotes.
  public func debugPrint<
    A1: CustomStringConvertible, A2: CustomStringConvertible, A3: CustomStringConvertible, A4: CustomStringConvertible,
    A5: CustomStringConvertible, A6: CustomStringConvertible, A7: CustomStringConvertible, A8: CustomStringConvertible
  >(
    _ a1: A1, _ a2: A2, _ a3: A3, _ a4: A4, _ a5: A5, _ a6: A6, _ a7: A7, _ a8: A8, separator: String = " ",
    terminator: String = "\n"
  ) {
    write(
      [
        debugText(of: a1), debugText(of: a2), debugText(of: a3), debugText(of: a4), debugText(of: a5),
        debugText(of: a6), debugText(of: a7), debugText(of: a8),
      ], separator, terminator)
  }

  /// Writes a line to the browser's console: a format with its placeholders replaced by the values.
  public func NSLog<
    A1: CVarArg, A2: CVarArg, A3: CVarArg, A4: CVarArg, A5: CVarArg, A6: CVarArg, A7: CVarArg, A8: CVarArg
  >(
    _ format: String, _ a1: A1, _ a2: A2, _ a3: A3, _ a4: A4, _ a5: A5, _ a6: A6, _ a7: A7, _ a8: A8
  ) {
    Swift.print(
      FormatText.text(
        format,
        [
          a1.formatArgument, a2.formatArgument, a3.formatArgument, a4.formatArgument, a5.formatArgument,
          a6.formatArgument, a7.formatArgument, a8.formatArgument,
        ]))
  }

#endif
