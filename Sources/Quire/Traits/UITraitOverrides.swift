// SPDX-License-Identifier: Apache-2.0

/// The traits that a view or a controller overrides, for itself and all in it.
///
/// Reading a trait that isn't overridden returns the unspecified value.
@preconcurrency @MainActor public struct UITraitOverrides {
  var values = TraitValues()

  /// `unspecified` while it is not overridden. A value that is set, also `unspecified`, counts until `remove(_:)`.
  public var horizontalSizeClass: UIUserInterfaceSizeClass {
    get { values.horizontalSizeClass ?? .unspecified }
    set { values.horizontalSizeClass = newValue }
  }
  /// `unspecified` while it is not overridden; set, it counts until `remove(_:)`, `unspecified` too.
  public var verticalSizeClass: UIUserInterfaceSizeClass {
    get { values.verticalSizeClass ?? .unspecified }
    set { values.verticalSizeClass = newValue }
  }
  /// `unspecified` while it is not overridden; set, it counts until `remove(_:)`, `unspecified` too.
  public var userInterfaceStyle: UIUserInterfaceStyle {
    get { values.userInterfaceStyle ?? .unspecified }
    set { values.userInterfaceStyle = newValue }
  }
  /// `unspecified` while it is not overridden; set, it counts until `remove(_:)`, `unspecified` too.
  public var userInterfaceLevel: UIUserInterfaceLevel {
    get { values.userInterfaceLevel ?? .unspecified }
    set { values.userInterfaceLevel = newValue }
  }
  /// `unspecified` while it is not overridden; set, it counts until `remove(_:)`, `unspecified` too.
  public var userInterfaceIdiom: UIUserInterfaceIdiom {
    get { values.userInterfaceIdiom ?? .unspecified }
    set { values.userInterfaceIdiom = newValue }
  }
  /// `unspecified` while it is not overridden; set, it counts until `remove(_:)`, `unspecified` too.
  public var layoutDirection: UITraitEnvironmentLayoutDirection {
    get { values.layoutDirection ?? .unspecified }
    set { values.layoutDirection = newValue }
  }
  /// Device pixels per point; 0 while it is not overridden. A value that is set, also 0, counts until `remove(_:)`.
  public var displayScale: CGFloat {
    get { values.displayScale ?? 0 }
    set { values.displayScale = newValue }
  }

  /// Whether a trait is overridden.
  public func contains(_ trait: UITrait) -> Bool { trait.isSpecified(in: values) }

  /// Removes the override of a trait.
  public mutating func remove(_ trait: UITrait) {
    trait.clear(in: &values)
  }
}

extension UIView {
  /// Overrides of traits for this view and all in it.
  public final var traitOverrides: UITraitOverrides {
    get { storedOverrides }
    set { changeOverrides { storedOverrides = newValue } }
  }

  /// Light or dark for this view and all in it; unspecified leaves it to the superview.
  public final var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { storedOverrides.userInterfaceStyle }
    set { traitOverrides.values.userInterfaceStyle = newValue == .unspecified ? nil : newValue }
  }

  private func changeOverrides(_ change: () -> Void) {
    let old = outerTraits
    TraitChange.overridesExist = true
    let before = storedOverrides.values
    change()
    let after = storedOverrides.values
    guard before != after else { return }
    setTreeNeedsShow()
    setTreeNeedsLayout()
    notifyTraits(from: old.overridden(by: before), to: old.overridden(by: after))
  }
}

extension UIViewController {
  /// Overrides of traits for this controller and all in it.
  public final var traitOverrides: UITraitOverrides {
    get { storedOverrides }
    set { changeOverrides { storedOverrides = newValue } }
  }

  /// Light or dark for this controller and all in it; unspecified leaves it to the container.
  public final var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { storedOverrides.userInterfaceStyle }
    set { traitOverrides.values.userInterfaceStyle = newValue == .unspecified ? nil : newValue }
  }

  /// Overrides traits for a child; `nil` removes the override.
  public final func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController
  ) {
    childViewController.changeOverrides {
      childOverrides.removeAll { $0.child === childViewController }
      if let collection { childOverrides.append((childViewController, collection)) }
    }
  }

  /// The overrides that were set for a child.
  public final func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? {
    childOverrides.first { $0.child === childViewController }?.traits
  }

  /// Its own overrides and its parent's for it.
  final var overrides: TraitValues {
    let outer = parent?.overrideTraitCollection(forChild: self)?.values ?? TraitValues()
    return outer.overridden(by: storedOverrides.values)
  }

  private func changeOverrides(_ change: () -> Void) {
    let outer = outerTraits
    TraitChange.overridesExist = true
    let before = overrides
    change()
    let after = overrides
    guard before != after else { return }
    viewIfLoaded?.setTreeNeedsShow()
    viewIfLoaded?.setTreeNeedsLayout()
    notifyTraits(from: outer.overridden(by: before), to: outer.overridden(by: after))
  }
}

// MARK: Where traits come from

/// State about traits that differ between views.
@MainActor enum TraitChange {
  /// Whether anything was ever overridden; most apps never do.
  static var overridesExist = false
}

extension UIView {
  /// The traits of the view's layer, or of the window if it is in none, with the overrides of its superviews and
  /// controllers.
  public var traitCollection: UITraitCollection {
    let base = layerPlace?.traits ?? .current
    guard TraitChange.overridesExist else { return base }
    let values = outerTraits.overridden(by: controller?.overrides ?? TraitValues())
      .overridden(by: storedOverrides.values)
    return values == base.values ? base : UITraitCollection(values)
  }

  /// The traits without the overrides of this view and its controller.
  final var outerTraits: TraitValues {
    if place != nil || superview == nil { return (layerPlace?.traits ?? .current).values }
    guard let superview else { return UITraitCollection.current.values }
    return superview.outerTraits.overridden(by: superview.controller?.overrides ?? TraitValues())
      .overridden(by: superview.storedOverrides.values)
  }
}

extension UIViewController {
  final var outerTraits: TraitValues {
    if let view = viewIfLoaded, view.superview != nil { return view.outerTraits }
    return parent?.traitCollection.values ?? UITraitCollection.current.values
  }
}
