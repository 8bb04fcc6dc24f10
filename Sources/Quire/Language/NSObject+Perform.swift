// SPDX-License-Identifier: Apache-2.0

#if !canImport(ObjectiveC)

  extension NSObject {
    /// Whether the object is of the class that the selector's method belongs to.
    nonisolated public final func responds(to aSelector: Selector?) -> Bool {
      aSelector?.isMethod(of: self) ?? false
    }

    /// Calls a method of the object before it returns. The result is the method's, if that is an object. Natively it
    /// lives at least until the present turn ends. In Embedded Swift it lives until the next call with a result, and
    /// methods with arguments have none.
    @discardableResult
    nonisolated public final func perform(_ aSelector: Selector) -> Unmanaged<AnyObject>! {
      unsafe Performing.result(aSelector.perform(on: self))
    }

    /// Calls a method of the object with one argument before it returns.
    @discardableResult
    nonisolated public final func perform(_ aSelector: Selector, with object: AnyTarget?) -> Unmanaged<AnyObject>! {
      unsafe Performing.result(aSelector.perform(on: self, object))
    }

    #if hasFeature(Embedded)
      /// Calls a method of the object with one value before it returns.
      @discardableResult @_disfavoredOverload
      nonisolated public final func perform<Value>(_ aSelector: Selector, with value: Value) -> Unmanaged<AnyObject>! {
        unsafe Performing.result(aSelector.perform(on: self, SelectorValue(value)))
      }
    #endif

    /// Calls a method of the object with two arguments before it returns.
    @discardableResult
    nonisolated public final func perform(
      _ aSelector: Selector, with object1: AnyTarget?, with object2: AnyTarget?
    ) -> Unmanaged<AnyObject>! {
      unsafe Performing.result(aSelector.perform(on: self, object1, object2))
    }
  }

  extension NSObject {
    /// Calls a method of the object in a later turn, after a delay in seconds. The object and the argument are kept until
    /// then.
    @preconcurrency @MainActor
    public final func perform(_ aSelector: Selector, with anArgument: AnyTarget?, afterDelay delay: TimeInterval) {
      PendingPerformance.add(PendingPerformance(self, aSelector, anArgument), delay)
    }

    /// Withdraws all calls by `perform(_:with:afterDelay:)` of an object that have not happened yet.
    @preconcurrency @MainActor
    public static func cancelPreviousPerformRequests(withTarget aTarget: AnyTarget) {
      PendingPerformance.remove { $0.isOn(aTarget) }
    }

    /// Withdraws the calls of an object's method with this argument that have not happened yet.
    @preconcurrency @MainActor
    public static func cancelPreviousPerformRequests(
      withTarget aTarget: AnyTarget, selector aSelector: Selector, object anArgument: AnyTarget?
    ) {
      PendingPerformance.remove { $0.isOn(aTarget) && $0.selector == aSelector && $0.hasArgument(anArgument) }
    }
  }

  /// A call by `perform(_:with:afterDelay:)` that has not happened yet.
  @MainActor private final class PendingPerformance {
    private static var all: [PendingPerformance] = []

    private let target: NSObject
    let selector: Selector
    private let argument: AnyTarget?
    private var timer: UInt32?

    init(_ target: NSObject, _ selector: Selector, _ argument: AnyTarget?) {
      self.target = target
      self.selector = selector
      self.argument = argument
    }

    func isOn(_ target: AnyTarget) -> Bool {
      self.target === target as AnyObject
    }

    func hasArgument(_ argument: AnyTarget?) -> Bool {
      #if hasFeature(Embedded)
        return self.argument === argument
      #else
        // Numbers and texts are compared as objects, as Foundation compares them.
        guard let own = self.argument as? AnyHashable, let other = argument as? AnyHashable else {
          return self.argument as AnyObject? === argument as AnyObject?
        }
        return own == other
      #endif
    }

    static func add(_ call: PendingPerformance, _ delay: TimeInterval) {
      all.append(call)
      call.timer = Waiting.add(after: delay) {
        all.removeAll { $0 === call }
        call.selector.perform(on: call.target, call.argument)
      }
    }

    static func remove(where isMeant: (PendingPerformance) -> Bool) {
      for call in all where isMeant(call) { call.timer.map { Waiting.remove($0) } }
      all.removeAll(where: isMeant)
    }
  }

  /// Results of methods that were performed.
  private enum Performing {
    #if hasFeature(Embedded)
      // There is one thread.
      nonisolated(unsafe) private static var last: AnyObject?
    #endif

    /// A result without an owner. In Embedded Swift it lives at least until the next one, natively until the present turn
    /// ends.
    static func result(_ object: AnyObject?) -> Unmanaged<AnyObject>? {
      guard let object else { return nil }
      #if hasFeature(Embedded)
        unsafe last = object
      #else
        let kept = MainThread.Object(object)
        DispatchQueue.main.async { _ = kept }
      #endif
      return unsafe Unmanaged.passUnretained(object)
    }
  }

#endif
