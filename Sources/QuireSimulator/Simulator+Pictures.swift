// SPDX-License-Identifier: Apache-2.0

@_spi(Hosts) import Quire

@_spi(Hosts) extension Simulator {
  /// The picture that a view shows; `nil` if it shows none or is not shown.
  public func image(of view: UIView) -> ImageContent? { node(of: view)?.image }

  /// The mask and the corners of a view; `nil` if it is not shown.
  public func shape(of view: UIView) -> ViewShape? { node(of: view)?.shape }

  /// The style of a view; `nil` if it is not shown.
  public func style(of view: UIView) -> ViewStyle? { node(of: view)?.style }

  /// Whether this host has a drawing of a system image.
  public static func draws(systemImage name: String) -> Bool { SystemDrawing.exists(name) }
}
