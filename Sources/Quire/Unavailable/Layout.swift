// What UIKit lays views out with by rules.

@available(*, unavailable, message: "there is no Auto Layout yet; place subviews in layoutSubviews")
@MainActor public final class NSLayoutConstraint {
  public var constant: CGFloat = 0
  public var isActive = false

  public static func activate(_ constraints: [NSLayoutConstraint]) {}
  public static func deactivate(_ constraints: [NSLayoutConstraint]) {}
}

@available(*, unavailable, message: "there is no Auto Layout yet; place subviews in layoutSubviews")
@MainActor public final class NSLayoutAnchor {
  public func constraint(equalTo anchor: NSLayoutAnchor, constant: CGFloat = 0) -> NSLayoutConstraint {
    fatalError()
  }

  public func constraint(equalTo anchor: NSLayoutAnchor, multiplier: CGFloat) -> NSLayoutConstraint {
    fatalError()
  }

  public func constraint(equalToConstant constant: CGFloat) -> NSLayoutConstraint {
    fatalError()
  }
}

@available(*, unavailable, message: "there is no Auto Layout yet; place subviews in layoutSubviews")
extension UIView {
  public final var translatesAutoresizingMaskIntoConstraints: Bool {
    get { true }
    set {}
  }

  public final var topAnchor: NSLayoutAnchor { fatalError() }
  public final var bottomAnchor: NSLayoutAnchor { fatalError() }
  public final var leftAnchor: NSLayoutAnchor { fatalError() }
  public final var rightAnchor: NSLayoutAnchor { fatalError() }
  public final var leadingAnchor: NSLayoutAnchor { fatalError() }
  public final var trailingAnchor: NSLayoutAnchor { fatalError() }
  public final var centerXAnchor: NSLayoutAnchor { fatalError() }
  public final var centerYAnchor: NSLayoutAnchor { fatalError() }
  public final var widthAnchor: NSLayoutAnchor { fatalError() }
  public final var heightAnchor: NSLayoutAnchor { fatalError() }
}

@available(*, unavailable, message: "there are no stack views yet; place subviews in layoutSubviews")
@MainActor public final class UIStackView: UIView {
  public init(arrangedSubviews: [UIView]) {
    super.init(frame: .zero)
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) { nil }
}
