// SPDX-License-Identifier: Apache-2.0

/// A blend mode: the way in which a drawing is combined with the content below it.
///
/// `clear`, `copy` and `destinationOut` erase the content below. Hosts draw the modes from `multiply` to `luminosity`,
/// and `plusLighter`, with the CSS blend mode of that name. They draw all other modes as `normal`.
public enum CGBlendMode: Int32, Sendable {
  /// The drawing covers the content below. The default.
  case normal = 0
  /// The product of both colors.
  case multiply
  /// The inverse of the product of the inverted colors.
  case screen
  /// `multiply` or `screen`, depending on the color below.
  case overlay
  /// The darker of the two values, per component.
  case darken
  /// The lighter of the two values, per component.
  case lighten
  /// Brightens the content below, depending on the drawing's color.
  case colorDodge
  /// Darkens the content below, depending on the drawing's color.
  case colorBurn
  /// Darkens or lightens the content below, like a diffuse light.
  case softLight
  /// Darkens or lightens the content below, like a harsh light.
  case hardLight
  /// The absolute difference of the two values, per component.
  case difference
  /// Similar to `difference`, with lower contrast.
  case exclusion
  /// The hue of the drawing, with the saturation and luminosity of the content below.
  case hue
  /// The saturation of the drawing, with the hue and luminosity of the content below.
  case saturation
  /// The hue and saturation of the drawing, with the luminosity of the content below.
  case color
  /// The luminosity of the drawing, with the hue and saturation of the content below.
  case luminosity
  /// Erases the content below.
  case clear
  /// Replaces the content below.
  case copy
  /// Draws only where there is content below. Drawn as `normal`.
  case sourceIn
  /// Draws only where there is no content below. Drawn as `normal`.
  case sourceOut
  /// Draws over the content below, and only where there is some. Drawn as `normal`.
  case sourceAtop
  /// Draws behind the content below. Drawn as `normal`.
  case destinationOver
  /// Keeps the content below only inside the drawing. Drawn as `normal`.
  case destinationIn
  /// Keeps the content below only outside the drawing.
  case destinationOut
  /// Draws behind the content below, and keeps that content only inside the drawing. Drawn as `normal`.
  case destinationAtop
  /// Shows the drawing and the content below only where they do not overlap. Drawn as `normal`.
  case xor
  /// The sum of the two values, darkened toward black. Drawn as `normal`.
  case plusDarker
  /// The sum of the two values, limited to white.
  case plusLighter

  /// The name of the mode in CSS, or `nil` for `normal` and for modes that are drawn as `normal`.
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

  /// Whether the mode removes the content below the drawing.
  var erases: Bool { self == .clear || self == .copy || self == .destinationOut }
  /// Whether the drawing itself is visible.
  var draws: Bool { self != .clear && self != .destinationOut }
}
