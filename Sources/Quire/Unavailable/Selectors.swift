// SPDX-License-Identifier: Apache-2.0

// What UIKit calls by Objective-C selectors, and through the Objective-C runtime. Where that is missing the compiler
// tells what to write instead.

#if !canImport(ObjectiveC)
  /// Not here: it names a method for the Objective-C runtime, which only Apple's systems have.
  @available(*, unavailable, message: "there are no Objective-C selectors here; pass a closure")
  public struct Selector {
    /// Not here: pass a closure instead of a name.
    public init(_ name: String) {}
  }
#endif

extension UIControl {
  /// Not here: an action's closure is called, on `primaryActionTriggered` for a press.
  @available(*, unavailable, message: "write addAction(UIAction { _ in … }, for: controlEvents)")
  public final func addTarget(_ target: AnyObject?, action: Selector, for controlEvents: Event) {}
}

extension UIGestureRecognizer {
  /// Not here: the closure is kept as long as the recogniser, so capture the target by `Weak`.
  @available(*, unavailable, message: "write init { recognizer in … }")
  public convenience init(target: AnyObject?, action: Selector?) {
    self.init()
  }

  /// Not here: the closure is kept as long as the recogniser, so capture the target by `Weak`.
  @available(*, unavailable, message: "write addAction { recognizer in … }")
  public final func addTarget(_ target: AnyObject, action: Selector) {}
}

extension UIBarButtonItem {
  /// Not here: an action's closure takes the target's place.
  @available(*, unavailable, message: "write init(systemItem: item, primaryAction: UIAction { _ in … })")
  public convenience init(barButtonSystemItem systemItem: SystemItem, target: AnyObject?, action: Selector?) {
    self.init(systemItem: systemItem)
  }

  /// Not here: an action's closure takes the target's place.
  @available(*, unavailable, message: "write init(title: title, primaryAction: UIAction { _ in … })")
  public convenience init(title: String?, style: Style, target: AnyObject?, action: Selector?) {
    self.init(title: title)
  }

  /// Not here: an action's closure takes the target's place.
  @available(*, unavailable, message: "write init(image: image, primaryAction: UIAction { _ in … })")
  public convenience init(image: UIImage?, style: Style, target: AnyObject?, action: Selector?) {
    self.init(image: image)
  }
}

#if !canImport(ObjectiveC)
  /// Not here: menus are made of actions, and their closures take the selector's place.
  @available(*, unavailable, message: "write UIAction(title:image:handler:) with a closure")
  @MainActor public final class UICommand: UIMenuElement {
    /// Not here: make a `UIAction` of the same title.
    public init(title: String = "", image: UIImage? = nil, action: Selector) {
      super.init(title: title, subtitle: nil, image: image)
    }
  }
#endif

extension UIView {
  /// Not here, except for bars: a change would have to reach views that are not made yet, through the Objective-C
  /// runtime.
  @available(*, unavailable, message: "only bars have one here; set the look in a subclass's initializer")
  public static func appearance(_: Void = ()) -> Self {
    fatalError()
  }
}

#if !canImport(ObjectiveC)
  extension NotificationCenter {
    /// Not here: keep the object that the closure's method returns, for `removeObserver(_:)`.
    @available(*, unavailable, message: "write addObserver(forName:object:queue:) with a closure")
    public func addObserver(
      _ observer: AnyObject, selector: Selector, name: Notification.Name?, object: AnyObject?
    ) {}
  }
#endif

// With `Any`, which Embedded Swift has not.
#if !canImport(ObjectiveC) && !hasFeature(Embedded)
  extension Timer {
    /// Not here: the closure gets the timer, in place of a target and a selector.
    @available(*, unavailable, message: "write scheduledTimer(withTimeInterval:repeats:) with a closure")
    public static func scheduledTimer(
      timeInterval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
    ) -> Timer {
      fatalError()
    }
  }

  extension NSObject {
    /// Not here: it finds properties by name at run time.
    @available(*, unavailable, message: "there is no key-value coding here; read the property itself")
    public func value(forKey key: String) -> Any? {
      fatalError()
    }

    /// Not here: it finds properties by name at run time.
    @available(*, unavailable, message: "there is no key-value coding here; set the property itself")
    public func setValue(_ value: Any?, forKey key: String) {}

    /// Not here: a cast tells, natively; in Embedded Swift the protocol needs a method that says it.
    @available(*, unavailable, message: "ask by `as?` for a protocol that has the method")
    public func responds(to selector: Selector) -> Bool {
      fatalError()
    }

    /// Not here: a closure has no method's name to get wrong.
    @available(*, unavailable, message: "write DispatchQueue.main.asyncAfter(deadline:) with a closure")
    public func perform(_ selector: Selector, with argument: Any?, afterDelay delay: TimeInterval) {}
  }
#endif
