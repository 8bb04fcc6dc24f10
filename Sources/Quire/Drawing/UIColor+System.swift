// SPDX-License-Identifier: Apache-2.0

/// The system's colors. Each has a value for light and one for dark; backgrounds also have one for dark at the elevated
/// level.
///
/// The values are those that Apple publishes in its design resources. With increased contrast, the hues, the grays and
/// the backgrounds also have Apple's values. Those of labels and lines are Quire's, with a contrast of at least 4.5 : 1
/// for the first three labels on `systemBackground`.
extension UIColor {
  /// #FF3B30 in light, #FF453A in dark.
  public static let systemRed = UIColor(
    light: 0xFF3B_30FF, dark: 0xFF45_3AFF, highLight: 0xD700_15FF, highDark: 0xFF69_61FF)
  /// #34C759 in light, #30D158 in dark.
  public static let systemGreen = UIColor(
    light: 0x34C7_59FF, dark: 0x30D1_58FF, highLight: 0x248A_3DFF, highDark: 0x30DB_5BFF)
  /// #007AFF in light, #0A84FF in dark.
  public static let systemBlue = UIColor(
    light: 0x007A_FFFF, dark: 0x0A84_FFFF, highLight: 0x0040_DDFF, highDark: 0x409C_FFFF)
  /// #FF9500 in light, #FF9F0A in dark.
  public static let systemOrange = UIColor(
    light: 0xFF95_00FF, dark: 0xFF9F_0AFF, highLight: 0xC934_00FF, highDark: 0xFFB3_40FF)
  /// #FFCC00 in light, #FFD60A in dark.
  public static let systemYellow = UIColor(
    light: 0xFFCC_00FF, dark: 0xFFD6_0AFF, highLight: 0xB250_00FF, highDark: 0xFFD4_26FF)
  /// #FF2D55 in light, #FF375F in dark.
  public static let systemPink = UIColor(
    light: 0xFF2D_55FF, dark: 0xFF37_5FFF, highLight: 0xD30F_45FF, highDark: 0xFF64_82FF)
  /// #AF52DE in light, #BF5AF2 in dark.
  public static let systemPurple = UIColor(
    light: 0xAF52_DEFF, dark: 0xBF5A_F2FF, highLight: 0x8944_ABFF, highDark: 0xDA8F_FFFF)
  /// #30B0C7 in light, #40C8E0 in dark.
  public static let systemTeal = UIColor(
    light: 0x30B0_C7FF, dark: 0x40C8_E0FF, highLight: 0x0082_99FF, highDark: 0x5DE6_FFFF)
  /// #5856D6 in light, #5E5CE6 in dark.
  public static let systemIndigo = UIColor(
    light: 0x5856_D6FF, dark: 0x5E5C_E6FF, highLight: 0x3634_A3FF, highDark: 0x7D7A_FFFF)
  /// #A2845E in light, #AC8E68 in dark.
  public static let systemBrown = UIColor(
    light: 0xA284_5EFF, dark: 0xAC8E_68FF, highLight: 0x7F65_45FF, highDark: 0xB594_69FF)
  /// #00C7BE in light, #63E6E2 in dark.
  public static let systemMint = UIColor(
    light: 0x00C7_BEFF, dark: 0x63E6_E2FF, highLight: 0x0C81_7BFF, highDark: 0x66D4_CFFF)
  /// #32ADE6 in light, #64D2FF in dark.
  public static let systemCyan = UIColor(
    light: 0x32AD_E6FF, dark: 0x64D2_FFFF, highLight: 0x0071_A4FF, highDark: 0x70D7_FFFF)
  /// #8E8E93 in light and dark.
  public static let systemGray = UIColor(
    light: 0x8E8E_93FF, dark: 0x8E8E_93FF, highLight: 0x6C6C_70FF, highDark: 0xAEAE_B2FF)
  /// #AEAEB2 in light, #636366 in dark.
  public static let systemGray2 = UIColor(
    light: 0xAEAE_B2FF, dark: 0x6363_66FF, highLight: 0x8E8E_93FF, highDark: 0x7C7C_80FF)
  /// #C7C7CC in light, #48484A in dark.
  public static let systemGray3 = UIColor(
    light: 0xC7C7_CCFF, dark: 0x4848_4AFF, highLight: 0xAEAE_B2FF, highDark: 0x5454_56FF)
  /// #D1D1D6 in light, #3A3A3C in dark.
  public static let systemGray4 = UIColor(
    light: 0xD1D1_D6FF, dark: 0x3A3A_3CFF, highLight: 0xBCBC_C0FF, highDark: 0x4444_46FF)
  /// #E5E5EA in light, #2C2C2E in dark.
  public static let systemGray5 = UIColor(
    light: 0xE5E5_EAFF, dark: 0x2C2C_2EFF, highLight: 0xD8D8_DCFF, highDark: 0x3636_38FF)
  /// #F2F2F7 in light, #1C1C1E in dark.
  public static let systemGray6 = UIColor(
    light: 0xF2F2_F7FF, dark: 0x1C1C_1EFF, highLight: 0xEBEB_F0FF, highDark: 0x2424_26FF)
  /// Main text: #000000 in light, #FFFFFF in dark.
  public static let label = UIColor(light: 0x0000_00FF, dark: 0xFFFF_FFFF)
  /// Secondary text: #3C3C43 at 60 % in light, #EBEBF5 at 60 % in dark.
  public static let secondaryLabel = UIColor(
    light: 0x3C3C_4399, dark: 0xEBEB_F599, highLight: 0x3C3C_43CC, highDark: 0xEBEB_F5B2)
  /// Tertiary text, and the grabber: #3C3C43 at 30 % in light, #EBEBF5 at 30 % in dark.
  public static let tertiaryLabel = UIColor(
    light: 0x3C3C_434C, dark: 0xEBEB_F54C, highLight: 0x3C3C_43C0, highDark: 0xEBEB_F58C)
  /// Quaternary text: #3C3C43 at 18 % in light, #EBEBF5 at 16 % in dark.
  public static let quaternaryLabel = UIColor(
    light: 0x3C3C_432D, dark: 0xEBEB_F528, highLight: 0x3C3C_438C, highDark: 0xEBEB_F566)
  /// The placeholder of an empty field: #3C3C43 at 30 % in light, #EBEBF5 at 30 % in dark.
  public static let placeholderText = UIColor(
    light: 0x3C3C_434C, dark: 0xEBEB_F54C, highLight: 0x3C3C_43C0, highDark: 0xEBEB_F58C)
  /// A link: #007AFF in light, #0984FF in dark.
  public static let link = UIColor(
    light: 0x007A_FFFF, dark: 0x0984_FFFF, highLight: 0x0040_DDFF, highDark: 0x409C_FFFF)
  /// A translucent line: #3C3C43 at 29 % in light, #545458 at 60 % in dark.
  public static let separator = UIColor(
    light: 0x3C3C_434A, dark: 0x5454_5899, highLight: 0x3C3C_4380, highDark: 0x8484_88CC)
  /// An opaque line: #C6C6C8 in light, #38383A in dark.
  public static let opaqueSeparator = UIColor(
    light: 0xC6C6_C8FF, dark: 0x3838_3AFF, highLight: 0x9E9E_A0FF, highDark: 0x6868_6AFF)
  /// The fill of thin shapes such as a track, over any background: #787880 at 20 % in light, #787880 at 36 % in dark.
  public static let systemFill = UIColor(light: 0x7878_8033, dark: 0x7878_805C)
  /// The fill of medium-size shapes, over any background: #787880 at 16 % in light, #787880 at 32 % in dark.
  public static let secondarySystemFill = UIColor(light: 0x7878_8028, dark: 0x7878_8052)
  /// The fill of large shapes such as fields, over any background: #767680 at 12 % in light, #767680 at 24 % in dark.
  public static let tertiarySystemFill = UIColor(light: 0x7676_801E, dark: 0x7676_803D)
  /// The fill of large areas with complex content, over any background: #747480 at 8 % in light, #767680 at 18 % in
  /// dark.
  public static let quaternarySystemFill = UIColor(light: 0x7474_8014, dark: 0x7676_802D)
  /// The main background: #FFFFFF in light, #000000 in dark, #1C1C1E at the elevated level.
  public static let systemBackground = UIColor(
    light: 0xFFFF_FFFF, dark: 0x0000_00FF, elevated: 0x1C1C_1EFF, highLight: 0xFFFF_FFFF, highDark: 0x0000_00FF,
    highElevated: 0x2424_26FF)
  /// The background of content that stands out from `systemBackground`: #F2F2F7 in light, #1C1C1E in dark, #2C2C2E at
  /// the elevated level.
  public static let secondarySystemBackground = UIColor(
    light: 0xF2F2_F7FF, dark: 0x1C1C_1EFF, elevated: 0x2C2C_2EFF, highLight: 0xEBEB_F0FF, highDark: 0x2424_26FF,
    highElevated: 0x3636_38FF)
  /// The background of content that stands out from `secondarySystemBackground`: #FFFFFF in light, #2C2C2E in dark,
  /// #3A3A3C at the elevated level.
  public static let tertiarySystemBackground = UIColor(
    light: 0xFFFF_FFFF, dark: 0x2C2C_2EFF, elevated: 0x3A3A_3CFF, highLight: 0xFFFF_FFFF, highDark: 0x3636_38FF,
    highElevated: 0x4444_46FF)
  /// The background behind groups: #F2F2F7 in light, #000000 in dark, #1C1C1E at the elevated level.
  public static let systemGroupedBackground = UIColor(
    light: 0xF2F2_F7FF, dark: 0x0000_00FF, elevated: 0x1C1C_1EFF, highLight: 0xEBEB_F0FF, highDark: 0x0000_00FF,
    highElevated: 0x2424_26FF)
  /// The background of a group: #FFFFFF in light, #1C1C1E in dark, #2C2C2E at the elevated level.
  public static let secondarySystemGroupedBackground = UIColor(
    light: 0xFFFF_FFFF, dark: 0x1C1C_1EFF, elevated: 0x2C2C_2EFF, highLight: 0xFFFF_FFFF, highDark: 0x2424_26FF,
    highElevated: 0x3636_38FF)
  /// The background of content that stands out within a group: #F2F2F7 in light, #2C2C2E in dark, #3A3A3C at the
  /// elevated level.
  public static let tertiarySystemGroupedBackground = UIColor(
    light: 0xF2F2_F7FF, dark: 0x2C2C_2EFF, elevated: 0x3A3A_3CFF, highLight: 0xEBEB_F0FF, highDark: 0x3636_38FF,
    highElevated: 0x4444_46FF)

