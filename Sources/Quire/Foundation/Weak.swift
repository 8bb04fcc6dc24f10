// SPDX-License-Identifier: Apache-2.0

#if hasFeature(Embedded)

  /// A reference that does not keep its object alive and reads `nil` once the object is gone.
  ///
  /// The same source works natively, where it is a real `weak`, and in Embedded Swift, which has none:
  /// `@Weak var delegate: (any UISheetPresentationControllerDelegate)?`. `T` is a class or a protocol for classes. In
  /// closures: `[me = Weak(self)] in me.wrappedValue?.…`.
  @propertyWrapper public struct Weak<T> {
    private var box: WeakBox?
    /// The value's own bits: a reference, and for a protocol the witness table beside it.
    private var bits: (UInt, UInt) = (0, 0)

    /// Refers to an object from the start, for captures: `[me = Weak(self)]`. `nil` refers to none.
    public init(_ value: T?) {
      store(value)
    }

    /// Called by `@Weak var delegate: … = value`; without a value it is `nil`.
    public init(wrappedValue: T?) {
      store(wrappedValue)
    }

    /// The object; `nil` once it is gone. Setting it does not keep the object alive. Traps if `T` is larger than one
    /// object reference.
    public var wrappedValue: T? {
      get {
        guard let box, box.isAlive else { return nil }
        // The object is alive, and these are the bits of a value that refers to it.
        return unsafe withUnsafeBytes(of: bits) { unsafe $0.load(as: T.self) }
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

  /// A reference that does not keep its object alive and reads `nil` once the object is gone.
  ///
  /// A real `weak` here; Embedded Swift, which has none, gets the same behaviour from the same source.
  @propertyWrapper public struct Weak<T> {
    private weak var object: AnyObject?

    /// Refers to an object from the start, for captures: `[me = Weak(self)]`. `nil` refers to none.
    public init(_ value: T?) {
      object = value as AnyObject?
    }

    /// What `@Weak var delegate: … = value` calls; without a value it is `nil`.
    public init(wrappedValue: T?) {
      object = wrappedValue as AnyObject?
    }

    /// The object; `nil` once it is gone. Setting it does not keep the object alive.
    public var wrappedValue: T? {
      get { object as! T? }
      set { object = newValue as AnyObject? }
    }
  }

#endif

// It can be read on any thread natively, and there is only one in a page. The object itself is as safe as its type.
extension Weak: @unchecked Sendable where T: Sendable {}
