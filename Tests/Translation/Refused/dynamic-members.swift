// SPDX-License-Identifier: Apache-2.0

import UIKit

private struct Note { var title = "" }

@dynamicMemberLookup private struct Model {
  var note = Note()
  subscript<Value>(dynamicMember path: KeyPath<Note, Value>) -> Value { note[keyPath: path] }  // refused: write a property
}
