// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A file with a property list: in OpenStep's form, as Xcode writes a project, or in XML.
enum PropertyListFile {
  static func read(_ file: URL) throws(CommandError) -> PropertyValue {
    guard let data = FileManager.default.contents(atPath: file.path) else {
      throw CommandError("\(file.path) can't be read.")
    }
    return try read(data, file: file.path)
  }

  /// Reads a property list. `file` is its name for messages.
  static func read(_ data: Data, file: String) throws(CommandError) -> PropertyValue {
    if data.starts(with: Data("bplist".utf8)) {
      throw CommandError("\(file) is a binary property list; `plutil -convert xml1` makes a text of it.")
    }
    var text = PropertyListText(data, file: file)
    text.skipSpace()
    if text.begins(with: "<?xml") || text.begins(with: "<!") || text.begins(with: "<plist") {
      var reader = XMLPropertyReader(text)
      return try reader.read()
    }
    var reader = OpenStepReader(text)
    return try reader.read()
  }
}
