// SPDX-License-Identifier: Apache-2.0

/// A behavior that notifies a picker when the user has dismissed it.
final class PickerBehavior: ContainerBehavior {
  private let wasDismissed: () -> Void

  init(_ wasDismissed: @escaping () -> Void) {
    self.wasDismissed = wasDismissed
    super.init()
  }

  override func userDismissed() {
    wasDismissed()
  }
}
