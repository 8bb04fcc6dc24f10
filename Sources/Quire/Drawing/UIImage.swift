// SPDX-License-Identifier: Apache-2.0

import SheetEngine

/// A picture among the app's resources or from data, or a system image.
@preconcurrency @MainActor open class UIImage: NSObject {
  /// The colours that an image is drawn in, with Apple's values.
  public enum RenderingMode: Int, Sendable {
    /// Pictures in their own colours, system images in the tint of the view that shows them.
    case automatic = 0
    /// In its own colours; a system image in that of `withTintColor`, or in `UIColor.label`.
    case alwaysOriginal = 1
    /// As a shape in the tint of the view that shows it.
    case alwaysTemplate = 2
  }

  final let source: ImageContent.Source
  /// In points.
  public final let size: CGSize
  /// The pixels of a picture per point; 1 for system images.
  public final let scale: CGFloat
  /// The colours that it is drawn in; `automatic` by default.
  public final let renderingMode: RenderingMode
  /// The colour of `withTintColor`.
  final let tint: UIColor?
  /// Of a system image; `nil` for pictures.
  final let storedConfiguration: SymbolConfiguration?

  // `package`, because an internal one is compiled into an app's module too, and the linker finds it twice.
  package init(
    source: ImageContent.Source, size: CGSize, scale: CGFloat = 1, renderingMode: RenderingMode = .automatic,
    tint: UIColor? = nil, configuration: SymbolConfiguration? = nil
  ) {
    self.source = source
    self.size = size
    self.scale = scale
    self.renderingMode = renderingMode
    self.tint = tint
    storedConfiguration = configuration
    super.init()
  }

  /// An image of no size, which shows nothing.
  public override convenience init() {
    self.init(source: .resource(""), size: .zero)
  }

  /// A picture from the app's resources by its file's name, with or without the extension; `nil` if there is none.
  ///
  /// A file with a name that ends in `@2x` or `@3x` has that many pixels per point; the one for the screen comes first.
  public convenience init?(named name: String) {
    guard let found = UIImage.resource(named: name) else { return nil }
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

  /// A picture among the app's resources by the path of its file, from the app's folder or from further out; `nil` if
  /// there is none.
  public convenience init?(contentsOfFile path: String) {
    guard let found = Session.current?.resource(atPath: path) else { return nil }
    self.init(found, scale: 1)
  }

  /// A system image by its name; `nil` for a name that is not among those of `Documentation/SystemImages.md`, with a
  /// line logged once for each name.
  ///
  /// It is drawn in the tint of the view that shows it, in a box of 24 points: the size for text of 17 points.
  public convenience init?(systemName name: String) {
    self.init(systemName: name, withConfiguration: nil)
  }

  /// The same in a size, weight and scale; anything but a `SymbolConfiguration` counts as `nil`.
  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
    guard SystemImages.contains(name) else {
      Log.once("There is no system image named \(name); Documentation/SystemImages.md lists those that there are.")
      return nil
    }
    self.init(system: name, configuration as? SymbolConfiguration ?? .unspecified)
  }

  /// A system image that is known to be one: does without the list of names.
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
        && tint == other.tint
    }
  }

  #if hasFeature(Embedded)
    /// Whether the other is the same picture in the same size, rendering mode and tint. A picture from data is the same
    /// only where one image was made from the other.
    nonisolated open override func isEqual(_ object: NSObject?) -> Bool { isSame(as: object as? UIImage) }
  #else
    /// Whether the other is the same picture in the same size, rendering mode and tint. A picture from data is the same
    /// only where one image was made from the other.
    nonisolated open override func isEqual(_ object: Any?) -> Bool { isSame(as: object as? UIImage) }
  #endif

  /// The same for all images of one size.
  nonisolated open override var hash: Int { size.width.hashValue ^ size.height.hashValue &* 31 }
}

// MARK: Variants

extension UIImage {
  /// The same image in a colour, where it is not drawn in a view's tint: a picture becomes a shape in that colour.
  public func withTintColor(_ color: UIColor) -> UIImage {
    withTintColor(color, renderingMode: renderingMode)
  }

  /// The same with a rendering mode; with `alwaysOriginal` a system image has this colour in every view.
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    UIImage(
      source: source, size: size, scale: scale, renderingMode: renderingMode, tint: color,
      configuration: storedConfiguration)
  }

  /// The same image with another rendering mode.
  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    UIImage(
      source: source, size: size, scale: scale, renderingMode: renderingMode, tint: tint,
      configuration: storedConfiguration)
  }

  /// Whether it is a system image.
  public var isSymbolImage: Bool {
    if case .system = source { true } else { false }
  }

  /// The configuration of a system image; `nil` for a picture.
  public var symbolConfiguration: SymbolConfiguration? { storedConfiguration }
  /// The same under its general name.
  public var configuration: Configuration? { storedConfiguration }

  /// A system image in another size, weight or scale: what the configuration leaves open stays. A picture stays as it
  /// is.
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    guard case .system(let name, _) = source else { return self }
    let image = UIImage(system: name, (storedConfiguration ?? .unspecified).applying(configuration))
    return UIImage(
      source: image.source, size: image.size, renderingMode: renderingMode, tint: tint,
      configuration: image.storedConfiguration)
  }

  /// The same with any configuration, of which only a `SymbolConfiguration` changes anything.
  public func withConfiguration(_ configuration: Configuration) -> UIImage {
    guard let symbol = configuration as? SymbolConfiguration else { return self }
    return applyingSymbolConfiguration(symbol) ?? self
  }

  /// What a view shows of it.
  func content(fit: ImageContent.Fit, tint viewTint: UIColor, in traits: UITraitCollection) -> ImageContent? {
    guard size.width > 0, size.height > 0 else { return nil }
    let isShape: Bool
    let color: UIColor
    switch renderingMode {
    case .automatic:
      isShape = isSymbolImage || tint != nil
      color = isSymbolImage ? viewTint : tint ?? viewTint
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
