// SPDX-License-Identifier: Apache-2.0

// Selectors of unapplied methods, natively: an argument's type is checked when the action is sent.

#if !canImport(ObjectiveC) && !hasFeature(Embedded)
  extension Selector {
    /// Creates a selector of a method without arguments.
    public init<Target, Result>(_ name: String, _ method: @escaping (Target) -> @MainActor () -> Result) {
      nonisolated(unsafe) let method = method
      self.init(name) { target, message in
        guard let target = target as? Target else { return false }
        if let message { unsafe message.keep(method(target)()) }
        return true
      }
    }

    /// Creates a selector of a method with one argument: the sender, a notification, a timer, or the object of
    /// `perform(_:with:)`.
    public init<Target, Argument, Result>(
      _ name: String, _ method: @escaping (Target) -> @MainActor (Argument) -> Result
    ) {
      nonisolated(unsafe) let method = method
      self.init(name) { target, message in
        guard let target = target as? Target else { return false }
        if let message { unsafe message.keep(method(target)(message.first())) }
        return true
      }
    }

    /// Creates a selector of a method with two arguments: the sender and the event, or the objects of
    /// `perform(_:with:with:)`.
    public init<Target, First, Second, Result>(
      _ name: String, _ method: @escaping (Target) -> @MainActor (First, Second) -> Result
    ) {
      nonisolated(unsafe) let method = method
      self.init(name) { target, message in
        guard let target = target as? Target else { return false }
        if let message { unsafe message.keep(method(target)(message.first(), message.second())) }
        return true
      }
    }

    // Selectors of methods that belong to no actor.

    /// Creates a selector of a method without arguments, of a class that belongs to no actor.
    public init<Target, Result>(_ name: String, _ method: @escaping (Target) -> () -> Result) {
      nonisolated(unsafe) let method = method
      self.init(name) { target, message in
        guard let target = target as? Target else { return false }
        if let message { unsafe message.keep(method(target)()) }
        return true
      }
    }

    /// Creates a selector of a method with one argument, of a class that belongs to no actor.
    public init<Target, Argument, Result>(_ name: String, _ method: @escaping (Target) -> (Argument) -> Result) {
      nonisolated(unsafe) let method = method
      self.init(name) { target, message in
        guard let target = target as? Target else { return false }
        if let message { unsafe message.keep(method(target)(message.first())) }
        return true
      }
    }

    /// Creates a selector of a method with two arguments, of a class that belongs to no actor.
    public init<Target, First, Second, Result>(
      _ name: String, _ method: @escaping (Target) -> (First, Second) -> Result
    ) {
      nonisolated(unsafe) let method = method
      self.init(name) { target, message in
        guard let target = target as? Target else { return false }
        if let message { unsafe message.keep(method(target)(message.first(), message.second())) }
        return true
      }
    }

    /// Creates a selector of a property's getter: `Selector("title", { (screen: Screen) in screen.title })`.
    @_disfavoredOverload
    public init<Target, Value>(_ name: String, _ getter: @escaping @MainActor (Target) -> Value) {
      self.init(name) { target, message in
        guard let target = target as? Target else { return false }
        if let message { message.keep(getter(target)) }
        return true
      }
    }
  }
#endif
