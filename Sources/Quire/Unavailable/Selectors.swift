// What UIKit calls by Objective-C selectors, and through the Objective-C runtime. Where that is missing the compiler
// tells what to write instead.

#if !canImport(ObjectiveC)
  @available(*, unavailable, message: "there are no Objective-C selectors here; pass a closure")
  public struct Selector {
    public init(_ name: String) {}
  }
#endif

extension UIControl {
  @available(*, unavailable, message: "write addAction(UIAction { _ in … }, for: controlEvents)")
  public final func addTarget(_ target: AnyObject?, action: Selector, for controlEvents: Event) {}
}

extension UIGestureRecognizer {
  @available(*, unavailable, message: "write init { recognizer in … }")
  public convenience init(target: AnyObject?, action: Selector?) {
    self.init()
  }

  @available(*, unavailable, message: "write addAction { recognizer in … }")
  public final func addTarget(_ target: AnyObject, action: Selector) {}
}

extension UIBarButtonItem {
  @available(*, unavailable, message: "the bar chooses; leave the style out")
  public enum Style: Int {
    case plain = 0
    case done = 2
  }

  @available(*, unavailable, message: "write init(systemItem: item, primaryAction: UIAction { _ in … })")
  public convenience init(barButtonSystemItem systemItem: SystemItem, target: AnyObject?, action: Selector?) {
    self.init(systemItem: systemItem)
  }

  @available(*, unavailable, message: "write init(title: title, primaryAction: UIAction { _ in … })")
  public convenience init(title: String?, style: Style, target: AnyObject?, action: Selector?) {
    self.init(title: title)
  }

  @available(*, unavailable, message: "write init(image: image, primaryAction: UIAction { _ in … })")
  public convenience init(image: UIImage?, style: Style, target: AnyObject?, action: Selector?) {
    self.init(image: image)
  }
}

extension UIView {
  @available(*, unavailable, message: "there are no appearance proxies; set the look in a subclass's initializer")
  public static func appearance() -> Self {
    fatalError()
  }
}

#if !canImport(ObjectiveC)
  extension NotificationCenter {
    @available(*, unavailable, message: "write addObserver(forName:object:queue:) with a closure")
    public func addObserver(
      _ observer: AnyObject, selector: Selector, name: Notification.Name?, object: AnyObject?
    ) {}
  }
#endif

// With `Any`, which Embedded Swift has not.
#if !canImport(ObjectiveC) && !hasFeature(Embedded)
  extension Timer {
    @available(*, unavailable, message: "write scheduledTimer(withTimeInterval:repeats:) with a closure")
    public static func scheduledTimer(
      timeInterval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
    ) -> Timer {
      fatalError()
    }
  }

  extension NSObject {
    @available(*, unavailable, message: "there is no key-value coding here; read the property itself")
    public func value(forKey key: String) -> Any? {
      fatalError()
    }

    @available(*, unavailable, message: "there is no key-value coding here; set the property itself")
    public func setValue(_ value: Any?, forKey key: String) {}

    @available(*, unavailable, message: "ask by `as?` for a protocol that has the method")
    public func responds(to selector: Selector) -> Bool {
      fatalError()
    }

    @available(*, unavailable, message: "write DispatchQueue.main.asyncAfter(deadline:) with a closure")
    public func perform(_ selector: Selector, with argument: Any?, afterDelay delay: TimeInterval) {}
  }
#endif
