// SPDX-License-Identifier: Apache-2.0

import SheetMotion

extension Layout {
  /// Creates the layout of a popover next to its source.
  ///
  /// The popover uses the first permitted direction, in the order up, down, left, right, that has room for the whole
  /// body. If none has, it uses the direction with the most room. In a look that avoids sliding, directions in which
  /// the popover does not slide take precedence.
  ///
  /// The body is the content. It slides along its edge to stay within the margins together with its background. The
  /// arrow follows the source as far as the corners permit. If the source leaves the body less room than its corners
  /// need, the center of the source's visible part is used as the source.
  convenience init(popover settings: Shared<Configuration>, in surroundings: Surroundings) {
    if let drop = surroundings.look.popoverDropInBar, settings.value.popover.isOverBar {
      self.init(overBar: settings, drop: drop, in: surroundings)
      return
    }
    let room = Self.room(for: settings, around: settings.value.popover.background.insets, in: surroundings)
    let source = settings.value.popover.source
    var (body, arrow) = Self.body(beside: source, within: room, settings, in: surroundings)
    let radius = settings.value.popover.background.cornerRadius
    if min(body.width, body.height) < max(2 * radius, surroundings.look.popoverLeastSide) {
      let middle = Rect(
        x: (max(source.x, room.x) + min(source.maxX, room.maxX)) / 2,
        y: (max(source.y, room.y) + min(source.maxY, room.maxY)) / 2, width: 0, height: 0)
      (body, arrow) = Self.body(beside: middle, within: room, settings, in: surroundings)
    }
    self.init(
      frame: body, attachment: .floating, in: surroundings, radius: radius, fades: true, dimming: .none, arrow: arrow)
  }

  /// Creates the layout of a popover that covers a bar button, without an arrow.
  private convenience init(overBar settings: Shared<Configuration>, drop: Double, in surroundings: Surroundings) {
    let room = Self.room(for: settings, around: .zero, in: surroundings)
    let (source, scale) = (settings.value.popover.source, surroundings.environment.displayScale)
    let wanted = Self.wantedSize(settings, in: surroundings)
    let y = (source.midY + drop).clamped(from: room.y, to: max(room.maxY - 1, room.y)).snapped(toScale: scale)
    let width = min(wanted.width, room.width).snapped(toScale: scale)
    let frame = Rect(
      x: (source.midX - width / 2).clamped(from: room.x, to: max(room.maxX - width, room.x)).snapped(toScale: scale),
      y: y, width: width, height: min(wanted.height, room.maxY - y).snapped(toScale: scale))
    self.init(
      frame: frame, attachment: .floating, in: surroundings,
      radius: settings.value.popover.background.cornerRadius, fades: true, dimming: .none)
  }

  private static func wantedSize(_ settings: Shared<Configuration>, in surroundings: Surroundings) -> Size {
    let preferred = settings.value.preferredContentSize
    return Size(
      width: preferred.width > 0 ? preferred.width : surroundings.tuning.popoverSize.width,
      height: preferred.height > 0 ? preferred.height : surroundings.tuning.popoverSize.height)
  }

  private static func body(
    beside place: Rect, within room: Rect, _ settings: Shared<Configuration>, in surroundings: Surroundings
  ) -> (Rect, Arrow) {
    let background = settings.value.popover.background
    let corner = background.cornerRadius + background.arrowBase / 2
    let scale = surroundings.environment.displayScale
    let wanted = Rect(wantedSize(settings, in: surroundings))

    let permitted = settings.value.popover.permittedArrows.intersection(.any)
    var (body, arrow, largest) = (Rect.zero, Arrow(direction: .up, tip: Point(x: 0, y: 0)), -1.0)
    for rawValue in 0..<Arrow.Direction.count where permitted.isEmpty || permitted.rawValue & 1 << rawValue != 0 {
      guard let direction = Arrow.Direction(rawValue: rawValue) else { break }
      // Computed for an arrow that points up or down; for left and right, x and y are swapped.
      let isUpright = direction == .up || direction == .down
      func transposed(_ box: Rect) -> Rect {
        isUpright ? box : Rect(x: box.y, y: box.x, width: box.height, height: box.width)
      }
      let (source, area, wanted) = (transposed(place), transposed(room), transposed(wanted))
      let isBeyond = direction == .up || direction == .left
      let reach = background.reach(direction)

      var size = Size(
        width: min(wanted.width, area.width),
        height: min(
          wanted.height,
          settings.value.popover.canOverlapSource
            ? area.height : max(isBeyond ? area.maxY - source.maxY - reach : source.y - area.y - reach, 0)))
      // If the look says so, a placement in which the body is centered on its source comes first.
      let straight = Rect(x: source.midX - size.width / 2, y: 0, width: size.width, height: 0)
      let isStraight = straight.x >= area.x && straight.maxX <= area.maxX && size == wanted.size
      var score = size.width * size.height
      if isStraight, surroundings.look.popoverAvoidsSliding { score *= 2 }
      guard score > largest else { continue }
      largest = score

      size.width = size.width.snapped(toScale: scale)
      size.height = size.height.snapped(toScale: scale)
      let box = Rect(
        x: (source.midX - size.width / 2).clamped(from: area.x, to: max(area.maxX - size.width, area.x))
          .snapped(toScale: scale),
        y: (isBeyond ? source.maxY + reach : source.y - reach - size.height)
          .clamped(from: area.y, to: max(area.maxY - size.height, area.y)).snapped(toScale: scale),
        width: size.width, height: size.height)

      // The tip is on the source's edge, as near to its middle as the body's corners permit.
      let tip = Point(
        x: box.width > 2 * corner ? source.midX.clamped(from: box.x + corner, to: box.maxX - corner) : box.midX,
        y: isBeyond ? box.y - reach : box.maxY + reach)
      body = transposed(box)
      arrow = Arrow(direction: direction, tip: isUpright ? tip : Point(x: tip.y, y: tip.x))
    }
    return (body, arrow)
  }

  /// Returns the container without the safe area, the margins, the keyboard and the background around the body.
  private static func room(
    for settings: Shared<Configuration>, around insets: Insets, in surroundings: Surroundings
  ) -> Rect {
    let safe = Rect(surroundings.environment.container).inset(by: surroundings.environment.safeArea)
    // Margins that leave no room are shortened, as insets are.
    var margins = settings.value.popover.margins
    margins.left = max(margins.left, surroundings.look.popoverSideMargin)
    margins.right = max(margins.right, surroundings.look.popoverSideMargin)
    margins = margins.sanitized(in: safe.size)
    var area = safe.inset(by: margins)
    if surroundings.environment.keyboard.isVisible {
      area.height = min(area.height, surroundings.environment.keyboard.frame.y - margins.bottom - area.y)
    }
    area = area.inset(by: insets)
    area.width = max(area.width, 1)
    area.height = max(area.height, 1)
    return area
  }
}

extension BackgroundMetrics {
  /// Returns the distance from the content's edge to the tip of an arrow on that side.
  fileprivate func reach(_ direction: Arrow.Direction) -> Double {
    switch direction {
    case .up: arrowHeight + insets.top
    case .down: arrowHeight + insets.bottom
    case .left: arrowHeight + insets.left
    case .right: arrowHeight + insets.right
    }
  }
}

extension Arrow.Direction {
  /// The number of directions. They are tried in order; in `ArrowDirections` the bit of a direction is its raw value.
  fileprivate static var count: UInt8 { 4 }
}
