// SPDX-License-Identifier: Apache-2.0

#if hasFeature(Embedded)

  /// An event that observers are told of, where no Foundation offers one.
  ///
  /// `userInfo` has what the keyboard tells. Nothing bridges its values here: they cast to `NSValue` and `NSNumber`, not
  /// to boxes and numbers. Properties that are there natively too have those (`keyboardFrameEnd`).
  @preconcurrency @MainActor public struct Notification {
    /// What a notification is called: any text, compared byte for byte.
    public struct Name: RawRepresentable, Hashable, Sendable {
      /// The text as given; Quire's own are Apple's, such as `UIKeyboardWillShowNotification`.
      public let rawValue: String

      /// A name from any text; two of the same bytes are one name.
      nonisolated public init(rawValue: String) {
        self.rawValue = rawValue
      }

      /// The same without a label.
      nonisolated public init(_ rawValue: String) {
        self.rawValue = rawValue
      }

      /// Byte for byte: two spellings of one accented letter are two names.
      nonisolated public static func == (left: Name, right: Name) -> Bool {
        left.rawValue.hasSameBytes(as: right.rawValue)
      }

      /// From the bytes, as `==` compares.
      nonisolated public func hash(into hasher: inout Hasher) {
        rawValue.hashBytes(into: &hasher)
      }
    }

    /// What `addObserver(forName:)` is compared with.
    public let name: Name
    /// What posted it; `nil` for notifications of the keyboard.
    public let object: AnyObject?
    let keyboard: KeyboardNews?

    /// What is told with it, by key.
    public var userInfo: UserInfo? { keyboard.map { UserInfo(keyboard: $0) } }

    /// Stands for a dictionary: values of any type are impossible here.
    @preconcurrency @MainActor public struct UserInfo {
      let keyboard: KeyboardNews

      /// The keyboard's value for one of the keys of `UIResponder`, as `NSValue` or `NSNumber`; `nil` for every other
      /// key.
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

    /// Keeps the box as it is, also one that is `null`.
    public init(cgRect rect: CGRect) {
      cgRectValue = rect
      super.init()
    }
  }

  /// A number as an object, where no Foundation offers one.
  @preconcurrency @MainActor public final class NSNumber: NSValue {
    /// The number as given; `intValue`, `uintValue` and `boolValue` are made from it.
    public let doubleValue: Double

    /// Keeps any number, also one that is not finite.
    public init(value: Double) {
      doubleValue = value
      super.init(cgRect: .zero)
    }

    /// Rounded towards 0. Traps where the number is not finite or beyond `Int`.
    public var intValue: Int { Int(doubleValue) }
    /// Rounded towards 0. Traps where the number is not finite, below 0 or beyond `UInt`.
    public var uintValue: UInt { UInt(doubleValue) }
    /// Whether the number is not 0.
    public var boolValue: Bool { doubleValue != 0 }
  }

  /// No queues exist here, so `nil` is the only value that is accepted: observers are called at once.
  public enum OperationQueue {}

  /// Tells observers of notifications, at once and in the order in which they came.
  @preconcurrency @MainActor public final class NotificationCenter: NSObject {
    /// The one that notifications of the keyboard are posted to.
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

    /// Ends what `addObserver` began; `observer` is what that answered. Anything else changes nothing.
    public func removeObserver(_ observer: NSObject) {
      observers.removeAll { $0 === observer }
    }

    /// Calls the observers of this name and object, before it returns, without `userInfo`.
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
