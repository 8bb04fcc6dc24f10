// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import SheetEngine

/// Points and boxes.
@Suite struct GeometryTests {
  @Test func nothingLiesAtTheOrigin() {
    #expect(Rect.zero == Rect(x: 0, y: 0, width: 0, height: 0))
    #expect(Rect.zero.isEmpty && Keyboard.hidden.frame == Rect(x: 0, y: 0, width: 0, height: 0))
  }

  @Test func leftAndTopBelongToABox() {
    let box = Rect(x: 10, y: 20, width: 30, height: 40)
    #expect(box.contains(Point(x: 10, y: 20)) && box.contains(Point(x: 39.9, y: 59.9)))
    #expect(!box.contains(Point(x: 40, y: 30)) && !box.contains(Point(x: 20, y: 60)))
    #expect(!box.contains(Point(x: 9.9, y: 30)) && !box.contains(Point(x: 20, y: 19.9)))
    #expect(box.inset(by: Insets(top: 1, left: 2, bottom: 3, right: 4)) == Rect(x: 12, y: 21, width: 24, height: 36))
  }
}
