// SPDX-License-Identifier: Apache-2.0

#if hasFeature(Embedded)

  /// An object that stands for no value in collections, for builds without Foundation. All instances are equal.
  @preconcurrency @MainActor public final class NSNull: NSObject {
    /// Creates an object for no value.
    nonisolated public override init() {
      super.init(anywhere: ())
    }

    /// Returns whether the other object is also an `NSNull`.
    nonisolated public override func isEqual(_ object: NSObject?) -> Bool { object is NSNull }
    /// Zero, because all instances are equal.
    nonisolated public override var hash: Int { 0 }
  }

  extension NSNull: CustomStringConvertible {
    /// Always `<null>`.
    nonisolated public var description: String { "<null>" }
  }

  /// `Data` as an object, for builds without Foundation.
  @preconcurrency @MainActor public final class NSData: NSObject {
    nonisolated let content: Data

    /// Creates an object with data.
    nonisolated public init(data: Data) {
      content = data
      super.init(anywhere: ())
    }

    /// The number of bytes.
    nonisolated public var length: Int { content.count }

    /// Returns whether the other object has the same bytes.
    nonisolated public override func isEqual(_ object: NSObject?) -> Bool { (object as? NSData)?.content == content }
    /// A hash of the bytes, consistent with `isEqual`.
    nonisolated public override var hash: Int { content.hashValue }
  }

  /// `Date` as an object, for builds without Foundation.
  @preconcurrency @MainActor public final class NSDate: NSObject {
    /// The number of seconds since the beginning of 1970 in GMT.
    nonisolated public let timeIntervalSince1970: TimeInterval

    /// Creates an object with the current time.
    nonisolated public override convenience init() {
      self.init(timeIntervalSince1970: Date().timeIntervalSince1970)
    }

    /// Creates an object with a point in time.
    nonisolated public init(timeIntervalSince1970 secs: TimeInterval) {
      timeIntervalSince1970 = secs
      super.init(anywhere: ())
    }

    /// Returns whether the other object is the same point in time.
    nonisolated public override func isEqual(_ object: NSObject?) -> Bool {
      (object as? NSDate)?.timeIntervalSince1970 == timeIntervalSince1970
    }

    /// A hash of the point in time, consistent with `isEqual`.
    nonisolated public override var hash: Int { timeIntervalSince1970.hashValue }
  }

  extension Data {
    /// Creates data from an object.
    public init(referencing reference: NSData) {
      self = reference.content
    }

    // For translated sources: `object as Data`, in which the object may already be data.
    /// Creates data from an object.
    @_spi(Translated) public init(bridged object: NSData) {
      self = object.content
    }

    /// Creates a copy of data.
    @_spi(Translated) public init(bridged data: Data) {
      self = data
    }
  }

#endif
