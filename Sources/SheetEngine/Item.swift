// SPDX-License-Identifier: Apache-2.0

import SheetMotion

/// The state of one presentation of the stack.
struct Item: Sendable {
  let id: PresentationID
  var settings: Shared<Configuration>
  /// The presentation's form in the current environment.
  var form: Form
  var layout: Layout
  var stage: Stage
  /// The position of the top edge according to the finger or the spring, before the rubber bands. `offset(at:)` is the
  /// visible position.
  var travel: Trajectory
  /// The behavior of travel beyond the stops.
  var ends = Ends()
  /// The distance of the sheet from the container's edges.
  var edges: EdgeInset
  /// The visibility of the presentation.
  var fade: Fade
  /// The offset that the layers above read: under the finger, or at the target of a motion.
  var modelOffset: Double
  /// Whether the user has dragged the sheet since the keyboard appeared, so that the keyboard no longer decides its
  /// height.
  var ignoresKeyboard = false
  /// A number that changes with every trajectory. It shows whether the state that the host displays is up to date.
  var revision: UInt64 = 0
  /// The cause of the latest motion.
  var cause = SheetProgress.Cause.opening
  /// The last `Notice.progress`. Its offset is NaN if there was none.
  var reportedProgress = SheetProgress(offset: .nan, total: 0, lower: .large, upper: .large, fraction: 0, target: nil)

  init(
    id: PresentationID, settings: Shared<Configuration>, form: Form, layout: Layout, stage: Stage = .presenting,
    travel: Trajectory, fade: Fade, modelOffset: Double
  ) {
    self.id = id
    self.settings = settings
    self.form = form
    self.layout = layout
    self.stage = stage
    self.travel = travel
    self.fade = fade
    self.modelOffset = modelOffset
    edges = EdgeInset(layout.inset(at: modelOffset))
  }

  /// The configuration from the layer above, except for the selection, which follows the user's choice.
  var configuration: Configuration {
    @_transparent get { settings.value }
    set { settings = Shared(newValue) }
  }

  var phase: Phase {
    @inline(__always) get { stage.phase }
  }

  // Read in place: a call would copy the item.
  @_transparent
  var isMoving: Bool { travel.isMoving || fade.isMoving }
  /// Whether the presentation has faded out.
  @_transparent
  var isOutOfSight: Bool { fade.target == 0 && !fade.isMoving }

  /// Returns the y-coordinate of the top edge. It equals the travel between the ends, and is under the rubber band
  /// beyond them.
  ///
  /// One band applies to finger and spring alike. So a release beyond an end continues with the visible velocity, and no
  /// flick throws the sheet farther than a finger can pull it.
  @inline(__always)  // A call would copy the item.
  func offset(at time: Seconds) -> Double {
    layout.offset(for: travel.value(at: time), ends: ends)
  }

  /// Returns the velocity of the top edge, in points per second.
  func velocity(at time: Double) -> Double {
    let speed = travel.velocity(at: time)
    return speed == 0 ? 0 : speed * layout.slope(at: travel.value(at: time), ends: ends)
  }

  /// The time when the last of the motions ends. −infinity at rest.
  @_transparent
  var end: Seconds { travel.end > fade.end ? travel.end : fade.end }

  @inline(__always)
  var modelFrame: Rect { layout.frame(at: modelOffset) }
}

/// Queries that read an item in place, without copying it.
extension InPlaceArray where Element == Item {
  /// Returns the position of an item's top edge according to the finger or the spring, before the rubber bands.
  func travel(of index: Int, at time: Seconds) -> Double { self[index].travel.value(at: time) }

  /// Returns the velocity of `travel(of:at:)`, in points per second.
  func speed(of index: Int, at time: Seconds) -> Double { self[index].travel.velocity(at: time) }

  /// Returns the y-coordinate of an item's top edge.
  func offset(of index: Int, at time: Seconds) -> Double {
    self[index].layout.offset(for: travel(of: index, at: time), ends: self[index].ends)
  }

  /// Returns an item's distance from the container's edges at an offset.
  @inline(__always)
  func inset(of index: Int, at offset: Double) -> Double {
    self[index].edges.value(at: Swift.min(offset, self[index].layout.smallest.offset))
  }

  /// Returns the velocity of an item's top edge, in points per second.
  func velocity(of index: Int, at time: Seconds) -> Double {
    let speed = speed(of: index, at: time)
    return speed == 0 ? 0 : speed * self[index].layout.slope(at: travel(of: index, at: time), ends: self[index].ends)
  }

  /// Returns the stop that an item's selection means at present.
  func selectedStop(of index: Int) -> Stop {
    self[index].layout.stop(for: self[index].configuration.sheet.selected)
  }

  /// Returns the index of the topmost item that is leaving or, if `leaving` is `false`, of the topmost one that is not.
  func last(leaving: Bool) -> Int? {
    var index = count - 1
    while index >= 0, (self[index].phase == .dismissing) != leaving { index -= 1 }
    return index < 0 ? nil : index
  }
}

/// The behavior of travel beyond the largest and the smallest stop.
struct Ends: Hashable, Sendable {
  var above = Above.banded
  var below = Below.banded
}

/// The behavior of travel above the largest stop.
enum Above: UInt8, Hashable, Sendable {
  /// The rubber band holds the sheet.
  case banded
  /// No band: the sheet was there when its detents became smaller.
  case free
}

/// The behavior of travel below the smallest stop.
enum Below: UInt8, Hashable, Sendable {
  /// The rubber band holds the sheet.
  case banded
  /// No band: the sheet comes in, it leaves, the user may dismiss it, or it was there when its detents became larger.
  case free
  /// The sheet waits at its smallest stop until the end of the turn that asked whether it may be dismissed.
  case held
}

extension Configuration {
  /// Returns the form of a presentation in an environment. Popovers become sheets in compact width.
  func form(in environment: Environment) -> Form {
    form == .popover && popover.adaptsToSheet && environment.isCompactWidth ? .sheet : form
  }
}
