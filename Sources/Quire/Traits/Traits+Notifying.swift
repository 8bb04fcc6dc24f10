// SPDX-License-Identifier: Apache-2.0

extension UIViewController {
  /// Notifies this controller, its view and its children, from the top down. `old` and `new` are this controller's own
  /// traits.
  final func notifyTraits(from old: TraitValues, to new: TraitValues) {
    if old != new {
      let previous = UITraitCollection(old)
      traitCollectionDidChange(previous)
      traitRegistrations.notify(from: old, to: new)
    }
    if let view = viewIfLoaded {
      let own = view.storedOverrides.values
      view.notifyTraits(from: old.overridden(by: own), to: new.overridden(by: own))
    }
    for child in children {
      let own = child.overrides
      child.notifyTraits(from: old.overridden(by: own), to: new.overridden(by: own))
    }
  }

  /// Called when the controller was added to a parent that may have other traits.
  final func parentTraitsChanged() {
    guard TraitChange.overridesExist, viewIfLoaded?.superview == nil, let parent else { return }
    let outer = parent.traitCollection.values
    notifyTraits(from: UITraitCollection.current.values.overridden(by: overrides), to: outer.overridden(by: overrides))
  }
}

extension UIView {
  /// Notifies this view and its descendants, except the views of other controllers.
  final func notifyTraits(from old: TraitValues, to new: TraitValues) {
    if old != new {
      traitCollectionDidChange(UITraitCollection(old))
      traitRegistrations.notify(from: old, to: new)
      if layout != nil, old.layoutDirection != new.layoutDirection { ConstraintLayout.shared?.turned(self) }
    }
    for view in subviews where view.controller == nil {
      let own = view.storedOverrides.values
      view.notifyTraits(from: old.overridden(by: own), to: new.overridden(by: own))
    }
  }
}

extension [UITraitChangeRegistration] {
  @MainActor func notify(from old: TraitValues, to new: TraitValues) {
    for registration in self where registration.traits.contains(where: { $0.differs(old, new) }) {
      registration.handler(UITraitCollection(old))
    }
  }
}
