// SPDX-License-Identifier: Apache-2.0

/// The traits that a view or a controller overrides, for itself and its descendants.
///
/// Reading a trait that isn't overridden returns the unspecified value.
@preconcurrency @MainActor public struct UITraitOverrides {
  var values = TraitValues()

  /// The overriding width class. `unspecified` while it is not overridden. A value that is set, even `unspecified`,
  /// applies until `remove(_:)`.
  public var horizontalSizeClass: UIUserInterfaceSizeClass {
    get { values.horizontalSizeClass ?? .unspecified }
    set { values.horizontalSizeClass = newValue }
  }
  /// The overriding height class. `unspecified` while it is not overridden. A value that is set, even `unspecified`,
  /// applies until `remove(_:)`.
  public var verticalSizeClass: UIUserInterfaceSizeClass {
    get { values.verticalSizeClass ?? .unspecified }
    set { values.verticalSizeClass = newValue }
  }
  /// The overriding style. `unspecified` while it is not overridden. A value that is set, even `unspecified`, applies
  /// until `remove(_:)`.
  public var userInterfaceStyle: UIUserInterfaceStyle {
    get { values.userInterfaceStyle ?? .unspecified }
    set { values.userInterfaceStyle = newValue }
  }
  /// The overriding level. `unspecified` while it is not overridden. A value that is set, even `unspecified`, applies
  /// until `remove(_:)`.
  public var userInterfaceLevel: UIUserInterfaceLevel {
    get { values.userInterfaceLevel ?? .unspecified }
    set { values.userInterfaceLevel = newValue }
  }
  /// The overriding idiom. `unspecified` while it is not overridden. A value that is set, even `unspecified`, applies
  /// until `remove(_:)`.
  public var userInterfaceIdiom: UIUserInterfaceIdiom {
    get { values.userInterfaceIdiom ?? .unspecified }
    set { values.userInterfaceIdiom = newValue }
  }
  /// The overriding layout direction. `unspecified` while it is not overridden. A value that is set, even
  /// `unspecified`, applies until `remove(_:)`.
  public var layoutDirection: UITraitEnvironmentLayoutDirection {
    get { values.layoutDirection ?? .unspecified }
    set { values.layoutDirection = newValue }
  }
  /// The overriding number of device pixels per point. 0 while it is not overridden. A value that is set, even 0,
  /// applies until `remove(_:)`.
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
  /// The overrides of traits for this view and its descendants.
  public final var traitOverrides: UITraitOverrides {
    get { storedOverrides }
    set { changeOverrides { storedOverrides = newValue } }
  }

  /// The light or dark style for this view and its descendants. With `unspecified`, they have the superview's style.
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
    // A window's overrides apply to its presentations too.
    (self as? UIWindow)?.session?.overridesChanged()
  }
}

extension UIViewController {
  /// The overrides of traits for this controller and its descendants.
  public final var traitOverrides: UITraitOverrides {
    get { storedOverrides }
    set { changeOverrides { storedOverrides = newValue } }
  }

  /// The light or dark style for this controller and its descendants. With `unspecified`, they have the container's
  /// style.
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

  /// Returns the overrides that were set for a child.
  public final func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? {
    childOverrides.first { $0.child === childViewController }?.traits
  }

  /// The controller's own overrides, combined with those that its parent has set for it.
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

// MARK: Sources of traits

/// State about traits that differ between views.
@MainActor enum TraitChange {
  /// Whether any trait was ever overridden. In most apps, it never is.
  static var overridesExist = false
}

extension UIView {
  /// The traits of the view's layer, or of the window if the view is in no layer, with the overrides of its superviews
  /// and controllers.
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
