#if hasFeature(Embedded)

  /// What outlives an object for those who refer to it weakly.
  final class WeakBox {
    unowned(unsafe) var object: NSObject?

    init(_ object: NSObject) {
      self.object = object
    }
  }

  /// A reference that does not keep its object alive and reads `nil` once the object is gone.
  ///
  /// The same source works natively, where it is a real `weak`, and in Embedded Swift, which has none:
  /// `@Weak var delegate: (any UISheetPresentationControllerDelegate)?`. `T` is a class that derives from `NSObject`
  /// or a protocol that inherits `NSObjectProtocol`. In closures: `[me = Weak(self)] in me.wrappedValue?.…`.
  ///
  /// In Embedded Swift it still gives the object while that is being deinitialised.
  @propertyWrapper public struct Weak<T> {
    private var box: WeakBox?
    /// The value's own bits: a reference, and for a protocol the witness table beside it.
    private var bits: (UInt, UInt) = (0, 0)

    public init(_ value: T?) {
      store(value)
    }

    public init(wrappedValue: T?) {
      store(wrappedValue)
    }

    public var wrappedValue: T? {
      get {
        guard let box, box.object != nil else { return nil }
        return withUnsafeBytes(of: bits) { $0.load(as: T.self) }
      }
      set { store(newValue) }
    }

    private mutating func store(_ value: T?) {
      guard let value else {
        box = nil
        return
      }
      precondition(MemoryLayout<T>.size <= MemoryLayout<(UInt, UInt)>.size, "Weak holds one object")
      withUnsafeBytes(of: value) { source in
        withUnsafeMutableBytes(of: &bits) { $0.copyMemory(from: source) }
      }
      // The first word of a class reference and of a class-bound existential is the object.
      let object = Unmanaged<NSObject>.fromOpaque(UnsafeRawPointer(bitPattern: bits.0)!)
      box = object._withUnsafeGuaranteedRef { $0.weakBox }
    }
  }

#else

  /// A reference that does not keep its object alive and reads `nil` once the object is gone.
  ///
  /// A real `weak` here; Embedded Swift, which has none, gets the same behaviour from the same source.
  @propertyWrapper public struct Weak<T> {
    private weak var object: AnyObject?

    public init(_ value: T?) {
      object = value as AnyObject?
    }

    public init(wrappedValue: T?) {
      object = wrappedValue as AnyObject?
    }

    public var wrappedValue: T? {
      get { object as! T? }
      set { object = newValue as AnyObject? }
    }
  }

#endif
