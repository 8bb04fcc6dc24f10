// SPDX-License-Identifier: Apache-2.0

/// The symbols that `UIImage(systemName:)` knows: one filled SVG path each, in a box of 24 by 24.
///
/// Drawn for Quire, under the names of Apple's set. Holes have the opposite winding of the shape around them.
enum Symbol {
  static let side = 24.0

  static func path(named name: String) -> String? {
    for (known, path) in table where name.hasSameBytes(as: known) { return path }
    return nil
  }

  private static let disc = "M12 2a10 10 0 1 1 0 20a10 10 0 1 1 0-20z"

  private static var table: [(String, String)] {
    [
      ("checkmark", "M9.6 18.4 3.9 12.7 5.3 11.3 9.6 15.6 18.7 6.5 20.1 7.9z"),
      ("checkmark.circle.fill", disc + "M10.4 16.6 18 9 16.6 7.6 10.4 13.8 7.4 10.8 6 12.2z"),
      ("chevron.down", "M5.7 8.3 4.3 9.7 12 17.4 19.7 9.7 18.3 8.3 12 14.6z"),
      ("chevron.left", "M15.7 5.7 14.3 4.3 6.6 12 14.3 19.7 15.7 18.3 9.4 12z"),
      ("chevron.right", "M8.3 5.7 9.7 4.3 17.4 12 9.7 19.7 8.3 18.3 14.6 12z"),
      ("chevron.up", "M5.7 15.7 4.3 14.3 12 6.6 19.7 14.3 18.3 15.7 12 9.4z"),
      (
        "ellipsis",
        "M5 10.2a1.8 1.8 0 1 1 0 3.6a1.8 1.8 0 1 1 0-3.6zM12 10.2a1.8 1.8 0 1 1 0 3.6a1.8 1.8 0 1 1 0-3.6z"
          + "M19 10.2a1.8 1.8 0 1 1 0 3.6a1.8 1.8 0 1 1 0-3.6z"
      ),
      (
        "magnifyingglass",
        "M10.5 3a7.5 7.5 0 1 1 0 15a7.5 7.5 0 1 1 0-15zM10.5 4.9a5.6 5.6 0 1 0 0 11.2a5.6 5.6 0 1 0 0-11.2z"
          + "M15.1 16.5 16.5 15.1 21.3 19.9 19.9 21.3z"
      ),
      ("minus", "M4 11h16v2H4z"),
      (
        "photo",
        "M5 4h14a3 3 0 0 1 3 3v10a3 3 0 0 1-3 3H5a3 3 0 0 1-3-3V7a3 3 0 0 1 3-3z"
          + "M5 5.6a1.4 1.4 0 0 0-1.4 1.4v10a1.4 1.4 0 0 0 1.4 1.4h14a1.4 1.4 0 0 0 1.4-1.4V7a1.4 1.4 0 0 0-1.4-1.4z"
          + "M8.2 8a1.8 1.8 0 1 1 0 3.6a1.8 1.8 0 1 1 0-3.6zM4.6 17.4v-1.5l3.2-3 2.4 2.1 4.6-4.6 4.6 4.4v2.6z"
      ),
      ("plus", "M11 4h2v7h7v2h-7v7h-2v-7H4v-2h7z"),
      (
        "xmark",
        "M5.3 6.7 6.7 5.3 12 10.6 17.3 5.3 18.7 6.7 13.4 12 18.7 17.3 17.3 18.7 12 13.4 6.7 18.7 5.3 17.3 10.6 12z"
      ),
      (
        "xmark.circle.fill",
        disc + "M8.4 7 7 8.4 10.6 12 7 15.6 8.4 17 12 13.4 15.6 17 17 15.6 13.4 12 17 8.4 15.6 7 12 10.6z"
      ),
    ]
  }
}
