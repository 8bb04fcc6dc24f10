// SPDX-License-Identifier: Apache-2.0

import SheetEngine

@_spi(Hosts) extension Session {
  // MARK: Calls from the host

  /// Creates the app's root view controller and shows it. `root` runs once, within the first turn.
  public func start(root: () -> UIViewController, now: Seconds) {
    turn(now) {
      placeLayers()
      // During this call, the app may show another window.
      let root = root()
      window.rootViewController = root
    }
  }

  /// Handles touches, wheels, activation of the grabber and the dimming, Escape, `advance` and `finishMotion`.
  ///
  /// Changes of the environment must go through `environmentChanged`, which resolves detents. Presentations are created
  /// only by the app. For a finger that comes down, `view` is the innermost view under it.
  public func handle(_ input: Input, over view: ViewID? = nil) {
    turn(input.now) {
      if case .escape = input.event, let top = presentations.last, top.style.covers, let escaped = top.whenEscaped {
        return escaped()
      }
      if case .escape = input.event, presentations.last?.innermost.accessibilityPerformEscape() == true {
        return
      }
      if ignoredInteractions > 0, case .touchBegan = input.event { return }
      followDrags(input)
      handleTouches(input, over: view)
    }
  }

  /// Called when the window's size, its safe area, the keyboard, the preferences, or the light or dark appearance
  /// changes.
  public func environmentChanged(
    _ environment: Environment, appearance: Appearance, preferences: Preferences = Preferences(), now: Seconds
  ) {
    turn(now) { change(to: environment, appearance, preferences) }
  }

  /// Called when a native control is pressed: clicked, tapped, or activated by a key or an assistive technology.
  public func activate(_ view: ViewID, now: Seconds) {
    turn(now) {
      guard !arena.disqualifies(view, at: clock), ignoredInteractions == 0 else { return }
      guard let view = shown[view.rawValue] else { return }
      if let control = view.asControl { control.press() } else { view.semantics?.pressView?(view) }
    }
  }

  /// Called when a key is pressed on a control that has the focus.
  public func pressed(_ key: ControlKey, on view: ViewID, now: Seconds) {
    turn(now) {
      guard let view = shown[view.rawValue] else { return }
      guard view.semantics != nil else { return adjust(view, key) }
      guard let control = view.asControl else { return view.semantics?.keyView?(view, key) ?? () }
      if control.isEnabled { control.semantics?.keys?(control, key) }
    }
  }

  /// Adjusts a view with the trait `adjustable` that is not one of Quire's controls.
  private func adjust(_ view: UIView, _ key: ControlKey) {
    guard view.accessibilityTraits.contains(.adjustable), let isMore = key.isMore(in: view) else { return }
    if isMore { view.accessibilityIncrement() } else { view.accessibilityDecrement() }
  }

  /// Called when the host's scroller has moved, by itself or at the engine's request. An offset of 0 is the top-left
  /// end of the range.
  public func scrolled(_ view: ViewID, to offset: Vector, now: Seconds) {
    turn(now) {
      guard let scroller = shown[view.rawValue]?.asScrollView else { return }
      arena.scrollerClaimed(scroller)
      scroller.hostScrolled(to: offset)
    }
  }

  /// Called when the host's scroller has come to rest, after a finger or a wheel.
  public func scrollRested(_ view: ViewID, now: Seconds) {
    turn(now) { shown[view.rawValue]?.asScrollView?.hostRested() }
  }

  /// Runs code of the app outside an event, for example a test's own calls.
  public func perform(now: Seconds, _ body: () -> Void) {
    turn(now, body)
  }
}
