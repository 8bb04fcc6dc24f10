// SPDX-License-Identifier: Apache-2.0

#if hasFeature(Embedded)

  /// A reference that does not keep its object alive, and that is `nil` after the object was deallocated.
  ///
  /// One source works both natively, where it is a real `weak` reference, and in Embedded Swift, which has none:
  /// `@Weak var delegate: (any UISheetPresentationControllerDelegate)?`. `T` is a class or a class-bound protocol. In
  /// closures: `[me = Weak(self)] in me.wrappedValue?.…`.
  @propertyWrapper public struct Weak<T> {
    private var box: WeakBox?
    /// The bits of the value: a reference, and for a protocol also the witness table.
    private var bits: (UInt, UInt) = (0, 0)

    /// Creates a reference to an object, or to none if it is `nil`. Used in captures: `[me = Weak(self)]`.
    public init(_ value: T?) {
      store(value)
    }

    /// Creates the reference for `@Weak var delegate: … = value`; without a value it is `nil`.
    public init(wrappedValue: T?) {
      store(wrappedValue)
    }

    /// The object, or `nil` after it was deallocated. Setting it does not keep the object alive. Traps if `T` is larger
    /// than an object reference and a witness table.
    public var wrappedValue: T? {
      get {
        guard let box, box.isAlive else { return nil }
        // Safe because the object is alive, and these are the bits of a value that refers to it. Loading them through a
        // pointer instead would let the optimizer keep what it has read of the object across calls that change it.
        return MemoryLayout<T>.size == MemoryLayout<UInt>.size
          ? unsafe unsafeBitCast(bits.0, to: T.self) : unsafe unsafeBitCast(bits, to: T.self)
      }
      set { store(newValue) }
    }

    private mutating func store(_ value: T?) {
      guard let value else {
        box = nil
        return
      }
      precondition(MemoryLayout<T>.size <= MemoryLayout<(UInt, UInt)>.size, "Weak holds one object")
      unsafe withUnsafeBytes(of: value) { source in
        unsafe withUnsafeMutableBytes(of: &bits) { unsafe $0.copyMemory(from: source) }
      }
      // The first word of a class reference and of a class-bound existential is the object.
      box = unsafe WeakBox.of(UnsafeMutableRawPointer(bitPattern: bits.0)!)
    }
  }

#else

  /// A reference that does not keep its object alive, and that is `nil` after the object was deallocated.
  ///
  /// Here it is a real `weak` reference. Embedded Swift, which has none, provides the same behavior for the same
  /// source.
  @propertyWrapper public struct Weak<T> {
    private weak var object: AnyObject?

    /// Creates a reference to an object, or to none if it is `nil`. Used in captures: `[me = Weak(self)]`.
    public init(_ value: T?) {
      object = value as AnyObject?
    }

    /// Creates the reference for `@Weak var delegate: … = value`; without a value it is `nil`.
    public init(wrappedValue: T?) {
      object = wrappedValue as AnyObject?
    }

    /// The object, or `nil` after it was deallocated. Setting it does not keep the object alive.
    public var wrappedValue: T? {
      get { object as! T? }
      set { object = newValue as AnyObject? }
    }
  }

#endif

// Natively it can be read on any thread, and a page has only one thread. The object itself is as safe as its type.
extension Weak: @unchecked Sendable where T: Sendable {}
