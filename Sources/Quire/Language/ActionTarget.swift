// SPDX-License-Identifier: Apache-2.0

/// A target and the selector of an action that is sent to it.
@MainActor final class ActionTarget {
  /// The target, which is not kept alive; `nil` if it is gone, or there is none.
  @Weak private(set) var target: AnyObject?
  /// Whether the first responder's chain is searched for a target.
  let isOpen: Bool
  let selector: Selector

  init(_ target: AnyTarget?, _ selector: Selector) {
    isOpen = target == nil
    self.selector = selector
    self.target = target as AnyObject?
  }

  /// Whether it is this target, and this action unless that is `nil`.
  func matches(_ target: AnyTarget?, _ action: Selector?) -> Bool {
    let isTarget = target == nil ? isOpen : self.target === target as AnyObject?
    return isTarget && (action == nil || action == selector)
  }

  /// Sends the action. Without a target, the sender's responders are searched after those of the first responder.
  func send(from sender: AnyTarget?, at responder: UIResponder?) {
    guard isOpen || target != nil else { return }
    UIApplication.shared.send(selector, to: target, from: sender, at: responder, for: nil)
  }
}
