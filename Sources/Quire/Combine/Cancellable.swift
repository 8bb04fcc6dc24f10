// SPDX-License-Identifier: Apache-2.0

#if canImport(Combine)
  @_exported import Combine
#else

  /// Work that can be ended early.
  public protocol Cancellable: AnyObject {
    /// Ends the work. Further calls do nothing.
    func cancel()
  }

  extension Cancellable {
    /// Keeps the work going for as long as a set contains it.
    public func store(in set: inout Set<AnyCancellable>) {
      set.insert(AnyCancellable(self))
    }

    /// Keeps the work going for as long as a collection contains it.
    public func store<C: RangeReplaceableCollection>(in collection: inout C) where C.Element == AnyCancellable {
      collection.append(AnyCancellable(self))
    }
  }

  /// An object that ends work when it is canceled or deallocated.
  public final class AnyCancellable: Cancellable, Hashable, @unchecked Sendable {
    private var end: (() -> Void)?

    /// Creates an object that calls a closure when it is canceled or deallocated, once.
    public init(_ cancel: @escaping () -> Void) {
      end = cancel
    }

    /// Creates an object that cancels another one.
    public convenience init<C: Cancellable>(_ canceller: C) {
      self.init { canceller.cancel() }
    }

    deinit {
      end?()
    }

    /// Ends the work. Further calls do nothing.
    public func cancel() {
      let end = end
      self.end = nil
      end?()
    }

    /// Keeps the work going for as long as a set contains this object.
    public func store(in set: inout Set<AnyCancellable>) {
      set.insert(self)
    }

    /// Keeps the work going for as long as a collection contains this object.
    public func store<C: RangeReplaceableCollection>(in collection: inout C) where C.Element == AnyCancellable {
      collection.append(self)
    }

    /// Returns whether both are the same object.
    public static func == (lhs: AnyCancellable, rhs: AnyCancellable) -> Bool { lhs === rhs }

    /// Feeds the object's identity to a hasher.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(ObjectIdentifier(self))
    }
  }

#endif
