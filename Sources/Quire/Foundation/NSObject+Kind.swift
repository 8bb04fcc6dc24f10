// SPDX-License-Identifier: Apache-2.0

#if hasFeature(Embedded)

  extension NSObject {
    /// Returns whether the object is an instance of a class or of one of its subclasses.
    nonisolated public final func isKind(of aClass: AnyClass) -> Bool {
      NSObject.inherits(type(of: self), from: aClass)
    }

    /// Returns whether a class is another one, or one of its subclasses.
    nonisolated static func inherits(_ type: AnyClass, from other: AnyClass) -> Bool {
      let wanted = unsafe unsafeBitCast(other, to: UnsafeRawPointer.self)
      var current: UnsafeRawPointer? = unsafe unsafeBitCast(type, to: UnsafeRawPointer.self)
      // Safe because a class of Embedded Swift begins with the address of its superclass, or 0.
      while let found = unsafe current {
        if unsafe found == wanted { return true }
        unsafe current = unsafe found.load(as: UnsafeRawPointer?.self)
      }
      return false
    }

    /// Returns whether the object is an instance of a class itself.
    nonisolated public final func isMember(of aClass: AnyClass) -> Bool {
      let own = unsafe unsafeBitCast(type(of: self) as AnyClass, to: UnsafeRawPointer.self)
      return unsafe own == unsafeBitCast(aClass, to: UnsafeRawPointer.self)
    }
  }

#endif
