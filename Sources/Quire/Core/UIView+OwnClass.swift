// SPDX-License-Identifier: Apache-2.0

extension UIView {
  /// Whether the view is of a class of the app, which may override methods that Quire's own classes leave unchanged.
  var isOfAppsClass: Bool { !UIView.plain.contains(ObjectIdentifier(type(of: self))) }

  /// Quire's own classes that ignore moves of touches. A class that not every app links is added by its first instance.
  static var plain: [ObjectIdentifier] = [
    ObjectIdentifier(UIView.self), ObjectIdentifier(UIWindow.self), ObjectIdentifier(WrapperView.self),
  ]
}
