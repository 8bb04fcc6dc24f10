// SPDX-License-Identifier: Apache-2.0

import SheetEngine

/// The attributes that slant, outline and shade letters.
enum LetterEffects {
  /// Adds the effects of a run. Set when an app first uses one of the attributes.
  ///
  /// Safe because there is only one thread.
  nonisolated(unsafe) static var add:
    (@MainActor (inout StyledText.Run, AttributeRuns.Run, UITraitCollection, UIColor) -> Void)?

  static func install() {
    unsafe add = { shown, run, traits, tint in
      let attributes = run.attributes
      if let slant = attributes[.plainObliqueness].flatMap(number), slant != 0 { shown.isItalic = true }
      var shade = Shadow.none
      if let shadow = attributes[.plainShadow] as? NSShadow, let tone = shadow.shownColor {
        shade = Shadow(
          color: tone.resolved(with: traits, tint: tint), radius: max(0, Double(shadow.shadowBlurRadius)),
          offset: Vector(dx: Double(shadow.shadowOffset.width), dy: Double(shadow.shadowOffset.height)))
      }
      var outline = 0.0
      var outlineColor = RGBA.clear
      if let width = attributes[.plainStrokeWidth].flatMap(number), width != 0 {
        outline = width.magnitude / 100 * shown.size
        outlineColor = (attributes[.strokeColor] as? UIColor)?.resolved(with: traits, tint: tint) ?? shown.color
        // A positive width shows the outline only.
        if width > 0 { shown.color = .clear }
      }
      guard shade != .none || outline != 0 else { return }
      shown.effect = StyledText.Effect(shadow: shade, outline: outline, outlineColor: outlineColor)
    }
  }
}
