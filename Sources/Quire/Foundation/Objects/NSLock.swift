// SPDX-License-Identifier: Apache-2.0

#if hasFeature(Embedded)

  /// An object that can be locked and unlocked.
  public protocol NSLocking: AnyObject {
    /// Waits until the lock is free, and takes it.
    func lock()
    /// Frees the lock.
    func unlock()
  }

  extension NSLocking {
    /// Runs a block while the lock is taken.
    public func withLock<Result, Failure: Error>(_ body: () throws(Failure) -> Result) throws(Failure) -> Result {
      lock()
      defer { unlock() }
      return try body()
    }
  }

  /// A lock, for builds without Foundation. There is only one thread, so the lock is free unless the calling code has
  /// taken it.
  @preconcurrency @MainActor public final class NSLock: NSObject, NSLocking {
    // Safe because there is only one thread.
    @safe nonisolated(unsafe) private var isLocked = false
    /// A name for the developer's information.
    @safe nonisolated(unsafe) public var name: String?

    /// Creates a free lock.
    nonisolated public override init() {
      super.init(anywhere: ())
    }

    /// Takes the lock. Traps if the lock is taken, because the only thread would wait forever.
    nonisolated public func lock() {
      precondition(!isLocked, "An NSLock is locked a second time, and would wait for its own thread forever.")
      isLocked = true
    }

    /// Takes the lock if it is free. Returns whether the lock was free.
    nonisolated public func `try`() -> Bool {
      defer { isLocked = true }
      return !isLocked
    }

    /// Takes the lock if it is free. Returns whether the lock was free. Does not wait, because no other thread could
    /// free it.
    nonisolated public func lock(before limit: Date) -> Bool { self.try() }

    /// Frees the lock.
    nonisolated public func unlock() {
      isLocked = false
    }
  }

  /// A lock that its owner may take more than once, for builds without Foundation.
  @preconcurrency @MainActor public final class NSRecursiveLock: NSObject, NSLocking {
    /// A name for the developer's information.
    @safe nonisolated(unsafe) public var name: String?

    /// Creates a free lock.
    nonisolated public override init() {
      super.init(anywhere: ())
    }

    /// Takes the lock. Never waits, because there is only one thread.
    nonisolated public func lock() {}
    /// Takes the lock. Always returns `true`, because there is only one thread.
    nonisolated public func `try`() -> Bool { true }
    /// Frees the lock.
    nonisolated public func unlock() {}
  }

#endif
