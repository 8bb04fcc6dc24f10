// SPDX-License-Identifier: Apache-2.0

// Images and colors of Core Image, and effects of system images, which a page does not have. The compiler says what to
// write instead.

/// An image of Core Image. Unavailable: only the browser has an image's pixels.
@available(*, unavailable, message: "only the browser has the pixels; draw with UIGraphicsImageRenderer")
@MainActor public final class CIImage {
  /// Creates nothing; the compiler refuses the type.
  public init() {}
}

/// A color of Core Image. Unavailable: there is no Core Image here.
@available(*, unavailable, message: "there is no Core Image here; use UIColor's getRed(_:green:blue:alpha:)")
@MainActor public final class CIColor {
  /// Creates nothing; the compiler refuses the type.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat) {}
}

extension UIImage {
  /// The image as one of Core Image. Unavailable: only the browser has an image's pixels.
  @available(*, unavailable, message: "only the browser has the pixels; draw with UIGraphicsImageRenderer")
  public final var ciImage: CIImage? { nil }

  /// Creates an image from one of Core Image. Unavailable: only the browser has an image's pixels.
  @available(*, unavailable, message: "only the browser has the pixels; draw with UIGraphicsImageRenderer")
  public convenience init(ciImage: CIImage) { self.init() }
}

extension UIColor {
  /// The color as one of Core Image. Unavailable: there is no Core Image here.
  @available(*, unavailable, message: "there is no Core Image here; use getRed(_:green:blue:alpha:)")
  public final var ciColor: CIColor { fatalError() }

  /// Creates a color from one of Core Image. Unavailable: there is no Core Image here.
  @available(*, unavailable, message: "there is no Core Image here; write UIColor(red:green:blue:alpha:)")
  public convenience init(ciColor: CIColor) { self.init(white: 0, alpha: 1) }

  /// Creates a color from a pattern. Unavailable: colors have no patterns.
  @available(*, unavailable, message: "colors have no patterns here; put a UIImageView behind the content")
  public convenience init(patternImage image: UIImage) { self.init(white: 0, alpha: 1) }
}

/// An effect of a system image. Unavailable: system images are drawings without layers.
@available(*, unavailable, message: "system images have no effects here; animate the view's transform or alpha")
public struct SymbolEffect: Sendable {
  /// A bounce.
  public static var bounce: SymbolEffect { SymbolEffect() }
  /// A pulse of the opacity.
  public static var pulse: SymbolEffect { SymbolEffect() }
  /// One layer after the other.
  public static var variableColor: SymbolEffect { SymbolEffect() }
  /// A change of the size.
  public static var scale: SymbolEffect { SymbolEffect() }
  /// An appearance.
  public static var appear: SymbolEffect { SymbolEffect() }
  /// A disappearance.
  public static var disappear: SymbolEffect { SymbolEffect() }
  /// A wiggle.
  public static var wiggle: SymbolEffect { SymbolEffect() }
  /// A rotation.
  public static var rotate: SymbolEffect { SymbolEffect() }
  /// A breath.
  public static var breathe: SymbolEffect { SymbolEffect() }
}

extension UIImageView {
  /// Adds an effect to a system image. Unavailable: system images are drawings without layers.
  @available(*, unavailable, message: "system images have no effects here; animate the view's transform or alpha")
  public final func addSymbolEffect(_ effect: SymbolEffect, animated: Bool = true) {}

  /// Removes all effects. Unavailable: system images have none.
  @available(*, unavailable, message: "system images have no effects here; leave it out")
  public final func removeAllSymbolEffects() {}
}
