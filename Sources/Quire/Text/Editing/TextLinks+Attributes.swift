// SPDX-License-Identifier: Apache-2.0

extension NSAttributedString.Key {
  /// An address, as text. It is shown in the view's tint color and underlined. In a text view that can't be edited, a
  /// tap on it opens the address, unless the delegate refuses.
  public static var link: NSAttributedString.Key {
    TextLinks.install()
    return plainLink
  }
}

extension _AttributedText {
  /// The address that a tap on the text opens.
  public var link: URL? {
    get {
      #if hasFeature(Embedded)
        return (_value(of: .link) as? NSString).flatMap { URL(string: $0.text) }
      #else
        let value = _value(of: .link)
        return value as? URL ?? (value as? String).flatMap { URL(string: $0) }
      #endif
    }
    set {
      #if hasFeature(Embedded)
        _set(newValue.map { NSString(string: $0.absoluteString) }, for: .link)
      #else
        _set(newValue?.absoluteString, for: .link)
      #endif
    }
  }
}
