// SPDX-License-Identifier: Apache-2.0

import SheetEngine

// Not Apple's API. UIKit reports only the detent that the user chose; live progress is built on this.

/// Is notified of where a sheet is, what moves it, and where it will rest.
///
/// Calls come within the turn of the event, so changes made in them are shown with it.
@preconcurrency @MainActor public protocol SheetObserver: NSObjectProtocol {
  /// Whether each frame of a motion is wanted too; otherwise `sheetDidMove` is called for fingers, settings and the
  /// ends of motions. Call `observationChanged` when it changes.
  var wantsEveryFrame: Bool { get }

  /// The sheet has moved since the last call.
  func sheetDidMove(_ sheet: UISheetPresentationController, to position: SheetPosition)
  /// A finger or a wheel takes the sheet.
  func sheetDragBegan(_ sheet: UISheetPresentationController)
  /// The finger or wheel lets go; `sheet(_:willRestAt:)` follows unless the sheet was dismissed in code.
  func sheetDragEnded(_ sheet: UISheetPresentationController, wasCancelled: Bool)
  /// The user's choice at release, or on the grabber: `nil` stands for dismissal. Returns an active detent to rest at
  /// instead, or `nil` to accept it; an identifier of no active detent counts as `nil`.
  func sheet(
    _ sheet: UISheetPresentationController, willRestAt target: UISheetPresentationController.Detent.Identifier?
  ) -> UISheetPresentationController.Detent.Identifier?
  /// It rests after a motion other than the opening.
  func sheetDidRest(_ sheet: UISheetPresentationController)
  /// The sheet is gone, and the presentation ends next.
  func sheetDidLeave(_ sheet: UISheetPresentationController)
  /// The keyboard will show or hide. `isOwn` is `false` if the focus is known to be in another presentation.
  func sheet(_ sheet: UISheetPresentationController, keyboardWillShow isShowing: Bool, isOwn: Bool)
}

/// Where a sheet is.
public struct SheetPosition {
  /// Names a detent, as `UISheetPresentationController.selectedDetentIdentifier` does.
  public typealias Identifier = UISheetPresentationController.Detent.Identifier

  /// What moved it last; stays the same while the sheet rests.
  public enum Cause: UInt8, Hashable, Sendable {
    /// Its opening after `present`, animated or not.
    case opening
    /// A finger or a wheel.
    case drag
    /// The motion from where it was released to where it rests.
    case release
    /// A tap or a key on a part that acts.
    case activation
    /// New settings, animated or not.
    case settings
    /// The keyboard came, went or changed its box; see `keyboardBehavior`.
    case keyboard
    /// Another size, other safe areas, other traits.
    case environment
    /// Its closing, by `dismiss` or by the user.
    case closing
  }

  /// The y of the top edge in the container, in points.
  public var offset: CGFloat
  /// Of `offset`, in points per second; downwards is positive.
  public var velocity: CGFloat
  /// 0 at the smallest active detent, 1 at the largest, beyond them in overdrag. With one detent: the fraction of its
  /// height inside the safe area, 1 at the detent.
  public var total: CGFloat
  /// The detents around it; equal in overdrag, and where there is only one.
  public var lower: Identifier
  /// The larger of the two detents around it; equal to `lower` in overdrag, and where there is only one.
  public var upper: Identifier
  /// From `lower` to `upper`; 0 where they are equal.
  public var fraction: CGFloat
  /// Where it would rest if released now, or will rest; `nil` for dismissal.
  public var target: Identifier?
  /// How visible it is while it fades, 0...1.
  public var visibility: CGFloat
  /// What moved it last; it stands while the sheet rests.
  public var cause: Cause
}

/// A detent that takes part at present.
public struct SheetStop {
  /// The detent's identifier; of several with one identifier the first declared counts.
  public var identifier: UISheetPresentationController.Detent.Identifier
  /// The height inside the safe area, in points.
  public var value: CGFloat
  /// The y of the sheet's top edge there, in the container.
  public var offset: CGFloat
}

extension UISheetPresentationController {
  /// Adds an observer, held weakly; adding it twice has no further effect. While there is one, the engine reports
  /// progress.
  public final func addObserver(_ observer: any SheetObserver) {
    observers.removeAll { $0.wrappedValue == nil || $0.wrappedValue === observer }
    observers.append(Weak(observer))
    observationChanged()
  }

  /// Removes an observer; one that was never added changes nothing.
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

  /// To be called when an observer's `wantsEveryFrame` has changed.
  public final func observationChanged() {
    presentation?.settingsChanged()
  }

  /// The drag that moves the sheet, as a recogniser that the engine drives.
  public final var dragRecognizer: UIPanGestureRecognizer {
    if let storedDrag { return storedDrag }
    let made = UIPanGestureRecognizer()
    made.isDriven = true
    made.view = presentedView
    storedDrag = made
    observationChanged()
    return made
  }

  /// The detent where it rests by its settings: the selected one, or the first active one. `nil` while it isn't
  /// presented.
  public final var restingDetentIdentifier: Detent.Identifier? {
    guard let presentation, let key = presentation.session?.stack.selectedDetent(of: presentation.id) else {
      return nil
    }
    return identifier(of: key)
  }

  /// Where the sheet is; `nil` while it isn't presented.
  public final var position: SheetPosition? {
    guard let presentation, let progress = presentation.session?.stack.progress(of: presentation.id) else { return nil }
    return makePosition(progress)
  }

  /// The active detents from small to large; empty while it isn't presented.
  public final var stops: [SheetStop] {
    guard let presentation, let session = presentation.session else { return [] }
    var stops: [SheetStop] = []
    for stop in session.stack.stops(of: presentation.id) {
      guard let identifier = identifier(of: stop.key) else { continue }
      stops.append(SheetStop(identifier: identifier, value: CGFloat(stop.value), offset: CGFloat(stop.offset)))
    }
    return stops
  }

  /// The sheet's present frame in the container, before the scale and shift of its place in the stack.
  public final var liveFrame: CGRect? {
    guard let presentation, let session = presentation.session else { return nil }
    return session.stack.liveFrame(of: presentation.id).map { CGRect($0) }
  }

  /// The value of `large`, in points: in the sheet's window, or else in the present one.
  public final var maximumDetentValue: CGFloat? {
    guard let session = presentation?.session ?? Session.current else { return nil }
    // A popover has one height.
    if presentation?.sent?.form == .popover { return stops.last?.value }
    let settings = SheetOptions(
      prefersEdgeAttachedInCompactHeight: prefersEdgeAttachedInCompactHeight, prefersPageSizing: prefersPageSizing)
    return CGFloat(session.maximumDetentValue(for: presentation?.sent ?? Configuration(sheet: settings)))
  }

  /// The part of each edge of the window that bars, cameras and the home indicator take.
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

  /// Sets the configuration so that the engine reports what the observers want, and no more.
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
