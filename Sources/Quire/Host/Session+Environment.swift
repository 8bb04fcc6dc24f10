// SPDX-License-Identifier: Apache-2.0

import SheetEngine

extension Session {
  func change(to environment: Environment, _ appearance: Appearance, _ preferences: Preferences) {
    let newTraits = UITraitCollection(
      UITraitCollection(environment, appearance, preferences, level: .base).values
        .overridden(by: window.storedOverrides.values))
    let (oldPreferences, reducedMotion) = (self.preferences, self.environment.prefersReducedMotion)
    let transition = beginTransition(to: environment, newTraits)
    let oldKeyboard = self.environment.keyboard
    postKeyboard(from: oldKeyboard, to: environment.keyboard)
    self.environment = environment
    self.appearance = appearance
    self.preferences = preferences
    keyboardChanges(to: environment.keyboard)
    let old = traits
    traits = newTraits
    let traitsChanged = !traits.isSame(as: old)
    var resolutions: [Resolution] = []
    for presentation in presentations {
      if traitsChanged, presentation.sent != nil, presentation.stage != .ended, !presentation.stage.isDismissing {
        presentation.adapt(to: traits)
      }
      guard let resolution = presentation.makeResolution(in: self) else { continue }
      presentation.sent?.form = resolution.form ?? presentation.form
      presentation.sent?.sheet.detents = resolution.detents
      resolutions.append(resolution)
    }
    send(.environment(environment, resolutions))
    for presentation in presentations where presentation.sent?.form == .popover {
      presentation.popover?.reposition()
    }
    defer {
      notifyPreferences(from: oldPreferences, reducedMotion: reducedMotion)
      endTransition(transition)
      if let report = OrientationReports.environmentChanged {
        afterward { [me = Weak(self)] in
          me.wrappedValue?.layout()
          report()
        }
      }
    }

    guard traitsChanged else { return }
    rootPlace.traits = traits
    notifyTraits(of: window.rootViewController, from: old)
    for presentation in presentations { presentation.updateTraits() }
  }

  /// Computes the window's traits again, after a change of the window's overrides.
  func overridesChanged() { change(to: environment, appearance, preferences) }

  /// Sets the look of all presentations, and resolves their detents again.
  func change(to look: Look) {
    send(.look(look))
    let resolutions = presentations.compactMap { presentation -> Resolution? in
      guard let resolution = presentation.makeResolution(in: self) else { return nil }
      presentation.sent?.sheet.detents = resolution.detents
      return resolution
    }
    send(.environment(environment, resolutions))
    // An alert has different metrics in each look.
    for presentation in presentations { presentation.shown.viewIfLoaded?.setNeedsLayout() }
  }

  func notifyTraits(of controller: UIViewController?, from old: UITraitCollection) {
    guard let controller, let view = controller.viewIfLoaded else { return }
    view.setTreeNeedsShow()
    view.setTreeNeedsLayout()
    let own = controller.overrides
    let new = view.layerPlace?.traits ?? .current
    controller.notifyTraits(from: old.values.overridden(by: own), to: new.values.overridden(by: own))
  }

  func maximumDetentValue(for configuration: Configuration) -> Double {
    Stack.maximumDetentValue(in: environment, for: configuration, look: stack.look, tuning: tuning)
  }
}