  /// The tint color of the view that uses it.
  public static let tintColor = UIColor(source: .tint)
}

/// Colors that do not depend on traits.
extension UIColor {
  /// Transparent black, #000000 at 0 %. A view with this background looks like a view without one.
  public static let clear = UIColor(RGBA(bits: 0x0000_0000))
  /// #000000 in light and dark alike.
  public static let black = UIColor(RGBA(bits: 0x0000_00FF))
  /// #FFFFFF in light and dark alike.
  public static let white = UIColor(RGBA(bits: 0xFFFF_FFFF))
  /// #555555 in light and dark alike.
  public static let darkGray = UIColor(RGBA(bits: 0x5555_55FF))
  /// #808080 in light and dark alike, unlike `systemGray`.
  public static let gray = UIColor(RGBA(bits: 0x8080_80FF))
  /// #AAAAAA in light and dark alike.
  public static let lightGray = UIColor(RGBA(bits: 0xAAAA_AAFF))
  /// #FF0000 in light and dark alike, unlike `systemRed`.
  public static let red = UIColor(RGBA(bits: 0xFF00_00FF))
  /// #00FF00 in light and dark alike, unlike `systemGreen`.
  public static let green = UIColor(RGBA(bits: 0x00FF_00FF))
  /// #0000FF in light and dark alike, unlike `systemBlue`.
  public static let blue = UIColor(RGBA(bits: 0x0000_FFFF))
  /// #00FFFF in light and dark alike, unlike `systemCyan`.
  public static let cyan = UIColor(RGBA(bits: 0x00FF_FFFF))
  /// #FFFF00 in light and dark alike, unlike `systemYellow`.
  public static let yellow = UIColor(RGBA(bits: 0xFFFF_00FF))
  /// #FF00FF in light and dark alike.
  public static let magenta = UIColor(RGBA(bits: 0xFF00_FFFF))
  /// #FF8000 in light and dark alike, unlike `systemOrange`.
  public static let orange = UIColor(RGBA(bits: 0xFF80_00FF))
  /// #800080 in light and dark alike, unlike `systemPurple`.
  public static let purple = UIColor(RGBA(bits: 0x8000_80FF))
  /// #996633 in light and dark alike, unlike `systemBrown`.
  public static let brown = UIColor(RGBA(bits: 0x9966_33FF))
}
