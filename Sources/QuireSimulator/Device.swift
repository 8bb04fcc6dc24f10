// SPDX-License-Identifier: Apache-2.0

import Quire
import SheetEngine
import SheetScript

/// A device for an app: the size and the traits of its screen.
public struct Device: Sendable {
  /// The environment for the engine.
  public var environment: Environment

  /// Creates a device from an environment of the engine.
  public init(_ environment: Environment) {
    self.environment = environment
  }

  /// Creates a window of a size, with its safe area insets, all in points.
  ///
  /// The width is compact below 600 points and the height below 500. `scale` is the number of device pixels per point.
  public init(size: CGSize, safeArea: UIEdgeInsets = .zero, scale: Double = 2) {
    self.init(
      Environment(
        container: Size(width: size.width, height: size.height),
        safeArea: Insets(
          top: safeArea.top, left: safeArea.left, bottom: safeArea.bottom, right: safeArea.right),
        horizontalSizeClass: size.width < 600 ? .compact : .regular,
        verticalSizeClass: size.height < 500 ? .compact : .regular, displayScale: scale))
  }

  /// A phone of 402 by 874 points at 3x, with a camera above and a home indicator below.
  public static let phone = Device(.phone)

  /// The device `phone` in landscape.
  public static let phoneLandscape = Device(.phone, isLandscape: true)

  /// A phone of 375 by 667 points at 2x, with square corners and no home indicator.
  public static let homeButtonPhone = Device(.phoneSmall)

  /// A pad of 820 by 1180 points at 2x.
  public static let pad = Device(.pad)

  /// Creates a device from one of the named devices of scripts.
  private init(_ device: SheetScript.Device, isLandscape: Bool = false) {
    self.init(device.environment(isLandscape: isLandscape))
  }
}
