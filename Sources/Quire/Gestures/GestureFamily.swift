// SPDX-License-Identifier: Apache-2.0

/// A class of recognizers that the arena treats in its own way. A class declares its family when it is initialized.
enum GestureFamily: UInt8 {
  case tap, pan, edgePan, other
}

// The arena asks for these instead of casting, because a cast would link the class into apps without such recognizers.
extension UIGestureRecognizer {
  /// The recognizer as one of taps, or `nil`.
  final var asTap: UITapGestureRecognizer? {
    family == .tap ? unsafe unsafeDowncast(self, to: UITapGestureRecognizer.self) : nil
  }

  /// The recognizer as one of drags, or `nil`.
  final var asPan: UIPanGestureRecognizer? {
    family == .pan || family == .edgePan ? unsafe unsafeDowncast(self, to: UIPanGestureRecognizer.self) : nil
  }

  /// The recognizer as one of drags from an edge, or `nil`.
  final var asEdgePan: UIScreenEdgePanGestureRecognizer? {
    family == .edgePan ? unsafe unsafeDowncast(self, to: UIScreenEdgePanGestureRecognizer.self) : nil
  }
}
