// SPDX-License-Identifier: Apache-2.0

import SheetEngine

/// A named device, which determines the window of a session.
public enum Device: UInt8, CaseIterable, Sendable {
  /// A square-cornered window of 400 by 800 points with no traits, whose size the script sets.
  case custom
  /// Phones of 402 by 874, 440 by 956 and 375 by 667 points. The last one has a home button and square corners.
  case phone, phoneMax, phoneSmall
  /// Pads of 820 by 1180 and 1032 by 1376 points.
  case pad, padLarge
  /// A browser window on a desktop.
  case window

  /// Returns the window's environment, in portrait or landscape. A custom device has only one orientation.
  public func environment(isLandscape: Bool) -> Environment {
    switch self {
    case .custom: return Environment(container: Size(width: 400, height: 800))
    case .phone: return Device.phone(402, 874, isLandscape: isLandscape, corner: 62)
    case .phoneMax:
      var environment = Device.phone(440, 956, isLandscape: isLandscape, corner: 62)
      if isLandscape { environment.horizontalSizeClass = .regular }
      return environment
    case .phoneSmall:
      return Environment(
        container: isLandscape ? Size(width: 667, height: 375) : Size(width: 375, height: 667),
        safeArea: Insets(top: isLandscape ? 0 : 20, left: 0, bottom: 0, right: 0), horizontalSizeClass: .compact,
        verticalSizeClass: isLandscape ? .compact : .regular, displayScale: 2)
    case .pad: return Device.pad(820, 1180, isLandscape: isLandscape, bottom: 20, corner: 18)
    case .padLarge: return Device.pad(1032, 1376, isLandscape: isLandscape, bottom: 20)
    case .window: return Device.pad(800, 1280, isLandscape: !isLandscape, bottom: 0)
    }
  }

  /// Returns a phone with a home indicator, and with a camera at the top, for which the sides make room in landscape.
  private static func phone(_ width: Double, _ height: Double, isLandscape: Bool, corner: Double) -> Environment {
    Environment(
      container: isLandscape ? Size(width: height, height: width) : Size(width: width, height: height),
      safeArea: isLandscape
        ? Insets(top: 0, left: 62, bottom: 20, right: 62) : Insets(top: 62, left: 0, bottom: 34, right: 0),
      horizontalSizeClass: .compact, verticalSizeClass: isLandscape ? .compact : .regular, displayScale: 3,
      displayCornerRadius: corner)
  }

  private static func pad(_ width: Double, _ height: Double, isLandscape: Bool, bottom: Double, corner: Double = 0)
    -> Environment
  {
    Environment(
      container: isLandscape ? Size(width: height, height: width) : Size(width: width, height: height),
      safeArea: Insets(top: bottom > 0 ? 24 : 0, left: 0, bottom: bottom, right: 0), horizontalSizeClass: .regular,
      verticalSizeClass: .regular, idiom: .pad, displayScale: 2, displayCornerRadius: corner)
  }
}

/// A condition that a script sets in the environment.
public enum Condition: Sendable {
  /// The window's size, in points: `size=` in a script.
  case size(Size)
  /// The window's safe area, in points: `safe=` in a script.
  case safeArea(Insets)
  /// The size class of the width: `width=` in a script.
  case width(SizeClass)
  /// The size class of the height: `height=` in a script.
  case height(SizeClass)
  /// The idiom, phone or pad: `idiom=` in a script.
  case idiom(Idiom)
  /// The number of device pixels per point: `scale=` in a script.
  case scale(Double)
  /// The radius of the display's corners, in points: `corner=` in a script.
  case corner(Double)
  /// Whether lines run from right to left: `rtl` in a script.
  case rightToLeft(Bool)
  /// Whether the user prefers reduced motion: `reduced-motion` in a script.
  case reducedMotion(Bool)
}

extension Environment {
  /// Applies a condition that a script sets.
  mutating func apply(_ condition: Condition) {
    switch condition {
    case .size(let size): container = size
    case .safeArea(let insets): safeArea = insets
    case .width(let sizeClass): horizontalSizeClass = sizeClass
    case .height(let sizeClass): verticalSizeClass = sizeClass
    case .idiom(let idiom): self.idiom = idiom
    case .scale(let scale): displayScale = scale
    case .corner(let radius): displayCornerRadius = radius
    case .rightToLeft(let isOn): isRightToLeft = isOn
    case .reducedMotion(let isOn): prefersReducedMotion = isOn
    }
  }
}
