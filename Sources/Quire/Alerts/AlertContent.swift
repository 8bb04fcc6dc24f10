// SPDX-License-Identifier: Apache-2.0

/// The current content of an alert.
@MainActor struct AlertContent {
  /// A button of an alert.
  struct Choice {
    var action: UIAlertAction
    /// Whether the button is emphasized with bold text or a filled background.
    var stands: Bool
    var choose: () -> Void
  }

  var title: String?
  var message: String?
  var fields: [AlertField]
  var choices: [Choice] = []
  var isSheet = false
  var isPopover = false
  /// Whether the alert has the appearance of iOS 26.
  var isFloating = false

  init(title: String?, message: String?, fields: [AlertField]) {
    self.title = title
    self.message = message
    self.fields = fields
  }

  func metrics(in traits: UITraitCollection) -> AlertMetrics.Metrics {
    AlertMetrics.metrics(isSheet: isSheet, isFloating: isFloating, in: traits)
  }

  /// The buttons from top to bottom, or from leading to trailing if they are side by side. The cancel action is last,
  /// or first if an alert has two buttons.
  var ordered: [Choice] {
    let cancel = choices.filter { $0.action.style == .cancel }
    let others = choices.filter { $0.action.style != .cancel }
    return !isSheet && choices.count == 2 ? cancel + others : others + cancel
  }
}
