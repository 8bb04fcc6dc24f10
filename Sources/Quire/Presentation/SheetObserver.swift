// SPDX-License-Identifier: Apache-2.0

import SheetEngine

// Not Apple's API. UIKit reports only the detent that the user chose; live progress is built on this protocol.

/// An object that is notified of the position of a sheet, the cause of its motion, and the target where it will rest.
///
/// The calls are made within the turn of the event, so changes that they make are shown together with it.
@preconcurrency @MainActor public protocol SheetObserver: NSObjectProtocol {
  /// Whether the observer also wants each frame of a motion. Otherwise `sheetDidMove` is called for fingers, settings
  /// and the ends of motions. Call `observationChanged` when this value changes.
  var wantsEveryFrame: Bool { get }

  /// Called when the sheet has moved since the last call.
  func sheetDidMove(_ sheet: UISheetPresentationController, to position: SheetPosition)
  /// Called when a finger or a wheel takes the sheet.
  func sheetDragBegan(_ sheet: UISheetPresentationController)
  /// Called when the finger or the wheel lets go. `sheet(_:willRestAt:)` follows unless the sheet was dismissed in
  /// code.
  func sheetDragEnded(_ sheet: UISheetPresentationController, wasCanceled: Bool)
  /// Called with the target of the user's release, or of a press on the grabber. A `nil` target means dismissal.
  /// Returns an active detent to rest at instead, or `nil` to accept the target. An identifier of no active detent
  /// counts as `nil`.
  func sheet(
    _ sheet: UISheetPresentationController, willRestAt target: UISheetPresentationController.Detent.Identifier?
  ) -> UISheetPresentationController.Detent.Identifier?
  /// Called when the sheet rests after a motion other than the opening.
  func sheetDidRest(_ sheet: UISheetPresentationController)
  /// Called when the sheet has left. The presentation ends next.
  func sheetDidLeave(_ sheet: UISheetPresentationController)
  /// Called when the keyboard will show or hide. `isOwn` is `false` if the focus is known to be in another
  /// presentation.
  func sheet(_ sheet: UISheetPresentationController, keyboardWillShow isShowing: Bool, isOwn: Bool)
}

/// The position of a sheet.
public struct SheetPosition {
  /// The identifier of a detent, as in `UISheetPresentationController.selectedDetentIdentifier`.
  public typealias Identifier = UISheetPresentationController.Detent.Identifier

  /// The cause of a sheet's latest motion. It does not change while the sheet rests.
  public enum Cause: UInt8, Hashable, Sendable {
    /// The opening after `present`, animated or not.
    case opening
    /// A drag by a finger or a wheel.
    case drag
    /// The motion from the release of a drag to the resting position.
    case release
    /// A tap on, or a key for, a part of the sheet that has an action.
    case activation
    /// A change of settings, animated or not.
    case settings
    /// The keyboard was shown or hidden, or changed its frame. See `keyboardBehavior`.
    case keyboard
    /// A change of size, safe areas or traits.
    case environment
    /// The closing, by `dismiss` or by the user.
    case closing
  }

  /// The y-coordinate of the top edge in the container, in points.
  public var offset: CGFloat
  /// The velocity of `offset`, in points per second. Positive is down.
  public var velocity: CGFloat
  /// The progress over all detents: 0 at the smallest active detent, 1 at the largest, and beyond them in overdrag.
  /// With one detent, the fraction of its height inside the safe area, which is 1 at the detent.
  public var total: CGFloat
  /// The smaller of the two detents around the sheet. Equal to `upper` in overdrag, and if there is only one.
  public var lower: Identifier
  /// The larger of the two detents around the sheet. Equal to `lower` in overdrag, and if there is only one.
  public var upper: Identifier
  /// The progress from `lower` to `upper`. 0 if they are equal.
  public var fraction: CGFloat
  /// The detent where the sheet will rest, or would rest if released now. `nil` for dismissal.
  public var target: Identifier?
  /// The visibility of the sheet while it fades, 0...1.
  public var visibility: CGFloat
  /// The cause of the latest motion. It does not change while the sheet rests.
  public var cause: Cause
}

/// A detent that is active at present.
public struct SheetStop {
  /// The identifier of the detent. Among detents with the same identifier, the first declared one counts.
  public var identifier: UISheetPresentationController.Detent.Identifier
  /// The height inside the safe area, in points.
  public var value: CGFloat
  /// The y-coordinate of the sheet's top edge at the detent, in the container.
  public var offset: CGFloat
}

extension UISheetPresentationController {
  /// Adds an observer, which is held weakly. Adding it twice has no further effect. The engine reports progress while
  /// there is an observer.
  public final func addObserver(_ observer: any SheetObserver) {
    observers.removeAll { $0.wrappedValue == nil || $0.wrappedValue === observer }
    observers.append(Weak(observer))
    observationChanged()
  }

