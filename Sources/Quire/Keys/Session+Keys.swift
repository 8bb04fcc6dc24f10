// SPDX-License-Identifier: Apache-2.0

import SheetEngine

@_spi(Hosts) extension Session {
  // MARK: Calls from the host

  /// Called when a key is pressed. Returns whether a key command took it. A key that no command took is the host's.
  ///
  /// A host that loads code only on demand calls the closure that it got from `KeyHost.watch` instead.
  public func pressed(_ press: KeyPress, now: Seconds) -> Bool {
    var isTaken = false
    turn(now) { isTaken = performKeyCommand(for: press) }
    return isTaken
  }
}

extension Session {
  /// Sends the action of the key command for a press. Returns whether there is a command.
  func performKeyCommand(for press: KeyPress) -> Bool {
    let start = keyResponder
    let isForSystem = press.isForFocus || hostFocus.holder != nil && press.isForText
    var responder: UIResponder? = start
    while let current = responder {
      if perform(current.keyCommands, press, from: start, isForSystem: isForSystem) { return true }
      let next = current.nextForActions
      if press.isEscape, next !== current.next { return false }
      responder = next
    }
    guard let delegate = UIApplication.shared.delegate else { return false }
    if perform(delegate.keyCommands, press, from: start, isForSystem: isForSystem) { return true }
    return perform(delegate._menus?.keyCommands, press, from: start, isForSystem: isForSystem)
  }

  private func perform(
    _ commands: [UIKeyCommand]?, _ press: KeyPress, from start: UIResponder, isForSystem: Bool
  ) -> Bool {
    let app = UIApplication.shared
    for command in commands ?? [] {
      guard !isForSystem || command.wantsPriorityOverSystemBehavior,
        let action = command.action(for: press, isRightToLeft: environment.isRightToLeft),
        let target = app.target(of: action, from: command, at: start)
      else { continue }
      (target as? UIResponder)?.validate(command)
      if command.attributes.contains(.disabled) { continue }
      if press.isRepeat, command.repeatBehavior == .nonRepeatable { return true }
      return app.send(action, to: target, from: command, at: start, for: nil)
    }
    return false
  }

  /// The responder that first gets the presses of keys: the first responder, or the view of the topmost view controller.
  ///
  /// Inside a container it is the child that is shown, unless several are. [U19]
  private var keyResponder: UIResponder {
    if let firstResponder { return firstResponder }
    var found = presentations.last { !$0.stage.isDismissing }?.shown ?? window.rootViewController
    while let controller = found {
      let shown = controller.children.filter { $0.viewIfLoaded?.window != nil }
      guard shown.count == 1 else { return controller.viewIfLoaded ?? controller }
      found = shown[0]
    }
    return window
  }
}
