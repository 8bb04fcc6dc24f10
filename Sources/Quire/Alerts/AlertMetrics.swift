// SPDX-License-Identifier: Apache-2.0

/// The metrics of alerts and action sheets, in points. [ALERT]
@MainActor enum AlertMetrics {
  /// The margin around alerts and action sheets.
  static let margin: CGFloat = 8
  /// The width of an action sheet in a popover.
  static let popoverWidth: CGFloat = 304
  /// The scale from which an alert shrinks while it fades in.
  static let arrivalScale: CGFloat = 1.15
  /// The gap between the cards of an action sheet, and between separate buttons.
  static let gap: CGFloat = 8

  static let dimming = UIColor(light: 0x0000_0033, dark: 0x0000_007A)
  static let background = UIColor(light: 0xF8F8_F8FF, dark: 0x2525_27FF)

  /// The metrics that depend on the appearance and the style.
  struct Metrics {
    var width: CGFloat = 270
    var radius: CGFloat = 14
    /// The padding beside, above and below the texts.
    var side: CGFloat = 16
    var top: CGFloat = 20
    var bottom: CGFloat = 20
    var rowHeight: CGFloat = 44
    var titleSize: CGFloat = 17
    var rowSize: CGFloat = 17
    /// Whether the buttons are separate capsules, instead of rows with lines between them.
    var isApart = false
  }

  static func metrics(isSheet: Bool, isFloating: Bool) -> Metrics {
    var metrics = Metrics()
    if isSheet {
      metrics.titleSize = 13
      metrics.top = 14
      metrics.bottom = 14
      metrics.rowHeight = 57
      metrics.rowSize = 20
    }
    guard isFloating else { return metrics }
    metrics.width = 300
    metrics.radius = 34
    metrics.side = 24
    metrics.top = 22
    metrics.bottom = 18
    metrics.rowHeight = 48
    metrics.rowSize = 17
    metrics.titleSize = 17
    metrics.isApart = true
    return metrics
  }
}
