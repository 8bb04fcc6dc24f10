// SPDX-License-Identifier: Apache-2.0

import SheetEngine

/// The position of a pointer without a pressed button, as a host reports it.
@_spi(Hosts) public struct HoverReport: Sendable {
  /// The location in the window, in points.
  public var point: Point
  /// The innermost view at the location, or `nil` if there is none or the pointer has left the window.
  public var view: ViewID?
  /// The distance of a pen from the screen, from 0 to 1. 0 if it is unknown, and for a mouse.
  public var zOffset: Double
  /// The angle between a pen and the screen, in radians. 0 for a mouse.
  public var altitude: Double
  /// The direction in which a pen leans, in radians from the x axis, clockwise. `nil` for a mouse.
  public var azimuth: Double?
  /// The rotation of a pen about its axis, in radians. 0 for a mouse.
  public var roll: Double

  /// Creates a report. By default it is that of a mouse.
  public init(
    point: Point, view: ViewID?, zOffset: Double = 0, altitude: Double = 0, azimuth: Double? = nil, roll: Double = 0
  ) {
    self.point = point
    self.view = view
    self.zOffset = zOffset
    self.altitude = altitude
    self.azimuth = azimuth
    self.roll = roll
  }

  /// Whether the pointer has the same location, distance and angles.
  func isSamePlace(as other: HoverReport) -> Bool {
    point == other.point && zOffset == other.zOffset && altitude == other.altitude && azimuth == other.azimuth
      && roll == other.roll
  }
}

@_spi(Hosts) extension Session {
  /// Called when the pointer has moved without a pressed button, or has left the window. Returns whether a recognizer
  /// watches it there.
  ///
  /// A host that loads code only on demand calls the closure that it got from `HoverHost.watch` instead.
  @discardableResult public func hovered(_ report: HoverReport, now: Seconds) -> Bool {
    var isWatched = false
    turn(now) { isWatched = HoverTracking.move(report, in: self) }
    return isWatched
  }
}

/// The hover recognizers under the pointers of the sessions.
@MainActor enum HoverTracking {
  /// The recognizers that a pointer is over.
  private static var followed: [Weak<UIHoverGestureRecognizer>] = []

  #if hasFeature(Embedded)
    private static var hasBegun = false

    /// Registers for reports of the host. Only the first call has an effect.
    static func begin() {
      guard !hasBegun, Session.current != nil else { return }
      hasBegun = true
      HostServices.hover.watch { report in
        guard let session = Session.current else { return false }
        return move(report, in: session)
      }
    }
  #endif

  /// Passes a report to the recognizers, those that the pointer has left first. Returns whether any watch it there.
  static func move(_ report: HoverReport, in session: Session) -> Bool {
    let under = recognizers(under: report, in: session)
    let known = followed.compactMap { $0.wrappedValue }
    followed.removeAll()
    for recognizer in known {
      if recognizer.arena !== session.arena || under.contains(where: { $0 === recognizer }) {
        followed.append(Weak(recognizer))
      } else {
        recognizer.leave()
      }
    }
    // An action may have removed a recognizer meanwhile.
    for recognizer in under where recognizer.isEnabled && recognizer.view != nil {
      if !followed.contains(where: { $0.wrappedValue === recognizer }) { followed.append(Weak(recognizer)) }
      recognizer.follow(report, in: session.arena)
    }
    return !under.isEmpty
  }

  /// Returns the recognizers of the view under the pointer and of its superviews, innermost first.
  private static func recognizers(under report: HoverReport, in session: Session) -> [UIHoverGestureRecognizer] {
    guard let found = report.view.flatMap({ session.shown[$0.rawValue] }) else { return [] }
    var recognizers: [UIHoverGestureRecognizer] = []
    var next = session.view(under: CGPoint(report.point), foundByHost: found)
    while let view = next {
      for case let recognizer as UIHoverGestureRecognizer in view.recognizers where recognizer.isEnabled {
        recognizers.append(recognizer)
      }
      next = view.superview
    }
    return recognizers
  }
}
