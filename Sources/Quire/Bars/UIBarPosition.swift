// SPDX-License-Identifier: Apache-2.0

/// The place of a bar.
public enum UIBarPosition: Int, Sendable {
  /// Any place.
  case any = 0
  /// At the bottom of its view.
  case bottom = 1
  /// At the top of its view.
  case top = 2
  /// At the top of the screen, with the status bar on its background.
  case topAttached = 3
}

/// A bar that knows its place.
@preconcurrency @MainActor public protocol UIBarPositioning: NSObjectProtocol {
  /// The place of the bar.
  var barPosition: UIBarPosition { get }
}

/// An object that tells a bar its place.
@preconcurrency @MainActor public protocol UIBarPositioningDelegate: NSObjectProtocol {
  /// Returns the place of a bar.
  func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
  /// Returns `any`, the default, which leaves the bar in its usual place.
  public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}