  /// Removes an observer. Does nothing if it was never added.
  public final func removeObserver(_ observer: any SheetObserver) {
    observers.removeAll { $0.wrappedValue == nil || $0.wrappedValue === observer }
    observationChanged()
  }

  /// The observers that still exist, in the order in which they were added.
  public final var livingObservers: [any SheetObserver] {
    var living: [any SheetObserver] = []
    for observer in observers {
      if let observer = observer.wrappedValue { living.append(observer) }
    }
    return living
  }

  /// Updates the reports after an observer's `wantsEveryFrame` has changed. Call it then.
  public final func observationChanged() {
    presentation?.settingsChanged()
  }

  /// The recognizer for the drag that moves the sheet. The engine drives it.
  public final var dragRecognizer: UIPanGestureRecognizer {
    if let storedDrag { return storedDrag }
    let made = UIPanGestureRecognizer()
    made.isDriven = true
    made.view = presentedView
    storedDrag = made
    observationChanged()
    return made
  }

  /// The detent where the sheet rests according to its settings: the selected one, or else the first active one. `nil`
  /// while the sheet isn't presented.
  public final var restingDetentIdentifier: Detent.Identifier? {
    guard let presentation, let key = presentation.session?.stack.selectedDetent(of: presentation.id) else {
      return nil
    }
    return identifier(of: key)
  }

  /// The position of the sheet, or `nil` while it isn't presented.
  public final var position: SheetPosition? {
    guard let presentation, let progress = presentation.session?.stack.progress(of: presentation.id) else { return nil }
    return makePosition(progress)
  }

  /// The active detents from small to large. Empty while the sheet isn't presented.
  public final var stops: [SheetStop] {
    guard let presentation, let session = presentation.session else { return [] }
    var stops: [SheetStop] = []
    for stop in session.stack.stops(of: presentation.id) {
      guard let identifier = identifier(of: stop.key) else { continue }
      stops.append(SheetStop(identifier: identifier, value: CGFloat(stop.value), offset: CGFloat(stop.offset)))
    }
    return stops
  }

  /// The sheet's current frame in the container, before the scale and the shift that depend on its position in the
  /// stack.
  public final var liveFrame: CGRect? {
    guard let presentation, let session = presentation.session else { return nil }
    return session.stack.liveFrame(of: presentation.id).map { CGRect($0) }
  }

  /// The value of `large`, in points, in the sheet's window, or else in the current one.
  public final var maximumDetentValue: CGFloat? {
    guard let session = presentation?.session ?? Session.current else { return nil }
    // A popover has one height.
    if presentation?.sent?.form == .popover { return stops.last?.value }
    let settings = SheetOptions(
      prefersEdgeAttachedInCompactHeight: prefersEdgeAttachedInCompactHeight, prefersPageSizing: prefersPageSizing)
    return CGFloat(session.maximumDetentValue(for: presentation?.sent ?? Configuration(sheet: settings)))
  }

  /// The area at each edge of the window that bars, cameras and the home indicator cover.
  public final var containerSafeArea: UIEdgeInsets {
    UIEdgeInsets((presentation?.session ?? Session.current)?.environment.safeArea ?? .zero)
  }

  func makePosition(_ progress: SheetProgress) -> SheetPosition? {
    guard let lower = identifier(of: progress.lower), let upper = identifier(of: progress.upper) else { return nil }
    return SheetPosition(
      offset: CGFloat(progress.offset), velocity: CGFloat(progress.velocity), total: CGFloat(progress.total),
      lower: lower, upper: upper, fraction: CGFloat(progress.fraction),
      target: progress.target.flatMap { identifier(of: $0) }, visibility: CGFloat(progress.visibility),
      cause: SheetPosition.Cause(progress.cause))
  }

  func identifier(of key: DetentKey) -> Detent.Identifier? {
    detentTable.identifier(of: key).map { Detent.Identifier($0) }
  }

  /// Sets up the configuration so that the engine reports exactly what the observers need.
  func applyObservation(to configuration: inout Configuration) {
    let living = livingObservers
    configuration.wantsProgress = !living.isEmpty || storedDrag != nil
    configuration.wantsSettleTarget = !living.isEmpty
    configuration.wantsProgressInMotion = living.contains { $0.wantsEveryFrame }
  }
}

extension SheetPosition.Cause {
  init(_ cause: SheetProgress.Cause) {
    switch cause {
    case .opening: self = .opening
    case .drag: self = .drag
    case .release: self = .release
    case .activation: self = .activation
    case .settings: self = .settings
    case .keyboard: self = .keyboard
    case .environment: self = .environment
    case .closing: self = .closing
    }
  }
}
