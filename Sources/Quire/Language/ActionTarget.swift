// SPDX-License-Identifier: Apache-2.0

/// A target and the selector of the action that it receives.
@MainActor final class ActionTarget {
  /// The target, held weakly; `nil` if it was deallocated or if none was given.
  @Weak private(set) var target: AnyObject?
  /// Whether the first responder's chain is searched for a target, because none was given.
  let isOpen: Bool
  let selector: Selector

  init(_ target: AnyTarget?, _ selector: Selector) {
    isOpen = target == nil
    self.selector = selector
    self.target = target as AnyObject?
  }

  /// Returns whether this is the given target with the given action. An action of `nil` matches all actions.
  func matches(_ target: AnyTarget?, _ action: Selector?) -> Bool {
    let isTarget = target == nil ? isOpen : self.target === target as AnyObject?
    return isTarget && (action == nil || action == selector)
  }

  /// Sends the action. If there is no target, the sender's responders are searched after those of the first responder.
  func send(from sender: AnyTarget?, at responder: UIResponder?) {
    guard isOpen || target != nil else { return }
    UIApplication.shared.send(selector, to: target, from: sender, at: responder, for: nil)
  }
}
