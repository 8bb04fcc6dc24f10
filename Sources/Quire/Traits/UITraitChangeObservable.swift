// SPDX-License-Identifier: Apache-2.0

/// An object that has traits and is notified when they change.
@preconcurrency @MainActor public protocol UITraitEnvironment: NSObjectProtocol {
  /// The traits of the environment in which the object is shown. `UITraitCollection.current` if it is not shown.
  var traitCollection: UITraitCollection { get }
  /// Called after a change, with the previous traits. `traitCollection` has the new ones.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

/// A registration for changes of traits, which `unregisterForTraitChanges` removes.
@preconcurrency @MainActor public final class UITraitChangeRegistration: NSObject {
  let traits: [UITrait]
  let handler: (UITraitCollection) -> Void

  init(_ traits: [UITrait], _ handler: @escaping (UITraitCollection) -> Void) {
    self.traits = traits
    self.handler = handler
    super.init()
  }
}

/// An object that notifies registered handlers when traits change.
@preconcurrency @MainActor public protocol UITraitChangeObservable: UITraitEnvironment {
  /// Stores a registration. `registerForTraitChanges` calls this method; do not call it yourself.
  func _register(_ registration: UITraitChangeRegistration)
  /// Removes a registration.
  func unregisterForTraitChanges(_ registration: UITraitChangeRegistration)
}

extension UITraitChangeObservable {
  /// Registers a handler that is called when one of the traits has changed, with this object and the previous traits.
  /// The registration lasts as long as this object.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], handler: @escaping (Self, UITraitCollection) -> Void
  ) -> UITraitChangeRegistration {
    let registration = UITraitChangeRegistration(traits) { [me = Weak(self)] previous in
      if let object = me.wrappedValue { handler(object, previous) }
    }
    _register(registration)
    return registration
  }
}
