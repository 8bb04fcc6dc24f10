// SPDX-License-Identifier: Apache-2.0

#if !canImport(ObjectiveC) && !hasFeature(Embedded)

  extension NotificationCenter {
    /// Adds an object whose method is called until the object is removed or deallocated. The object is not kept alive.
    /// `nil` matches all names or all objects. The method may have a parameter for the notification.
    public func addObserver(
      _ observer: Any, selector aSelector: Selector, name aName: Notification.Name?, object anObject: Any?
    ) {
      SelectorObserver.add(SelectorObserver(self, observer as AnyObject, aSelector, aName, anObject))
    }

    /// Removes an observer that `addObserver` returned, or all methods of an object. Does nothing for any other object.
    public func removeObserver(_ observer: AnyObject) {
      removeObserver(observer as Any)
      SelectorObserver.remove { $0.isOf(self, observer) }
    }

    /// Removes an observer from the given name and object only; `nil` matches all.
    public func removeObserver(_ observer: AnyObject, name aName: Notification.Name?, object anObject: Any?) {
      removeObserver(observer as Any, name: aName, object: anObject)
      SelectorObserver.remove { entry in
        entry.isOf(self, observer) && (aName == nil || entry.name == aName)
          && (anObject == nil || entry.object === anObject as AnyObject?)
      }
    }
  }

  /// An object whose method observes notifications.
  private final class SelectorObserver {
    private static let lock = NSLock()
    /// Guarded by the lock.
    nonisolated(unsafe) private static var all: [SelectorObserver] = []

    private weak var center: NotificationCenter?
    private weak var observer: AnyObject?
    let name: Notification.Name?
    private(set) weak var object: AnyObject?
    private let token: AnyObject

    init(
      _ center: NotificationCenter, _ observer: AnyObject, _ selector: Selector, _ name: Notification.Name?,
      _ object: Any?
    ) {
      self.center = center
      self.observer = observer
      self.name = name
      self.object = object as AnyObject?
      let observer = MainThread.Object(Weak(observer))
      token = center.addObserver(forName: name, object: object, queue: nil) { notification in
        guard let observer = observer.value.wrappedValue else { return }
        selector.perform(on: observer, notification)
      }
    }

    func isOf(_ center: NotificationCenter, _ observer: AnyObject) -> Bool {
      self.center === center && self.observer === observer
    }

    static func add(_ entry: SelectorObserver) {
      lock.withLock { unsafe all.append(entry) }
      remove { $0.observer == nil || $0.center == nil }
    }

    static func remove(where isMeant: (SelectorObserver) -> Bool) {
      let removed = lock.withLock {
        let removed = unsafe all.filter(isMeant)
        unsafe all.removeAll { entry in removed.contains { $0 === entry } }
        return removed
      }
      for entry in removed { entry.center?.removeObserver(entry.token as Any) }
    }
  }

#endif
