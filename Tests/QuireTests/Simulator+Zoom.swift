// SPDX-License-Identifier: Apache-2.0

import QuireSimulator
import SheetEngine
import Testing

@testable import Quire

extension Simulator {
  /// The visible part of a view that a rig clips.
  @MainActor func shown(_ view: UIView, in rig: ZoomRig) -> CGRect? {
    guard var box = frame(of: view) else { return nil }
    for cutter in rig.cutters where cutter.clipsToBounds {
      guard let cut = frame(of: cutter) else { return nil }
      let (left, top) = (max(box.minX, cut.minX), max(box.minY, cut.minY))
      box = CGRect(x: left, y: top, width: min(box.maxX, cut.maxX) - left, height: min(box.maxY, cut.maxY) - top)
    }
    return box
  }
}

/// Each edge is where it is expected.
func expect(_ shown: CGRect?, near rect: CGRect, within error: Double, _ location: SourceLocation) {
  guard let shown else {
    Issue.record("nothing shows", sourceLocation: location)
    return
  }
  let distance = max(
    (shown.minX - rect.minX).magnitude, (shown.minY - rect.minY).magnitude, (shown.maxX - rect.maxX).magnitude,
    (shown.maxY - rect.maxY).magnitude)
  #expect(distance <= error, "\(shown) is not \(rect)", sourceLocation: location)
}
