import SheetMotion

/// Where a sheet may stand at all, before its detents are known.
struct SheetBox {
  var stance: Stance
  var x: Double
  var width: Double
  var maximumValue: Double
  /// The bottom edge of an attached sheet, and how much of it lies outside the safe area.
  private var bottom: Double
  private var bottomInset: Double
  /// The middle of a floating sheet.
  private var middle: Double

  init(_ configuration: Configuration, in environment: Environment, look: Look, tuning: SheetTuning) {
    let container = environment.container
    let safeArea = environment.safeArea
    let options = configuration.sheet
    bottom = container.height
    bottomInset = safeArea.bottom
    middle = container.height / 2

    let fillsCompactHeight = environment.isCompactHeight && !options.prefersEdgeAttachedInCompactHeight
    if fillsCompactHeight {
      stance = .filling
      x = 0
      width = container.width
      maximumValue = max(container.height - safeArea.top - safeArea.bottom, 0)
      return
    }
    if !environment.isCompactWidth && !environment.isCompactHeight {
      stance = .floating
      let size = Self.floatingSize(configuration, in: environment, tuning: tuning)
      width = size.width.snapped(toScale: environment.displayScale)
      maximumValue = size.height
      let keyboardTop = environment.keyboard.isVisible ? environment.keyboard.frame.y : container.height
      middle = (min(keyboardTop, container.height) / 2).clamped(
        to: size.height / 2...max(container.height / 2, size.height / 2))
      x = Self.x(width: width, options, in: environment, margin: tuning.floatingMargin)
      return
    }
    stance = .attached
    let gap =
      environment.isCompactHeight
      ? look.topGapInCompactHeight
      : environment.idiom == .phone && environment.hasHomeIndicator ? look.topGap : look.topGapWithoutHomeIndicator
    maximumValue = max(container.height - safeArea.top - gap - safeArea.bottom, 0)
    guard environment.isCompactHeight else {
      x = 0
      width = container.width
      return
    }
    let safeWidth = max(container.width - safeArea.left - safeArea.right, 1)
    width = safeWidth
    if options.widthFollowsPreferredContentSizeWhenEdgeAttached {
      let preferred = configuration.preferredContentSize.width
      width = min(preferred > 0 ? preferred : min(container.width, container.height), safeWidth)
    }
    width = width.snapped(toScale: environment.displayScale)
    x = Self.x(width: width, options, in: environment, margin: 0)
  }

  private static func floatingSize(
    _ configuration: Configuration, in environment: Environment, tuning: SheetTuning
  ) -> Size {
    let container = environment.container
    let safeArea = environment.safeArea
    let widest = max(container.width - 2 * tuning.floatingMargin, 1)
    let highest = max(
      container.height - max(safeArea.top, tuning.floatingMargin) - max(safeArea.bottom, tuning.floatingMargin), 1)
    if configuration.sheet.prefersPageSizing {
      let height = max(container.height - 2 * tuning.pageVerticalMargin, 1)
      return Size(width: min(tuning.pageWidth, widest), height: min(height, highest))
    }
    let preferred = configuration.preferredContentSize
    return Size(
      width: min(preferred.width > 0 ? preferred.width : tuning.formSize.width, widest),
      height: min(preferred.height > 0 ? preferred.height : tuning.formSize.height, highest))
  }

  /// Leading and trailing follow the writing direction; over a source the sheet keeps its margin from the edges.
  private static func x(
    width: Double, _ options: SheetOptions, in environment: Environment, margin: Double
  ) -> Double {
    let left = environment.safeArea.left + margin
    let right = max(environment.container.width - environment.safeArea.right - margin - width, left)
    let wanted: Double
    switch options.placing {
    case .leading: wanted = environment.isRightToLeft ? right : left
    case .trailing: wanted = environment.isRightToLeft ? left : right
    case .center: wanted = (left + right) / 2
    case .automatic: wanted = options.source.map { $0.midX - width / 2 } ?? (left + right) / 2
    }
    return wanted.clamped(to: left...right).snapped(toScale: environment.displayScale)
  }

  /// The top edge of a sheet of this value, on a device pixel.
  func offset(for value: Double, scale: Double) -> Double {
    switch stance {
    case .filling: 0
    case .attached: (bottom - bottomInset - value).snapped(toScale: scale)
    case .floating: (middle - value / 2).snapped(toScale: scale)
    }
  }

  func stop(_ key: DetentKey, value: Double, scale: Double) -> Stop {
    let offset = offset(for: value, scale: scale)
    // Where the container's height is no multiple of a pixel, the edge of an empty sheet lies below the bottom.
    let height = stance == .floating ? value.snapped(toScale: scale) : max(bottom - offset, 0)
    return Stop(key: key, value: value, offset: offset, height: height)
  }

  func isFullHeight(_ value: Double, tuning: SheetTuning) -> Bool {
    value >= maximumValue - tuning.fullHeightTolerance
  }
}
