// SPDX-License-Identifier: Apache-2.0

/// What follows the places of the layers, and the keyboard: parts of Quire that an app without them does not contain.
@MainActor enum LayerPlacement {
  /// Called after the layers of a session got their places, before its views are laid out.
  static var followers: [(Session) -> Void] = []
}
