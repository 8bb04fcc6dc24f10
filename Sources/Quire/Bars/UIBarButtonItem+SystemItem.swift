// SPDX-License-Identifier: Apache-2.0

extension UIBarButtonItem {
  /// A button with the system's look and title. Assistive technologies read the titles of pictures.
  public enum SystemItem: Int, Sendable {
    /// Has the title "Done", in semibold.
    case done = 0
    /// Has the title "Cancel".
    case cancel = 1
    /// Has the title "Edit".
    case edit = 2
    /// Has the title "Save", in semibold.
    case save = 3
    /// Shows a plus, read as "Add".
    case add = 4
    /// No button: takes a share of the room that other items leave.
    case flexibleSpace = 5
    /// No button: takes `width` points.
    case fixedSpace = 6
    /// Shows a pencil on paper, read as "Compose".
    case compose = 7
    /// Shows an arrow to the left, read as "Reply".
    case reply = 8
    /// Shows an arrow out of a box, read as "Share".
    case action = 9
    /// Shows a folder, read as "Organize".
    case organize = 10
    /// Shows a book, read as "Bookmarks".
    case bookmarks = 11
    /// Shows a magnifying glass, read as "Search".
    case search = 12
    /// Shows an arrow in a circle, read as "Refresh".
    case refresh = 13
    /// Shows a cross, read as "Stop".
    case stop = 14
    /// Shows a camera, read as "Camera".
    case camera = 15
    /// Shows a bin, read as "Delete".
    case trash = 16
    /// Shows a triangle to the right, read as "Play".
    case play = 17
    /// Shows two bars, read as "Pause".
    case pause = 18
    /// Shows two triangles to the left, read as "Rewind".
    case rewind = 19
    /// Shows two triangles to the right, read as "Fast forward".
    case fastForward = 20
    /// Shows an arrow that turns back, read as "Undo".
    case undo = 21
    /// Shows an arrow that turns forward, read as "Redo".
    case redo = 22
    /// Shows a cross in a grey circle, read as "Close".
    case close = 24

    /// The title, and the symbol of an item that shows one.
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
