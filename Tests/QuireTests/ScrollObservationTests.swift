// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Quire

@MainActor @Suite("Observing a scroll view") struct ScrollObservationTests {
  @Test("A handler gets the old and the new value of each change") func changes() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    scroll.contentSize = CGSize(width: 100, height: 900)
    var seen: [(old: CGFloat?, new: CGFloat?)] = []
    let observation = scroll.observe(\.contentOffset, options: [.old, .new]) { view, change in
      #expect(view === scroll)
      seen.append((change.oldValue?.y, change.newValue?.y))
    }
    scroll.contentOffset = CGPoint(x: 0, y: 40)
    scroll.contentOffset = CGPoint(x: 0, y: 40)
    #expect(seen.count == 1 && seen[0].old == 0 && seen[0].new == 40)
    observation.invalidate()
    scroll.contentOffset = .zero
    #expect(seen.count == 1)
  }

  @Test("Without options a change has no values, and the initial option reports at once") func options() {
    let scroll = UIScrollView()
    var sizes = 0
    var observation: NSKeyValueObservation? = scroll.observe(\.contentSize, options: .initial) { _, change in
      #expect(change.oldValue == nil && change.newValue == nil && change.kind == .setting)
      sizes += 1
    }
    #expect(sizes == 1)
    scroll.contentSize = CGSize(width: 5, height: 5)
    #expect(sizes == 2)
    _ = observation
    observation = nil
    scroll.contentSize = CGSize(width: 6, height: 6)
    #expect(sizes == 2)
  }
}
