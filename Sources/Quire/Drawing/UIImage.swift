// SPDX-License-Identifier: Apache-2.0

import SheetEngine

/// A picture from the app's resources or from data, or a system image.
@preconcurrency @MainActor open class UIImage: NSObject {
  /// The colors in which an image is drawn, with Apple's values.
  public enum RenderingMode: Int, Sendable {
    /// Pictures are drawn in their own colors, system images in the tint of the view that shows them.
    case automatic = 0
    /// The image is drawn in its own colors; a system image in the color of `withTintColor`, or in `UIColor.label`.
    case alwaysOriginal = 1
    /// The image is drawn as a shape in the tint of the view that shows it.
    case alwaysTemplate = 2
  }

  final let source: ImageContent.Source
  /// The size in points.
  public final let size: CGSize
  /// The number of pixels per point of a picture. 1 for system images.
  public final let scale: CGFloat
  /// The colors in which the image is drawn. `automatic` by default.
  public final let renderingMode: RenderingMode
  /// The color of `withTintColor`.
  final let tint: UIColor?
  /// The configuration of a system image, or `nil` for a picture.
  final let storedConfiguration: SymbolConfiguration?
  /// The rarely used properties, or `nil` if there are none.
  final var extras: ImageExtras?

  // `package`, because an internal initializer is compiled into an app's module too, and the linker finds it twice.
  package init(
    source: ImageContent.Source, size: CGSize, scale: CGFloat = 1, renderingMode: RenderingMode = .automatic,
    tint: UIColor? = nil, configuration: SymbolConfiguration? = nil, extras: ImageExtras? = nil
  ) {
    self.source = source
    self.size = size
    self.scale = scale
    self.renderingMode = renderingMode
    self.tint = tint
    storedConfiguration = configuration
    self.extras = extras
    super.init()
  }

  /// Creates an image without a size, which shows nothing.
  public override convenience init() {
    self.init(source: .resource(""), size: .zero)
  }

  /// Creates a picture from the app's resources by the name of its file, with or without the extension. Returns `nil`
  /// if there is none.
  ///
  /// A file whose name ends in `@2x` or `@3x` has that many pixels per point. The one that matches the screen is
  /// preferred.
  public convenience init?(named name: String) {
    guard let found = UIImage.resource(named: name) else { return nil }
    self.init(found.resource, scale: found.scale)
  }

  #if hasFeature(Embedded)
    /// Creates a picture from the app's resources by the name of its file. Traps if there is none.
    public convenience init(imageLiteralResourceName name: String) {
      self.init(literal: name)
    }
  #else
    /// Creates a picture from the app's resources by the name of its file, as an image literal does. Traps if there is
    /// none.
    public required convenience init(imageLiteralResourceName name: String) {
      self.init(literal: name)
    }

    /// Reads an image from an archive. Returns `nil` if the values are not those of an image.
    nonisolated public required init?(coder: NSCoder) {
      guard let values = ArchivedImage(coder) else { return nil }
      source = values.source
      size = values.size
      scale = values.scale
      renderingMode = RenderingMode(rawValue: values.mode) ?? .automatic
      tint = nil
      storedConfiguration = values.configuration
      super.init()
    }
  #endif

  private convenience init(literal name: String) {
    guard let found = UIImage.resource(named: name) else {
      preconditionFailure("The app has no image named \(name).")
    }
    self.init(found.resource, scale: found.scale)
  }

  private static func resource(named name: String) -> (resource: Session.Resource, scale: CGFloat)? {
    guard let session = Session.current else { return nil }
    let plain = name.withoutExtension
    let ending = String(decoding: Array(name.utf8.dropFirst(plain.utf8.count)), as: UTF8.self)
    let scales: [(mark: String, scale: CGFloat)] =
      session.environment.displayScale > 2 ? [("@3x", 3), ("@2x", 2)] : [("@2x", 2), ("@3x", 3)]
    for (mark, scale) in scales {
      if let resource = session.resource(named: plain + mark + ending) { return (resource, scale) }
    }
    return session.resource(named: name).map { ($0, 1) }
  }

  /// Creates a picture from the app's resources by the path of its file, relative to the app's folder or an outer one.
  /// Returns `nil` if there is none.
  public convenience init?(contentsOfFile path: String) {
    guard let found = Session.current?.resource(atPath: path) else { return nil }
    self.init(found, scale: 1)
  }

  /// Creates a system image by its name. Returns `nil` for a name that `Documentation/SystemImages.md` does not list,
  /// and logs a line once for each such name.
  ///
  /// The image is drawn in the tint of the view that shows it, in a box of 24 points: the size for text of 17 points.
  public convenience init?(systemName name: String) {
    self.init(systemName: name, withConfiguration: nil)
  }

