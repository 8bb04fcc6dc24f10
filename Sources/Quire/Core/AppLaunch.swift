// SPDX-License-Identifier: Apache-2.0

/// A token that the system passes to a delegate that it creates. Only the system can create one.
public struct AppLaunch {
  // `package`, because an internal initializer would also be compiled into an app's module, and the linker would find
  // it twice.
  package init() {}
}
