// SPDX-License-Identifier: Apache-2.0

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
