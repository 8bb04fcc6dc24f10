// SPDX-License-Identifier: Apache-2.0

#if !canImport(ObjectiveC)

  /// The name of a method, and a call of it.
  ///
  /// `#selector(tap(_:))` in a class `Screen` stands for `Selector("tap:", Screen.tap(_:))`. Two selectors of the same
  /// name are equal. An object responds to a selector if it is of the class that the method belongs to: another class
  /// with a method of the same name does not respond to it, unlike in Objective-C.
  public struct Selector: Hashable, CustomStringConvertible, Sendable {
    let name: String
    let method: SelectorMethod

    /// A name alone. Performing it stops the program, since no method is known for it.
    public init(_ name: String) {
      self.init(name) { _, call in
        guard let call else { return false }
        preconditionFailure(
          "No method is known for Selector(\"\(call.selector.name)\"); write #selector or Selector(\"name\", Type.method)."
        )
      }
    }

    /// A selector with a call of its method. The call returns `false` for a target of another class, and only that if
    /// there is no message.
    init(_ name: String, _ call: @escaping @MainActor (_ target: AnyObject, _ message: SelectorMessage?) -> Bool) {
      self.name = name
      method = SelectorMethod(call)
    }

    /// The name: `tap:` for `tap(_:)`.
    public var description: String { name }

    /// Compares the names, byte for byte.
    public static func == (left: Selector, right: Selector) -> Bool {
      left.name.hasSameBytes(as: right.name)
    }

    /// Feeds the name's bytes, as `==` compares them.
    public func hash(into hasher: inout Hasher) {
      name.hashBytes(into: &hasher)
    }

    /// Whether an object is of the class that the method belongs to.
    func isMethod(of target: AnyObject) -> Bool {
      method.call(target, nil)
    }

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

  /// A selector's method.
  ///
  /// It carries the code that a class of the core needs for a selector, so that an app without selectors does not load
  /// that code.
  final class SelectorMethod: Sendable {
    /// Calls the method, on the thread of the caller.
    let call: @Sendable (_ target: AnyObject, _ message: SelectorMessage?) -> Bool
    /// Adds a target to a gesture recognizer.
    let connect: @MainActor @Sendable (UIGestureRecognizer, AnyTarget?, Selector) -> Void = { $0.connect($1, $2) }
    /// Sends an action of a control.
    let send: @MainActor @Sendable (UIControl, AnyTarget?, Selector, UIEvent?) -> Void = {
      UIApplication.shared.sendAction($2, to: $1, from: $0, for: $3)
    }

    init(_ call: @escaping @MainActor (AnyObject, SelectorMessage?) -> Bool) {
      // A function's isolation is no part of how it is called. As in Objective-C, the caller is responsible for the
      // thread on which a method runs.
      self.call = unsafe unsafeBitCast(call, to: (@Sendable (AnyObject, SelectorMessage?) -> Bool).self)
    }
  }

  /// The selector of a name. It has no method, like `Selector("name")`.
  public func NSSelectorFromString(_ aSelectorName: String) -> Selector {
    Selector(aSelectorName)
  }

  /// The name of a selector.
  public func NSStringFromSelector(_ aSelector: Selector) -> String {
    aSelector.name
  }

#else

  extension Selector {
    /// Whether an object has the method.
    func isMethod(of target: AnyObject) -> Bool {
      target.responds(to: self)
    }

    /// Calls the method of an object and returns its result.
    @discardableResult
    func perform(on target: AnyObject, _ first: AnyTarget? = nil, _ second: AnyTarget? = nil) -> AnyObject? {
      target.perform(self, with: first, with: second)?.takeUnretainedValue()
    }
  }

#endif
