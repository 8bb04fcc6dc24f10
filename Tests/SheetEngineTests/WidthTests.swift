// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import SheetEngine

/// The width of a sheet, and its horizontal position.
@Suite struct WidthTests {
  static func frame(
    _ environment: Environment, look: Look = .classic, _ detent: Detent = .large,
    _ change: (inout Configuration) -> Void = { _ in }
  ) -> Rect {
    Rig.resting([detent], in: environment, look: look, change).stack.modelFrame(of: .first)!
  }

  @Test func uprightPhoneSheetsSpanTheContainer() {
    // Sources.md H2, A9, Z5: neither the setting nor the preferred size matters.
    let frame = Self.frame(Rig.phone) {
      $0.preferredContentSize = Size(width: 200, height: 200)
      $0.sheet.widthFollowsPreferredContentSizeWhenEdgeAttached = true
      $0.sheet.prefersEdgeAttachedInCompactHeight = true
      $0.sheet.placing = .trailing
      $0.sheet.source = Rect(x: 0, y: 0, width: 10, height: 10)
    }
    #expect(frame.x == 0 && frame.width == 402)
  }

  @Test func attachedInCompactHeightSpansTheSafeArea() {
    // Sources.md Z2, Z1: 874 − 2 × 62; top gap 8.
    let frame = Self.frame(Rig.landscape) { $0.sheet.prefersEdgeAttachedInCompactHeight = true }
    #expect(frame == Rect(x: 62, y: 8, width: 750, height: 394))
  }

  @Test(arguments: [
    // Sources.md Z2, U8: preferred 500 centered at 62 + (750 − 500) / 2. Without one, the portrait width 402. Never
    // wider than the safe area.
    (500.0, 187.0, 500.0), (0, 236, 402), (2000, 62, 750),
  ])
  func attachedWidthFollowsThePreferredSize(preferred: Double, x: Double, width: Double) {
    let frame = Self.frame(Rig.landscape) {
      $0.sheet.prefersEdgeAttachedInCompactHeight = true
      $0.sheet.widthFollowsPreferredContentSizeWhenEdgeAttached = true
      $0.preferredContentSize.width = preferred
    }
    #expect(frame.x == x && frame.width == width)
  }

  @Test func preferredWidthCountsOnlyWhenAttached() {
    // Sources.md A9: without A8 the sheet fills the container.
    let frame = Self.frame(Rig.landscape) {
      $0.sheet.widthFollowsPreferredContentSizeWhenEdgeAttached = true
      $0.preferredContentSize.width = 300
    }
    #expect(frame == Rect(x: 0, y: 0, width: 874, height: 402))
  }

  @Test func pageSizeOnAPad() {
    // Sources.md U9: 704 wide, 44 free above and below: 1180 − 88.
    #expect(Self.frame(Rig.pad) == Rect(x: 58, y: 44, width: 704, height: 1092))
    // Preferred sizes apply only to form sheets. [Z5]
    #expect(Self.frame(Rig.pad) { $0.preferredContentSize = Size(width: 300, height: 300) }.width == 704)
  }

  @Test func pageSizeInANarrowRegularContainer() {
    // Sources.md U9: 20 free at its sides.
    let frame = Self.frame(Rig.pad.with { $0.container.width = 600 })
    #expect(frame.x == 20 && frame.width == 560)
  }

  @Test func formSizeOnAPad() {
    // Sources.md Z4: 540 × 620, centered: (820 − 540) / 2, (1180 − 620) / 2.
    #expect(Self.frame(Rig.pad) { $0.sheet.prefersPageSizing = false } == Rect(x: 140, y: 280, width: 540, height: 620))
  }

  /// The pad on which sheets were measured with iOS 26.1.
  static let measured = Rig.pad.with { $0.safeArea = Insets(top: 32, left: 0, bottom: 25, right: 0) }

  @Test(arguments: [(Detent.large, 260.0, 650.0), (.medium, 546, 364), (.value(9, 343), 567, 343)])
  func formSizeInTheFloatingLook(detent: Detent, y: Double, height: Double) {
    // Sources.md Z4: The form sheet is 580 × 650. Smaller detents keep the bottom edge at 910.
    let frame = Self.frame(Self.measured, look: .floating, detent) { $0.sheet.prefersPageSizing = false }
    #expect(frame == Rect(x: 120, y: y, width: 580, height: height))
  }

  @Test func pageSizeInTheFloatingLook() {
    // Sources.md Z8: In portrait, the page sheet is attached, spans the width and is 10 below the safe area's top. In
    // landscape it floats.
    #expect(Self.frame(Self.measured, look: .floating) == Rect(x: 0, y: 42, width: 820, height: 1138))
    let landscape = Self.measured.with { $0.container = Size(width: 1180, height: 820) }
    #expect(Self.frame(landscape, look: .floating) { _ in }.width == 704)
  }

  @Test func formSizeFollowsThePreferredSize() {
    // Sources.md Z5: for a side of 0, the system's is used.
    let frame = Self.frame(Rig.pad) {
      $0.sheet.prefersPageSizing = false
      $0.preferredContentSize = Size(width: 400, height: 0)
    }
    #expect(frame == Rect(x: 210, y: 280, width: 400, height: 620))
    let large = Self.frame(Rig.pad) {
      $0.sheet.prefersPageSizing = false
      $0.preferredContentSize = Size(width: 4000, height: 4000)
    }
    // 20 free at the sides; 24 above for the bar, 20 below: 1180 − 44.
    #expect(large.width == 780 && large.height == 1136)
  }

  @Test(
    arguments: [
      // Sources.md A12: 20 from the edge, a decision of this project. Mirrored if text runs from right to left.
      (Placing.leading, false, 20.0), (.trailing, false, 260), (.center, false, 140), (.automatic, false, 140),
      (.leading, true, 260), (.trailing, true, 20), (.center, true, 140), (.automatic, true, 140),
    ] as [(Placing, Bool, Double)])
  func placing(_ placing: Placing, isRightToLeft: Bool, x: Double) {
    let frame = Self.frame(Rig.pad.with { $0.isRightToLeft = isRightToLeft }) {
      $0.sheet.prefersPageSizing = false
      $0.sheet.placing = placing
    }
    #expect(frame.x == x)
  }

  @Test(
    arguments: [
      // Sources.md A11, Z6: centered over the source, with the margin of 20. 300 − 270 = 30.
      (Rect(x: 250, y: 0, width: 100, height: 40), 30.0), (Rect(x: 0, y: 0, width: 10, height: 10), 20),
      (Rect(x: 800, y: 0, width: 20, height: 20), 260),
    ] as [(Rect, Double)])
  func overASource(source: Rect, x: Double) {
    let frame = Self.frame(Rig.pad) {
      $0.sheet.prefersPageSizing = false
      $0.sheet.source = source
    }
    #expect(frame.x == x)
  }

  @Test func aNamedPlaceGoesBeforeTheSource() {
    let frame = Self.frame(Rig.pad) {
      $0.sheet.prefersPageSizing = false
      $0.sheet.source = Rect(x: 0, y: 0, width: 10, height: 10)
      $0.sheet.placing = .trailing
    }
    #expect(frame.x == 260)
  }

  @Test func regularWidthWithCompactHeightIsAttachedOrFills() {
    // Sources.md Z1: a large phone in landscape.
    let wide = Rig.landscape.with { $0.horizontalSizeClass = .regular }
    #expect(Self.frame(wide) == Rect(x: 0, y: 0, width: 874, height: 402))
    #expect(Self.frame(wide) { $0.sheet.prefersEdgeAttachedInCompactHeight = true }.width == 750)
  }
}
