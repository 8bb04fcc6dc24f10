/// The system's colours: a value for light, one for dark, and for backgrounds one for dark on a raised level.
///
/// The values are those that Apple publishes in its design resources.
extension UIColor {
  public static let systemRed = UIColor(light: 0xFF3B_30FF, dark: 0xFF45_3AFF)
  public static let systemGreen = UIColor(light: 0x34C7_59FF, dark: 0x30D1_58FF)
  public static let systemBlue = UIColor(light: 0x007A_FFFF, dark: 0x0A84_FFFF)
  public static let systemOrange = UIColor(light: 0xFF95_00FF, dark: 0xFF9F_0AFF)
  public static let systemYellow = UIColor(light: 0xFFCC_00FF, dark: 0xFFD6_0AFF)
  public static let systemPink = UIColor(light: 0xFF2D_55FF, dark: 0xFF37_5FFF)
  public static let systemPurple = UIColor(light: 0xAF52_DEFF, dark: 0xBF5A_F2FF)
  public static let systemTeal = UIColor(light: 0x30B0_C7FF, dark: 0x40C8_E0FF)
  public static let systemIndigo = UIColor(light: 0x5856_D6FF, dark: 0x5E5C_E6FF)
  public static let systemBrown = UIColor(light: 0xA284_5EFF, dark: 0xAC8E_68FF)
  public static let systemMint = UIColor(light: 0x00C7_BEFF, dark: 0x63E6_E2FF)
  public static let systemCyan = UIColor(light: 0x32AD_E6FF, dark: 0x64D2_FFFF)
  public static let systemGray = UIColor(light: 0x8E8E_93FF, dark: 0x8E8E_93FF)
  public static let systemGray2 = UIColor(light: 0xAEAE_B2FF, dark: 0x6363_66FF)
  public static let systemGray3 = UIColor(light: 0xC7C7_CCFF, dark: 0x4848_4AFF)
  public static let systemGray4 = UIColor(light: 0xD1D1_D6FF, dark: 0x3A3A_3CFF)
  public static let systemGray5 = UIColor(light: 0xE5E5_EAFF, dark: 0x2C2C_2EFF)
  public static let systemGray6 = UIColor(light: 0xF2F2_F7FF, dark: 0x1C1C_1EFF)
  public static let label = UIColor(light: 0x0000_00FF, dark: 0xFFFF_FFFF)
  public static let secondaryLabel = UIColor(light: 0x3C3C_4399, dark: 0xEBEB_F599)
  public static let tertiaryLabel = UIColor(light: 0x3C3C_434C, dark: 0xEBEB_F54C)
  public static let quaternaryLabel = UIColor(light: 0x3C3C_432D, dark: 0xEBEB_F528)
  public static let placeholderText = UIColor(light: 0x3C3C_434C, dark: 0xEBEB_F54C)
  public static let link = UIColor(light: 0x007A_FFFF, dark: 0x0984_FFFF)
  public static let separator = UIColor(light: 0x3C3C_434A, dark: 0x5454_5899)
  public static let opaqueSeparator = UIColor(light: 0xC6C6_C8FF, dark: 0x3838_3AFF)
  public static let systemFill = UIColor(light: 0x7878_8033, dark: 0x7878_805C)
  public static let secondarySystemFill = UIColor(light: 0x7878_8028, dark: 0x7878_8052)
  public static let tertiarySystemFill = UIColor(light: 0x7676_801E, dark: 0x7676_803D)
  public static let quaternarySystemFill = UIColor(light: 0x7474_8014, dark: 0x7676_802D)
  public static let systemBackground = UIColor(light: 0xFFFF_FFFF, dark: 0x0000_00FF, elevated: 0x1C1C_1EFF)
  public static let secondarySystemBackground = UIColor(light: 0xF2F2_F7FF, dark: 0x1C1C_1EFF, elevated: 0x2C2C_2EFF)
  public static let tertiarySystemBackground = UIColor(light: 0xFFFF_FFFF, dark: 0x2C2C_2EFF, elevated: 0x3A3A_3CFF)
  public static let systemGroupedBackground = UIColor(light: 0xF2F2_F7FF, dark: 0x0000_00FF, elevated: 0x1C1C_1EFF)
  public static let secondarySystemGroupedBackground = UIColor(
    light: 0xFFFF_FFFF, dark: 0x1C1C_1EFF, elevated: 0x2C2C_2EFF)
  public static let tertiarySystemGroupedBackground = UIColor(
    light: 0xF2F2_F7FF, dark: 0x2C2C_2EFF, elevated: 0x3A3A_3CFF)

  /// The tint of the view that shows it.
  public static let tintColor = UIColor(source: .tint)
}

/// Colours that are the same everywhere.
extension UIColor {
  public static let clear = UIColor(RGBA(bits: 0x0000_0000))
  public static let black = UIColor(RGBA(bits: 0x0000_00FF))
  public static let white = UIColor(RGBA(bits: 0xFFFF_FFFF))
  public static let darkGray = UIColor(RGBA(bits: 0x5555_55FF))
  public static let gray = UIColor(RGBA(bits: 0x8080_80FF))
  public static let lightGray = UIColor(RGBA(bits: 0xAAAA_AAFF))
  public static let red = UIColor(RGBA(bits: 0xFF00_00FF))
  public static let green = UIColor(RGBA(bits: 0x00FF_00FF))
  public static let blue = UIColor(RGBA(bits: 0x0000_FFFF))
  public static let cyan = UIColor(RGBA(bits: 0x00FF_FFFF))
  public static let yellow = UIColor(RGBA(bits: 0xFFFF_00FF))
  public static let magenta = UIColor(RGBA(bits: 0xFF00_FFFF))
  public static let orange = UIColor(RGBA(bits: 0xFF80_00FF))
  public static let purple = UIColor(RGBA(bits: 0x8000_80FF))
  public static let brown = UIColor(RGBA(bits: 0x9966_33FF))
}
