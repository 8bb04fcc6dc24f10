// SPDX-License-Identifier: Apache-2.0

#if hasFeature(Embedded)

  /// What the weak references to one object share, and outlives it.
  ///
  /// The allocator keeps the box in the header of the object's block, and writes into the box when the block is freed:
  /// `Sources/CEmbeddedRuntime/allocator.c`. So an object of any class can be referred to weakly, and pays nothing
  /// while it is not.
  final class WeakBox {
    /// The address of the object, 0 once it is gone, or 1 for an object that the compiler made, which lives forever.
    ///
    /// The allocator changes this word, which is the first one of the instance, so it is read where it lies.
    private var word: UInt = 0

    private init() {}

    deinit {
      unsafe endWeak(Unmanaged.passUnretained(self).toOpaque())
    }

    /// The box of an object; made for the first weak reference.
    static func of(_ object: UnsafeMutableRawPointer) -> WeakBox {
      if let box = unsafe weakBox(object) { return unsafe Unmanaged<WeakBox>.fromOpaque(box).takeUnretainedValue() }
      let made = WeakBox()
      unsafe beginWeak(object, Unmanaged.passUnretained(made).toOpaque())
      return made
    }

    /// Whether the object is there, and not being deinitialized.
    var isAlive: Bool {
      let place = unsafe Unmanaged.passUnretained(self).toOpaque() + 2 * MemoryLayout<UInt>.size
      let word = unsafe place.load(as: UInt.self)
      guard word > 1 else { return word == 1 }
      // An object begins with its class and its reference count. While an object is deinitialized its count is the
      // largest one, so that nothing retains it.
      let count = unsafe UnsafePointer<UInt>(bitPattern: word)![1]
      return count | Self.topBit != .max
    }

    private static let topBit: UInt = 1 << (UInt.bitWidth - 1)
  }

  // Global functions, because a method would have a calling convention of Swift's.

  @_extern(c, "cer_weak_box")
  private func weakBox(_ object: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer?

  @_extern(c, "cer_weak_begin")
  private func beginWeak(_ object: UnsafeMutableRawPointer, _ box: UnsafeMutableRawPointer)

  @_extern(c, "cer_weak_end")
  private func endWeak(_ box: UnsafeMutableRawPointer)

#endif
