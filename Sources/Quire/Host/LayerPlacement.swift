// SPDX-License-Identifier: Apache-2.0

/// The parts of Quire that follow the places of the layers and the keyboard. An app that uses none contains none.
@MainActor enum LayerPlacement {
  /// Called after the layers of a session got their places, before its views are laid out.
  static var followers: [(Session) -> Void] = []
}
