// SPDX-License-Identifier: Apache-2.0

/// The orientation of the app's interface.
public enum UIInterfaceOrientation: Int, Sendable {
  /// Not known.
  case unknown = 0
  /// Upright. Here: the window is at least as high as wide.
  case portrait = 1
  /// Upside down. Does not occur here.
  case portraitUpsideDown = 2
  /// Across, turned to the left. Here: the window is wider than high.
  case landscapeLeft = 4
  /// Across, turned to the right. Does not occur here, because a page isn't told the direction.
  case landscapeRight = 3

  /// Whether the interface is upright or upside down.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether the interface is turned to the left or to the right.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// A set of orientations that a view controller supports.
public struct UIInterfaceOrientationMask: OptionSet, Hashable, Sendable {
  /// The bits, each of which is 1 shifted by the value of an orientation.
  public var rawValue: UInt

  /// Creates a set from bits. A literal such as `[.portrait, .landscapeLeft]` creates the same value.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Upright.
  public static let portrait = UIInterfaceOrientationMask(rawValue: 1 << 1)
  /// Upside down.
  public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 1 << 2)
  /// Turned to the right.
  public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 1 << 3)
  /// Turned to the left.
  public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 1 << 4)
  /// Turned to the left or to the right.
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  /// All orientations.
  public static let all: UIInterfaceOrientationMask = [.portrait, .portraitUpsideDown, .landscape]
  /// All orientations except upside down.
  public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
}

/// The orientation of a device.
public enum UIDeviceOrientation: Int, Sendable {
  /// Not known.
  case unknown = 0
  /// Upright.
  case portrait = 1
  /// Upside down.
  case portraitUpsideDown = 2
  /// Across, with the top to the left.
  case landscapeLeft = 3
  /// Across, with the top to the right.
  case landscapeRight = 4
  /// Flat, with the screen up.
  case faceUp = 5
  /// Flat, with the screen down.
  case faceDown = 6

  /// Whether the device is upright or upside down.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether the device is across.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether the device is flat.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
  /// Whether the orientation is that of an interface.
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}

extension UIWindowScene {
  /// The orientation of the interface: `portrait` if the window is at least as high as wide, otherwise `landscapeLeft`;
  /// `unknown` after the session has ended.
  public final var interfaceOrientation: UIInterfaceOrientation {
    guard let size = runner?.window.bounds.size else { return .unknown }
    return size.height >= size.width ? .portrait : .landscapeLeft
  }
}

extension UIDevice {
  /// The orientation of the device, as far as the window's shape tells: `portrait` or `landscapeRight`, which belongs to
  /// the interface's `landscapeLeft`; `unknown` before the app runs.
  public final var orientation: UIDeviceOrientation {
    switch UIApplication.shared.windowScene?.interfaceOrientation ?? .unknown {
    case .unknown: .unknown
    case .portrait, .portraitUpsideDown: .portrait
    case .landscapeLeft, .landscapeRight: .landscapeRight
    }
  }

  /// Whether changes of the orientation are reported; always `false`. Override `viewWillTransition(to:with:)` instead,
  /// which is called when the window's size changes.
  public final var isGeneratingDeviceOrientationNotifications: Bool { false }

  /// Has no effect: `viewWillTransition(to:with:)` is always called.
  public final func beginGeneratingDeviceOrientationNotifications() {}
  /// Has no effect, as `beginGeneratingDeviceOrientationNotifications()`.
  public final func endGeneratingDeviceOrientationNotifications() {}
}
