import SheetMotion

extension Layout {
  /// A popover beside its source.
  ///
  /// The first permitted direction in the order up, down, left, right in which the whole body has room; where none
  /// has, the one with the most room for it. The body slides along its edge to stay inside the margins, and the
  /// arrow follows the source as far as the corners let it.
  convenience init(popover configuration: Configuration, in environment: Environment, tuning: SheetTuning) {
    let options = configuration.popover
    let source = options.source
    let area = Self.area(for: options, in: environment)
    let preferred = configuration.preferredContentSize
    let wanted = Size(
      width: preferred.width > 0 ? preferred.width : tuning.popoverSize.width,
      height: preferred.height > 0 ? preferred.height : tuning.popoverSize.height)

    let permitted = options.permittedArrows.intersection(.any)
    var best: (direction: Arrow.Direction, size: Size)?
    for direction in Self.order where permitted.isEmpty || permitted.contains(direction.option) {
      let room = Self.room(direction, beside: source, in: area, tuning: tuning, overlaps: options.canOverlapSource)
      let size = Size(width: min(wanted.width, room.width), height: min(wanted.height, room.height))
      if best.map({ size.width * size.height > $0.size.width * $0.size.height }) ?? true { best = (direction, size) }
    }
    let direction = best?.direction ?? .up
    let scale = environment.displayScale
    let size = Size(
      width: (best?.size.width ?? 0).snapped(toScale: scale), height: (best?.size.height ?? 0).snapped(toScale: scale))
    var body = Rect(
      x: source.midX - size.width / 2, y: source.midY - size.height / 2, width: size.width, height: size.height)
    switch direction {
    case .up: body.y = source.maxY + tuning.arrowHeight
    case .down: body.y = source.y - tuning.arrowHeight - size.height
    case .left: body.x = source.maxX + tuning.arrowHeight
    case .right: body.x = source.x - tuning.arrowHeight - size.width
    }
    body.x = body.x.clamped(to: area.x...max(area.maxX - size.width, area.x)).snapped(toScale: scale)
    body.y = body.y.clamped(to: area.y...max(area.maxY - size.height, area.y)).snapped(toScale: scale)

    self.init(
      frame: body, stance: .floating, in: environment, radius: tuning.popoverCornerRadius, fades: true,
      dimming: nil, arrow: Self.arrow(direction, from: body, to: source, tuning: tuning))
  }

  private static var order: [Arrow.Direction] { [.up, .down, .left, .right] }

  /// The container without safe area, margins and keyboard.
  private static func area(for options: PopoverOptions, in environment: Environment) -> Rect {
    let safe = Rect(environment.container).inset(by: environment.safeArea)
    // Margins that leave nothing are shortened, as insets are.
    let margins = options.margins.sanitized(in: safe.size)
    var area = safe.inset(by: margins)
    if environment.keyboard.isVisible {
      area.height = min(area.height, environment.keyboard.frame.y - margins.bottom - area.y)
    }
    area.width = max(area.width, 1)
    area.height = max(area.height, 1)
    return area
  }

  /// The size of the largest body that an arrow in this direction leaves room for.
  private static func room(
    _ direction: Arrow.Direction, beside source: Rect, in area: Rect, tuning: SheetTuning, overlaps: Bool
  ) -> Size {
    if overlaps { return area.size }
    switch direction {
    case .up: return Size(width: area.width, height: max(area.maxY - source.maxY - tuning.arrowHeight, 0))
    case .down: return Size(width: area.width, height: max(source.y - area.y - tuning.arrowHeight, 0))
    case .left: return Size(width: max(area.maxX - source.maxX - tuning.arrowHeight, 0), height: area.height)
    case .right: return Size(width: max(source.x - area.x - tuning.arrowHeight, 0), height: area.height)
    }
  }

  /// The tip lies on the source's edge, as near to its middle as the body's corners allow.
  private static func arrow(
    _ direction: Arrow.Direction, from body: Rect, to source: Rect, tuning: SheetTuning
  ) -> Arrow {
    let corner = tuning.popoverCornerRadius + tuning.arrowWidth / 2
    func along(_ middle: Double, _ low: Double, _ high: Double) -> Double {
      high - low > 2 * corner ? middle.clamped(to: (low + corner)...(high - corner)) : (low + high) / 2
    }
    let x = along(source.midX, body.x, body.maxX)
    let y = along(source.midY, body.y, body.maxY)
    switch direction {
    case .up: return Arrow(direction: .up, tip: Point(x: x, y: body.y - tuning.arrowHeight))
    case .down: return Arrow(direction: .down, tip: Point(x: x, y: body.maxY + tuning.arrowHeight))
    case .left: return Arrow(direction: .left, tip: Point(x: body.x - tuning.arrowHeight, y: y))
    case .right: return Arrow(direction: .right, tip: Point(x: body.maxX + tuning.arrowHeight, y: y))
    }
  }
}

extension Arrow.Direction {
  /// The same as a member of the permitted ones.
  fileprivate var option: ArrowDirections {
    switch self {
    case .up: .up
    case .down: .down
    case .left: .left
    case .right: .right
    }
  }
}
