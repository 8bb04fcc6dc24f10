// SPDX-License-Identifier: Apache-2.0

import SheetMotion

/// One presentation of the stack, as it stands.
struct Item: Sendable {
  let id: PresentationID
  var settings: Shared<Configuration>
  /// The form that it has in the present environment.
  var form: Form
  var layout: Layout
  var stage: Stage
  /// Where the finger or the spring puts the top edge, before the rubber bands; `offset(at:)` is where it is seen.
  var travel: Trajectory
  /// What happens to travel beyond the stops.
  var ends = Ends()
  /// How visible it is.
  var fade: Fade
  /// The offset that the layers above read: under the finger, or at the target of a motion.
  var modelOffset: Double
  /// The user has dragged it since the keyboard came, so the keyboard no longer decides its height.
  var ignoresKeyboard = false
  /// Changes with every trajectory; says whether what the host shows is still right.
  var revision: UInt64 = 0
  /// What moved it last.
  var cause = SheetProgress.Cause.opening
  /// The last `Notice.progress`; none if its offset is NaN.
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
  }

  /// As the layer above set it, but for the selection, which follows the user's choice.
  var configuration: Configuration {
    @_transparent get { settings.value }
    set { settings = Shared(newValue) }
  }

  var phase: Phase {
    @inline(__always) get { stage.phase }
  }

  // Read where the item lies: a call would copy it.
  @_transparent
  var isMoving: Bool { travel.isMoving || fade.isMoving }
  /// Whether it has faded out.
  @_transparent
  var isOutOfSight: Bool { fade.target == 0 && !fade.isMoving }

  /// The y of the top edge: equal to the travel between the ends, and under the rubber band beyond them.
  ///
  /// The same band applies to finger and spring. So a release beyond an end goes on with the speed that was visible,
  /// and no flick throws the sheet further than a finger can pull it.
  @inline(__always)  // A call would copy the item.
  func offset(at time: Seconds) -> Double {
    layout.offset(for: travel.value(at: time), ends: ends)
  }

  /// How fast the top edge moves, in points per second.
  func velocity(at time: Double) -> Double {
    let speed = travel.velocity(at: time)
    return speed == 0 ? 0 : speed * layout.slope(at: travel.value(at: time), ends: ends)
  }

  /// When the last of its motions ends; before all time at rest.
  @_transparent
  var end: Seconds { travel.end > fade.end ? travel.end : fade.end }

  @inline(__always)
  var modelFrame: Rect { layout.frame(at: modelOffset) }
}

/// Queries that read an item in place, without a copy of it.
extension Row where Element == Item {
  /// Where finger or spring puts an item's top edge, before the rubber bands.
  func travel(of index: Int, at time: Seconds) -> Double { self[index].travel.value(at: time) }

  /// The velocity of that, in points per second.
  func speed(of index: Int, at time: Seconds) -> Double { self[index].travel.velocity(at: time) }

  /// The y of its top edge.
  func offset(of index: Int, at time: Seconds) -> Double {
    self[index].layout.offset(for: travel(of: index, at: time), ends: self[index].ends)
  }

  /// How fast its top edge moves, in points per second.
  func velocity(of index: Int, at time: Seconds) -> Double {
    let speed = speed(of: index, at: time)
    return speed == 0 ? 0 : speed * self[index].layout.slope(at: travel(of: index, at: time), ends: self[index].ends)
  }

  /// The stop that its selection means now.
  func selectedStop(of index: Int) -> Stop {
    self[index].layout.stop(for: self[index].configuration.sheet.selected)
  }

  /// The topmost item that is leaving, or the topmost that is not.
  func last(leaving: Bool) -> Int? {
    var index = count - 1
    while index >= 0, (self[index].phase == .dismissing) != leaving { index -= 1 }
    return index < 0 ? nil : index
  }
}

/// What happens to travel beyond the largest and the smallest stop.
struct Ends: Hashable, Sendable {
  var above = Above.banded
  var below = Below.banded
}

/// What happens to travel above the largest stop.
enum Above: UInt8, Hashable, Sendable {
  /// The rubber band holds the sheet.
  case banded
  /// No band: it stood there when its detents became smaller.
  case free
}

/// What happens to travel below the smallest stop.
enum Below: UInt8, Hashable, Sendable {
  /// The rubber band holds the sheet.
  case banded
  /// No band: it comes, it leaves, the user may dismiss it, or it stood there when its detents became larger.
  case free
  /// The sheet waits at its smallest stop until the turn that asked whether it may be dismissed is over.
  case held
}

extension Configuration {
  /// The form that a presentation has in an environment: popovers become sheets in compact width.
  func form(in environment: Environment) -> Form {
    form == .popover && popover.adaptsToSheet && environment.isCompactWidth ? .sheet : form
  }
}
