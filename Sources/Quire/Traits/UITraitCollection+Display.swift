// SPDX-License-Identifier: Apache-2.0

// The traits that are the same in every window. An app may create a collection that specifies others. They have no
// effect in Quire, and are not compared or combined with those of other collections.

/// The weight of text that the user prefers.
public enum UILegibilityWeight: Int, Sendable {
  /// Not specified.
  case unspecified = -1
  /// The usual weight.
  case regular = 0
  /// Bold text.
  case bold = 1
}

/// Whether a screen measures the force of touches.
public enum UIForceTouchCapability: Int, Sendable {
  /// Not known.
  case unknown = 0
  /// The screen does not measure it.
  case unavailable = 1
  /// The screen measures it.
  case available = 2
}

/// The colors that a screen can show.
public enum UIDisplayGamut: Int, Sendable {
  /// Not specified.
  case unspecified = -1
  /// The colors of sRGB.
  case SRGB = 0
  /// The colors of Display P3.
  case P3 = 1
}

/// Whether an interface is active.
public enum UIUserInterfaceActiveAppearance: Int, Sendable {
  /// Not specified.
  case unspecified = -1
  /// The interface is inactive.
  case inactive = 0
  /// The interface is active.
  case active = 1
}

/// Whether a scene is recorded or repeated on another screen.
public enum UISceneCaptureState: Int, Sendable {
  /// Not specified.
  case unspecified = -1
  /// The scene is not captured.
  case inactive = 0
  /// The scene is captured.
  case active = 1
}

/// The traits of a collection that an app creates from one of them.
struct DisplayTraits {
  var legibilityWeight: UILegibilityWeight?
  var forceTouchCapability: UIForceTouchCapability?
  var displayGamut: UIDisplayGamut?
  var activeAppearance: UIUserInterfaceActiveAppearance?
  var sceneCaptureState: UISceneCaptureState?
}

extension UITraitCollection {
  private convenience init(display: DisplayTraits) {
    self.init(TraitValues())
    displayTraits = display
  }

  /// Creates a collection with only this trait, which has no effect in Quire.
  public convenience init(legibilityWeight: UILegibilityWeight) {
    self.init(display: DisplayTraits(legibilityWeight: legibilityWeight))
  }

  /// Creates a collection with only this trait, which has no effect in Quire.
  public convenience init(forceTouchCapability: UIForceTouchCapability) {
    self.init(display: DisplayTraits(forceTouchCapability: forceTouchCapability))
  }

  /// Creates a collection with only this trait, which has no effect in Quire.
  public convenience init(displayGamut: UIDisplayGamut) {
    self.init(display: DisplayTraits(displayGamut: displayGamut))
  }

  /// Creates a collection with only this trait, which has no effect in Quire.
  public convenience init(activeAppearance: UIUserInterfaceActiveAppearance) {
    self.init(display: DisplayTraits(activeAppearance: activeAppearance))
  }

  /// Creates a collection with only this trait, which has no effect in Quire.
  public convenience init(sceneCaptureState: UISceneCaptureState) {
    self.init(display: DisplayTraits(sceneCaptureState: sceneCaptureState))
  }

  /// Whether the collection is that of a window or of a view in it.
  private var isShown: Bool { values.displayScale != nil && values.userInterfaceStyle != nil }

  /// The weight of text that the user prefers: `regular`, because browsers do not report it.
  public var legibilityWeight: UILegibilityWeight {
    displayTraits?.legibilityWeight ?? (isShown ? .regular : .unspecified)
  }
  /// Whether the screen measures the force of touches: `unavailable`, because hosts do not report it.
  public var forceTouchCapability: UIForceTouchCapability {
    displayTraits?.forceTouchCapability ?? (isShown ? .unavailable : .unknown)
  }
  /// The colors that the screen can show: `SRGB`, in which Quire's colors are.
  public var displayGamut: UIDisplayGamut { displayTraits?.displayGamut ?? (isShown ? .SRGB : .unspecified) }
  /// Whether the interface is active: `active`, because a page shows no other look.
  public var activeAppearance: UIUserInterfaceActiveAppearance {
    displayTraits?.activeAppearance ?? (isShown ? .active : .unspecified)
  }
  /// Whether the scene is captured: `inactive`, because browsers do not report it.
  public var sceneCaptureState: UISceneCaptureState {
    displayTraits?.sceneCaptureState ?? (isShown ? .inactive : .unspecified)
  }
}

/// The trait of the weight of text, to register for. It does not change.
public final class UITraitLegibilityWeight: UITraitDefinition {}
/// The trait of the force of touches, to register for. It does not change.
public final class UITraitForceTouchCapability: UITraitDefinition {}
/// The trait of the colors of the screen, to register for. It does not change.
public final class UITraitDisplayGamut: UITraitDefinition {}
/// The trait of the active interface, to register for. It does not change.
public final class UITraitActiveAppearance: UITraitDefinition {}
/// The trait of a captured scene, to register for. It does not change.
public final class UITraitSceneCaptureState: UITraitDefinition {}
