// SPDX-License-Identifier: Apache-2.0

/// The objects of a function of the generated code.
struct InterfaceScope {
  struct Object {
    /// The expression that names the object.
    var name: String
    /// Its type.
    var type: String
    var family: InterfaceKind.Family
    /// Whether the class is the app's own.
    var isCustom = false
    /// Whether the expression is optional.
    var isOptional = false

    /// The expression before a member's name.
    var base: String { name + (isOptional ? "?" : "") }
  }

  /// The objects by their identifiers in the file.
  var objects: [String: Object] = [:]
  /// Layout guides by their identifiers: an expression, and the edge that an old guide of a controller stands for.
  var guides: [String: (name: String, edge: String?)] = [:]
  /// The objects whose connections are written at the end of the function.
  var made: [(element: XMLElement, object: Object)] = []
  /// The constraints that are written at the end of the function, each with the object that contains it.
  var constraints: [(element: XMLElement, owner: String)] = []
  /// The controller of the scene, or the owner of the nib; `nil` if there is none.
  var controller: Object?
  /// The controller's identifier in the file.
  var controllerID: String?
  /// The identifiers of the constraints that are not installed.
  var uninstalled: Set<String> = []
  var firstResponder: String?
}
