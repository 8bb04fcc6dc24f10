// SPDX-License-Identifier: Apache-2.0

/// The way in which a drawing combines with what is below it.
///
/// `clear` and `copy` erase what is below; the modes from `multiply` to `luminosity`, and `plusLighter`, are the
/// host's own. A host draws the others as `normal`.
public enum CGBlendMode: Int32, Sendable {
  /// The drawing covers what is below.
  case normal = 0
  /// The product of both colors.
  case multiply
  /// The inverse of the product of the inverse colors.
  case screen
  /// `multiply` or `screen`, by the color below.
  case overlay
  /// The darker component.
  case darken
  /// The lighter component.
  case lighten
  /// Brightens the color below.
  case colorDodge
  /// Darkens the color below.
  case colorBurn
  /// A soft light on the color below.
  case softLight
  /// A hard light on the color below.
  case hardLight
  /// The distance of the components.
  case difference
  /// A weaker `difference`.
  case exclusion
  /// The hue of the drawing with the rest of what is below.
  case hue
  /// The saturation of the drawing with the rest of what is below.
  case saturation
  /// The hue and the saturation of the drawing.
  case color
  /// The luminosity of the drawing.
  case luminosity
  /// Erases what is below.
  case clear
  /// Replaces what is below.
  case copy
  /// Draws only where something is below; drawn as `normal`.
  case sourceIn
  /// Draws only where nothing is below; drawn as `normal`.
  case sourceOut
  /// Draws on top of what is below; drawn as `normal`.
  case sourceAtop
  /// Draws behind what is below; drawn as `normal`.
  case destinationOver
  /// Keeps what is below only inside the drawing; drawn as `normal`.
  case destinationIn
  /// Keeps what is below only outside the drawing.
  case destinationOut
  /// Draws behind what is below and only inside the drawing; drawn as `normal`.
  case destinationAtop
  /// Either, but not both; drawn as `normal`.
  case xor
  /// The sum, toward black; drawn as `normal`.
  case plusDarker
  /// The sum, toward white.
  case plusLighter

  /// The name of the mode in CSS; `nil` for `normal` and those drawn as such.
  var css: String? {
    switch self {
    case .multiply: "multiply"
    case .screen: "screen"
    case .overlay: "overlay"
    case .darken: "darken"
    case .lighten: "lighten"
    case .colorDodge: "color-dodge"
    case .colorBurn: "color-burn"
    case .softLight: "soft-light"
    case .hardLight: "hard-light"
    case .difference: "difference"
    case .exclusion: "exclusion"
    case .hue: "hue"
    case .saturation: "saturation"
    case .color: "color"
    case .luminosity: "luminosity"
    case .plusLighter: "plus-lighter"
    default: nil
    }
  }

  /// Whether the mode removes what is below the drawing.
  var erases: Bool { self == .clear || self == .copy || self == .destinationOut }
  /// Whether the drawing itself is visible.
  var draws: Bool { self != .clear && self != .destinationOut }
}
