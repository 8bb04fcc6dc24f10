// SPDX-License-Identifier: Apache-2.0

import UIKit

private struct Note { var title = "" }

@dynamicMemberLookup private struct Model {
  var note = Note()
  subscript<V>(dynamicMember path: KeyPath<Note, V>) -> V { note[keyPath: path] }  // refused: write a property
}
