// SPDX-License-Identifier: Apache-2.0

#if !canImport(ObjectiveC)

  /// The name of a method, with a function that calls it.
  ///
  /// `#selector(tap(_:))` in a class `Screen` becomes `Selector("tap:", Screen.tap(_:))`. Two selectors with the same
  /// name are equal. An object responds to a selector if it is an instance of the class to which the method belongs.
  /// Unlike in Objective-C, another class with a method of the same name does not respond to it.
  public struct Selector: Hashable, CustomStringConvertible, Sendable {
    let name: String
    let method: SelectorMethod

    /// Creates a selector from a name without a method. Performing it stops the program.
    public init(_ name: String) {
      self.init(name) { _, call in
        guard let call else { return false }
        preconditionFailure(
          "No method is known for Selector(\"\(call.selector.name)\"); write #selector or Selector(\"name\", Type.method)."
        )
      }
    }

    /// Creates a selector with a function that calls its method. The function returns `false` for a target of another
    /// class. If there is no message, it only checks the target's class.
    init(_ name: String, _ call: @escaping @MainActor (_ target: AnyObject, _ message: SelectorMessage?) -> Bool) {
      self.name = name
      method = SelectorMethod(call)
    }

    /// The name: `tap:` for `tap(_:)`.
    public var description: String { name }

    /// Compares the names byte by byte.
    public static func == (left: Selector, right: Selector) -> Bool {
      left.name.hasSameBytes(as: right.name)
    }

    /// Hashes the name's bytes, consistently with `==`.
    public func hash(into hasher: inout Hasher) {
      name.hashBytes(into: &hasher)
    }

    /// Returns whether an object is of the class to which the method belongs.
    func isMethod(of target: AnyObject) -> Bool {
      method.call(target, nil)
    }

    /// Returns whether a controller has the method as an unwind action.
    func isUnwindAction(of controller: UIViewController) -> Bool { isMethod(of: controller) }

    /// Calls the method of an object and returns its result, if that is an object. Stops the program if the object is
    /// not of the method's class.
    @discardableResult
    func perform(on target: AnyObject, _ first: AnyTarget? = nil, _ second: AnyTarget? = nil) -> AnyObject? {
      let message = SelectorMessage(self, first, second)
      guard method.call(target, message) else {
        preconditionFailure("\(name) was sent to an object of another class than the method's.")
      }
      return message.result
    }
  }

  /// The method of a selector.
  ///
  /// It references the code that core classes need for selectors, so that an app without selectors does not include
  /// that code.
  final class SelectorMethod: Sendable {
    /// Calls the method on the caller's thread.
    let call: @Sendable (_ target: AnyObject, _ message: SelectorMessage?) -> Bool
    /// Adds a target to a gesture recognizer.
    let connect: @MainActor @Sendable (UIGestureRecognizer, AnyTarget?, Selector) -> Void = { $0.connect($1, $2) }
    /// Sends the action of a control.
    let send: @MainActor @Sendable (UIControl, AnyTarget?, Selector, UIEvent?) -> Void = {
      UIApplication.shared.sendAction($2, to: $1, from: $0, for: $3)
    }

    init(_ call: @escaping @MainActor (AnyObject, SelectorMessage?) -> Bool) {
      // A function's isolation does not affect how it is called. As in Objective-C, the caller is responsible for the
      // thread on which a method runs.
      self.call = unsafe unsafeBitCast(call, to: (@Sendable (AnyObject, SelectorMessage?) -> Bool).self)
    }
  }

  /// Returns the selector for a name. Like `Selector("name")`, it has no method, and performing it stops the program.
  public func NSSelectorFromString(_ aSelectorName: String) -> Selector {
    Selector(aSelectorName)
  }

  /// Returns the name of a selector.
  public func NSStringFromSelector(_ aSelector: Selector) -> String {
    aSelector.name
  }

#else

  extension Selector {
    /// Returns whether an object has the method.
    func isMethod(of target: AnyObject) -> Bool {
      target.responds(to: self)
    }

    /// Returns whether a controller has the method as an unwind action. Natively on a Mac, a selector has no method.
    @MainActor func isUnwindAction(of controller: UIViewController) -> Bool {
      isMethod(of: controller) || UnwindAction.exists(NSStringFromSelector(self), of: controller)
    }

    /// Calls the method of an object and returns its result.
    @discardableResult
    func perform(on target: AnyObject, _ first: AnyTarget? = nil, _ second: AnyTarget? = nil) -> AnyObject? {
      target.perform(self, with: first, with: second)?.takeUnretainedValue()
    }
  }

#endif
