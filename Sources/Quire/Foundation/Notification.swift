// SPDX-License-Identifier: Apache-2.0

#if hasFeature(Embedded)

  /// An event for observers, for builds without Foundation.
  ///
  /// `userInfo` has the values of a keyboard notification. They are not bridged here: they can be cast to `NSValue` and
  /// `NSNumber`, not to `CGRect` and numbers. Properties such as `keyboardFrameEnd`, which exist natively too, return
  /// the values themselves.
  @preconcurrency @MainActor public struct Notification {
    /// The name of a notification: any text, compared byte for byte.
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

    /// The name that observers register for.
    public let name: Name
    /// The object that posted it; `nil` for notifications of the keyboard.
    public let object: AnyObject?
    let keyboard: KeyboardNews?

    /// Its values, by key.
    public var userInfo: UserInfo? { keyboard.map { UserInfo(keyboard: $0) } }

    /// Replaces a dictionary: values of any type are not possible here.
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

  /// A `CGRect` as an object, for builds without Foundation.
  @preconcurrency @MainActor open class NSValue: NSObject {
    /// The `CGRect` that it holds; empty for a number.
    public final let cgRectValue: CGRect

    /// Holds the `CGRect` unchanged, also `null`.
    public init(cgRect rect: CGRect) {
      cgRectValue = rect
      super.init()
    }
  }

  /// A number as an object, for builds without Foundation.
  @preconcurrency @MainActor public final class NSNumber: NSValue {
    /// The number as given; `intValue`, `uintValue` and `boolValue` are made from it.
    public let doubleValue: Double

    /// Holds any number, also one that is not finite.
    public init(value: Double) {
      doubleValue = value
      super.init(cgRect: .zero)
    }

    /// Rounded towards 0. Traps if the number is not finite or beyond `Int`.
    public var intValue: Int { Int(doubleValue) }
    /// Rounded towards 0. Traps if the number is not finite, below 0 or beyond `UInt`.
    public var uintValue: UInt { UInt(doubleValue) }
    /// Whether the number is not 0.
    public var boolValue: Bool { doubleValue != 0 }
  }

  /// There are no queues here, so `nil` is the only value: observers are called at once.
  public enum OperationQueue {}

  /// Calls observers of notifications, at once and in the order in which they were added.
  @preconcurrency @MainActor public final class NotificationCenter: NSObject {
    /// The centre to which notifications of the keyboard are posted.
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

    /// Adds a block that is called until the returned observer is removed. `nil` stands for all names, or all objects.
    public func addObserver(
      forName name: Notification.Name?, object obj: AnyObject?, queue: OperationQueue?,
      using block: @escaping @MainActor (Notification) -> Void
    ) -> NSObject {
      let observer = Observer(name, obj, block)
      observers.append(observer)
      return observer
    }

    /// Removes an observer that `addObserver` returned. Any other object changes nothing.
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
