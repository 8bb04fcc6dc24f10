// SPDX-License-Identifier: Apache-2.0

extension UIButton.Configuration {
  /// The title with attributes, which is shown in place of `title`. Setting it also sets `title`; setting `title`
  /// removes the attributes. Text without a font or a color has those of the configuration.
  public var attributedTitle: AttributedString? {
    get { titleFormat.map { AttributedString($0.text) } ?? title.map { AttributedString($0) } }
    set {
      title = newValue?.characters
      guard let text = newValue?.text else { return }
      titleFormat = (text, { $0.attributedText = text })
    }
  }
}
