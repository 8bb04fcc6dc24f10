// SPDX-License-Identifier: Apache-2.0

extension UIButton {
  /// Sets the symbol configuration of the image for a state. It applies where a system image's own configuration
  /// specifies nothing. A state that has none uses that of `.normal`.
  public final func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
  ) {
    let extras = madeExtras
    extras.symbols.removeAll { $0.state == state }
    if let configuration { extras.symbols.append((state, configuration)) }
    extras.configureImage = { button, image in
      guard let preferred = button.currentPreferredSymbolConfiguration, let own = image.storedConfiguration else {
        return image
      }
      return image.applyingSymbolConfiguration(preferred.applying(own)) ?? image
    }
    refresh()
  }

  /// Returns the symbol configuration set for exactly this state, or `nil` if none was set.
  public final func preferredSymbolConfigurationForImage(in state: State) -> UIImage.SymbolConfiguration? {
    extras?.symbols.first { $0.state == state }?.configuration
  }

  /// The symbol configuration of the image in the current state; `nil` if there is none.
  public final var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    preferredSymbolConfigurationForImage(in: state) ?? preferredSymbolConfigurationForImage(in: .normal)
  }

  /// Returns a button of the type `system` that shows an image and calls a target's method when it is pressed.
  public static func systemButton(with image: UIImage, target: AnyTarget?, action: Selector?) -> UIButton {
    let button = UIButton(type: .system)
    button.setImage(image, for: .normal)
    if let action { button.addTarget(target, action: action, for: .touchUpInside) }
    return button
  }
}
