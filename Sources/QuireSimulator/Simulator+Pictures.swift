// SPDX-License-Identifier: Apache-2.0

@_spi(Hosts) import Quire

@_spi(Hosts) extension Simulator {
  /// Returns the picture that a view shows, or `nil` if it shows none or is not on the screen.
  public func image(of view: UIView) -> ImageContent? { node(of: view)?.image }

  /// Returns the mask and the corners of a view, or `nil` if it is not on the screen.
  public func shape(of view: UIView) -> ViewShape? { node(of: view)?.shape }

  /// Returns the style of a view, or `nil` if it is not on the screen.
  public func style(of view: UIView) -> ViewStyle? { node(of: view)?.style }

  /// Returns whether this host has a drawing of a system image.
  public static func draws(systemImage name: String) -> Bool { SystemDrawing.exists(name) }
}
