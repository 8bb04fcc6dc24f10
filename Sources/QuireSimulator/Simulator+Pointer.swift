// SPDX-License-Identifier: Apache-2.0

@_spi(Hosts) import Quire
import SheetEngine

/// The pointer of a mouse, a trackpad or a pen.
extension Simulator {
  /// Moves the pointer to a point in the window without pressing a button. Only hover recognizers notice it.
  ///
  /// The other arguments are those of a pen: its distance from the screen, from 0 to 1, and its angles in radians.
  /// Without an altitude the pointer is that of a mouse, and they have no effect.
  public func movePointer(
    to point: CGPoint, zOffset: Double = 0, altitude: Double? = nil, azimuth: Double = 0, roll: Double = 0
  ) {
    let place = Point(point)
    var report = HoverReport(point: place, view: screen.hit(at: place, time: now)?.path.first?.id)
    if let altitude {
      report.zOffset = zOffset
      report.altitude = altitude
      report.azimuth = azimuth
      report.roll = roll
    }
    turn { session.hovered(report, now: now) }
  }

  /// Moves the pointer out of the window.
  public func movePointerAway() {
    turn { session.hovered(HoverReport(point: .zero, view: nil), now: now) }
  }
}
