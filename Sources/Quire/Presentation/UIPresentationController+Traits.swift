// SPDX-License-Identifier: Apache-2.0

extension UIPresentationController: UITraitChangeObservable {
  /// What is different in this presentation and all in it. What the surroundings decide, such as the style, goes by the
  /// surroundings' own traits.
  public final var traitOverrides: UITraitOverrides {
    get { storedTraitOverrides }
    set {
      storedTraitOverrides = newValue
      presentation?.updateTraits()
    }
  }

  /// The older way to say what `traitOverrides` says; these count where both do.
  public final var overrideTraitCollection: UITraitCollection? {
    get { storedOverrideTraits }
    set {
      storedOverrideTraits = newValue
      presentation?.updateTraits()
    }
  }

  /// All that it has different from its surroundings.
  final var overriddenTraits: TraitValues {
    storedTraitOverrides.values.overridden(by: storedOverrideTraits?.values ?? TraitValues())
  }

  /// For `registerForTraitChanges`, which makes the registration; not to be called.
  public func _register(_ registration: UITraitChangeRegistration) {
    traitRegistrations.append(registration)
  }

  /// Ends a registration; one of another object changes nothing.
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
  /// Takes up the surroundings' traits with what is overridden, and tells the objects that have other ones by that.
  func updateTraits() {
    guard let session else { return }
    let overridden = controller.overriddenTraits.overridden(by: adapted?.overriddenTraits ?? TraitValues())
    let surroundings = session.traits.values.raised(by: style)
    let outer = traits
    traits = UITraitCollection(surroundings.overridden(by: overridden))
    let old = place.traits
    let values = surroundings.narrowed(by: style, isPage: Presentation.isPage(active)).overridden(by: overridden)
    place.traits = UITraitCollection(values)
    controller.notifyTraits(from: outer.values, to: traits.values)
    adapted?.notifyTraits(from: outer.values, to: traits.values)
    guard values != old.values else { return }
    session.notifyTraits(of: shown, from: old)
    if let view = popover?.storedBackground?.view {
      view.setTreeNeedsShow()
      view.setTreeNeedsLayout()
      let own = view.storedOverrides.values
      view.notifyTraits(from: old.values.overridden(by: own), to: values.overridden(by: own))
    }
  }

  /// Whether it has the size of a page, and not the content's.
  static func isPage(_ controller: UIPresentationController) -> Bool {
    (controller as? UISheetPresentationController)?.prefersPageSizing ?? true
  }
}

extension TraitValues {
  /// Sheets and popovers stand above the window's content; what covers lies in its place.
  func raised(by style: UIModalPresentationStyle) -> TraitValues {
    var values = self
    values.userInterfaceLevel = style.isSheet || style == .popover ? .elevated : .base
    return values
  }

  /// Content that is narrower than its window has compact width: that of popovers, and of form sheets where there is
  /// height for one.
  func narrowed(by style: UIModalPresentationStyle, isPage: Bool) -> TraitValues {
    let isForm = style.isSheet && !isPage && verticalSizeClass != .compact
    guard isForm || style == .popover else { return self }
    var values = self
    values.horizontalSizeClass = .compact
    return values
  }
}
