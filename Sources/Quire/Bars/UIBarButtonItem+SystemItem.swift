// SPDX-License-Identifier: Apache-2.0

extension UIBarButtonItem {
  /// A button with a standard title or image. Assistive technologies read the title of a button that shows an image.
  public enum SystemItem: Int, Sendable {
    /// The title "Done", in semibold.
    case done = 0
    /// The title "Cancel".
    case cancel = 1
    /// The title "Edit".
    case edit = 2
    /// The title "Save", in semibold.
    case save = 3
    /// A plus, read as "Add".
    case add = 4
    /// An empty space that takes a share of the space that other items leave.
    case flexibleSpace = 5
    /// An empty space of `width` points.
    case fixedSpace = 6
    /// A pencil on paper, read as "Compose".
    case compose = 7
    /// An arrow to the left, read as "Reply".
    case reply = 8
    /// An arrow out of a box, read as "Share".
    case action = 9
    /// A folder, read as "Organize".
    case organize = 10
    /// A book, read as "Bookmarks".
    case bookmarks = 11
    /// A magnifying glass, read as "Search".
    case search = 12
    /// An arrow in a circle, read as "Refresh".
    case refresh = 13
    /// A cross, read as "Stop".
    case stop = 14
    /// A camera, read as "Camera".
    case camera = 15
    /// A trash can, read as "Delete".
    case trash = 16
    /// A triangle to the right, read as "Play".
    case play = 17
    /// Two bars, read as "Pause".
    case pause = 18
    /// Two triangles to the left, read as "Rewind".
    case rewind = 19
    /// Two triangles to the right, read as "Fast forward".
    case fastForward = 20
    /// An arrow that turns back, read as "Undo".
    case undo = 21
    /// An arrow that turns forward, read as "Redo".
    case redo = 22
    /// A cross in a gray circle, read as "Close".
    case close = 24

    /// The title of the item, and the symbol if the item shows one.
    var parts: (title: String, symbol: String?) {
      switch self {
      case .done: ("Done", nil)
      case .cancel: ("Cancel", nil)
      case .edit: ("Edit", nil)
      case .save: ("Save", nil)
      case .add: ("Add", "plus")
      case .flexibleSpace, .fixedSpace: ("", nil)
      case .compose: ("Compose", "square.and.pencil")
      case .reply: ("Reply", "arrowshape.turn.up.left")
      case .action: ("Share", "square.and.arrow.up")
      case .organize: ("Organize", "folder")
      case .bookmarks: ("Bookmarks", "book")
      case .search: ("Search", "magnifyingglass")
      case .refresh: ("Refresh", "arrow.clockwise")
      case .stop: ("Stop", "xmark")
      case .camera: ("Camera", "camera")
      case .trash: ("Delete", "trash")
      case .play: ("Play", "play.fill")
      case .pause: ("Pause", "pause.fill")
      case .rewind: ("Rewind", "backward.fill")
      case .fastForward: ("Fast forward", "forward.fill")
      case .undo: ("Undo", "arrow.uturn.backward")
      case .redo: ("Redo", "arrow.uturn.forward")
      case .close: ("Close", "xmark.circle.fill")
      }
    }
  }
}
