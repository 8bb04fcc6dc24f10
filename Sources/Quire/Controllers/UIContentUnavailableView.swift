// SPDX-License-Identifier: Apache-2.0

/// A view that displays a `UIContentUnavailableConfiguration`.
@preconcurrency @MainActor open class UIContentUnavailableView: UIView {
  private final var shown: UIContentUnavailableConfiguration
  private final let picture = UIImageView()
  private final let label = UILabel()
  private final let secondLabel = UILabel()
  private final var activity: UIActivityIndicatorView?
  private final var buttons: [UIButton] = []

  /// Creates a view that displays a configuration.
  public init(configuration: UIContentUnavailableConfiguration) {
    shown = configuration
    super.init(frame: .zero)
    picture.contentMode = .scaleAspectFit
    for part in [picture, label, secondLabel] as [UIView] { addSubview(part) }
    for part in [label, secondLabel] {
      part.textAlignment = .center
      part.adjustsFontForContentSizeCategory = true
    }
    label.accessibilityTraits = .header
    show()
  }

  /// Always returns `nil`: Quire does not support archives.
  public required init?(coder: NSCoder) { nil }

  final var content: UIContentUnavailableConfiguration {
    get { shown }
    set {
      shown = newValue
      show()
    }
  }

  private final func show() {
    backgroundColor = shown.background.backgroundColor
    picture.image = shown.image.map { image in
      guard let symbol = shown.imageProperties.preferredSymbolConfiguration else { return image }
      return image.withConfiguration(symbol)
    }
    picture.isHidden = shown.image == nil
    picture.tintColor = shown.imageProperties.tintColor
    picture.layer.cornerRadius = shown.imageProperties.cornerRadius
    put(shown.text, shown.textProperties, in: label)
    put(shown.secondaryText, shown.secondaryTextProperties, in: secondLabel)
    if shown.showsActivity {
      let indicator = activity ?? UIActivityIndicatorView(style: .large)
      if activity == nil { addSubview(indicator) }
      activity = indicator
      indicator.startAnimating()
    } else {
      activity?.removeFromSuperview()
      activity = nil
    }
    for button in buttons { button.removeFromSuperview() }
    buttons = []
    add(shown.button, shown.buttonProperties)
    add(shown.secondaryButton, shown.secondaryButtonProperties)
    setNeedsLayout()
  }

  private final func put(
    _ text: String?, _ properties: UIContentUnavailableConfiguration.TextProperties, in label: UILabel
  ) {
    label.text = text
    label.isHidden = (text ?? "").utf8.isEmpty
    label.font = properties.font
    label.textColor = properties.color
    label.numberOfLines = properties.numberOfLines
  }

  private final func add(
    _ look: UIButton.Configuration, _ properties: UIContentUnavailableConfiguration.ButtonProperties
  ) {
    guard !(look.title ?? "").utf8.isEmpty || look.image != nil else { return }
    let button = UIButton(configuration: look)
    if let action = properties.primaryAction { button.addAction(action, for: .primaryActionTriggered) }
    button.menu = properties.menu
    button.showsMenuAsPrimaryAction = properties.primaryAction == nil && properties.menu != nil
    button.isEnabled = properties.isEnabled
    button.role = properties.role
    addSubview(button)
    buttons.append(button)
  }

  // MARK: Layout

  /// The size of a symbol image that specifies none, in points. A decision.
  private static let symbolSide: CGFloat = 48

