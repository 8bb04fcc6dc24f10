// SPDX-License-Identifier: Apache-2.0

extension UIPresentationController: UITraitChangeObservable {
  /// Overrides of traits for this presentation and its content. The style depends on the traits without these
  /// overrides.
  public final var traitOverrides: UITraitOverrides {
    get { storedTraitOverrides }
    set {
      storedTraitOverrides = newValue
      presentation?.updateTraits()
    }
  }

  /// The older form of `traitOverrides`, which takes precedence if both are set.
  public final var overrideTraitCollection: UITraitCollection? {
    get { storedOverrideTraits }
    set {
      storedOverrideTraits = newValue
      presentation?.updateTraits()
    }
  }

  /// All trait overrides of the presentation.
  final var overriddenTraits: TraitValues {
    storedTraitOverrides.values.overridden(by: storedOverrideTraits?.values ?? TraitValues())
  }

  /// Stores a registration. `registerForTraitChanges` calls this method; do not call it yourself.
  public func _register(_ registration: UITraitChangeRegistration) {
    traitRegistrations.append(registration)
  }

  /// Removes a registration. Does nothing if it belongs to another object.
  public func unregisterForTraitChanges(_ registration: UITraitChangeRegistration) {
    traitRegistrations.removeAll { $0 === registration }
  }

  final func notifyTraits(from old: TraitValues, to new: TraitValues) {
    guard old != new else { return }
    traitCollectionDidChange(UITraitCollection(old))
    traitRegistrations.notify(from: old, to: new)
  }
}

extension Presentation {
  /// Recomputes the presentation's traits from the session's traits and the overrides, and notifies the objects whose
  /// traits have changed.
  func updateTraits() {
    guard let session else { return }
    let overridden = controller.overriddenTraits.overridden(
      by: adaptation.controller?.overriddenTraits ?? TraitValues())
    let surroundings = session.traits.values.raised(by: style)
    let outer = traits
    traits = UITraitCollection(surroundings.overridden(by: overridden))
    let old = place.traits
    let values = surroundings.narrowed(by: style, isPage: Presentation.isPage(active)).overridden(by: overridden)
    place.traits = UITraitCollection(values)
    controller.notifyTraits(from: outer.values, to: traits.values)
    adaptation.controller?.notifyTraits(from: outer.values, to: traits.values)
    guard values != old.values else { return }
    session.notifyTraits(of: shown, from: old)
    if let view = popover?.storedBackground?.view {
      view.setTreeNeedsShow()
      view.setTreeNeedsLayout()
      let own = view.storedOverrides.values
      view.notifyTraits(from: old.values.overridden(by: own), to: values.overridden(by: own))
    }
  }

  /// Returns whether a sheet has a page's size instead of a form's. `true` for other presentations.
  static func isPage(_ controller: UIPresentationController) -> Bool {
    (controller as? UISheetPresentationController)?.prefersPageSizing ?? true
  }
}

extension TraitValues {
  /// Returns the traits at the level of a style: sheets and popovers are elevated, covering styles are not.
  func raised(by style: UIModalPresentationStyle) -> TraitValues {
    var values = self
    values.userInterfaceLevel = style.isSheet || style == .popover ? .elevated : .base
    return values
  }

  /// Returns the traits of the content of a style: popovers, and form sheets in regular height, have compact width.
  func narrowed(by style: UIModalPresentationStyle, isPage: Bool) -> TraitValues {
    let isForm = style.isSheet && !isPage && verticalSizeClass != .compact
    guard isForm || style == .popover else { return self }
    var values = self
    values.horizontalSizeClass = .compact
    return values
  }
}
