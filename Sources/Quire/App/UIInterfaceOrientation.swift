// SPDX-License-Identifier: Apache-2.0

/// The orientation of the app's interface.
public enum UIInterfaceOrientation: Int, Sendable {
  /// The orientation is unknown.
  case unknown = 0
  /// Upright: the window is at least as high as wide.
  case portrait = 1
  /// Upside down. Quire never reports it.
  case portraitUpsideDown = 2
  /// Landscape, rotated to the left: the window is wider than high.
  case landscapeLeft = 4
  /// Landscape, rotated to the right. Quire never reports it, because it uses only the window's shape.
  case landscapeRight = 3

  /// Whether the orientation is upright or upside down.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether the orientation is landscape, in either direction.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// A set of interface orientations.
public struct UIInterfaceOrientationMask: OptionSet, Hashable, Sendable {
  /// The raw bits. The bit of an orientation is 1 shifted left by its raw value.
  public var rawValue: UInt

  /// Creates a set from raw bits. A literal such as `[.portrait, .landscapeLeft]` creates an equal value.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Upright.
  public static let portrait = UIInterfaceOrientationMask(rawValue: 1 << 1)
  /// Upside down.
  public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 1 << 2)
  /// Landscape, rotated to the right.
  public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 1 << 3)
  /// Landscape, rotated to the left.
  public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 1 << 4)
  /// Landscape, in either direction.
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  /// All orientations.
  public static let all: UIInterfaceOrientationMask = [.portrait, .portraitUpsideDown, .landscape]
  /// All orientations except upside down.
  public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
}

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
    guard let size = runner?.window.bounds.size else { return .unknown }
    return size.height >= size.width ? .portrait : .landscapeLeft
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