  /// Creates a system image by its name, in a size, weight and scale. A configuration that is not a
  /// `SymbolConfiguration` counts as `nil`.
  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
    guard SystemImages.contains(name) else {
      Log.once("There is no system image named \(name); Documentation/SystemImages.md lists those that there are.")
      return nil
    }
    self.init(system: name, configuration as? SymbolConfiguration ?? .unspecified)
  }

  /// Creates a system image that is known to exist, without looking up the list of names.
  package convenience init(system name: String, _ configuration: SymbolConfiguration = .unspecified) {
    let side = configuration.side
    self.init(
      source: .system(name: name, lineWidth: configuration.lineWidth), size: CGSize(width: side, height: side),
      configuration: configuration)
  }

  package convenience init(_ resource: Session.Resource, scale: CGFloat) {
    self.init(
      source: .resource(resource.path),
      size: CGSize(width: CGFloat(resource.size.width) / scale, height: CGFloat(resource.size.height) / scale),
      scale: scale)
  }

  // MARK: Comparing

  nonisolated private func isSame(as other: UIImage?) -> Bool {
    if self === other { return true }
    guard let other else { return false }
    return MainActor.assumeIsolated {
      source == other.source && size == other.size && scale == other.scale && renderingMode == other.renderingMode
        && tint == other.tint && extras === other.extras
    }
  }

  #if hasFeature(Embedded)
    /// Returns whether both are the same picture in the same size, rendering mode and tint. Pictures from data are the
    /// same only if one image was made from the other.
    nonisolated open override func isEqual(_ object: NSObject?) -> Bool { isSame(as: object as? UIImage) }
  #else
    /// Returns whether both are the same picture in the same size, rendering mode and tint. Pictures from data are the
    /// same only if one image was made from the other.
    nonisolated open override func isEqual(_ object: Any?) -> Bool { isSame(as: object as? UIImage) }
  #endif

  /// The hash value. All images of one size share one value.
  nonisolated open override var hash: Int { size.width.hashValue ^ size.height.hashValue &* 31 }
}

// MARK: Variants

extension UIImage {
  /// Returns the image with a color, which is used unless the rendering mode requires the view's tint. A picture
  /// becomes a shape in that color.
  public func withTintColor(_ color: UIColor) -> UIImage {
    withTintColor(color, renderingMode: renderingMode)
  }

  /// Returns the image in a color, with a rendering mode. With `alwaysOriginal`, a system image has this color in every
  /// view.
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    UIImage(
      source: source, size: size, scale: scale, renderingMode: renderingMode, tint: color,
      configuration: storedConfiguration, extras: extras)
  }

  /// Returns the image with another rendering mode.
  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    UIImage(
      source: source, size: size, scale: scale, renderingMode: renderingMode, tint: tint,
      configuration: storedConfiguration, extras: extras)
  }

  /// Whether the image is a system image.
  public var isSymbolImage: Bool {
    if case .system = source { true } else { false }
  }

  /// The configuration of a system image, or `nil` for a picture.
  public var symbolConfiguration: SymbolConfiguration? { storedConfiguration }
  /// The configuration of a system image as its base class, or `nil` for a picture.
  public var configuration: Configuration? { storedConfiguration }

  /// Returns a system image in another size, weight or scale. Properties that the configuration does not specify do not
  /// change. Returns a picture unchanged.
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    guard case .system(let name, _) = source else { return self }
    let image = UIImage(system: name, (storedConfiguration ?? .unspecified).applying(configuration))
    return UIImage(
      source: image.source, size: image.size, renderingMode: renderingMode, tint: tint,
      configuration: image.storedConfiguration, extras: extras)
  }

  /// Returns the image with a configuration. Only a `SymbolConfiguration` changes anything.
  public func withConfiguration(_ configuration: Configuration) -> UIImage {
    guard let symbol = configuration as? SymbolConfiguration else { return self }
    return applyingSymbolConfiguration(symbol) ?? self
  }

  /// Returns the content with which a view shows the image.
  func content(fit: ImageContent.Fit, tint viewTint: UIColor, in traits: UITraitCollection) -> ImageContent? {
    guard size.width > 0, size.height > 0 else { return nil }
    if let other = extras?.replace?(self, traits) { return other.content(fit: fit, tint: viewTint, in: traits) }
    let isShape: Bool
    let color: UIColor
    switch renderingMode {
    case .automatic:
      isShape = isSymbolImage || tint != nil
      color = isSymbolImage ? storedConfiguration?.color ?? viewTint : tint ?? viewTint
    case .alwaysOriginal:
      isShape = isSymbolImage || tint != nil
      color = tint ?? .label
    case .alwaysTemplate:
      isShape = true
      color = viewTint
    }
    return ImageContent(
      source: source, fit: fit, tint: isShape ? color.resolved(with: traits, tint: viewTint) : .clear,
      isShape: isShape, size: Size(size))
  }
}
