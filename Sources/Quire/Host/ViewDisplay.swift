// SPDX-License-Identifier: Apache-2.0

import SheetEngine

/// The last report to the host about one view, so that the next turn reports only differences.
@MainActor final class ViewDisplay {
  /// The session that reports to the host.
  @Weak private(set) var session: Session?
  private var children: [ViewID] = []
  private var frame: Rect?
  private var reserve = 0.0
  private var style: ViewStyle?
  private var transform = ViewTransform.identity
  /// The final pose of the latest motion.
  private var movedTo: ViewPose?
  /// The end time of the latest motion.
  private var motionEnd = -Seconds.infinity
  private var blur = 0.0
  private var shape = ViewShape()
  private var accessibility = Accessibility()
  private var text: StyledText?
  private var image: ImageContent?
  private var control: (isEnabled: Bool, isHighlighted: Bool) = (true, false)
  private var scrollContent: (size: Size, insets: Insets) = (.zero, .zero)
  private var scrollSettings: ScrollSettings = []
  private var snaps = ScrollSnaps()
  private var input: TextInput?
  /// Whether the field's selection must be sent to the host.
  var needsSelection = false
  /// The offset of the host's scroller, as far as the session knows.
  var scrollOffset = Vector.zero

  init(session: Session) {
    self.session = session
  }

  /// Whether the host allots more height than the view has.
  var holdsReserve: Bool { frame.map { reserve != $0.height } ?? false }

  func report(_ view: UIView, in place: LayerPlace, to changes: inout [ViewChange]) {
    let id = view.id
    let traits = TraitChange.overridesExist ? view.traitCollection : place.traits
    view.findWhetherItRefusesTouches()
    view.displayIfNeeded(in: traits)
    var frame = view.frameInLayer
    var style = ViewStyle(view, in: place, traits)
    var transform = ViewTransform(view.centeredTransform)
    if let motions = view.motions, let session {
      let held = motions.heldPose(at: session.clock)
      if held != .zero {
        let shown = ViewPose(frame: frame, style: style, transform: transform) + held
        (frame, transform) = (shown.frame, shown.transform)
        (style.alpha, style.background, style.cornerRadius) = (shown.alpha, shown.background, shown.cornerRadius)
      }
    }
    let extras = view.storedLayer?.extras
    extras?.present?(&frame, &style, &transform)
    reportFrame(frame, of: view, in: place, to: &changes)
    if style != self.style {
      self.style = style
      changes.append(.style(id, style))
    }
    if transform != self.transform {
      self.transform = transform
      changes.append(.transform(id, transform))
    }
    let blur = view.backdropEffect?.radius ?? 0
    if blur != self.blur {
      self.blur = blur
      changes.append(.backdrop(id, blur: blur))
    }
    let shape = view.storedLayer?.shape(in: traits) ?? ViewShape()
    if shape != self.shape {
      self.shape = shape
      changes.append(.shape(id, shape))
    }
    view.hostBehavior.report(view, by: self, in: traits, to: &changes)
    let accessibility = view.accessibility
    if accessibility != self.accessibility {
      self.accessibility = accessibility
      changes.append(.accessibility(id, accessibility))
    }
    reportMotion(of: view, in: place, to: &changes)
  }

  func report(_ image: ImageContent?, of view: UIView, to changes: inout [ViewChange]) {
    guard image != self.image else { return }
    self.image = image
    changes.append(.image(view.id, image))
  }

  func report(_ text: StyledText, of view: UIView, to changes: inout [ViewChange]) {
    guard text != self.text else { return }
    self.text = text
    changes.append(.text(view.id, text))
  }

  func report(_ input: TextInput, of view: UIView, to changes: inout [ViewChange]) {
    guard input != self.input else { return }
    self.input = input
    changes.append(.input(view.id, input))
  }

  func reportState(isEnabled: Bool, isHighlighted: Bool, of view: UIView, to changes: inout [ViewChange]) {
    guard (isEnabled, isHighlighted) != control else { return }
    control = (isEnabled, isHighlighted)
    changes.append(.control(view.id, isEnabled: isEnabled, isHighlighted: isHighlighted))
  }

  /// Reports the selection if the host must set it.
  func reportSelection(_ selection: @autoclosure () -> Range<Int>, of view: UIView, to changes: inout [ViewChange]) {
    guard needsSelection else { return }
    needsSelection = false
    changes.append(.selection(view.id, selection()))
  }

  /// Reports a view whose box has changed, which happens at each move of a finger.
  func reportBox(of view: UIView, in place: LayerPlace, to changes: inout [ViewChange]) {
    // A view in motion, or held in a motion, reports more than its box.
    if view.motions != nil { return report(view, in: place, to: &changes) }
    reportFrame(view.frameInLayer, of: view, in: place, to: &changes)
    view.hostBehavior.reportBox(of: view, by: self, to: &changes)
  }

  /// Reports a motion. It continues from where the view is visible, even if the model was changed without animation in
  /// the meantime.
  private func reportMotion(of view: UIView, in place: LayerPlace, to changes: inout [ViewChange]) {
    guard let motions = view.motions, let session, let frame, let style else { return }
    let model = ViewPose(frame: frame, style: style, transform: transform)
    if !motions.isLeft(at: session.clock) { view.motions = nil }
    guard motions.isRunning(at: session.clock) else {
      if motions.isChanged {
        motions.isChanged = false
        movedTo = nil
        guard motionEnd > session.clock else { return }
        // The motion was cut short, so the host's motion ends with it.
        motionEnd = session.clock
        let key = ViewMotion.Key(time: 0, pose: model)
        changes.append(.motion(view.id, ViewMotion(start: session.clock, duration: 0, keys: [key])))
      }
      return
    }
    guard motions.isChanged || model != movedTo else { return }
    motions.isChanged = false
    movedTo = model
    let scale = Double(place.traits.displayScale)
    let motion = motions.motion(of: model, from: session.clock, scale: scale)
    motionEnd = motion.start + motion.duration
    changes.append(.motion(view.id, motion))
  }

