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

extension Session {
  /// The orientation of the interface: `portrait` if the window is at least as high as wide, otherwise `landscapeLeft`.
  var interfaceOrientation: UIInterfaceOrientation {
    let size = window.bounds.size
    return size.height >= size.width ? .portrait : .landscapeLeft
  }
}
