// SPDX-License-Identifier: Apache-2.0

import UIKit

// Conditions of compilation, in which an app for iOS finds its own system.

#if os(iOS)
  private let system = "iOS"
#else
  private let system = "other"
#endif

#if os(macOS) || os(iOS)
  private struct Compass {
    let points = 4
  }
#endif

#if os(tvOS) || !os(iOS)
  private let remote = true
#else
  private let remote = false
#endif

@MainActor func conditions() -> [String] {
  #if os(iOS) && canImport(UIKit)
    let place = "hand"
  #else
    let place = "desk"
  #endif
  return [
    system,  // => iOS
    "\(Compass().points)",  // => 4
    "\(remote)",  // => false
    place,  // => hand
  ]
}
