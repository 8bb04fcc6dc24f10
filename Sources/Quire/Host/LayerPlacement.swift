// SPDX-License-Identifier: Apache-2.0

/// The parts of Quire that follow the frames of the layers and the keyboard. An app that uses none of these parts does
/// not contain their code.
@MainActor enum LayerPlacement {
  /// Closures to call after the layers of a session have been placed, before its views are laid out.
  static var followers: [(Session) -> Void] = []
}
