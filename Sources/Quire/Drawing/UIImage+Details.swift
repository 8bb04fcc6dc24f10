// SPDX-License-Identifier: Apache-2.0

extension UIImage {
  // MARK: Names

  /// Creates a picture from the app's resources by the name of its file, as `init(named:)` does. The bundle and the
  /// configuration are ignored: a page has one folder of resources, and its files have no variants for traits.
  public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
    self.init(named: name)
  }

  /// Creates a picture from the app's resources by the name of its file, as `init(named:)` does. The bundle and the
  /// traits are ignored: a page has one folder of resources, and its files have no variants for traits.
  public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
    self.init(named: name)
  }

  /// Creates a system image by its name, as `init(systemName:)` does. The traits are ignored: system images have no
  /// variants.
  public convenience init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?) {
    self.init(systemName: name)
  }

  /// Creates a system image by its name. The variable value, 0...1, is ignored: all parts of the image are drawn alike.
  public convenience init?(
    systemName name: String, variableValue value: Double, configuration: Configuration? = nil
  ) {
    self.init(systemName: name, withConfiguration: configuration)
  }

  /// The system image for adding something.
  public static var add: UIImage { UIImage(system: "plus.circle.fill") }
  /// The system image for removing something.
  public static var remove: UIImage { UIImage(system: "minus.circle.fill") }
  /// The system image for a list of actions.
  public static var actions: UIImage { UIImage(system: "ellipsis.circle") }
  /// The system image of a checkmark.
  public static var checkmark: UIImage { UIImage(system: "checkmark") }
  /// The system image of a checkmark with an outline.
  public static var strokedCheckmark: UIImage { UIImage(system: "checkmark.circle") }

  // MARK: Alignment

  /// Returns the image with insets from its edges to the box that constraints position, in points.
  public final func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
    with { $0.alignmentRectInsets = alignmentInsets }
  }

  /// The insets from the image's edges to the box that constraints position, in points; zero by default.
  public final var alignmentRectInsets: UIEdgeInsets { extras?.alignmentRectInsets ?? .zero }

  /// Returns the image with a baseline at a distance above its bottom, in points. It has no effect: image views have
  /// their baseline at the bottom.
  public final func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage {
    with { $0.baseline = baselineOffset }
  }

  /// Returns the image without a baseline.
  public final func imageWithoutBaseline() -> UIImage { with { $0.baseline = nil } }

  /// The distance of the baseline above the bottom of the image, in points; `nil` without a baseline.
  public final var baselineOffsetFromBottom: CGFloat? { extras?.baseline }

  // MARK: Preparing

  /// Returns the image in a size, in points, or `nil` if a length is not positive. The browser scales the pixels when it
  /// shows the image.
  public final func preparingThumbnail(of size: CGSize) -> UIImage? {
    guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else { return nil }
    return resized(to: size) { _ in }
  }

  /// Calls a closure with the image in a size, later in this turn of the app.
  public final func prepareThumbnail(
    of size: CGSize, completionHandler: @escaping @MainActor @Sendable (UIImage?) -> Void
  ) {
    let image = preparingThumbnail(of: size)
    Session.afterward { completionHandler(image) }
  }

  /// Returns the image in a size.
  public final func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? { preparingThumbnail(of: size) }

  /// Returns the image itself: the browser decodes images when it shows them.
  public final func preparingForDisplay() -> UIImage? { self }

  /// Calls a closure with the image itself, later in this turn of the app: the browser decodes images when it shows
  /// them.
  public final func prepareForDisplay(completionHandler: @escaping @MainActor @Sendable (UIImage?) -> Void) {
    Session.afterward { completionHandler(self) }
  }

  /// The image itself: the browser decodes images when it shows them.
  public final var byPreparingForDisplay: UIImage? { get async { self } }

  // MARK: Assets

  /// The traits of the image; unspecified, because images have no variants for traits.
  public final var traitCollection: UITraitCollection { UITraitCollection() }
  /// The asset that has the image's variants. It contains only the image itself.
  public final var imageAsset: UIImageAsset? { UIImageAsset(self) }
}

/// The variants of an image for different traits.
@preconcurrency @MainActor public final class UIImageAsset: NSObject {
  private var variants: [(traits: UITraitCollection, image: UIImage)] = []

  /// Creates an asset without images.
  public override init() {
    super.init()
  }

  init(_ image: UIImage) {
    super.init()
    variants = [(UITraitCollection(), image)]
  }

  /// Returns the image that was registered last among those whose style suits the traits; or else the first one; or an
  /// empty image.
  public func image(with traitCollection: UITraitCollection) -> UIImage {
    let suited = variants.last { variant in
      variant.traits.userInterfaceStyle == .unspecified
        || variant.traits.userInterfaceStyle == traitCollection.userInterfaceStyle
    }
    return suited?.image ?? variants.first?.image ?? UIImage()
  }

  /// Registers an image for traits, of which only the style counts.
  public func register(_ image: UIImage, with traitCollection: UITraitCollection) {
    unregister(traitCollection)
    variants.append((traitCollection, image))
  }

  /// Removes the image that was registered for traits.
  public func unregisterImage(with traitCollection: UITraitCollection) { unregister(traitCollection) }

  private func unregister(_ traits: UITraitCollection) {
    variants.removeAll { $0.traits.userInterfaceStyle == traits.userInterfaceStyle }
  }
}
