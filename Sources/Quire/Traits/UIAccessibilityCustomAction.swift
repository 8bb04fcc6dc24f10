// SPDX-License-Identifier: Apache-2.0

/// An additional action of an accessibility element.
@preconcurrency @MainActor open class UIAccessibilityCustomAction: NSObject {
  /// A closure that performs an action. It returns whether the action succeeded.
  public typealias Handler = @MainActor (UIAccessibilityCustomAction) -> Bool

  /// The localized name of the action.
  open var name: String
  /// The image of the action; `nil` by default.
  open var image: UIImage?
  /// The closure that performs the action, or `nil` for an action with a target.
  open var actionHandler: Handler?
  /// The object that receives `selector`. Held weakly.
  @Weak open var target: AnyObject?
  /// The method of the target. It can take the action as its argument. `nil` for an action with a handler.
  public final let selector: Selector?

  /// Creates an action with a handler.
  public init(name: String, image: UIImage? = nil, actionHandler: @escaping Handler) {
    self.name = name
    self.image = image
    self.actionHandler = actionHandler
    selector = nil
    super.init()
  }

  /// Creates an action that calls a method of a target.
  public init(name: String, image: UIImage? = nil, target: AnyTarget?, selector: Selector) {
    self.name = name
    self.image = image
    self.selector = selector
    super.init()
    self.target = target as AnyObject?
  }
}
