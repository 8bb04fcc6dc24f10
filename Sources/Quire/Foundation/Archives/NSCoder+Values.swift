// SPDX-License-Identifier: Apache-2.0

#if hasFeature(Embedded)

  // MARK: Writing

  extension NSCoder {
    /// Writes an integer.
    nonisolated public final func encode(_ value: Int, forKey key: String) {
      archive?.put(NSNumber(value: value), key)
    }

    /// Writes an integer.
    nonisolated public final func encode(_ value: Int32, forKey key: String) {
      archive?.put(NSNumber(value: value), key)
    }

    /// Writes an integer.
    nonisolated public final func encode(_ value: Int64, forKey key: String) {
      archive?.put(NSNumber(value: value), key)
    }

    /// Writes a number.
    nonisolated public final func encode(_ value: Double, forKey key: String) {
      archive?.put(NSNumber(value: value), key)
    }

    /// Writes a number.
    nonisolated public final func encode(_ value: Float, forKey key: String) {
      archive?.put(NSNumber(value: value), key)
    }

    /// Writes a Boolean value.
    nonisolated public final func encode(_ value: Bool, forKey key: String) {
      archive?.put(NSNumber(value: value), key)
    }

    /// Writes an integer.
    nonisolated public final func encodeCInt(_ value: Int32, forKey key: String) {
      encode(value, forKey: key)
    }

    /// Writes a point.
    nonisolated public final func encode(_ point: CGPoint, forKey key: String) {
      encode([point.x, point.y], forKey: key)
    }

    /// Writes a size.
    nonisolated public final func encode(_ size: CGSize, forKey key: String) {
      encode([size.width, size.height], forKey: key)
    }

    /// Writes a rectangle.
    nonisolated public final func encode(_ rect: CGRect, forKey key: String) {
      encode([rect.origin.x, rect.origin.y, rect.size.width, rect.size.height], forKey: key)
    }

    /// Writes an object, or a string, a number, a date, data, a URL, or an array or a dictionary of them. Writes that
    /// there is no object for `nil`.
    @_disfavoredOverload
    nonisolated public final func encode<Value: ObjectConvertible>(_ object: Value?, forKey key: String) {
      archive?.put(object?.bridgedObject, key, by: self)
    }
  }

  // MARK: Reading

  extension NSCoder {
    /// Whether there is a value for a key.
    nonisolated public final func containsValue(forKey key: String) -> Bool { archive?.record.value(key) != nil }

    /// Always `true`: values are found by their keys.
    nonisolated public final var allowsKeyedCoding: Bool { true }

    /// Whether the classes of objects are compared when they are read.
    nonisolated public final var requiresSecureCoding: Bool {
      get { archive?.isSecure ?? false }
      set { archive?.isSecure = newValue }
    }

    /// The reason why a value could not be read; `nil` if there is none.
    nonisolated public final var error: UniversalError? { archive?.fault }

    /// Makes the archive invalid: reading ends with the error.
    nonisolated public final func failWithError(_ error: UniversalError) {
      archive?.fail(error)
    }

    /// Makes the archive invalid: reading ends with the error.
    nonisolated public final func failWithError(_ error: NSError) {
      archive?.fail(UniversalError(error))
    }

    /// Returns the integer for a key without its fraction, or 0 if there is none.
    nonisolated public final func decodeInteger(forKey key: String) -> Int {
      archive?.number(key, by: self)?.intValue ?? 0
    }

    /// Returns the integer for a key without its fraction, or 0 if there is none.
    nonisolated public final func decodeInt32(forKey key: String) -> Int32 {
      archive?.number(key, by: self)?.int32Value ?? 0
    }

    /// Returns the integer for a key without its fraction, or 0 if there is none.
    nonisolated public final func decodeCInt(forKey key: String) -> Int32 {
      decodeInt32(forKey: key)
    }

    /// Returns the integer for a key without its fraction, or 0 if there is none.
    nonisolated public final func decodeInt64(forKey key: String) -> Int64 {
      archive?.number(key, by: self)?.int64Value ?? 0
    }

    /// Returns the number for a key, or 0 if there is none.
    nonisolated public final func decodeDouble(forKey key: String) -> Double {
      archive?.number(key, by: self)?.doubleValue ?? 0
    }

    /// Returns the number for a key, or 0 if there is none.
    nonisolated public final func decodeFloat(forKey key: String) -> Float {
      archive?.number(key, by: self)?.floatValue ?? 0
    }

    /// Returns the Boolean value for a key, or `false` if there is none.
    nonisolated public final func decodeBool(forKey key: String) -> Bool {
      archive?.number(key, by: self)?.boolValue ?? false
    }

    /// Returns the object for a key, or `nil` if there is none. A value becomes an object such as `NSString`.
    nonisolated public final func decodeObject(forKey key: String) -> NSObject? {
      archive?.object(key, by: self)
    }

    /// Returns the object for a key, or `nil` if there is none. An object of another class makes the archive invalid.
    nonisolated public final func decodeObject<Wanted: NSObject>(of cls: Wanted.Type, forKey key: String) -> Wanted? {
      guard let object = decodeObject(forKey: key) else { return nil }
      if let object = object as? Wanted { return object }
      archive?.fail(ArchiveContent.corrupt, "The object for the key \(key) is of another class.")
      return nil
    }

    /// Returns the object for a key, or `nil` if there is none. An object of none of the classes makes the archive
    /// invalid; the classes of the objects that it contains are not compared.
    nonisolated public final func decodeObject(of classes: [AnyClass]?, forKey key: String) -> NSObject? {
      guard let object = decodeObject(forKey: key) else { return nil }
      guard let classes, !classes.contains(where: { object.isKind(of: $0) }) else { return object }
      archive?.fail(ArchiveContent.corrupt, "The object for the key \(key) is of another class.")
      return nil
    }

    /// Returns the object for a key, or `nil` if there is none. Throws if it can't be read.
    nonisolated public final func decodeTopLevelObject(forKey key: String) throws(UniversalError) -> NSObject? {
      let object = decodeObject(forKey: key)
      if let error { throw error }
      return object
    }

    /// Returns the array for a key, or `nil` if there is none. An object of another class makes the archive invalid.
    nonisolated public final func decodeArrayOfObjects<Wanted: NSObject>(
      ofClass cls: Wanted.Type, forKey key: String
    ) -> [Wanted]? {
      guard let object = decodeObject(forKey: key) else { return nil }
      if let objects = [Wanted](objects: object) { return objects }
      archive?.fail(ArchiveContent.corrupt, "The object for the key \(key) is of another class.")
      return nil
    }

    /// Returns the property list for a key, or `nil` if there is none.
    nonisolated public final func decodePropertyList(forKey key: String) -> NSObject? {
      decodeObject(forKey: key)
    }

    /// Returns the point for a key, or zero if there is none.
    nonisolated public final func decodeCGPoint(forKey key: String) -> CGPoint {
      numbers(2, key).map { CGPoint(x: $0[0], y: $0[1]) } ?? .zero
    }

    /// Returns the size for a key, or zero if there is none.
    nonisolated public final func decodeCGSize(forKey key: String) -> CGSize {
      numbers(2, key).map { CGSize(width: $0[0], height: $0[1]) } ?? .zero
    }

    /// Returns the rectangle for a key, or zero if there is none.
    nonisolated public final func decodeCGRect(forKey key: String) -> CGRect {
      numbers(4, key).map { CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) } ?? .zero
    }

    nonisolated private func numbers(_ count: Int, _ key: String) -> [Double]? {
      guard let object = decodeObject(forKey: key), let numbers = [Double](bridged: object), numbers.count == count
      else { return nil }
      return numbers
    }
  }

#else

  // As on Apple's systems; Foundation's own names elsewhere are those of its points.
  extension NSCoder {
    /// Returns the point for a key, or zero if there is none.
    public func decodeCGPoint(forKey key: String) -> CGPoint { decodePoint(forKey: key) }
    /// Returns the size for a key, or zero if there is none.
    public func decodeCGSize(forKey key: String) -> CGSize { decodeSize(forKey: key) }
    /// Returns the rectangle for a key, or zero if there is none.
    public func decodeCGRect(forKey key: String) -> CGRect { decodeRect(forKey: key) }
  }

#endif
