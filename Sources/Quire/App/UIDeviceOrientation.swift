// SPDX-License-Identifier: Apache-2.0

/// The physical orientation of a device.
public enum UIDeviceOrientation: Int, Sendable {
  /// The orientation is unknown.
  case unknown = 0
  /// Upright.
  case portrait = 1
  /// Upside down.
  case portraitUpsideDown = 2
  /// Landscape, with the top of the device on the left.
  case landscapeLeft = 3
  /// Landscape, with the top of the device on the right.
  case landscapeRight = 4
  /// Flat, with the screen facing up.
  case faceUp = 5
  /// Flat, with the screen facing down.
  case faceDown = 6

  /// Whether the device is upright or upside down.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether the device is in landscape orientation.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether the device is flat.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
  /// Whether the orientation corresponds to an interface orientation.
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}

extension UIWindowScene {
  /// The orientation of the interface: `portrait` if the window is at least as high as wide, otherwise `landscapeLeft`.
  /// `unknown` after the session has ended.
  public final var interfaceOrientation: UIInterfaceOrientation {
    runner?.interfaceOrientation ?? .unknown
  }
}

extension UIDevice {
  /// The orientation of the device, derived from the window's shape: `portrait`, or `landscapeRight`, which corresponds
  /// to the interface orientation `landscapeLeft`. `unknown` before the app runs.
  public final var orientation: UIDeviceOrientation {
    switch UIApplication.shared.windowScene?.interfaceOrientation ?? .unknown {
    case .unknown: .unknown
    case .portrait, .portraitUpsideDown: .portrait
    case .landscapeLeft, .landscapeRight: .landscapeRight
    }
  }
}
