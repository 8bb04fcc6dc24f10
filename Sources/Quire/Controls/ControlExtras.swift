// SPDX-License-Identifier: Apache-2.0

/// The settings of a control that few apps use.
@MainActor final class ControlExtras {
  var toolTip: String?
  var animatesSymbols = false

  // MARK: Buttons

  /// Applies the symbol configuration of the current state to a button's image; `nil` until one is set.
  var configureImage: ((UIButton, UIImage) -> UIImage)?
  var symbols: [(state: UIControl.State, configuration: UIImage.SymbolConfiguration)] = []
  var shadows: [(state: UIControl.State, color: UIColor)] = []
  var showsTouch = false
  var reversesShadow = false
  var behavioralStyle = UIBehavioralStyle.automatic
  var hasPointerInteraction = false
  var isSpringLoaded = false
  var adjustsImageSize = false
}

/// The platform whose behavior a control has.
public enum UIBehavioralStyle: UInt, Sendable {
  /// That of the platform, which in Quire is `pad`.
  case automatic = 0
  /// That of iPhone and iPad.
  case pad = 1
  /// That of the Mac, which Quire does not have.
  case mac = 2
}

extension UIControl {
  final var madeExtras: ControlExtras {
    if let extras { return extras }
    let made = ControlExtras()
    extras = made
    return made
  }

  /// A text that explains the control to a pointer that rests on it; `nil` by default. It has no effect in Quire, which
  /// shows no such texts: set `accessibilityHint` for assistive technologies.
  public final var toolTip: String? {
    get { extras?.toolTip }
    set { madeExtras.toolTip = newValue }
  }

  /// Whether symbols of the control are animated; `false` by default. It has no effect in Quire, whose symbols are
  /// still.
  public final var isSymbolAnimationEnabled: Bool {
    get { extras?.animatesSymbols ?? false }
    set { madeExtras.animatesSymbols = newValue }
  }

  /// Runs an action with the control as its sender.
  public final func sendAction(_ action: UIAction) { action.perform(from: self) }

  /// Sends `primaryActionTriggered`, as a press does.
  public final func performPrimaryAction() { sendActions(for: .primaryActionTriggered) }

  /// Removes the action with an identifier for these events.
  public final func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
    for index in actions.indices where actions[index].action.identifier == actionIdentifier {
      actions[index].events.subtract(controlEvents)
    }
    actions.removeAll { $0.events.isEmpty }
  }
}
