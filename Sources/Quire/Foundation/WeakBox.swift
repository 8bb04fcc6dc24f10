// SPDX-License-Identifier: Apache-2.0

#if hasFeature(Embedded)

  /// The state that all weak references to one object share. It outlives the object.
  ///
  /// The allocator stores the box in the header of the object's block, and writes into the box when the block is freed:
  /// `Sources/CEmbeddedRuntime/allocator.c`. So weak references to objects of any class are possible, and cost nothing
  /// for objects without them.
  final class WeakBox {
    /// The address of the object, 0 after it was deallocated, or 1 for a static object that the compiler created, which
    /// is never deallocated.
    ///
    /// The allocator changes this word, which is the first of the instance, so it is read from memory each time.
    private var word: UInt = 0

    private init() {}

    deinit {
      unsafe endWeak(Unmanaged.passUnretained(self).toOpaque())
    }

    /// Returns the box of an object. It is created for the first weak reference.
    static func of(_ object: UnsafeMutableRawPointer) -> WeakBox {
      if let box = unsafe weakBox(object) { return unsafe Unmanaged<WeakBox>.fromOpaque(box).takeUnretainedValue() }
      let made = WeakBox()
      unsafe beginWeak(object, Unmanaged.passUnretained(made).toOpaque())
      return made
    }

    /// Whether the object exists and is not being deinitialized.
    var isAlive: Bool {
      let place = unsafe Unmanaged.passUnretained(self).toOpaque() + 2 * MemoryLayout<UInt>.size
      let word = unsafe place.load(as: UInt.self)
      guard word > 1 else { return word == 1 }
      // An object begins with its class and its reference count. During deinitialization, the count is the maximum, so
      // that nothing retains the object.
      let count = unsafe UnsafePointer<UInt>(bitPattern: word)![1]
      return count | Self.topBit != .max
    }

    private static let topBit: UInt = 1 << (UInt.bitWidth - 1)
  }

  // Global functions, because a method would use Swift's calling convention.

  @_extern(c, "cer_weak_box")
  private func weakBox(_ object: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer?

  @_extern(c, "cer_weak_begin")
  private func beginWeak(_ object: UnsafeMutableRawPointer, _ box: UnsafeMutableRawPointer)

  @_extern(c, "cer_weak_end")
  private func endWeak(_ box: UnsafeMutableRawPointer)

#endif
