// SPDX-License-Identifier: Apache-2.0

/// What an alert shows at present.
@MainActor struct AlertContent {
  /// A button.
  struct Choice {
    var action: UIAlertAction
    /// Whether it is set in bold, or filled.
    var stands: Bool
    var choose: () -> Void
  }

  var title: String?
  var message: String?
  var fields: [UITextField]
  var choices: [Choice] = []
  var isSheet = false
  var isPopover = false
  /// Whether it has the look of iOS 26.
  var isFloating = false

  init(title: String?, message: String?, fields: [UITextField]) {
    self.title = title
    self.message = message
    self.fields = fields
  }

  var metrics: AlertMetrics.Metrics { AlertMetrics.metrics(isSheet: isSheet, isFloating: isFloating) }

  /// The buttons from top to bottom, or from the leading side of two: the cancel action comes last, or first of two in
  /// an alert.
  var ordered: [Choice] {
    let cancel = choices.filter { $0.action.style == .cancel }
    let others = choices.filter { $0.action.style != .cancel }
    return !isSheet && choices.count == 2 ? cancel + others : others + cancel
  }
}
