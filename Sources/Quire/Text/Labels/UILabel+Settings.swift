// SPDX-License-Identifier: Apache-2.0

/// The vertical position of a text whose font became smaller to fit.
public enum UIBaselineAdjustment: Int, Sendable {
  /// The baseline stays where that of the text in its full size is.
  case alignBaselines = 0
  /// The text is centered in its box.
  case alignCenters = 1
  /// The upper edge of the text stays in place.
  case none = 2
}

extension UILabel {
  /// The vertical position of a text whose font became smaller to fit; `alignBaselines` by default. It has no effect in
  /// Quire, where such a text is always centered.
  public final var baselineAdjustment: UIBaselineAdjustment {
    get { labelParts?.baselineAdjustment ?? .alignBaselines }
    set { neededLabelParts.baselineAdjustment = newValue }
  }

  /// The rules for breaking lines; none by default. It has no effect in Quire, because the browser breaks the lines.
  public final var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy {
    get { NSParagraphStyle.LineBreakStrategy(rawValue: labelParts?.lineBreakStrategy ?? 0) }
    set { neededLabelParts.lineBreakStrategy = newValue.rawValue }
  }

  /// Whether letters move closer together before a text is truncated; `false` by default. It has no effect in Quire,
  /// because the browser truncates the text.
  public final var allowsDefaultTighteningForTruncation: Bool {
    get { labelParts?.tightens ?? false }
    set { neededLabelParts.tightens = newValue }
  }

  /// Whether a truncated text is shown whole under the pointer; `false` by default. It has no effect in Quire, which
  /// shows no such text.
  public final var showsExpansionTextWhenTruncated: Bool {
    get { labelParts?.expands ?? false }
    set { neededLabelParts.expands = newValue }
  }
}
