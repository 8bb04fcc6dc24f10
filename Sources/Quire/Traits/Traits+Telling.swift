// SPDX-License-Identifier: Apache-2.0

extension UIViewController {
  /// Tells this controller, its view and its children, top down. `old` and `new` are this controller's own.
  final func tellTraits(from old: TraitValues, to new: TraitValues) {
    if old != new {
      let previous = UITraitCollection(old)
      traitCollectionDidChange(previous)
      traitRegistrations.tell(from: old, to: new)
    }
    if let view = viewIfLoaded {
      let own = view.storedOverrides.values
      view.tellTraits(from: old.overridden(by: own), to: new.overridden(by: own))
    }
    for child in children {
      let own = child.overrides
      child.tellTraits(from: old.overridden(by: own), to: new.overridden(by: own))
    }
  }

  /// The controller came into a parent that may see other traits.
  final func parentTraitsChanged() {
    guard TraitChange.overridesExist, viewIfLoaded?.superview == nil, let parent else { return }
    let outer = parent.traitCollection.values
    tellTraits(from: UITraitCollection.current.values.overridden(by: overrides), to: outer.overridden(by: overrides))
  }
}

extension UIView {
  /// Tells this view and all in it that no other controller answers for.
  final func tellTraits(from old: TraitValues, to new: TraitValues) {
    if old != new {
      traitCollectionDidChange(UITraitCollection(old))
      traitRegistrations.tell(from: old, to: new)
      if layout != nil, old.layoutDirection != new.layoutDirection { ConstraintLayout.shared?.turned(self) }
    }
    for view in subviews where view.controller == nil {
      let own = view.storedOverrides.values
      view.tellTraits(from: old.overridden(by: own), to: new.overridden(by: own))
    }
  }
}

extension [UITraitChangeRegistration] {
  @MainActor func tell(from old: TraitValues, to new: TraitValues) {
    for registration in self where registration.traits.contains(where: { $0.differs(old, new) }) {
      registration.handler(UITraitCollection(old))
    }
  }
}
