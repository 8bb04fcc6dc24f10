// SPDX-License-Identifier: Apache-2.0

#if !canImport(ObjectiveC)

  extension NSObject {
    /// Returns whether the object is of the class to which the selector's method belongs.
    nonisolated public final func responds(to aSelector: Selector?) -> Bool {
      aSelector?.isMethod(of: self) ?? false
    }

    /// Calls a method of the object and returns its result, if that is an object. Natively, the result exists at least
    /// until the current turn ends. In Embedded Swift, it exists until the next call with a result, and methods with
    /// arguments have no result.
    @discardableResult
    nonisolated public final func perform(_ aSelector: Selector) -> Unmanaged<AnyObject>! {
      unsafe Performing.result(aSelector.perform(on: self))
    }

    /// Calls a method of the object with one argument and returns its result.
    @discardableResult
    nonisolated public final func perform(_ aSelector: Selector, with object: AnyTarget?) -> Unmanaged<AnyObject>! {
      unsafe Performing.result(aSelector.perform(on: self, object))
    }

    #if hasFeature(Embedded)
      /// Calls a method of the object with one value and returns its result.
      @discardableResult @_disfavoredOverload
      nonisolated public final func perform<Value>(_ aSelector: Selector, with value: Value) -> Unmanaged<AnyObject>! {
        unsafe Performing.result(aSelector.perform(on: self, SelectorValue(value)))
      }
    #endif

    /// Calls a method of the object with two arguments and returns its result.
    @discardableResult
    nonisolated public final func perform(
      _ aSelector: Selector, with object1: AnyTarget?, with object2: AnyTarget?
    ) -> Unmanaged<AnyObject>! {
      unsafe Performing.result(aSelector.perform(on: self, object1, object2))
    }
  }

  extension NSObject {
    /// Calls a method of the object in a later turn, after a delay in seconds. The object and the argument are kept
    /// alive until then.
    @preconcurrency @MainActor
    public final func perform(_ aSelector: Selector, with anArgument: AnyTarget?, afterDelay delay: TimeInterval) {
      PendingPerformance.add(PendingPerformance(self, aSelector, anArgument), delay)
    }

    /// Cancels all pending calls by `perform(_:with:afterDelay:)` of an object.
    @preconcurrency @MainActor
    public static func cancelPreviousPerformRequests(withTarget aTarget: AnyTarget) {
      PendingPerformance.remove { $0.isOn(aTarget) }
    }

    /// Cancels the pending calls of an object's method with this argument.
    @preconcurrency @MainActor
    public static func cancelPreviousPerformRequests(
      withTarget aTarget: AnyTarget, selector aSelector: Selector, object anArgument: AnyTarget?
    ) {
      PendingPerformance.remove { $0.isOn(aTarget) && $0.selector == aSelector && $0.hasArgument(anArgument) }
    }
  }

  /// A pending call by `perform(_:with:afterDelay:)`.
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
        // Hashable arguments, such as numbers and strings, are compared by value, as in Foundation.
        guard let own = self.argument as? AnyHashable, let other = argument as? AnyHashable else {
          return self.argument as AnyObject? === argument as AnyObject?
        }
        return own == other
      #endif
    }

    static func add(_ call: PendingPerformance, _ delay: TimeInterval) {
      all.append(call)
      call.timer = ScheduledWork.add(after: delay) {
        all.removeAll { $0 === call }
        call.selector.perform(on: call.target, call.argument)
      }
    }

    static func remove(where isMeant: (PendingPerformance) -> Bool) {
      for call in all where isMeant(call) { call.timer.map { ScheduledWork.remove($0) } }
      all.removeAll(where: isMeant)
    }
  }

  /// The results of performed methods.
  private enum Performing {
    #if hasFeature(Embedded)
      // Safe because there is only one thread.
      nonisolated(unsafe) private static var last: AnyObject?
    #endif

    /// Returns an unowned result. In Embedded Swift, it exists at least until the next result, and natively until the
    /// current turn ends.
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
