// SPDX-License-Identifier: Apache-2.0

// Compares texts as bytes. Unicode equivalence would add its tables to every WebAssembly build, and change detection
// does not need it.

@_spi(Hosts) extension StyledText {
  /// Compares texts as bytes, and all attributes.
  public static func == (left: StyledText, right: StyledText) -> Bool {
    left.size == right.size && left.weight == right.weight && left.design == right.design
      && left.isItalic == right.isItalic && left.color == right.color && left.alignment == right.alignment
      && left.lines == right.lines && left.end == right.end && left.string.hasSameBytes(as: right.string)
      && left.shortened.hasSameBytes(as: right.shortened) && left.family.hasSameBytes(as: right.family)
      && left.runs == right.runs && left.paragraphs == right.paragraphs
  }

  /// Hashes the text, the size and the weight. Texts with other differences may have the same hash.
  public func hash(into hasher: inout Hasher) {
    string.hashBytes(into: &hasher)
    hasher.combine(size)
    hasher.combine(weight)
  }
}

@_spi(Hosts) extension ViewShape.Mask {
  /// Returns whether two masks are equal. Paths are compared as bytes.
  public static func == (left: ViewShape.Mask, right: ViewShape.Mask) -> Bool {
    left.frame == right.frame && left.corners == right.corners && left.alpha == right.alpha
      && left.image == right.image && left.isEvenOdd == right.isEvenOdd && left.path.hasSameBytes(as: right.path)
  }

  /// Hashes only the frame.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(frame)
  }
}

@_spi(Hosts) extension Accessibility {
  /// Compares texts as bytes.
  public static func == (left: Accessibility, right: Accessibility) -> Bool {
    left.role == right.role && left.isSelected == right.isSelected && left.isTabStop == right.isTabStop
      && left.amount == right.amount && left.label.hasSameBytes(as: right.label)
      && left.position == right.position && left.count == right.count && left.isHidden == right.isHidden
      && left.isModal == right.isModal && left.value.hasSameBytes(as: right.value)
      && left.hint.hasSameBytes(as: right.hint) && left.identifier.hasSameBytes(as: right.identifier)
  }

  /// Hashes the label and the role.
  public func hash(into hasher: inout Hasher) {
    label.hashBytes(into: &hasher)
    hasher.combine(role)
  }
}
