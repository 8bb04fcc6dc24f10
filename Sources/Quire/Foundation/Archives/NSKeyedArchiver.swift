// SPDX-License-Identifier: Apache-2.0

#if hasFeature(Embedded)

  /// The key of an archive's one object.
  public let NSKeyedArchiveRootObjectKey = "root"

  /// A coder that writes objects into an archive, for builds without Foundation.
  ///
  /// The archive is a property list of Quire's own: no program but Quire's apps in the browser reads it. Objects that
  /// occur several times are written once, and are one object again when they are read.
  public final class NSKeyedArchiver: NSCoder {
    private nonisolated static func data<Root: ObjectConvertible>(
      _ object: Root, _ isSecure: Bool, _ classes: [_ArchivedClass]
    ) throws(UniversalError) -> Data {
      let archiver = NSKeyedArchiver(requiringSecureCoding: isSecure, classes: classes)
      archiver.encode(object, forKey: NSKeyedArchiveRootObjectKey)
      return try archiver.content.bytes()
    }

    /// Returns an archive of an object. Throws if the object, or one that it contains, does not adopt `NSCoding`, or
    /// `NSSecureCoding` if that is required.
    ///
    /// - Parameter classes: Added by the translation of an app's sources.
    nonisolated public static func archivedData<Root: ObjectConvertible>(
      withRootObject object: Root, requiringSecureCoding requiresSecureCoding: Bool, classes: [_ArchivedClass] = []
    ) throws(UniversalError) -> Data {
      try data(object, requiresSecureCoding, classes)
    }

    /// Returns an archive of an object. Traps if the object, or one that it contains, does not adopt `NSCoding`.
    ///
    /// - Parameter classes: Added by the translation of an app's sources.
    nonisolated public static func archivedData<Root: ObjectConvertible>(
      withRootObject rootObject: Root, classes: [_ArchivedClass] = []
    ) -> Data {
      guard let data = try? data(rootObject, false, classes) else {
        preconditionFailure("NSKeyedArchiver: an object does not adopt NSCoding.")
      }
      return data
    }

    /// Writes an archive of an object into a file in a directory of `FileManager`. Returns whether that was possible.
    ///
    /// - Parameter classes: Added by the translation of an app's sources.
    @discardableResult
    nonisolated public static func archiveRootObject<Root: ObjectConvertible>(
      _ rootObject: Root, toFile path: String, classes: [_ArchivedClass] = []
    ) -> Bool {
      guard let data = try? data(rootObject, false, classes) else { return false }
      AppFiles.readsWrittenFiles()
      return (try? FileStore.write(data.bytes, to: path)) != nil
    }

    @safe nonisolated(unsafe) private let content: ArchiveContent

    /// Creates an archive without objects.
    ///
    /// - Parameter classes: Added by the translation of an app's sources.
    nonisolated public init(requiringSecureCoding requiresSecureCoding: Bool, classes: [_ArchivedClass] = []) {
      content = ArchiveContent(classes, isSecure: requiresSecureCoding)
      super.init(anywhere: ())
      archive = content
    }

    /// The archive with the objects that were written so far. Empty if one of them can't be archived.
    nonisolated public var encodedData: Data { (try? content.bytes()) ?? Data() }

    /// Does nothing, because `encodedData` always has all objects.
    nonisolated public func finishEncoding() {}
  }

#endif
