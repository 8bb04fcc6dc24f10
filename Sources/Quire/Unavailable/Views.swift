// SPDX-License-Identifier: Apache-2.0

// Views and controllers that are wanted most among those that are not there yet.

/// Not here yet: a form sheet or a popover of the app's own asks.
@available(*, unavailable, message: "there are no alerts yet; present a view controller of the app's own")
@MainActor public final class UIAlertController: UIViewController {
  /// Not here: `modalPresentationStyle` says how the app's own controller shows.
  public enum Style: Int {
    /// Not here: a menu (`UIMenu`) or a sheet.
    case actionSheet = 0
    /// Not here: a controller in the style `.formSheet`, with `isModalInPresentation`.
    case alert = 1
  }

  /// Not here: make a controller with labels and buttons.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init()
  }
}
