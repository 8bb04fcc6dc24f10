// SPDX-License-Identifier: Apache-2.0

/// An accessibility element that is not a view, for example a bar of a chart that a view draws.
///
/// The container is the view that draws the element. The view's `accessibilityElements` contains the element.
@preconcurrency @MainActor open class UIAccessibilityElement: NSObject {
  /// The view that contains the element. Held weakly.
  @Weak open var accessibilityContainer: AnyObject?
  /// Whether the element is visible to assistive technologies; `true` by default.
  open var isAccessibilityElement = true { didSet { changed?() } }
  /// The name that assistive technologies announce.
  open var accessibilityLabel: String? { didSet { changed?() } }
  /// The value that assistive technologies announce.
  open var accessibilityValue: String? { didSet { changed?() } }
  /// A description of the result of activating the element.
  open var accessibilityHint: String? { didSet { changed?() } }
  /// A text that identifies the element in tests.
  open var accessibilityIdentifier: String? { didSet { changed?() } }
  /// The traits that describe the element's role and behavior.
  open var accessibilityTraits: UIAccessibilityTraits = .none { didSet { changed?() } }
  /// The frame in the container's coordinates, in points.
  open var accessibilityFrameInContainerSpace = CGRect.zero { didSet { changed?() } }

  /// Updates the view that exposes the element to the host. That view sets this closure.
  final var changed: (() -> Void)?

  /// Creates an element of a view. The element must also be added to the view's `accessibilityElements`.
  public init(accessibilityContainer container: AnyTarget) {
    super.init()
    accessibilityContainer = container as AnyObject
  }

  /// The frame in window coordinates, in points. It follows the container.
  open var accessibilityFrame: CGRect {
    get {
      let own = accessibilityFrameInContainerSpace
      return (accessibilityContainer as? UIView)?.convert(own, to: nil) ?? own
    }
    set {
      accessibilityFrameInContainerSpace =
        (accessibilityContainer as? UIView)?.convert(newValue, from: nil) ?? newValue
    }
  }
}

extension UIView {
  /// The elements that represent the view's content: views, and `UIAccessibilityElement` objects, which are exposed to
  /// assistive technologies at their frames. `nil`, the default, means the subviews.
  ///
  /// A browser reads views in the order of `subviews`, regardless of their order here. Elements that are not views
  /// follow the views.
  public final var accessibilityElements: [AnyTarget]? {
    get { accessibilityParts?.elements.map { $0.map { $0 } } }
    set {
      changeAccessibility { $0.elements = newValue.map { $0.map { $0 as AnyObject } } }
      showElements()
    }
  }

  private final func showElements() {
    guard let parts = accessibilityParts else { return }
    for view in parts.shownElements { view.removeFromSuperview() }
    parts.shownElements = (parts.elements ?? []).compactMap { $0 as? UIAccessibilityElement }.map { element in
      let view = UIView()
      view.passesTouches = true
      element.changed = { [element = Weak(element), view = Weak(view)] in
        guard let element = element.wrappedValue, let view = view.wrappedValue else { return }
        view.show(element)
      }
      view.show(element)
      addSubview(view)
      return view
    }
  }

  private final func show(_ element: UIAccessibilityElement) {
    frame = element.accessibilityFrameInContainerSpace
    isAccessibilityElement = element.isAccessibilityElement
    accessibilityLabel = element.accessibilityLabel
    accessibilityValue = element.accessibilityValue
    accessibilityTraits = element.accessibilityTraits
    accessibilityHint = element.accessibilityHint
    accessibilityIdentifier = element.accessibilityIdentifier
  }
}
