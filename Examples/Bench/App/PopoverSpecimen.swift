// SPDX-License-Identifier: Apache-2.0

import Quire

/// A popover with one permitted arrow direction, and the position of its source in the window.
@MainActor struct PopoverSpecimen {
  let name: String
  let direction: UIPopoverArrowDirection
  /// Whether the app draws the border and the arrow.
  var isCard = false
  let frame: (CGRect) -> CGRect

  static let all = [
    PopoverSpecimen(name: "Points up", direction: .up) { area in
      CGRect(x: area.maxX - 140, y: area.minY + 20, width: 120, height: 44)
    },
    PopoverSpecimen(name: "Points down", direction: .down) { area in
      CGRect(x: area.maxX - 140, y: area.maxY - 64, width: 120, height: 44)
    },
    PopoverSpecimen(name: "Points left", direction: .left) { area in
      CGRect(x: area.minX + 20, y: area.maxY - 124, width: 120, height: 44)
    },
    PopoverSpecimen(name: "Points right", direction: .right) { area in
      CGRect(x: area.maxX - 140, y: area.midY, width: 120, height: 44)
    },
    PopoverSpecimen(name: "Card up", direction: .up, isCard: true) { area in
      CGRect(x: area.maxX - 140, y: area.midY - 160, width: 120, height: 44)
    },
    PopoverSpecimen(name: "Card down", direction: .down, isCard: true) { area in
      CGRect(x: area.maxX - 140, y: area.midY + 160, width: 120, height: 44)
    },
    PopoverSpecimen(name: "Card left", direction: .left, isCard: true) { area in
      CGRect(x: area.minX + 230, y: area.maxY - 124, width: 120, height: 44)
    },
    PopoverSpecimen(name: "Card right", direction: .right, isCard: true) { area in
      CGRect(x: area.maxX - 140, y: area.midY + 80, width: 120, height: 44)
    },
  ]
}

/// The button that a popover points at.
final class PopoverAnchor: UIButton {
  let specimen: PopoverSpecimen

  init(_ specimen: PopoverSpecimen) {
    self.specimen = specimen
    super.init(frame: .zero)
    setTitle(specimen.name, for: .normal)
  }

  required init?(coder: NSCoder) { nil }
}
