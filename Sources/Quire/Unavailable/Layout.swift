// SPDX-License-Identifier: Apache-2.0

// What UIKit lays views out with by rules.

/// Not here yet: `frame`, set in `layoutSubviews`, does its work.
@available(*, unavailable, message: "there is no Auto Layout yet; place subviews in layoutSubviews")
@MainActor public final class NSLayoutConstraint {
  /// Not here: a number in `layoutSubviews`, with `setNeedsLayout()` after a change.
  public var constant: CGFloat = 0
  /// Not here: what `layoutSubviews` does counts without being switched on.
  public var isActive = false

  /// Not here: views stand where `layoutSubviews` puts them.
  public static func activate(_ constraints: [NSLayoutConstraint]) {}
  /// Not here: views stand where `layoutSubviews` puts them.
  public static func deactivate(_ constraints: [NSLayoutConstraint]) {}
}

/// Not here yet: edges are numbers of `frame`.
@available(*, unavailable, message: "there is no Auto Layout yet; place subviews in layoutSubviews")
@MainActor public final class NSLayoutAnchor {
  /// Not here: set the edge from the other one's, in points.
  public func constraint(equalTo anchor: NSLayoutAnchor, constant: CGFloat = 0) -> NSLayoutConstraint {
    fatalError()
  }

  /// Not here: multiply the other view's length.
  public func constraint(equalTo anchor: NSLayoutAnchor, multiplier: CGFloat) -> NSLayoutConstraint {
    fatalError()
  }

  /// Not here: set the length, in points.
  public func constraint(equalToConstant constant: CGFloat) -> NSLayoutConstraint {
    fatalError()
  }
}

@available(*, unavailable, message: "there is no Auto Layout yet; place subviews in layoutSubviews")
extension UIView {
  /// Not here: frames always count, and `autoresizingMask` where it is set.
  public final var translatesAutoresizingMaskIntoConstraints: Bool {
    get { true }
    set {}
  }

  /// Not here: `frame.minY`.
  public final var topAnchor: NSLayoutAnchor { fatalError() }
  /// Not here: `frame.maxY`.
  public final var bottomAnchor: NSLayoutAnchor { fatalError() }
  /// Not here: `frame.minX`.
  public final var leftAnchor: NSLayoutAnchor { fatalError() }
  /// Not here: `frame.maxX`.
  public final var rightAnchor: NSLayoutAnchor { fatalError() }
  /// Not here: `frame.minX`, or `frame.maxX` where `traitCollection.layoutDirection` is from right to left.
  public final var leadingAnchor: NSLayoutAnchor { fatalError() }
  /// Not here: `frame.maxX`, or `frame.minX` where `traitCollection.layoutDirection` is from right to left.
  public final var trailingAnchor: NSLayoutAnchor { fatalError() }
  /// Not here: `center.x`.
  public final var centerXAnchor: NSLayoutAnchor { fatalError() }
  /// Not here: `center.y`.
  public final var centerYAnchor: NSLayoutAnchor { fatalError() }
  /// Not here: `bounds.width`.
  public final var widthAnchor: NSLayoutAnchor { fatalError() }
  /// Not here: `bounds.height`.
  public final var heightAnchor: NSLayoutAnchor { fatalError() }
}

/// Not here yet: place the views one after the other in `layoutSubviews`, by `sizeThatFits`.
@available(*, unavailable, message: "there are no stack views yet; place subviews in layoutSubviews")
@MainActor public final class UIStackView: UIView {
  /// Not here: add the views with `addSubview(_:)`.
  public init(arrangedSubviews: [UIView]) {
    super.init(frame: .zero)
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Always `nil`: there are no archives here.
  public required init?(coder: NSCoder) { nil }
}
