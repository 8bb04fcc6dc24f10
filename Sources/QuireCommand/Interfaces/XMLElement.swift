// SPDX-License-Identifier: Apache-2.0

/// An element of an XML file.
struct XMLElement {
  var name: String
  /// The line of the file on which the element begins, from 1.
  var line: Int
  var attributes: [String: String] = [:]
  var children: [XMLElement] = []
  /// The text in the element, without that of its children.
  var text = ""
  /// The attributes that have been read. Copies of the element share them.
  let reads = Reads()

  final class Reads {
    fileprivate(set) var names: Set<String> = []
  }

  init(name: String, line: Int, attributes: [String: String] = [:]) {
    self.name = name
    self.line = line
    self.attributes = attributes
  }

  subscript(attribute: String) -> String? {
    reads.names.insert(attribute)
    return attributes[attribute]
  }

  var id: String? { attributes["id"] }
  /// The name of the parent's property that the element sets.
  var key: String? { attributes["key"] }

  /// Returns the first child with a name.
  func child(_ name: String) -> XMLElement? { children.first { $0.name == name } }

  /// Returns the child that sets a property.
  func child(key: String) -> XMLElement? { children.first { $0.key == key } }

  /// Returns the children of the first child with a name.
  func list(_ name: String) -> [XMLElement] { child(name)?.children ?? [] }

  /// Whether an attribute is `YES`.
  func isYes(_ attribute: String) -> Bool { self[attribute] == "YES" }

  /// Whether an attribute is `NO`.
  func isNo(_ attribute: String) -> Bool { self[attribute] == "NO" }
}
