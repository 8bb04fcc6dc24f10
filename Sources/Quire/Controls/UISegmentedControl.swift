// SPDX-License-Identifier: Apache-2.0

/// A row of segments, of which one is selected.
///
/// When the user selects a segment, the control sends `.valueChanged` once, after the segment's own action. A press on
/// the selected segment sends nothing. A finger can drag the selection from the selected segment to another, which is
/// selected when the finger lifts. The arrow keys go to the previous or the next segment, Home and End to the first and
/// the last. An index beyond the last segment means the last.
@preconcurrency @MainActor open class UISegmentedControl: UIControl {
  /// The index that means that no segment is selected.
  public static let noSegment = -1

  /// The height, the inset of the selected segment's pill, the padding beside a title, and the gap between two
  /// segments, in points. [CTRL]
  private static let (height, inset, padding, gap): (CGFloat, CGFloat, CGFloat, CGFloat) = (32, 2, 10, 1)
  /// The inset by which the pill shrinks on each side while a finger holds it, in points. [CTRL]
  private static let squeeze: CGFloat = 1

  private final let drawing = ControlDrawing()
  private final let pill = UIView()
  final private(set) var segments: [Segment] = []
  private final var lines: [UIView] = []
  private final var chosen = UISegmentedControl.noSegment
  /// The title attributes and images of the app; `nil` until it sets some.
  final var looks: SegmentLooks?
  /// The segment under the pill while a finger holds it; otherwise `nil`.
  private final var held: Int?
  /// The index of the segment that appears selected.
  private final var shown: Int { held ?? chosen }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    hostBehavior = ControlBehavior.group
    isAccessibilityElement = false
    accessibilityTraits = .none
    semantics = ControlSemantics(.options)
    layer.cornerRadius = 9
    drawing.layer.cornerRadius = 9
    drawing.backgroundColor = .tertiarySystemFill
    pill.layer.cornerRadius = 7
    pill.castKnobShadow()
    addSubview(drawing)
    drawing.addSubview(pill)
  }

  /// Always returns `nil`, because archives are not supported.
  public required init?(coder: NSCoder) { nil }

  /// Creates one segment for each title, and the control with the size that they need.
  public convenience init(items: [String]?) {
    self.init(frame: .zero)
    for item in items ?? [] { insert(Segment(self, title: item), at: segments.count) }
    sizeToFit()
  }

  /// Creates one segment for each image, and the control with the size that they need.
  public convenience init(items: [UIImage]) {
    self.init(frame: .zero)
    for item in items { insert(Segment(self, image: item), at: segments.count) }
    sizeToFit()
  }

  /// Creates one segment for each action, which is performed when the user selects the segment.
  public convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(frame: frame)
    for action in actions { insertSegment(action: action, at: segments.count, animated: false) }
  }

  // MARK: Segments

  /// The number of segments.
  public final var numberOfSegments: Int { segments.count }

  /// Inserts a segment before the segment at an index, or at the end. The selected segment remains selected.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(Segment(self, title: title), at: segment)
  }

  /// Inserts a segment with an image before the segment at an index, or at the end.
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insert(Segment(self, image: image), at: segment)
  }

  /// Inserts a segment with an action before the segment at an index, or at the end. It replaces a segment whose action
  /// has the same identifier.
  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    let old = segmentIndex(identifiedBy: action.identifier)
    if old != UISegmentedControl.noSegment { removeSegment(at: old, animated: animated) }
    insert(Segment(self, action: action), at: segment)
  }

  /// Removes a segment. If it was selected, no segment is selected afterward.
  open func removeSegment(at segment: Int, animated: Bool) {
    guard let index = pinned(segment) else { return }
    segments.remove(at: index).removeFromSuperview()
    if chosen == index { chosen = UISegmentedControl.noSegment } else if chosen > index { chosen -= 1 }
    changed()
  }

  /// Removes all segments.
  open func removeAllSegments() {
    for segment in segments { segment.removeFromSuperview() }
    segments.removeAll()
    chosen = UISegmentedControl.noSegment
    changed()
  }

  private final func insert(_ segment: Segment, at index: Int) {
    let index = min(max(index, 0), segments.count)
    segments.insert(segment, at: index)
    if chosen >= index { chosen += 1 }
    // Inserted in order above the drawing, so that assistive technologies read the segments one after another.
    insertSubview(segment, at: index + 1)
    changed()
  }

  /// Returns the index limited to the segments, or `nil` if there are none.
  final func pinned(_ segment: Int) -> Int? {
    segments.isEmpty ? nil : min(max(segment, 0), segments.count - 1)
  }

  final func changeSegment(_ segment: Int, _ body: (Segment) -> Void) {
    guard let index = pinned(segment) else { return }
    body(segments[index])
    changed()
  }

  /// Sets the title of a segment, which replaces its content.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    changeSegment(segment) { $0.show(title, nil) }
  }

  /// Returns the title of a segment, or `nil` for a segment with an image.
  open func titleForSegment(at segment: Int) -> String? { pinned(segment).flatMap { segments[$0].title } }

  /// Sets the image of a segment, which replaces its content.
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    changeSegment(segment) { $0.show(nil, image) }
  }

  /// Returns the image of a segment, or `nil` for a segment with a title.
  open func imageForSegment(at segment: Int) -> UIImage? { pinned(segment).flatMap { segments[$0].image } }

  /// Shows the title or image of an action in a segment, and performs the action when the user selects it.
  open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
    changeSegment(segment) { $0.adopt(action) }
  }

  /// Returns the action of a segment, or `nil` if it has none.
  open func actionForSegment(at segment: Int) -> UIAction? { pinned(segment).flatMap { segments[$0].action } }

  /// Returns the index of the segment whose action has an identifier, or `noSegment`.
  open func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int {
    segments.firstIndex { $0.action?.identifier == actionIdentifier } ?? UISegmentedControl.noSegment
  }

  /// Sets the width of a segment, in points. With 0, the default, the control determines it.
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    changeSegment(segment) { $0.ownWidth = width.isFinite ? max(0, width) : 0 }
  }

  /// Returns the width that is set for a segment, in points; 0 if the control determines it.
  open func widthForSegment(at segment: Int) -> CGFloat { pinned(segment).map { segments[$0].ownWidth } ?? 0 }

  /// Enables or disables a segment. The user cannot select a disabled segment.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    changeSegment(segment) { $0.isOn = enabled }
  }

  /// Returns whether the user can select a segment; `true` by default.
  open func isEnabledForSegment(at segment: Int) -> Bool { pinned(segment).map { segments[$0].isOn } ?? false }

  // MARK: Choice

  /// The index of the selected segment; `noSegment` by default. Any negative number means `noSegment`. Changes in code
  /// are shown immediately and send no event.
  open var selectedSegmentIndex: Int {
    get { chosen }
    set {
      chosen = newValue < 0 ? UISegmentedControl.noSegment : pinned(newValue) ?? UISegmentedControl.noSegment
      changed()
    }
  }

  /// Whether a segment is selected only while it is pressed; `false` by default.
  open var isMomentary = false { didSet { changed() } }
  /// Whether segments are as wide as their content requires, instead of equally wide; `false` by default.
  open var apportionsSegmentWidthsByContent = false { didSet { changed() } }
  /// The color of the pill; `nil`, the default, means white in light mode and #636366 in dark mode.
  open var selectedSegmentTintColor: UIColor? { didSet { setNeedsLayout() } }

  final func choose(_ segment: Segment) {
    guard let index = segments.firstIndex(where: { $0 === segment }), isMomentary || index != chosen else { return }
    chosen = index
    reportSegments()
    changeLook(animated: !isMomentary) {
      self.placePill()
      self.placeLines()
    }
    segment.action?.perform(from: self)
    sendValueChanged()
    guard isMomentary else { return }
    chosen = UISegmentedControl.noSegment
    reportSegments()
    setNeedsLayout()
  }

  final func respond(to key: ControlKey) {
    guard !isMomentary else { return }
    let open = segments.indices.filter { segments[$0].isOn }
    let wanted: Int? =
      switch key.isMore(in: self) {
      // Up goes back and down goes forward, as in text.
      case true where key == .up || key == .pageUp: open.last { $0 < chosen }
      case false where key == .down || key == .pageDown: open.first { $0 > chosen }
      case true: open.first { $0 > chosen }
      case false: open.last { $0 < chosen }
      default: key == .home ? open.first : open.last
      }
    if let wanted { choose(segments[wanted]) }
  }

  // MARK: The pill under a finger

  /// Called when a finger touches a segment. Returns whether the finger now holds the pill.
  final func takePill(at segment: Segment) -> Bool {
    guard isEnabled, !isMomentary, held == nil, segments.indices.contains(chosen), segments[chosen] === segment else {
      return false
    }
    held = chosen
    changeLook {
      self.placePill()
      self.placeLines()
    }
    return true
  }

  /// Moves the pill to the selectable segment that is nearest to the finger's horizontal position.
  final func movePill(to x: CGFloat) {
    let open = segments.indices.filter { segments[$0].isOn || $0 == chosen }
    let distance = { (index: Int) in
      let frame = self.segments[index].frame
      return (frame.midX - x).magnitude - frame.width / 2
    }
    guard held != nil, let index = open.min(by: { distance($0) < distance($1) }), index != held else { return }
    held = index
    reportSegments()
    changeLook {
      self.placePill()
      self.placeLines()
    }
  }

  /// Called when the finger has lifted or no longer holds the pill.
  final func dropPill(chooses: Bool) {
    guard let index = held else { return }
    held = nil
    if chooses, index != chosen, segments.indices.contains(index), segments[index].isOn {
      return choose(segments[index])
    }
    reportSegments()
    changeLook {
      self.placePill()
      self.placeLines()
    }
  }

  final func changed() {
    held = nil
    reportSegments()
    setNeedsLayout()
    superview?.setNeedsLayout()
  }

  /// Updates the accessibility state of each segment.
  private final func reportSegments() {
    let stop = segments.indices.contains(chosen) ? chosen : segments.firstIndex { $0.isOn } ?? 0
    for (index, segment) in segments.enumerated() {
      segment.isEnabled = isEnabled && segment.isOn
      segment.isSelected = index == chosen
      segment.semantics?.role = isMomentary ? .button : .option
      segment.semantics?.isTabStop = isMomentary || index == stop
      segment.refresh(isChosen: index == shown)
    }
  }

  open override var isEnabled: Bool { didSet { if isEnabled != oldValue { changed() } } }

  // MARK: Layout

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let widths = naturalWidths
    let gaps = CGFloat(max(segments.count - 1, 0)) * UISegmentedControl.gap
    return CGSize(width: widths.reduce(0) { $0 + $1 } + gaps, height: UISegmentedControl.height)
  }

  open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

  /// The width that the content of each segment needs, in points.
  private final var naturalWidths: [CGFloat] {
    var widths: [CGFloat] = []
    for segment in segments { widths.append(segment.contentSize.width + 2 * UISegmentedControl.padding) }
    let most = widths.reduce(0) { max($0, $1) }
    for index in segments.indices {
      if segments[index].ownWidth > 0 {
        widths[index] = segments[index].ownWidth
      } else if !apportionsSegmentWidthsByContent {
        widths[index] = most
      }
    }
    return widths
  }

  /// Returns the widths of the segments. Segments with a width that is set keep it; the others share the rest.
  private final func widths(within width: CGFloat) -> [CGFloat] {
    var widths = naturalWidths
    let room = width - CGFloat(max(segments.count - 1, 0)) * UISegmentedControl.gap
    let free = segments.indices.filter { segments[$0].ownWidth == 0 }
    guard !free.isEmpty else { return widths }
    let kept = segments.reduce(0) { $0 + $1.ownWidth }
    let natural = free.reduce(0) { $0 + widths[$1] }
    for index in free {
      let share = apportionsSegmentWidthsByContent && natural > 0 ? widths[index] / natural : 1 / CGFloat(free.count)
      widths[index] = max(0, (room - kept) * share)
    }
    return widths
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    drawing.fill(self, isEnabled: isEnabled)
    let widths = widths(within: bounds.width)
    var x: CGFloat = 0
    for (index, segment) in segments.enumerated() {
      segment.frame = CGRect(x: x, y: 0, width: widths[index], height: bounds.height)
      segment.mirror(in: bounds.width)
      x += widths[index] + UISegmentedControl.gap
    }
    placePill()
    placeLines()
  }

  private final func placePill() {
    let isShown = segments.indices.contains(shown)
    pill.alpha = isShown ? 1 : 0
    pill.backgroundColor =
      selectedSegmentTintColor ?? UIColor(light: 0xFFFF_FFFF, dark: 0x6363_66FF)
    guard isShown else { return }
    let inset = UISegmentedControl.inset + (held == nil ? 0 : UISegmentedControl.squeeze)
    pill.frame = segments[shown].frame.insetBy(dx: inset, dy: inset)
  }

  /// Places a line between every two segments of which neither is selected.
  private final func placeLines() {
    while lines.count < segments.count - 1 {
      let line = UIView()
      line.backgroundColor = .separator
      lines.append(line)
      drawing.insertSubview(line, at: 0)
    }
    while lines.count > max(segments.count - 1, 0) { lines.removeLast().removeFromSuperview() }
    for (index, line) in lines.enumerated() {
      let before = segments[index].frame
      let x = isMirrored ? before.minX - UISegmentedControl.gap : before.maxX
      line.frame = CGRect(x: x, y: (bounds.height - 16) / 2, width: UISegmentedControl.gap, height: 16)
      line.alpha = index == shown || index + 1 == shown ? 0 : 1
    }
    looks?.show(self, drawing: drawing, pill: pill, lines: lines, segments: segments, chosen: shown)
  }
}
