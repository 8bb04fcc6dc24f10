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

extension UIViewController: UITraitChangeObservable {
  /// Stores a registration. `registerForTraitChanges` calls this method; do not call it yourself.
  public func _register(_ registration: UITraitChangeRegistration) {
    traitRegistrations.append(registration)
  }

  /// Removes a registration. Does nothing if it belongs to another object.
  public func unregisterForTraitChanges(_ registration: UITraitChangeRegistration) {
    traitRegistrations.removeAll { $0 === registration }
  }
}

extension UIView: UITraitChangeObservable {
  /// Stores a registration. `registerForTraitChanges` calls this method; do not call it yourself.
  public func _register(_ registration: UITraitChangeRegistration) {
    traitRegistrations.append(registration)
  }

  /// Removes a registration. Does nothing if it belongs to another object.
  public func unregisterForTraitChanges(_ registration: UITraitChangeRegistration) {
    traitRegistrations.removeAll { $0 === registration }
  }
}

// MARK: Traits by name

/// The base class of the types that represent traits.
public class UITraitDefinition {
  class func isSpecified(in values: TraitValues) -> Bool { false }
  class func clear(in values: inout TraitValues) {}
  class func differs(_ one: TraitValues, _ other: TraitValues) -> Bool { false }
}

/// A trait, represented by its type.
public typealias UITrait = UITraitDefinition.Type

/// The trait of compact or regular width, to register for or to remove from overrides.
public final class UITraitHorizontalSizeClass: UITraitDefinition {
  override class func isSpecified(in values: TraitValues) -> Bool { values.horizontalSizeClass != nil }
  override class func clear(in values: inout TraitValues) { values.horizontalSizeClass = nil }
  override class func differs(_ one: TraitValues, _ other: TraitValues) -> Bool {
    one.horizontalSizeClass != other.horizontalSizeClass
  }
}

/// The trait of compact or regular height, to register for or to remove from overrides.
public final class UITraitVerticalSizeClass: UITraitDefinition {
  override class func isSpecified(in values: TraitValues) -> Bool { values.verticalSizeClass != nil }
  override class func clear(in values: inout TraitValues) { values.verticalSizeClass = nil }
  override class func differs(_ one: TraitValues, _ other: TraitValues) -> Bool {
    one.verticalSizeClass != other.verticalSizeClass
  }
}

/// The trait of the light or dark style, to register for or to remove from overrides.
public final class UITraitUserInterfaceStyle: UITraitDefinition {
  override class func isSpecified(in values: TraitValues) -> Bool { values.userInterfaceStyle != nil }
  override class func clear(in values: inout TraitValues) { values.userInterfaceStyle = nil }
  override class func differs(_ one: TraitValues, _ other: TraitValues) -> Bool {
    one.userInterfaceStyle != other.userInterfaceStyle
  }
}

/// The trait of the base or elevated level, to register for or to remove from overrides.
public final class UITraitUserInterfaceLevel: UITraitDefinition {
  override class func isSpecified(in values: TraitValues) -> Bool { values.userInterfaceLevel != nil }
  override class func clear(in values: inout TraitValues) { values.userInterfaceLevel = nil }
  override class func differs(_ one: TraitValues, _ other: TraitValues) -> Bool {
    one.userInterfaceLevel != other.userInterfaceLevel
  }
}

/// The trait of the phone or pad idiom, to register for or to remove from overrides.
public final class UITraitUserInterfaceIdiom: UITraitDefinition {
  override class func isSpecified(in values: TraitValues) -> Bool { values.userInterfaceIdiom != nil }
  override class func clear(in values: inout TraitValues) { values.userInterfaceIdiom = nil }
  override class func differs(_ one: TraitValues, _ other: TraitValues) -> Bool {
    one.userInterfaceIdiom != other.userInterfaceIdiom
  }
}

/// The trait of the writing direction, to register for or to remove from overrides.
public final class UITraitLayoutDirection: UITraitDefinition {
  override class func isSpecified(in values: TraitValues) -> Bool { values.layoutDirection != nil }
  override class func clear(in values: inout TraitValues) { values.layoutDirection = nil }
  override class func differs(_ one: TraitValues, _ other: TraitValues) -> Bool {
    one.layoutDirection != other.layoutDirection
  }
}

/// The trait of the device pixels per point, to register for or to remove from overrides.
public final class UITraitDisplayScale: UITraitDefinition {
  override class func isSpecified(in values: TraitValues) -> Bool { values.displayScale != nil }
  override class func clear(in values: inout TraitValues) { values.displayScale = nil }
  override class func differs(_ one: TraitValues, _ other: TraitValues) -> Bool {
    one.displayScale != other.displayScale
  }
}
