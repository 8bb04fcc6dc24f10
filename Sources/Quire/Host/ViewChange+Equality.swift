// Texts count as equal where their bytes are. Unicode's own equality would bring its tables into every
// WebAssembly build, and "did it change" needs none of them.

extension StyledText {
  public static func == (left: StyledText, right: StyledText) -> Bool {
    left.size == right.size && left.weight == right.weight && left.design == right.design
      && left.isItalic == right.isItalic && left.color == right.color && left.alignment == right.alignment
      && left.lines == right.lines && left.string.hasSameBytes(as: right.string)
  }

  public func hash(into hasher: inout Hasher) {
    string.hashBytes(into: &hasher)
    hasher.combine(size)
    hasher.combine(weight)
  }
}

extension ImageContent.Source {
  public static func == (left: ImageContent.Source, right: ImageContent.Source) -> Bool {
    switch (left, right) {
    case (.resource(let left), .resource(let right)), (.symbol(let left), .symbol(let right)):
      left.hasSameBytes(as: right)
    default:
      false
    }
  }

  public func hash(into hasher: inout Hasher) {
    switch self {
    case .resource(let text), .symbol(let text): text.hashBytes(into: &hasher)
    }
  }
}

extension Accessibility {
  public static func == (left: Accessibility, right: Accessibility) -> Bool {
    left.role == right.role && left.isSelected == right.isSelected && left.label.hasSameBytes(as: right.label)
      && left.value.hasSameBytes(as: right.value)
  }

  public func hash(into hasher: inout Hasher) {
    label.hashBytes(into: &hasher)
    hasher.combine(role)
  }
}
