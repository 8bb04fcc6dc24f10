#if hasFeature(Embedded)

  /// Something that was told to whoever listens, where no Foundation offers one.
  ///
  /// `userInfo` has what the keyboard tells. Nothing bridges its values here: they cast to `NSValue` and `NSNumber`, not
  /// to boxes and numbers. Properties that are there natively too have those (`keyboardFrameEnd`).
  @preconcurrency @MainActor public struct Notification {
    public struct Name: RawRepresentable, Hashable, Sendable {
      public let rawValue: String

      nonisolated public init(rawValue: String) {
        self.rawValue = rawValue
      }

      nonisolated public init(_ rawValue: String) {
        self.rawValue = rawValue
      }

      nonisolated public static func == (left: Name, right: Name) -> Bool {
        left.rawValue.hasSameBytes(as: right.rawValue)
      }

      nonisolated public func hash(into hasher: inout Hasher) {
        rawValue.hashBytes(into: &hasher)
      }
    }

    public let name: Name
    public let object: AnyObject?
    let keyboard: KeyboardNews?

    /// What is told with it, by key.
    public var userInfo: UserInfo? { keyboard.map { UserInfo(keyboard: $0) } }

    /// Stands for a dictionary, whose values could not be of any type here.
    @preconcurrency @MainActor public struct UserInfo {
      let keyboard: KeyboardNews

      public subscript(key: String) -> NSObject? {
        if key.hasSameBytes(as: UIResponder.keyboardFrameBeginUserInfoKey) { return NSValue(cgRect: keyboard.begin) }
        if key.hasSameBytes(as: UIResponder.keyboardFrameEndUserInfoKey) { return NSValue(cgRect: keyboard.end) }
        if key.hasSameBytes(as: UIResponder.keyboardAnimationDurationUserInfoKey) {
          return NSNumber(value: keyboard.duration)
        }
        if key.hasSameBytes(as: UIResponder.keyboardAnimationCurveUserInfoKey) {
          return NSNumber(value: Double(UIView.AnimationCurve.keyboard))
        }
        return key.hasSameBytes(as: UIResponder.keyboardIsLocalUserInfoKey) ? NSNumber(value: 1) : nil
      }
    }
  }

  /// A box as an object, where no Foundation offers one.
  @preconcurrency @MainActor open class NSValue: NSObject {
    /// The box that it holds; that of a number is empty.
    public final let cgRectValue: CGRect

    public init(cgRect rect: CGRect) {
      cgRectValue = rect
      super.init()
    }
  }

  /// A number as an object, where no Foundation offers one.
  @preconcurrency @MainActor public final class NSNumber: NSValue {
    public let doubleValue: Double

    public init(value: Double) {
      doubleValue = value
      super.init(cgRect: .zero)
    }

    public var intValue: Int { Int(doubleValue) }
    public var uintValue: UInt { UInt(doubleValue) }
    public var boolValue: Bool { doubleValue != 0 }
  }

  /// No queues exist here, so `nil` is the only value that is accepted: observers are called at once.
  public enum OperationQueue {}

  /// Tells observers of notifications, at once and in the order in which they came.
  @preconcurrency @MainActor public final class NotificationCenter: NSObject {
    public static let `default` = NotificationCenter()

    private final class Observer: NSObject {
      let name: Notification.Name?
      let object: AnyObject?
      let block: @MainActor (Notification) -> Void

      init(_ name: Notification.Name?, _ object: AnyObject?, _ block: @escaping @MainActor (Notification) -> Void) {
        self.name = name
        self.object = object
        self.block = block
        super.init()
      }
    }

    private var observers: [Observer] = []

    /// Has a block called until the answer is given to `removeObserver`. `nil` stands for all names, or all objects.
    public func addObserver(
      forName name: Notification.Name?, object obj: AnyObject?, queue: OperationQueue?,
      using block: @escaping @MainActor (Notification) -> Void
    ) -> NSObject {
      let observer = Observer(name, obj, block)
      observers.append(observer)
      return observer
    }

    public func removeObserver(_ observer: NSObject) {
      observers.removeAll { $0 === observer }
    }

    public func post(name: Notification.Name, object: AnyObject?) {
      post(Notification(name: name, object: object, keyboard: nil))
    }

    func post(_ notification: Notification) {
      for observer in observers where observer.name == nil || observer.name == notification.name {
        guard observer.object == nil || observer.object === notification.object else { continue }
        observer.block(notification)
      }
    }
  }

#endif
