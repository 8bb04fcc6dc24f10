// SPDX-License-Identifier: Apache-2.0

extension RunLoop.Mode {
  #if hasFeature(Embedded)
    /// The mode during which controls and scroll views follow a finger. Here it is the same as `common`.
    public static var tracking: RunLoop.Mode { .common }
  #else
    /// The mode during which controls and scroll views follow a finger. It has the same effect as `common`.
    public static let tracking = RunLoop.Mode("UITrackingRunLoopMode")
  #endif
}
