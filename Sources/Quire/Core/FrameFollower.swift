// SPDX-License-Identifier: Apache-2.0

import SheetEngine

/// An object that is called in each frame. A session without one requests no frames.
@MainActor class FrameFollower: NSObject {
  override init() {
    super.init()
  }

  /// Whether the host must call the session in the next frame.
  var wantsFrames: Bool { false }

  /// Called at the beginning of a turn.
  func frame(at now: Seconds) {}
}