  func reportChildren(of view: UIView, to changes: inout [ViewChange]) {
    let shown = view.shownSubviews
    var children = shown.map { $0.id }
    if let bar = shown.firstIndex(where: { $0.isTopBar }) { children.insert(children.remove(at: bar), at: 0) }
    guard children != self.children else { return }
    self.children = children
    changes.append(.children(view.id, children))
  }

  private func reportFrame(_ frame: Rect, of view: UIView, in place: LayerPlace, to changes: inout [ViewChange]) {
    let isGrowing = place.isMoving && (view.kind == .box || view.kind == .scroll)
    view.reserve = isGrowing ? max(view.reserve, frame.height) : frame.height
    var frame = frame
    // The layer clips the wrapper, so the wrapper always has its largest height and no move of a finger changes it.
    if view.place != nil, view is WrapperView { frame.height = view.reserve }
    guard frame != self.frame || view.reserve != reserve else { return }
    self.frame = frame
    reserve = view.reserve
    changes.append(.frame(view.id, frame, reserve: reserve))
  }

  /// Whether the host has the input state of the view.
  var hasInput: Bool { input != nil }

  /// The text that the host's own editing produced. Sending it back would move the caret.
  var textAtHost: String {
    get { text?.string ?? "" }
    set { text?.string = newValue }
  }

  func reportScroll(_ scroll: UIScrollView, to changes: inout [ViewChange]) {
    let (size, insets, offset) = scroll.atHost(last: scrollOffset)
    if (size, insets) != scrollContent {
      scrollContent = (size, insets)
      changes.append(.scrollContent(scroll.id, size, insets: insets))
    }
    if scroll.settings != scrollSettings {
      scrollSettings = scroll.settings
      changes.append(.scrolling(scroll.id, scrollSettings))
    }
    if scroll.snaps != snaps {
      snaps = scroll.snaps
      changes.append(.scrollSnaps(scroll.id, snaps))
    }
    if offset != scrollOffset {
      scrollOffset = offset
      changes.append(.scrollOffset(scroll.id, offset))
    }
  }
}

extension ViewTransform {
  /// Creates the host's transform. A transform with NaN counts as the identity.
  init(_ transform: CGAffineTransform) {
    self.init(
      a: Double(transform.a), b: Double(transform.b), c: Double(transform.c), d: Double(transform.d),
      tx: Double(transform.tx), ty: Double(transform.ty))
    let isFinite = a.isFinite && b.isFinite && c.isFinite && d.isFinite && tx.isFinite && ty.isFinite
    if !isFinite { self = .identity }
  }
}

extension UIView {
  /// The effect on the content behind the view.
  fileprivate var backdropEffect: UIBlurEffect? {
    if let blur = hostBehavior.blur(of: self) { return blur }
    guard let place, fills(place) else { return nil }
    return place.effect as? UIBlurEffect
  }
}

extension ViewStyle {
  @MainActor init(_ view: UIView, in place: LayerPlace, _ traits: UITraitCollection) {
    let layer = view.storedLayer
    let isWhole = view.fills(place)
    let background =
      view.hostBehavior.blur(of: view)?.tint(in: traits) ?? view.backgroundColor
      ?? (isWhole ? place.chrome ?? view.backdropEffect?.tint(in: traits) : nil)
    self.init(
      background: background?.resolved(with: traits, tint: view.tintColor) ?? .clear,
      alpha: Double(min(max(view.alpha, 0), 1) * (view.viewSettings?.paleness ?? 1)),
      isHidden: view.isHidden && !view.lingers || view.isAway,
      cornerRadius: Double(layer?.cornerRadius ?? 0),
      cornerShares: layer?.cornerShares ?? Corners(top: 1, bottom: 1),
      borderWidth: Double(layer?.borderWidth ?? 0),
      border: layer?.borderColor?.rgba ?? .clear,
      shadow: layer?.shadow ?? .none,
      clips: view.kind == .scroll || layer?.masksToBounds ?? false,
      ignoresTouches: !view.isUserInteractionEnabled || view.alpha < UIView.leastTouchableAlpha,
      passesTouches: view.passesTouches || view.refusesTouches,
      isHeader: view.isTopBar,
      passesUnderPopovers: view.takesTouchesUnderPopovers,
      backing: isWhole ? ViewStyle.backing(of: view, in: place, over: background, traits) : .clear,
      spins: view.spins)
    takesTwoFingers = view.recognizers.contains { $0.takesTwoFingers }
  }

  /// Returns the color of a layer where its content does not reach, usually the content's own color.
  @MainActor private static func backing(
    of view: UIView, in place: LayerPlace, over background: UIColor?, _ traits: UITraitCollection
  ) -> RGBA {
    let content = (view as? WrapperView)?.content ?? view
    let traits = TraitChange.overridesExist ? content.traitCollection : traits
    let color = place.chrome ?? content.backgroundColor ?? background
    return color?.resolved(with: traits, tint: content.tintColor) ?? .clear
  }
}
