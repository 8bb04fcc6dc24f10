// SPDX-License-Identifier: Apache-2.0

extension Log {
  /// Returns the name of a view in the log: its type, if the build contains the names of types, and its number.
  static func name(of view: UIView) -> String {
    #if hasFeature(Embedded)
      return "view \(view.id.rawValue)"
    #else
      return "\(type(of: view)) \(view.id.rawValue)"
    #endif
  }
}
