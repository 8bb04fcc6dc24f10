// SPDX-License-Identifier: Apache-2.0

extension UIViewController {
  /// The orientation of the interface.
  public final var interfaceOrientation: UIInterfaceOrientation {
    Session.current?.interfaceOrientation ?? .portrait
  }
}
