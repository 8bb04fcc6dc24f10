// SPDX-License-Identifier: Apache-2.0

#if hasFeature(Embedded)

  /// An event for observers, for builds without Foundation.
  ///
  /// `userInfo` contains the values of a keyboard notification. They are not bridged here: they can be cast to
  /// `NSValue` and `NSNumber`, but not to `CGRect` and numbers. Properties such as `keyboardFrameEnd`, which also exist
  /// natively, return the values themselves.
  public struct Notification: @unchecked Sendable {
    /// The name of a notification: any string, compared byte by byte.
    public struct Name: RawRepresentable, Hashable, Sendable {
      /// The string as given. The names of Quire's notifications are Apple's, such as `UIKeyboardWillShowNotification`.
      public let rawValue: String

      /// Creates a name from any string. Names with the same bytes are equal.
      public init(rawValue: String) {
        self.rawValue = rawValue
      }

      /// Creates a name from any string, without a label.
      public init(_ rawValue: String) {
        self.rawValue = rawValue
      }

      /// Compares the names byte by byte: two Unicode representations of one accented letter are different names.
      public static func == (left: Name, right: Name) -> Bool {
        left.rawValue.hasSameBytes(as: right.rawValue)
      }

      /// Hashes the name's bytes, consistently with `==`.
      public func hash(into hasher: inout Hasher) {
        rawValue.hashBytes(into: &hasher)
      }
    }

    /// The name that observers register for.
    public let name: Name
    /// The object that posted the notification; `nil` for keyboard notifications.
    public let object: AnyObject?
    let keyboard: KeyboardNotification?
    private let values: [String: NSObject]?

    init(name: Name, object: AnyObject?, keyboard: KeyboardNotification?) {
      self.name = name
      self.object = object
      self.keyboard = keyboard
      values = nil
    }

    /// Creates a notification to be posted.
    public init(name: Name, object: AnyObject? = nil, userInfo: [String: NSObject]? = nil) {
      self.name = name
      self.object = object
      keyboard = nil
      values = userInfo
    }

    /// The notification's values by key.
    public var userInfo: UserInfo? {
      keyboard == nil && values == nil ? nil : UserInfo(keyboard: keyboard, values: values)
    }

    /// A replacement for Foundation's dictionary, because values of any type are not possible here.
    public struct UserInfo: Sendable {
      let keyboard: KeyboardNotification?
      let values: [String: NSObject]?

      /// The value for a key: a posted value or, for one of the keys of `UIResponder`, the keyboard's value as
      /// `NSValue` or `NSNumber`; `nil` for all other keys.
      public subscript(key: String) -> NSObject? {
        MainActor.assumeIsolated { value(key) }
      }

      @MainActor private func value(_ key: String) -> NSObject? {
        if let values { return values.first { $0.key.hasSameBytes(as: key) }?.value }
        guard let keyboard else { return nil }
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

  /// An object that calls observers of notifications, immediately and in the order in which they were added.
  @preconcurrency @MainActor public final class NotificationCenter: NSObject {
    /// The center to which keyboard notifications are posted.
    nonisolated public static let `default` = NotificationCenter()

    private final class Observer: NSObject, NSObjectProtocol {
      nonisolated let name: Notification.Name?
      // Safe because there is only one thread.
      nonisolated(unsafe) let object: AnyObject?
      /// The object whose method is called; empty for a block.
      nonisolated(unsafe) var target = Weak<AnyObject>(nil)
      nonisolated let block: @MainActor (Notification) -> Void

      nonisolated init(
        _ name: Notification.Name?, _ object: AnyObject?, _ block: @escaping @MainActor (Notification) -> Void
      ) {
        self.name = name
        unsafe self.object = object
        self.block = block
        super.init(anywhere: ())
      }

      nonisolated func isOf(_ observer: AnyObject) -> Bool {
        unsafe self === observer || target.wrappedValue === observer
      }
    }

    nonisolated(unsafe) private var observers: [Observer] = []

    /// Creates a separate center.
    nonisolated public override init() {
      super.init(anywhere: ())
    }

    /// Adds a block that is called until the returned observer is removed. `nil` matches all names or all objects.
    @discardableResult
    nonisolated public func addObserver(
      forName name: Notification.Name?, object obj: AnyObject?, queue: OperationQueue?,
      using block: @escaping @MainActor (Notification) -> Void
    ) -> any NSObjectProtocol {
      let observer = Observer(name, obj, block)
      unsafe observers.append(observer)
      return observer
    }

    /// Adds an object whose method is called until the object is removed or deallocated. The object is not kept alive.
    /// `nil` matches all names or all objects. The method may have a parameter for the notification.
    nonisolated public func addObserver(
      _ observer: AnyObject, selector aSelector: Selector, name aName: Notification.Name?, object anObject: AnyObject?
    ) {
      nonisolated(unsafe) let target = Weak(observer)
      let made = Observer(aName, anObject) { notification in
        guard let observer = unsafe target.wrappedValue else { return }
        aSelector.perform(on: observer, SelectorValue(notification))
      }
      unsafe made.target = target
      unsafe observers.append(made)
    }

    /// Removes an observer that `addObserver` returned, or all methods of an object. Does nothing for any other object.
    nonisolated public func removeObserver(_ observer: AnyObject) {
      unsafe observers.removeAll { $0.isOf(observer) }
    }

    /// Removes an observer from the given name and object only; `nil` matches all.
    nonisolated public func removeObserver(
      _ observer: AnyObject, name aName: Notification.Name?, object anObject: AnyObject?
    ) {
      unsafe observers.removeAll { entry in
        unsafe entry.isOf(observer) && (aName == nil || entry.name == aName)
          && (anObject == nil || entry.object === anObject)
      }
    }

    /// Calls the observers of a name and an object, without `userInfo`, and then returns.
    nonisolated public func post(name: Notification.Name, object: AnyObject?) {
      post(Notification(name: name, object: object))
    }

    /// Calls the observers of a name and an object, and then returns.
    nonisolated public func post(name: Notification.Name, object: AnyObject?, userInfo: [String: NSObject]?) {
      post(Notification(name: name, object: object, userInfo: userInfo))
    }

    /// Calls the observers of a notification, and then returns.
    nonisolated public func post(_ notification: Notification) {
      for observer in unsafe observers where observer.name == nil || observer.name == notification.name {
        guard unsafe observer.object == nil || observer.object === notification.object else { continue }
        MainActor.assumeIsolated { observer.block(notification) }
      }
    }
  }

  /// The older name of a notification. Foundation's type is a class; here it is the same structure.
  public typealias NSNotification = Notification

#endif
