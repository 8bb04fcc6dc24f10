// SPDX-License-Identifier: Apache-2.0

#if hasFeature(Embedded)
  extension Formatter {
    /// The place of a formatted text in a sentence.
    public enum Context: Int, Sendable {
      /// The place is not known.
      case unknown
      /// The place is found when the text is used in a format.
      case dynamic
      /// The text stands alone, for example in a row.
      case standalone
      /// The text is in a list.
      case listItem
      /// The text is at the beginning of a sentence.
      case beginningOfSentence
      /// The text is within a sentence.
      case middleOfSentence
    }
  }

  extension NumberFormatter {
    /// The place of the text in a sentence; `unknown` by default. It has no effect, because digits have no case.
    nonisolated public var formattingContext: Context {
      get { context ?? .unknown }
      set { context = newValue }
    }
  }

#else

  extension NumberFormatter {
    /// The place of the text in a sentence. It is always `unknown` and has no effect, because digits have no case.
    public var formattingContext: Context {
      get { .unknown }
      set {}
    }
  }

#endif
