// SPDX-License-Identifier: Apache-2.0

/// The behavior of a controller that loads its view from a nib.
final class NibBehavior: InterfaceBehavior {
  /// The behavior of controllers without a nib name, which load the nib of their class.
  static let shared = {
    let made = NibBehavior(nil)
    InterfaceBehavior.nibs = made
    return made
  }()

  /// The classes that have a nib, and its name. Only the shared behavior has any.
  var owners: [(type: ObjectIdentifier, nib: String)] = []
  private let name: String?

  private init(_ name: String?) {
    self.name = name
  }

  override var nibName: String? { name }

  override func loading(nib: String) -> InterfaceBehavior { NibBehavior(nib) }

  override func loadView(of controller: UIViewController) -> Bool {
    let type = ObjectIdentifier(Swift.type(of: controller))
    guard let nib = name ?? owners.last(where: { $0.type == type })?.nib else { return false }
    _ = UINib(nibName: nib, bundle: nil).objects(for: controller)
    guard controller.isViewLoaded else {
      _interfaceFault("loadView of a view controller loaded the \"\(nib)\" nib but the view outlet was not set.")
    }
    return true
  }
}
