// SPDX-License-Identifier: Apache-2.0

/// Changes the appearance of a segmented control. Its code is in a subclass, so that an app without such changes does
/// not contain it.
@MainActor class SegmentLooks {
  /// Shows a segment's title in its own font and color.
  func style(_ segment: Segment, _ label: UILabel, _ picture: UIImageView, isChosen: Bool) {}
  /// Returns the size that a segment's title needs in every state; `nil` for the standard size.
  func size(of segment: Segment, _ label: UILabel) -> CGSize? { nil }
  /// Moves a segment's content.
  func move(_ segment: Segment, _ label: UILabel, _ picture: UIImageView) {}
  /// Shows the backgrounds and the dividers.
  func show(
    _ control: UISegmentedControl, drawing: UIView, pill: UIView, lines: [UIView], segments: [Segment], chosen: Int
  ) {}
}

/// The title attributes, the images and the offsets that an app has set.
@MainActor final class SegmentStyles: SegmentLooks {
  var titles: [(state: UIControl.State, attributes: NSAttributedString.Attributes)] = []
  var backgrounds = StateValues<UIImage>()
  var dividers: [(left: UIControl.State, right: UIControl.State, image: UIImage)] = []
  var offsets: [(segment: Segment, offset: CGSize)] = []
  private var backgroundViews: [UIImageView] = []
  private var dividerViews: [UIImageView] = []

  // MARK: Titles

  func attributes(for state: UIControl.State) -> NSAttributedString.Attributes? {
    titles.first { $0.state == state }?.attributes
  }

  /// Returns the attributes that are shown in a state: those of `normal`, with the state's own in addition.
  private func shown(in state: UIControl.State) -> NSAttributedString.Attributes {
    var result = attributes(for: .normal) ?? [:]
    guard state != .normal, let own = attributes(for: state) else { return result }
    for (key, value) in own { result[key] = value }
    return result
  }

  override func style(_ segment: Segment, _ label: UILabel, _ picture: UIImageView, isChosen: Bool) {
    guard let title = segment.title else { return }
    guard !titles.isEmpty else {
      if label.attributes != nil { label.text = title }
      return
    }
    var shown = shown(in: !segment.isEnabled ? .disabled : isChosen ? .selected : .normal)
    // Without a color of its own, a disabled title has the standard color.
    if !segment.isEnabled, attributes(for: .disabled)?[.foregroundColor] == nil { shown[.foregroundColor] = nil }
    label.attributedText = NSAttributedString(string: title, attributes: shown)
    if let color = shown[.foregroundColor] as? UIColor { picture.tintColor = color }
  }

  override func size(of segment: Segment, _ label: UILabel) -> CGSize? {
    guard !titles.isEmpty, let title = segment.title else { return nil }
    let measure = UILabel()
    var size = CGSize.zero
    for (state, weight) in [(UIControl.State.normal, UIFont.Weight.medium), (.selected, .semibold)] {
      measure.font = .systemFont(ofSize: 13, weight: weight)
      measure.attributedText = NSAttributedString(string: title, attributes: shown(in: state))
      let needed = measure.sizeThatFits(.zero)
      size = CGSize(width: max(size.width, needed.width), height: max(size.height, needed.height))
    }
    return size
  }

  // MARK: Offsets

  override func move(_ segment: Segment, _ label: UILabel, _ picture: UIImageView) {
    guard let offset = offsets.first(where: { $0.segment === segment })?.offset else { return }
    label.frame = label.frame.offsetBy(dx: offset.width, dy: offset.height)
    picture.frame = picture.frame.offsetBy(dx: offset.width, dy: offset.height)
  }

  // MARK: Images

  private func state(of segment: Segment, isChosen: Bool) -> UIControl.State {
    !segment.isEnabled ? .disabled : isChosen ? .selected : .normal
  }

  private func divider(_ left: UIControl.State, _ right: UIControl.State) -> UIImage? {
    dividers.first { $0.left == left && $0.right == right }?.image
      ?? dividers.first { $0.left == .normal && $0.right == .normal }?.image
  }

  override func show(
    _ control: UISegmentedControl, drawing: UIView, pill: UIView, lines: [UIView], segments: [Segment], chosen: Int
  ) {
    let hasBackgrounds = !backgrounds.isEmpty
    drawing.backgroundColor = hasBackgrounds ? .clear : .tertiarySystemFill
    if hasBackgrounds { pill.alpha = 0 }
    adjust(&backgroundViews, to: hasBackgrounds ? segments.count : 0, in: drawing, atBack: true)
    for (index, view) in backgroundViews.enumerated() {
      view.image = backgrounds.shown(in: state(of: segments[index], isChosen: index == chosen))
      view.frame = segments[index].frame
    }
    let hasDividers = !dividers.isEmpty
    adjust(&dividerViews, to: hasDividers ? lines.count : 0, in: drawing, atBack: false)
    for (index, view) in dividerViews.enumerated() {
      let states = (
        state(of: segments[index], isChosen: index == chosen),
        state(of: segments[index + 1], isChosen: index + 1 == chosen)
      )
      view.image = divider(states.0, states.1)
      let width = view.image?.size.width ?? 0
      view.frame = CGRect(x: lines[index].frame.midX - width / 2, y: 0, width: width, height: drawing.bounds.height)
      lines[index].alpha = 0
    }
  }

  private func adjust(_ views: inout [UIImageView], to count: Int, in drawing: UIView, atBack: Bool) {
    while views.count < count {
      let view = UIImageView()
      view.isAccessibilityElement = false
      views.append(view)
      drawing.insertSubview(view, at: atBack ? 0 : drawing.subviews.count)
    }
    while views.count > count { views.removeLast().removeFromSuperview() }
  }
}
