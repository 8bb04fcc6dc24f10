// SPDX-License-Identifier: Apache-2.0

// Selectors of unapplied methods in Embedded Swift, which can only cast to classes. There is one initializer for each
// combination of a method's object parameters.

#if hasFeature(Embedded)
  extension Selector {
    /// Creates a selector of a method without arguments.
    public init<Target: AnyObject, Result>(_ name: String, _ method: @escaping (Target) -> @MainActor () -> Result) {
      nonisolated(unsafe) let method = method
      self.init(name) { target, message in
        guard let target = target as? Target else { return false }
        if message != nil { _ = unsafe method(target)() }
        return true
      }
    }

    /// Creates a selector of a method without arguments that returns an object.
    public init<Target: AnyObject, Result: AnyObject>(
      _ name: String, _ method: @escaping (Target) -> @MainActor () -> Result
    ) {
      nonisolated(unsafe) let method = method
      self.init(name) { target, message in
        guard let target = target as? Target else { return false }
        if let message { message.result = unsafe method(target)() }
        return true
      }
    }

    /// Creates a selector of a method with an object: the sender, a timer, or the object of `perform(_:with:)`.
    public init<Target: AnyObject, Argument: AnyObject, Result>(
      _ name: String, _ method: @escaping (Target) -> @MainActor (Argument) -> Result
    ) {
      nonisolated(unsafe) let method = method
      self.init(name) { target, message in
        guard let target = target as? Target else { return false }
        if let message { _ = unsafe method(target)(message.first()) }
        return true
      }
    }

    /// Creates a selector of a method with an optional object.
    public init<Target: AnyObject, Argument: AnyObject, Result>(
      _ name: String, _ method: @escaping (Target) -> @MainActor (Argument?) -> Result
    ) {
      nonisolated(unsafe) let method = method
      self.init(name) { target, message in
        guard let target = target as? Target else { return false }
        if let message { _ = unsafe method(target)(message.first()) }
        return true
      }
    }

    /// Creates a selector of a method with a value, such as a notification.
    @_disfavoredOverload
    public init<Target: AnyObject, Argument, Result>(
      _ name: String, _ method: @escaping (Target) -> @MainActor (Argument) -> Result
    ) {
      nonisolated(unsafe) let method = method
      self.init(name) { target, message in
        guard let target = target as? Target else { return false }
        if let message { _ = unsafe method(target)(message.firstValue()) }
        return true
      }
    }

    /// Creates a selector of a method with two objects: the sender and the event, or those of `perform(_:with:with:)`.
    public init<Target: AnyObject, First: AnyObject, Second: AnyObject, Result>(
      _ name: String, _ method: @escaping (Target) -> @MainActor (First, Second) -> Result
    ) {
      nonisolated(unsafe) let method = method
      self.init(name) { target, message in
        guard let target = target as? Target else { return false }
        if let message { _ = unsafe method(target)(message.first(), message.second()) }
        return true
      }
    }

    /// Creates a selector of a method with an object and an optional object.
    public init<Target: AnyObject, First: AnyObject, Second: AnyObject, Result>(
      _ name: String, _ method: @escaping (Target) -> @MainActor (First, Second?) -> Result
    ) {
      nonisolated(unsafe) let method = method
      self.init(name) { target, message in
        guard let target = target as? Target else { return false }
        if let message { _ = unsafe method(target)(message.first(), message.second()) }
        return true
      }
    }

    /// Creates a selector of a method with an optional object and an object.
    public init<Target: AnyObject, First: AnyObject, Second: AnyObject, Result>(
      _ name: String, _ method: @escaping (Target) -> @MainActor (First?, Second) -> Result
    ) {
      nonisolated(unsafe) let method = method
      self.init(name) { target, message in
        guard let target = target as? Target else { return false }
        if let message { _ = unsafe method(target)(message.first(), message.second()) }
        return true
      }
    }

    /// Creates a selector of a method with two optional objects.
    public init<Target: AnyObject, First: AnyObject, Second: AnyObject, Result>(
      _ name: String, _ method: @escaping (Target) -> @MainActor (First?, Second?) -> Result
    ) {
      nonisolated(unsafe) let method = method
      self.init(name) { target, message in
        guard let target = target as? Target else { return false }
        if let message { _ = unsafe method(target)(message.first(), message.second()) }
        return true
      }
    }

    /// Creates a selector of a property's getter: `Selector("title", { (screen: Screen) in screen.title })`.
    @_disfavoredOverload
    public init<Target: AnyObject, Value>(_ name: String, _ getter: @escaping @MainActor (Target) -> Value) {
      self.init(name) { target, message in
        guard let target = target as? Target else { return false }
        if message != nil { _ = getter(target) }
        return true
      }
    }

    /// Creates a selector of a protocol's method. Performing it stops the program, because Embedded Swift can't cast to
    /// protocols.
    @_disfavoredOverload
    public init<Target, Result>(_ name: String, _ method: (Target) -> @MainActor () -> Result) {
      self.init(name)
    }

    /// Creates a selector of a protocol's method. Performing it stops the program, because Embedded Swift can't cast to
    /// protocols.
    @_disfavoredOverload
    public init<Target, Argument, Result>(_ name: String, _ method: (Target) -> @MainActor (Argument) -> Result) {
      self.init(name)
    }
  }
#endif
