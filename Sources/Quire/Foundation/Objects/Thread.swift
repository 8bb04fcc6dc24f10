// SPDX-License-Identifier: Apache-2.0

#if hasFeature(Embedded)

  /// The app's only thread, for builds without Foundation.
  @preconcurrency @MainActor public final class Thread: NSObject {
    /// The app's thread.
    nonisolated public static let main = Thread()
    /// The app's thread.
    nonisolated public static var current: Thread { main }
    /// Always `true`.
    nonisolated public static var isMainThread: Bool { true }

    /// Always `true`.
    nonisolated public var isMainThread: Bool { true }
    /// A name for the developer's information. Safe because there is only one thread.
    @safe nonisolated(unsafe) public var name: String? = "main"

    nonisolated private override init() {
      super.init(anywhere: ())
    }

    /// Unavailable: while the one thread sleeps, the page does not react.
    @available(*, unavailable, message: "continue in DispatchQueue.main.asyncAfter, or await Task.sleep")
    nonisolated public static func sleep(forTimeInterval ti: TimeInterval) {}
  }

  /// A universally unique value as an object, for builds without Foundation.
  @preconcurrency @MainActor public final class NSUUID: NSObject {
    nonisolated private let value: UUID

    /// Creates a random UUID.
    nonisolated public override init() {
      value = UUID()
      super.init(anywhere: ())
    }

    /// Creates a UUID from a string. Returns `nil` if the string is not a UUID.
    nonisolated public init?(uuidString string: String) {
      guard let value = UUID(uuidString: string) else { return nil }
      self.value = value
      super.init(anywhere: ())
    }

    /// The UUID as uppercase text.
    nonisolated public var uuidString: String { value.uuidString }

    /// Returns whether the other object is the same UUID.
    nonisolated public override func isEqual(_ object: NSObject?) -> Bool { (object as? NSUUID)?.value == value }
    /// A hash of the UUID, consistent with `isEqual`.
    nonisolated public override var hash: Int { value.hashValue }
  }

#endif
