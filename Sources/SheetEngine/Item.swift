import SheetMotion

/// One presentation of the stack, as it stands.
struct Item: Sendable {
  let id: PresentationID
  /// As the layer above wishes it; the selection is kept up to date with what the user chose.
  var configuration: Configuration
  /// The form that it has in the present environment.
  var form: Form
  var layout: Layout
  var phase: Phase = .presenting
  /// Of the top edge.
  var offset: Course
  /// How visible it is.
  var fade: Fade
  /// The offset that names above the engine read: under the finger, or where a motion leads.
  var modelOffset: Double
  /// While it leaves: whether the user made it leave.
  var leavesByUser = false
  /// A dismissal that the user has begun and may yet cancel.
  var isDismissalUnderway = false
  /// The user has dragged it since the keyboard came, so the keyboard no longer decides its height.
  var ignoresKeyboard = false
  /// Changes with every course; says whether what the host shows is still right.
  var revision: UInt64 = 0
  /// What `Notice.progress` said last.
  var toldProgress: Progress?

  var isMoving: Bool { offset.isMoving || fade.isMoving }

  /// When the last of its motions ends.
  var end: Seconds? {
    guard let offsetEnd = offset.end else { return fade.end }
    guard let fadeEnd = fade.end else { return offsetEnd }
    return max(offsetEnd, fadeEnd)
  }

  /// The key that a selection means now.
  var selectedStop: Stop { layout.stop(for: configuration.sheet.selected) }

  var modelFrame: Rect { layout.frame(at: modelOffset) }
}

extension Configuration {
  /// The form that a presentation has in an environment: popovers become sheets where there is little width.
  func form(in environment: Environment) -> Form {
    form == .popover && popover.adaptsToSheet && environment.isCompactWidth ? .sheet : form
  }
}
