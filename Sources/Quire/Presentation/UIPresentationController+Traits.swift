extension UIPresentationController: UITraitChangeObservable {
  /// What is different in this presentation and all in it. What the surroundings decide, such as the style, goes by the
  /// surroundings' own traits.
  public final var traitOverrides: UITraitOverrides {
    get { storedTraitOverrides }
    set {
      storedTraitOverrides = newValue
      presentation?.takeTraits()
    }
  }

  /// The older way to say what `traitOverrides` says; these count where both do.
  public final var overrideTraitCollection: UITraitCollection? {
    get { storedOverrideTraits }
    set {
      storedOverrideTraits = newValue
      presentation?.takeTraits()
    }
  }

  /// All that it has different from its surroundings.
  final var overriddenTraits: TraitValues {
    storedTraitOverrides.values.overridden(by: storedOverrideTraits?.values ?? TraitValues())
  }

  public func _register(_ registration: UITraitChangeRegistration) {
    traitRegistrations.append(registration)
  }

  public func unregisterForTraitChanges(_ registration: UITraitChangeRegistration) {
    traitRegistrations.removeAll { $0 === registration }
  }

  final func tellTraits(from old: TraitValues, to new: TraitValues) {
    guard old != new else { return }
    traitCollectionDidChange(UITraitCollection(old))
    traitRegistrations.tell(from: old, to: new)
  }
}

extension Presentation {
  /// Takes up the surroundings' traits with what is overridden, and tells those to whom they are others.
  func takeTraits() {
    guard let session else { return }
    let old = place.traits
    let values = session.raisedTraits.values.overridden(by: controller.overriddenTraits)
      .overridden(by: adapted?.overriddenTraits ?? TraitValues())
    guard values != old.values else { return }
    place.traits = UITraitCollection(values)
    controller.tellTraits(from: old.values, to: values)
    adapted?.tellTraits(from: old.values, to: values)
    session.tell(shown, from: old)
    if let view = popover?.storedSurround?.view {
      view.setTreeNeedsShow()
      view.setTreeNeedsLayout()
      let own = view.storedOverrides.values
      view.tellTraits(from: old.values.overridden(by: own), to: values.overridden(by: own))
    }
  }
}
