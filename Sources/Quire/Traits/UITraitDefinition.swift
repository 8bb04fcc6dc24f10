// SPDX-License-Identifier: Apache-2.0

/// The base class of the types that represent traits.
public class UITraitDefinition {
  class func isSpecified(in values: TraitValues) -> Bool { false }
  class func clear(in values: inout TraitValues) {}
  class func differs(_ one: TraitValues, _ other: TraitValues) -> Bool { false }
}

/// A trait, represented by its type.
public typealias UITrait = UITraitDefinition.Type

/// The trait of compact or regular width, to register for or to remove from overrides.
public final class UITraitHorizontalSizeClass: UITraitDefinition {
  override class func isSpecified(in values: TraitValues) -> Bool { values.horizontalSizeClass != nil }
  override class func clear(in values: inout TraitValues) { values.horizontalSizeClass = nil }
  override class func differs(_ one: TraitValues, _ other: TraitValues) -> Bool {
    one.horizontalSizeClass != other.horizontalSizeClass
  }
}

/// The trait of compact or regular height, to register for or to remove from overrides.
public final class UITraitVerticalSizeClass: UITraitDefinition {
  override class func isSpecified(in values: TraitValues) -> Bool { values.verticalSizeClass != nil }
  override class func clear(in values: inout TraitValues) { values.verticalSizeClass = nil }
  override class func differs(_ one: TraitValues, _ other: TraitValues) -> Bool {
    one.verticalSizeClass != other.verticalSizeClass
  }
}

/// The trait of the light or dark style, to register for or to remove from overrides.
public final class UITraitUserInterfaceStyle: UITraitDefinition {
  override class func isSpecified(in values: TraitValues) -> Bool { values.userInterfaceStyle != nil }
  override class func clear(in values: inout TraitValues) { values.userInterfaceStyle = nil }
  override class func differs(_ one: TraitValues, _ other: TraitValues) -> Bool {
    one.userInterfaceStyle != other.userInterfaceStyle
  }
}

/// The trait of the base or elevated level, to register for or to remove from overrides.
public final class UITraitUserInterfaceLevel: UITraitDefinition {
  override class func isSpecified(in values: TraitValues) -> Bool { values.userInterfaceLevel != nil }
  override class func clear(in values: inout TraitValues) { values.userInterfaceLevel = nil }
  override class func differs(_ one: TraitValues, _ other: TraitValues) -> Bool {
    one.userInterfaceLevel != other.userInterfaceLevel
  }
}

/// The trait of the phone or pad idiom, to register for or to remove from overrides.
public final class UITraitUserInterfaceIdiom: UITraitDefinition {
  override class func isSpecified(in values: TraitValues) -> Bool { values.userInterfaceIdiom != nil }
  override class func clear(in values: inout TraitValues) { values.userInterfaceIdiom = nil }
  override class func differs(_ one: TraitValues, _ other: TraitValues) -> Bool {
    one.userInterfaceIdiom != other.userInterfaceIdiom
  }
}

/// The trait of the writing direction, to register for or to remove from overrides.
public final class UITraitLayoutDirection: UITraitDefinition {
  override class func isSpecified(in values: TraitValues) -> Bool { values.layoutDirection != nil }
  override class func clear(in values: inout TraitValues) { values.layoutDirection = nil }
  override class func differs(_ one: TraitValues, _ other: TraitValues) -> Bool {
    one.layoutDirection != other.layoutDirection
  }
}

/// The trait of the device pixels per point, to register for or to remove from overrides.
public final class UITraitDisplayScale: UITraitDefinition {
  override class func isSpecified(in values: TraitValues) -> Bool { values.displayScale != nil }
  override class func clear(in values: inout TraitValues) { values.displayScale = nil }
  override class func differs(_ one: TraitValues, _ other: TraitValues) -> Bool {
    one.displayScale != other.displayScale
  }
}
