// SPDX-License-Identifier: Apache-2.0

#if hasFeature(Embedded)

  /// A coder that reads objects from an archive, for builds without Foundation.
  ///
  /// Data that is not an archive of `NSKeyedArchiver`, or that was damaged, is an `NSError` of the domain
  /// `NSCocoaErrorDomain` with the code 4864. An object that is being created is `nil` for the objects that it
  /// contains.
  public final class NSKeyedUnarchiver: NSCoder {
    @safe nonisolated(unsafe) private let content: ArchiveContent

    /// Creates a reader of an archive. Throws if the data is not an archive.
    ///
    /// - Parameter classes: Added by the translation of an app's sources.
    nonisolated public init(
      forReadingFrom data: Data, classes: [_ArchivedClass] = []
    ) throws(UniversalError) {
      content = ArchiveContent(classes, isSecure: true)
      super.init(anywhere: ())
      try content.read(data)
      archive = content
    }

    /// The policy for a value that can't be read.
    public enum DecodingFailurePolicy: Int, Sendable {
      /// The value is absent, and `error` has the reason. So it is in the browser in both cases.
      case raiseException = 0
      /// The value is absent, and `error` has the reason.
      case setErrorAndReturn = 1
    }

    /// The policy for a value that can't be read. Kept, but without an effect, because the browser has no exceptions.
    @safe nonisolated(unsafe) public var decodingFailurePolicy = DecodingFailurePolicy.setErrorAndReturn

    /// Does nothing, because the reader holds nothing that must be released.
    nonisolated public func finishDecoding() {}

    nonisolated private static func root(
      _ data: Data, _ isSecure: Bool, _ classes: [_ArchivedClass]
    ) throws(UniversalError) -> NSObject? {
      let reader = try NSKeyedUnarchiver(forReadingFrom: data, classes: classes)
      reader.content.isSecure = isSecure
      let object = reader.decodeObject(forKey: NSKeyedArchiveRootObjectKey)
      if let fault = reader.content.fault { throw fault }
      return object
    }

    nonisolated private static var otherClass: UniversalError {
      ArchiveContent.error(ArchiveContent.corrupt, "The archive's object is of another class.")
    }

    /// Returns an archive's object, or `nil` if the data is not an archive or was damaged.
    ///
    /// - Parameter classes: Added by the translation of an app's sources.
    nonisolated public static func unarchiveObject(with data: Data, classes: [_ArchivedClass] = []) -> NSObject? {
      (try? root(data, false, classes)) ?? nil
    }

    /// Returns the object of an archive in a file, or `nil` if there is no such file, or if it was damaged.
    ///
    /// - Parameter classes: Added by the translation of an app's sources.
    nonisolated public static func unarchiveObject(
      withFile path: String, classes: [_ArchivedClass] = []
    ) -> NSObject? {
      AppFiles.readsWrittenFiles()
      return FileStore.content(at: path).flatMap { unarchiveObject(with: Data($0), classes: classes) }
    }

    /// Returns an archive's object. Throws if the data is not an archive or was damaged.
    ///
    /// - Parameter classes: Added by the translation of an app's sources.
    nonisolated public static func unarchiveTopLevelObjectWithData(
      _ data: Data, classes: [_ArchivedClass] = []
    ) throws(UniversalError) -> NSObject? {
      try root(data, false, classes)
    }

    /// Returns an archive's object. Throws if the data is not an archive or was damaged, or if the object is of another
    /// class.
    ///
    /// - Parameter classes: Added by the translation of an app's sources.
    nonisolated public static func unarchivedObject<Wanted: NSObject>(
      ofClass cls: Wanted.Type, from data: Data, classes: [_ArchivedClass] = []
    ) throws(UniversalError) -> Wanted? {
      guard let object = try root(data, true, classes) else { return nil }
      guard let wanted = object as? Wanted else { throw otherClass }
      return wanted
    }

    /// Returns an archive's object. Throws if the data is not an archive or was damaged, or if the object is of none of
    /// the classes. The classes of the objects that it contains are not compared.
    ///
    /// - Parameter codedClasses: Added by the translation of an app's sources.
    nonisolated public static func unarchivedObject(
      ofClasses classes: [AnyClass], from data: Data, classes codedClasses: [_ArchivedClass] = []
    ) throws(UniversalError) -> NSObject? {
      guard let object = try root(data, true, codedClasses) else { return nil }
      guard classes.contains(where: { object.isKind(of: $0) }) else { throw otherClass }
      return object
    }

    /// Returns an archive's array of objects. Throws if the data is not an archive or was damaged, or if an object is
    /// of another class.
    ///
    /// - Parameter classes: Added by the translation of an app's sources.
    nonisolated public static func unarchivedArrayOfObjects<Wanted: NSObject>(
      ofClass cls: Wanted.Type, from data: Data, classes: [_ArchivedClass] = []
    ) throws(UniversalError) -> [Wanted]? {
      guard let object = try root(data, true, classes) else { return nil }
      guard let wanted = [Wanted](objects: object) else { throw otherClass }
      return wanted
    }
  }

#endif
