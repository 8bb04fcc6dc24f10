// SPDX-License-Identifier: Apache-2.0

#if !canImport(ObjectiveC)

  /// The arguments of a selector's method, and its result.
  final class SelectorMessage {
    let selector: Selector
    private let arguments: (AnyTarget?, AnyTarget?)
    /// The method's result, if it is an object.
    var result: AnyObject?

    init(_ selector: Selector, _ first: AnyTarget?, _ second: AnyTarget?) {
      self.selector = selector
      arguments = (first, second)
    }

    private func refuse() -> Never {
      preconditionFailure("The method \(selector.name) does not take the object that was sent to it.")
    }
  }

  #if hasFeature(Embedded)

    extension SelectorMessage {
      /// Returns the first argument. Traps if it is `nil` or of another class.
      func first<Argument: AnyObject>() -> Argument {
        guard let argument = arguments.0 as? Argument else { refuse() }
        return argument
      }

      /// Returns the first argument, which may be `nil`. Traps if it is of another class.
      func first<Argument: AnyObject>() -> Argument? {
        guard let object = arguments.0 else { return nil }
        guard let argument = object as? Argument else { refuse() }
        return argument
      }

      /// Returns the second argument. Traps if it is `nil` or of another class.
      func second<Argument: AnyObject>() -> Argument {
        guard let argument = arguments.1 as? Argument else { refuse() }
        return argument
      }

      /// Returns the second argument, which may be `nil`. Traps if it is of another class.
      func second<Argument: AnyObject>() -> Argument? {
        guard let object = arguments.1 else { return nil }
        guard let argument = object as? Argument else { refuse() }
        return argument
      }

      /// Returns the value in the first argument. Traps if the argument is not a value of this type.
      func firstValue<Argument>() -> Argument {
        guard let argument = arguments.0 as? SelectorValue<Argument> else { refuse() }
        return argument.value
      }
    }

    /// A value wrapped in an object for messages.
    final class SelectorValue<Value> {
      let value: Value

      init(_ value: Value) {
        self.value = value
      }
    }

  #else

    extension SelectorMessage {
      /// Returns the first argument. Traps if it is of another type.
      func first<Argument>() -> Argument {
        guard let argument = arguments.0 as? Argument else { refuse() }
        return argument
      }

      /// Returns the second argument. Traps if it is of another type.
      func second<Argument>() -> Argument {
        guard let argument = arguments.1 as? Argument else { refuse() }
        return argument
      }

      /// Stores a method's result, unless it is `Void` or `nil`.
      func keep(_ result: Any) {
        if result is Void { return }
        guard let optional = result as? any OptionalResult else { return self.result = result as AnyObject }
        if let wrapped = optional.wrapped { keep(wrapped) }
      }
    }

    /// A result that may be `nil`.
    private protocol OptionalResult {
      var wrapped: Any? { get }
    }

    extension Optional: OptionalResult {
      fileprivate var wrapped: Any? { self }
    }

  #endif

#endif
