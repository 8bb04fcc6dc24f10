// SPDX-License-Identifier: Apache-2.0

/// The metrics of alerts and action sheets, in points. [ALERT]
@MainActor enum AlertMetrics {
  /// The margin around alerts and action sheets.
  static let margin: CGFloat = 8
  /// The scale from which an alert shrinks while it fades in.
  static let arrivalScale: CGFloat = 1.15
  /// The gap between the cards of an action sheet, and between separate buttons.
  static let gap: CGFloat = 8

  static let dimming = UIColor(light: 0x0000_0033, dark: 0x0000_007A)
  static let background = UIColor(light: 0xF8F8_F8FF, dark: 0x2525_27FF)

  /// The metrics that depend on the appearance and the style.
  struct Metrics {
    var width: CGFloat = 270
    /// The width of an action sheet in a popover, in points.
    var popoverWidth: CGFloat = 304
    var radius: CGFloat = 14
    /// The padding beside, above and below the texts.
    var side: CGFloat = 16
    var top: CGFloat = 20
    var bottom: CGFloat = 20
    var rowHeight: CGFloat = 44
    var titleSize: CGFloat = 17
    var rowSize: CGFloat = 17
    /// The font weight of buttons that are not emphasized.
    var rowWeight = UIFont.Weight.regular
    /// The distance from the title to the message, in points.
    var titleGap: CGFloat = 4
    /// The distance from the texts to the fields, and the height of a field, in points.
    var fieldGap: CGFloat = 14
    var fieldHeight: CGFloat = 36
    /// The padding around separate buttons, in points.
    var edge: CGFloat = 0
    var noteSize: CGFloat = 13
    /// Whether the buttons are separate capsules, instead of rows with lines between them.
    var isApart = false
  }

  /// Returns the metrics for a style and an appearance. In the appearance of iOS 26, they follow the user's text size.
  /// [OPENUIKIT]
  static func metrics(isSheet: Bool, isFloating: Bool, in traits: UITraitCollection) -> Metrics {
    var metrics = Metrics()
    if isSheet {
      metrics.titleSize = 13
      metrics.top = 14
      metrics.bottom = 14
      metrics.rowHeight = 57
      metrics.rowSize = 20
    }
    guard isFloating else { return metrics }
    let category = traits.preferredContentSizeCategory
    metrics.width = 320
    metrics.popoverWidth = 288
    metrics.radius = 34
    metrics.side = 30
    metrics.titleSize = UIFont.TextStyle.headline.size(in: category)
    metrics.noteSize = UIFont.TextStyle.subheadline.size(in: category)
    metrics.rowSize = UIFont.TextStyle.body.size(in: category)
    metrics.top = floating(22, 38, 73, titleSize: metrics.titleSize)
    metrics.titleGap = floating(23.0 / 3, 17, 42, titleSize: metrics.titleSize)
    metrics.bottom = 13.0 / 3
    metrics.edge = 16
    metrics.fieldGap = 49.0 / 3
    metrics.fieldHeight = 48
    metrics.rowHeight = 48
    metrics.rowWeight = .medium
    metrics.isApart = true
    return metrics
  }

  /// Returns a distance for a title size. The distance was measured at the title sizes 17, 23 and 33 points. It is
  /// interpolated linearly between them and constant beyond them.
  private static func floating(_ small: CGFloat, _ medium: CGFloat, _ large: CGFloat, titleSize: CGFloat) -> CGFloat {
    guard titleSize > 23 else { return small + (medium - small) * (max(titleSize, 17) - 17) / 6 }
    return medium + (large - medium) * (min(titleSize, 33) - 23) / 10
  }
}