  private final var pictureSize: CGSize {
    guard let image = picture.image else { return .zero }
    var size = image.size
    if case .system = image.source, shown.imageProperties.preferredSymbolConfiguration == nil, size.height > 0 {
      size = CGSize(
        width: size.width * UIContentUnavailableView.symbolSide / size.height,
        height: UIContentUnavailableView.symbolSide)
    }
    let most = shown.imageProperties.maximumSize
    let scale = min(
      most.width > 0 && size.width > 0 ? most.width / size.width : 1,
      most.height > 0 && size.height > 0 ? most.height / size.height : 1, 1)
    return CGSize(width: size.width * scale, height: size.height * scale)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let (margins, safe) = (shown.directionalLayoutMargins, safeAreaInsets)
    let room = CGRect(
      x: safe.left + margins.leading, y: safe.top + margins.top,
      width: max(0, bounds.width - safe.left - safe.right - margins.leading - margins.trailing),
      height: max(0, bounds.height - safe.top - safe.bottom - margins.top - margins.bottom))
    let fitting = CGSize(width: room.width, height: 0)
    var parts: [(view: UIView, size: CGSize, gap: CGFloat)] = []
    if let activity { parts.append((activity, activity.intrinsicContentSize, shown.imageToTextPadding)) }
    if !picture.isHidden { parts.append((picture, pictureSize, shown.imageToTextPadding)) }
    let hasSecond = !secondLabel.isHidden
    if !label.isHidden {
      parts.append(
        (
          label, label.sizeThatFits(fitting),
          hasSecond ? shown.textToSecondaryTextPadding : shown.textToButtonPadding
        ))
    }
    if hasSecond { parts.append((secondLabel, secondLabel.sizeThatFits(fitting), shown.textToButtonPadding)) }
    for button in buttons {
      parts.append((button, button.sizeThatFits(fitting), shown.buttonToSecondaryButtonPadding))
    }
    var height: CGFloat = 0
    for (index, part) in parts.enumerated() { height += part.size.height + (index < parts.count - 1 ? part.gap : 0) }
    let free = max(0, room.height - height)
    var y = room.minY + (shown.alignment == .center ? free / 2 : free / 3)
    for part in parts {
      let width = min(part.size.width, room.width)
      part.view.frame = CGRect(x: room.midX - width / 2, y: y, width: width, height: part.size.height)
      y += part.size.height + part.gap
    }
  }
}

#if hasFeature(Embedded)
  extension UIContentUnavailableView {
    /// The displayed configuration. Setting it updates the view.
    public final var configuration: UIContentUnavailableConfiguration {
      get { content }
      set { content = newValue }
    }
  }
#else
  extension UIContentUnavailableView: UIContentView {
    /// The displayed configuration. Setting it updates the view. It must be a `UIContentUnavailableConfiguration`;
    /// other values are ignored.
    public final var configuration: any UIContentConfiguration {
      get { content }
      set { if let newValue = newValue as? UIContentUnavailableConfiguration { content = newValue } }
    }
  }
#endif

#if hasFeature(Embedded)
  /// Any content configuration. In browser builds, which have no values of unknown type, only a
  /// `UIContentUnavailableConfiguration`.
  public typealias AnyContentUnavailableConfiguration = UIContentUnavailableConfiguration
#else
  /// Any content configuration. In browser builds, which have no values of unknown type, only a
  /// `UIContentUnavailableConfiguration`.
  public typealias AnyContentUnavailableConfiguration = any UIContentConfiguration
#endif

extension UIViewController {
  /// The configuration that covers the controller's view, below its bars, while there is no content. `nil`, the
  /// default, shows the controller's own content.
  public final var contentUnavailableConfiguration: AnyContentUnavailableConfiguration? {
    get {
      #if hasFeature(Embedded)
        return (contentUnavailableView as? UIContentUnavailableView)?.content
      #else
        return (contentUnavailableView as? any UIContentView)?.configuration
      #endif
    }
    set {
      guard let newValue else {
        contentUnavailableView?.removeFromSuperview()
        contentUnavailableView = nil
        return
      }
      #if hasFeature(Embedded)
        if let shown = contentUnavailableView as? UIContentUnavailableView { return shown.content = newValue }
        cover(with: UIContentUnavailableView(configuration: newValue))
      #else
        if let new = newValue as? UIContentUnavailableConfiguration,
          let shown = contentUnavailableView as? UIContentUnavailableView
        {
          return shown.content = new
        }
        cover(with: newValue.makeContentView())
      #endif
    }
  }

  private final func cover(with cover: UIView) {
    contentUnavailableView?.removeFromSuperview()
    contentUnavailableView = cover
    let view: UIView = view
    cover.frame = view.bounds
    cover.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(cover)
  }

  /// Requests a call of `updateContentUnavailableConfiguration(using:)` at the end of the turn.
  public final func setNeedsUpdateContentUnavailableConfiguration() {
    guard let session = Session.current else { return }
    session.afterward { [me = Weak(self)] in
      guard let controller = me.wrappedValue else { return }
      controller.updateContentUnavailableConfiguration(using: UIContentUnavailableConfigurationState(controller))
    }
  }
}
