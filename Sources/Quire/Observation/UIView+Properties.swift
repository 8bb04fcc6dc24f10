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
    guard let tracking = UIView.tracking else { return layOut() }
    tracking(layOut) { [me = Weak(self)] in me.wrappedValue?.setNeedsLayout() }
  }

  private final func updateOwnProperties() {
    controller?.updateOwnProperties()
    guard needsProperties else { return }
    needsProperties = false
    guard let tracking = UIView.tracking else { return updateProperties() }
    tracking(updateProperties) { [me = Weak(self)] in me.wrappedValue?.setNeedsUpdateProperties() }
  }

  /// Requests that `updateProperties()` be called before the next layout.
  public final func setNeedsUpdateProperties() {
    needsProperties = true
    setNeedsLayout()
  }

  /// Updates the properties of the view and of its subviews immediately, where they need it.
  public final func updatePropertiesIfNeeded() {
    updateOwnProperties()
    for view in subviews { view.updatePropertiesIfNeeded() }
  }
}

extension UIViewController {
  final func updateOwnProperties() {
    guard needsProperties else { return }
    needsProperties = false
    guard let tracking = UIView.tracking else { return updateProperties() }
    tracking(updateProperties) { [me = Weak(self)] in me.wrappedValue?.setNeedsUpdateProperties() }
  }

  /// Requests that `updateProperties()` be called before the next layout of the view.
  public final func setNeedsUpdateProperties() {
    needsProperties = true
    viewIfLoaded?.setNeedsLayout()
  }

  /// Updates the properties of the controller, its view and the views in it immediately, where they need it.
  public final func updatePropertiesIfNeeded() {
    updateOwnProperties()
    viewIfLoaded?.updatePropertiesIfNeeded()
  }
}

/// A closure of the main actor that an observation calls.
private final class ObservedChange: @unchecked Sendable {
  private let changed: () -> Void

  init(_ changed: @escaping () -> Void) { self.changed = changed }

  func call() { changed() }
}
