// SPDX-License-Identifier: Apache-2.0

#if canImport(Observation) && !hasFeature(Embedded)
  import Observation
#endif

// Updates of properties before layout. They are repeated when a property of an observable object has changed that was
// read during the update. The same applies to layout.

extension UIView {
  #if hasFeature(Embedded)
    /// A function that calls a closure, and another one when an observable property has changed that the first one
    /// read; set with the first observable object.
    static var tracking: ((_ body: () -> Void, _ changed: @escaping () -> Void) -> Void)?

    nonisolated static func observeLayout() {
      MainActor.assumeIsolated {
        guard tracking == nil else { return }
        tracking = { body, changed in
          let box = ObservedChange(changed)
          withObservationTracking(body, onChange: { MainActor.assumeIsolated { box.call() } })
        }
      }
    }
  #else
    /// A function that calls a closure, and another one when an observable property that the first one read changes.
    static let tracking: ((_ body: () -> Void, _ changed: @escaping () -> Void) -> Void)? = { body, changed in
      #if canImport(Observation)
        guard #available(macOS 14, iOS 17, tvOS 17, watchOS 10, *) else { return body() }
        let box = ObservedChange(changed)
        withObservationTracking(body, onChange: { MainActor.assumeIsolated { box.call() } })
      #else
        body()
      #endif
    }
  #endif

  /// Updates the properties of the view and of its controller, and lays out the view's subviews.
  final func layOutOnce(_ layOut: () -> Void) {
    updateOwnProperties()
    guard propertyNeeds.contains(.tracking), let tracking = UIView.tracking else { return layOut() }
    tracking(layOut) { [me = Weak(self)] in me.wrappedValue?.setNeedsLayout() }
  }

  private final func updateOwnProperties() {
    guard !propertyNeeds.isDisjoint(with: [.own, .controller]) else { return }
    if propertyNeeds.contains(.controller) {
      propertyNeeds.remove(.controller)
      controller?.updateOwnProperties()
    }
    guard propertyNeeds.contains(.own) else { return }
    propertyNeeds.remove(.own)
    // Quire's own views read no observable objects.
    if controller != nil || isOfAppsClass { propertyNeeds.insert(.tracking) }
    guard propertyNeeds.contains(.tracking), let tracking = UIView.tracking else { return updateProperties() }
    tracking(updateProperties) { [me = Weak(self)] in me.wrappedValue?.setNeedsUpdateProperties() }
  }

  /// Requests that `updateProperties()` be called before the next layout.
  public final func setNeedsUpdateProperties() {
    propertyNeeds.insert(.own)
    setNeedsLayout()
  }

  /// Updates the properties of the view and of its subviews immediately, where they need it.
  public final func updatePropertiesIfNeeded() {
    updateOwnProperties()
    for view in subviews { view.updatePropertiesIfNeeded() }
  }
}

/// The updates of properties that a view and its controller need.
struct PropertyNeeds: OptionSet {
  var rawValue: UInt8

  /// The view's `updateProperties()` must be called.
  static var own: PropertyNeeds { PropertyNeeds(rawValue: 1) }
  /// The `updateProperties()` of the view's controller must be called.
  static var controller: PropertyNeeds { PropertyNeeds(rawValue: 2) }
  /// The view is of a class of the app or has a controller, so its layout may read observable objects.
  static var tracking: PropertyNeeds { PropertyNeeds(rawValue: 4) }
}

extension UIViewController {
  final func updateOwnProperties() {
    guard let tracking = UIView.tracking else { return updateProperties() }
    tracking(updateProperties) { [me = Weak(self)] in me.wrappedValue?.setNeedsUpdateProperties() }
  }

  /// Requests that `updateProperties()` be called before the next layout of the view.
  public final func setNeedsUpdateProperties() {
    guard let view = viewIfLoaded else { return }
    view.propertyNeeds.insert(.controller)
    view.setNeedsLayout()
  }

  /// Updates the properties of the controller, its view and the views in it immediately, where they need it. Does
  /// nothing before the view is loaded.
  public final func updatePropertiesIfNeeded() {
    viewIfLoaded?.updatePropertiesIfNeeded()
  }
}

/// A closure of the main actor that an observation calls.
private final class ObservedChange: @unchecked Sendable {
  private let changed: () -> Void

  init(_ changed: @escaping () -> Void) { self.changed = changed }

  func call() { changed() }
}
