// SPDX-License-Identifier: Apache-2.0

/// Not Apple's API: what `AttributedString`, a part of it and `AttributeContainer` have in common.
@preconcurrency @MainActor public protocol _AttributedText {
  /// Returns the value of an attribute if it is the same everywhere.
  func _value(of key: NSAttributedString.Key) -> _AttributeObject?
  /// Sets an attribute everywhere, or removes it.
  mutating func _set(_ value: _AttributeObject?, for key: NSAttributedString.Key)
}

#if hasFeature(Embedded)
  /// Not Apple's API: the value of an attribute.
  public typealias _AttributeObject = NSObject
#else
  /// Not Apple's API: the value of an attribute.
  public typealias _AttributeObject = Any
#endif

extension AttributedString: _AttributedText {
  /// Returns the value of an attribute if it is the same everywhere.
  public func _value(of key: NSAttributedString.Key) -> _AttributeObject? { text.only(key, in: 0..<text.length) }

  /// Sets an attribute, or removes it.
  public mutating func _set(_ value: _AttributeObject?, for key: NSAttributedString.Key) {
    change { $0.set(value, for: key, in: NSRange(location: 0, length: $0.length)) }
  }
}

extension AttributedSubstring: _AttributedText {
  /// Returns the value of an attribute if it is the same everywhere.
  public func _value(of key: NSAttributedString.Key) -> _AttributeObject? {
    base.text.only(key, in: range.location..<range.location + range.length)
  }

  /// Sets an attribute, or removes it.
  public mutating func _set(_ value: _AttributeObject?, for key: NSAttributedString.Key) {
    let range = range
    base.change { $0.set(value, for: key, in: range) }
  }
}

extension AttributeContainer: _AttributedText {
  /// Returns the value of an attribute if it is the same everywhere.
  public func _value(of key: NSAttributedString.Key) -> _AttributeObject? { values[key] }

  /// Sets an attribute, or removes it.
  public mutating func _set(_ value: _AttributeObject?, for key: NSAttributedString.Key) {
    values[key] = value
  }
}

extension NSAttributedString {
  /// Returns the value of an attribute if the runs of a range have one and the same.
  fileprivate final func only(_ key: Key, in range: Range<Int>) -> _AttributeObject? {
    let part = attributedSubstring(from: NSRange(location: range.lowerBound, length: range.count))
    guard part.length > 0 else { return nil }
    var covered = NSRange(location: 0, length: 0)
    let value = unsafe part.attribute(key, at: 0, effectiveRange: &covered)
    return covered.length == part.length ? value : nil
  }
}

extension NSMutableAttributedString {
  fileprivate final func set(_ value: _AttributeObject?, for key: Key, in range: NSRange) {
    if let value {
      addAttributes([key: value], range: range)
    } else {
      removeAttribute(key, range: range)
    }
  }
}

extension _AttributedText {
  private func number(_ key: NSAttributedString.Key) -> Double? {
    (_value(of: key) as? NSNumber)?.doubleValue
  }

  private mutating func set(_ number: Double?, _ key: NSAttributedString.Key) {
    guard let number else { return _set(nil, for: key) }
    _set(NSNumber(value: number), for: key)
  }

  private func style(_ key: NSAttributedString.Key) -> NSUnderlineStyle? {
    (_value(of: key) as? NSNumber).map { NSUnderlineStyle(rawValue: $0.intValue) }
  }

  private mutating func set(_ style: NSUnderlineStyle?, _ key: NSAttributedString.Key) {
    _set(style?.rawValue, for: key)
  }

  // Each is `nil` if no attribute is set, or if it is not the same everywhere. `nil` removes the attribute.

  /// The font.
  public var font: UIFont? {
    get { _value(of: .font) as? UIFont }
    set { _set(newValue, for: .font) }
  }

  /// The color of the text.
  public var foregroundColor: UIColor? {
    get { _value(of: .foregroundColor) as? UIColor }
    set { _set(newValue, for: .foregroundColor) }
  }

  /// The color behind the text.
  public var backgroundColor: UIColor? {
    get { _value(of: .backgroundColor) as? UIColor }
    set { _set(newValue, for: .backgroundColor) }
  }

  /// The style of paragraphs.
  public var paragraphStyle: NSParagraphStyle? {
    get { _value(of: .paragraphStyle) as? NSParagraphStyle }
    set { _set(newValue, for: .paragraphStyle) }
  }

  /// The line below the text.
  public var underlineStyle: NSUnderlineStyle? {
    get { style(.underlineStyle) }
    set { set(newValue, .underlineStyle) }
  }

  /// The color of the line below the text.
  public var underlineColor: UIColor? {
    get { _value(of: .underlineColor) as? UIColor }
    set { _set(newValue, for: .underlineColor) }
  }

  /// The line through the text.
  public var strikethroughStyle: NSUnderlineStyle? {
    get { style(.strikethroughStyle) }
    set { set(newValue, .strikethroughStyle) }
  }

  /// The color of the line through the text.
  public var strikethroughColor: UIColor? {
    get { _value(of: .strikethroughColor) as? UIColor }
    set { _set(newValue, for: .strikethroughColor) }
  }

  /// The additional distance between characters, in points.
  public var kern: CGFloat? {
    get { number(.kern).map { CGFloat($0) } }
    set { set(newValue.map { Double($0) }, .kern) }
  }

  /// The distance in points by which the text is raised.
  public var baselineOffset: CGFloat? {
    get { number(.baselineOffset).map { CGFloat($0) } }
    set { set(newValue.map { Double($0) }, .baselineOffset) }
  }

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
