// SPDX-License-Identifier: Apache-2.0

extension UISegmentedControl {
  private final var styles: SegmentStyles? { looks as? SegmentStyles }

  private final func restyle(_ body: (SegmentStyles) -> Void) {
    let made = styles ?? SegmentStyles()
    body(made)
    looks = made
    changed()
    invalidateIntrinsicContentSize()
  }

  /// Sets the attributes of titles in a state, such as font and color. The attributes of `.normal` apply in each state
  /// where the state's own attributes don't replace them.
  public final func setTitleTextAttributes(_ attributes: NSAttributedString.Attributes?, for state: UIControl.State) {
    restyle { styles in
      styles.titles.removeAll { $0.state == state }
      if let attributes { styles.titles.append((state, attributes)) }
    }
  }

  /// Returns the attributes of titles set for exactly this state, or `nil` if none were set.
  public final func titleTextAttributes(for state: UIControl.State) -> NSAttributedString.Attributes? {
    styles?.attributes(for: state)
  }

  /// Sets the image behind a segment in a state, stretched to the segment. A state that has no image shows that of
  /// `.normal`. With a background image, the control has neither its own background nor a pill. Images for other
  /// metrics than `.default` have no effect in Quire, whose segmented controls have one height.
  public final func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {
    guard barMetrics == .default else { return }
    restyle { $0.backgrounds[state] = backgroundImage }
  }

  /// Returns the image behind a segment set for exactly this state, or `nil` if none was set.
  public final func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
    barMetrics == .default ? styles?.backgrounds[state] : nil
  }

  /// Sets the image between two segments in the given states, in its own width. Two states that have no image show that
  /// of two segments in the state `.normal`. Images for other metrics than `.default` have no effect in Quire, whose
  /// segmented controls have one height.
  public final func setDividerImage(
    _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State, barMetrics: UIBarMetrics
  ) {
    guard barMetrics == .default else { return }
    restyle { styles in
      styles.dividers.removeAll { $0.left == leftState && $0.right == rightState }
      if let dividerImage { styles.dividers.append((leftState, rightState, dividerImage)) }
    }
  }

  /// Returns the image between two segments set for exactly these states, or `nil` if none was set.
  public final func dividerImage(
    forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State,
    barMetrics: UIBarMetrics
  ) -> UIImage? {
    guard barMetrics == .default else { return nil }
    return styles?.dividers.first { $0.left == leftState && $0.right == rightState }?.image
  }

  /// Moves the title or the image of a segment by an offset, in points; zero by default.
  public final func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {
    guard let index = pinned(segment) else { return }
    let moved = segments[index]
    restyle { styles in
      styles.offsets.removeAll { $0.segment === moved }
      if offset != .zero { styles.offsets.append((moved, offset)) }
    }
    moved.setNeedsLayout()
  }

  /// Returns the offset of the title or the image of a segment, in points.
  public final func contentOffsetForSegment(at segment: Int) -> CGSize {
    guard let index = pinned(segment) else { return .zero }
    return styles?.offsets.first { $0.segment === segments[index] }?.offset ?? .zero
  }
}
