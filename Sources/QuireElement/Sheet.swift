// SPDX-License-Identifier: Apache-2.0

import SheetBrowser
import SheetEngine

/// One element's presentation: its settings and its detents as declared.
final class Sheet {
  let id: PresentationID
  var configuration: Configuration
  var detents: [(key: DetentKey, height: ElementDetent)]
  /// The selected detent and steps, as last reported to the page.
  var reportedDetent: (key: DetentKey, larger: Bool, smaller: Bool)?

  /// Reads settings from a message. The detents' heights are requested later.
  init(_ id: PresentationID, reading reader: inout MessageReader) {
    self.id = id
    let form: Form = reader.word() == 1 ? .popover : .sheet
    let flags = ElementFlags(rawValue: reader.word())
    configuration = Configuration(
      form: form, isModal: flags.contains(.modalInPresentation), wantsProgress: true,
      wantsProgressInMotion: flags.contains(.wantsProgressInMotion), wantsSettleTarget: true, asksToDismiss: true)
    configuration.sheet.prefersGrabberVisible = flags.contains(.prefersGrabberVisible)
    configuration.sheet.prefersEdgeAttachedInCompactHeight = flags.contains(.prefersEdgeAttachedInCompactHeight)
    configuration.sheet.widthFollowsPreferredContentSizeWhenEdgeAttached =
      flags.contains(.widthFollowsPreferredContentSize)
    configuration.sheet.prefersPageSizing = flags.contains(.prefersPageSizing)
    configuration.sheet.pushesBackPresenter = flags.contains(.pushesBackPresenter)
    configuration.sheet.selected = DetentKey(reading: &reader)
    configuration.sheet.largestUndimmed = DetentKey(reading: &reader)
    let radius = reader.value()
    configuration.sheet.preferredCornerRadius = radius < 0 ? nil : radius
    configuration.sheet.placing = Placing(rawValue: UInt8(truncatingIfNeeded: reader.word())) ?? .automatic
    configuration.sheet.handoffExpanding = Handoff(rawValue: UInt8(truncatingIfNeeded: reader.word())) ?? .within
    configuration.sheet.handoffCollapsing = Handoff(rawValue: UInt8(truncatingIfNeeded: reader.word())) ?? .initial
    configuration.sheet.keyboard = KeyboardPolicy(rawValue: UInt8(truncatingIfNeeded: reader.word())) ?? .expand
    configuration.preferredContentSize = Size(width: reader.value(), height: reader.value())
    let source = Rect(x: reader.value(), y: reader.value(), width: reader.value(), height: reader.value())
    configuration.sheet.source = flags.contains(.hasSource) ? source : nil
    configuration.popover.source = source
    configuration.popover.permittedArrows = ArrowDirections(rawValue: UInt8(truncatingIfNeeded: reader.word()))
    detents = reader.list(wordsEach: 2) { reader in
      let key = DetentKey(rawValue: Int32(bitPattern: reader.word()))
      return (key, ElementDetent(rawValue: reader.word()) ?? .large)
    }
  }

  /// Returns the detents' heights in an environment. The page computes the heights of its own detents.
  func resolved(in environment: Environment, look: Look, tuning: SheetTuning) -> [Detent] {
    let maximum = Stack.maximumDetentValue(in: environment, for: configuration, look: look, tuning: tuning)
    let detents = detents
    let layer = id.rawValue &+ 1
    // One for each detent, in order.
    return unsafe [Detent](unsafeUninitializedCapacity: detents.count) { resolved, count in
      for detent in detents {
        let height: Detent.Height
        switch detent.height {
        case .medium: height = .medium
        case .large: height = .large
        case .asked, .fitted:
          let value = PageCalls.height(ofDetent: detent.key.rawValue, layer: layer, maximum: maximum)
          if value.isNaN {
            height = .inactive
          } else {
            height = detent.height == .fitted ? .fitted(value) : .value(value)
          }
        }
        unsafe (resolved.baseAddress! + count).initialize(to: Detent(key: detent.key, height: height))
        count += 1
      }
    }
  }
}

extension DetentKey {
  /// Reads a detent's key. Returns `nil` for a negative number, which means no detent.
  init?(reading reader: inout MessageReader) {
    let word = Int32(bitPattern: reader.word())
    guard word >= 0 else { return nil }
    self.init(rawValue: word)
  }
}
