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
  /// Where the finger or the spring would have the top edge; `offset(at:)` says where it is.
  var travel: Trajectory
  /// What happens to travel beyond the stops.
  var ends = Ends()
  /// How visible it is.
  var fade: Fade
  /// The offset that names above the engine read: under the finger, or where a motion leads.
  var modelOffset: Double
  /// The user has dragged it since the keyboard came, so the keyboard no longer decides its height.
  var ignoresKeyboard = false
  /// Changes with every trajectory; says whether what the host shows is still right.
  var revision: UInt64 = 0
  /// What moved it last.
  var cause = SheetProgress.Cause.opening
  /// What `Notice.progress` said last; nothing at an offset of NaN.
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

  /// As the layer above wishes it; the selection is kept up to date with what the user chose.
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
  /// It has faded, and does not come back.
  @_transparent
  var isOutOfSight: Bool { fade.target == 0 && !fade.isMoving }

  /// The y of the top edge: the travel itself between the ends, less and less of it beyond them.
  ///
  /// Finger and spring pass through the same band, so a release beyond an end goes on with the speed that a person
  /// saw, and no flick throws the sheet further than a finger can pull it.
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

/// What is asked of an item where it lies, without a copy of it.
extension Row where Element == Item {
  /// Where finger or spring would have an item's top edge.
  func travel(of index: Int, at time: Seconds) -> Double { self[index].travel.value(at: time) }

  /// How fast that goes, in points per second.
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

  /// The key that its selection means now.
  func selectedStop(of index: Int) -> Stop {
    self[index].layout.stop(for: self[index].configuration.sheet.selected)
  }

  /// The topmost that leaves, or the topmost that does not.
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
  /// The sheet is where the travel is: it stood there when its detents became smaller.
  case free
}

/// What happens to travel below the smallest stop.
enum Below: UInt8, Hashable, Sendable {
  /// The rubber band holds the sheet.
  case banded
  /// The sheet is where the travel is: it comes, it leaves, the user may dismiss it, or it stood there when its
  /// detents became larger.
  case free
  /// The sheet waits at its smallest stop, as long as the turn that asked may still answer.
  case held
}

extension Configuration {
  /// The form that a presentation has in an environment: popovers become sheets where there is little width.
  func form(in environment: Environment) -> Form {
    form == .popover && popover.adaptsToSheet && environment.isCompactWidth ? .sheet : form
  }
}
