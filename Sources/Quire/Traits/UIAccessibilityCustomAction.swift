// SPDX-License-Identifier: Apache-2.0

/// An action of an element in addition to its activation.
@preconcurrency @MainActor open class UIAccessibilityCustomAction: NSObject {
  /// The code of an action. It returns whether it succeeded.
  public typealias Handler = @MainActor (UIAccessibilityCustomAction) -> Bool

  /// The name of the action, in the user's language.
  open var name: String
  /// The image of the action; `nil` by default.
  open var image: UIImage?
  /// The code of the action; `nil` for an action with a target.
  open var actionHandler: Handler?
  /// The object that receives `selector`. Held weakly.
  @Weak open var target: AnyObject?
  /// The method of the target, which may take the action as its argument; `nil` for an action with a handler.
  public final let selector: Selector?

  /// Creates an action with a handler.
  public init(name: String, image: UIImage? = nil, actionHandler: @escaping Handler) {
    self.name = name
    self.image = image
    self.actionHandler = actionHandler
    selector = nil
    super.init()
  }

  /// Creates an action that sends a method to a target.
  public init(name: String, image: UIImage? = nil, target: AnyTarget?, selector: Selector) {
    self.name = name
    self.image = image
    self.selector = selector
    super.init()
    self.target = target as AnyObject?
  }
}
