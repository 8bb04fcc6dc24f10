// SPDX-License-Identifier: Apache-2.0

extension UIPasteboard {
  /// The uniform types that stand for one kind of value.
  private enum Kind {
    case text, link, picture, color, other

    init(_ type: String) {
      let isOneOf: ([String]) -> Bool = { $0.contains { $0.hasSameBytes(as: type) } }
      self =
        if isOneOf(["public.utf8-plain-text", "public.plain-text", "public.text"]) {
          .text
        } else if isOneOf(["public.url"]) {
          .link
        } else if isOneOf(["public.image", "public.png", "public.jpeg"]) {
          .picture
        } else if isOneOf(["com.apple.uikit.color"]) {
          .color
        } else {
          .other
        }
    }
  }

  /// A key of the options with which items are set.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The raw text of the key.
    public let rawValue: String

    /// Creates a key from any text.
    nonisolated public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The date at which the items are removed. It has no effect in Quire: they stay until others replace them.
    nonisolated public static let expirationDate = OptionsKey(rawValue: "UIPasteboardOptionExpirationDate")
    /// Whether the items stay on this device. It has no effect in Quire: the browser and the system decide.
    nonisolated public static let localOnly = OptionsKey(rawValue: "UIPasteboardOptionLocalOnly")

    /// Returns whether two keys are equal, byte by byte.
    nonisolated public static func == (left: OptionsKey, right: OptionsKey) -> Bool {
      left.rawValue.hasSameBytes(as: right.rawValue)
    }

    /// Hashes the key's bytes, consistently with `==`.
    nonisolated public func hash(into hasher: inout Hasher) {
      rawValue.hashBytes(into: &hasher)
    }
  }

  /// The type for an item whose type the system determines.
  public static let typeAutomatic = "com.apple.uikit.type-automatic"

  /// The colors, or `nil` if there are none. Setting them replaces all values. Colors are not copied to the system
  /// clipboard.
  public final var colors: [UIColor]? {
    get { tints.isEmpty ? nil : tints }
    set { replace(tints: newValue ?? []) }
  }

  /// The uniform types of the values.
  public final var types: [String] {
    var types: [String] = []
    if hasStrings { types.append("public.utf8-plain-text") }
    if hasURLs { types.append("public.url") }
    if hasImages { types.append("public.image") }
    if hasColors { types.append("com.apple.uikit.color") }
    for other in others where !types.contains(where: { $0.hasSameBytes(as: other.type) }) { types.append(other.type) }
    return types
  }

  /// Returns whether there is a value of one of these types.
  public final func contains(pasteboardTypes: [String]) -> Bool {
    pasteboardTypes.contains { type in
      switch Kind(type) {
      case .text: hasStrings
      case .link: hasURLs
      case .picture: hasImages
      case .color: hasColors
      case .other: others.contains { $0.type.hasSameBytes(as: type) }
      }
    }
  }

  /// Returns the data of the first value of a type, or `nil` if there is none. The data of a text and of a URL is
  /// UTF-8. Images and colors have no data here.
  public final func data(forPasteboardType pasteboardType: String) -> Data? {
    switch Kind(pasteboardType) {
    case .text: texts.first.map { Data($0.utf8) }
    case .link: links.first.map { Data($0.absoluteString.utf8) }
    case .picture, .color: nil
    case .other: others.first { $0.type.hasSameBytes(as: pasteboardType) }?.data
    }
  }

  /// Replaces all values with one of a type. Data of a text or of a URL is UTF-8. Data of images and colors is kept,
  /// but is no image or color here.
  public final func setData(_ data: Data, forPasteboardType pasteboardType: String) {
    switch Kind(pasteboardType) {
    case .text: replace(texts: [String(decoding: data, as: UTF8.self)])
    case .link: replace(links: [URL(string: String(decoding: data, as: UTF8.self))].compactMap { $0 })
    case .picture, .color, .other: replace(others: [(pasteboardType, data)])
    }
  }

  /// Removes a pasteboard that `named` or `withUniqueName` created, with its values.
  public static func remove(withName pasteboardName: Name) {
    forget(pasteboardName)
  }

  #if !hasFeature(Embedded)
    /// The values, each as a dictionary from its uniform type to the value. Setting them replaces all values.
    public final var items: [[String: Any]] {
      get {
        texts.map { ["public.utf8-plain-text": $0] } + links.map { ["public.url": $0] }
          + pictures.map { ["public.image": $0] } + tints.map { ["com.apple.uikit.color": $0] }
          + others.map { [$0.type: $0.data] }
      }
      set { setItems(newValue) }
    }

    /// Replaces all values with the given ones. The options have no effect. Texts, URLs, images, colors and data
    /// are kept, other values are ignored.
    public final func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) {
      var (texts, links, pictures, tints): ([String], [URL], [UIImage], [UIColor]) = ([], [], [], [])
      var others: [(type: String, data: Data)] = []
      for (type, value) in items.joined() {
        switch value {
        case let text as String: texts.append(text)
        case let url as URL: links.append(url)
        case let image as UIImage: pictures.append(image)
        case let color as UIColor: tints.append(color)
        case let data as Data where Kind(type) == .text: texts.append(String(decoding: data, as: UTF8.self))
        case let data as Data: others.append((type, data))
        default: break
        }
      }
      replace(texts: texts, links: links, pictures: pictures, tints: tints, others: others)
    }

    /// Adds values to those of the pasteboard, as `setItems(_:options:)` does.
    public final func addItems(_ items: [[String: Any]]) {
      setItems(self.items + items)
    }

    /// Replaces all values with one.
    public final func setValue(_ value: Any, forPasteboardType pasteboardType: String) {
      setItems([[pasteboardType: value]])
    }

    /// Returns the first value of a type, or `nil` if there is none.
    public final func value(forPasteboardType pasteboardType: String) -> Any? {
      switch Kind(pasteboardType) {
      case .text: texts.first
      case .link: links.first
      case .picture: pictures.first
      case .color: tints.first
      case .other: data(forPasteboardType: pasteboardType)
      }
    }
  #else
    /// Replaces all values. The options have no effect. Texts, images, colors and data are kept, other values are
    /// ignored.
    public final func setItems(_ items: [[String: NSObject]], options: [OptionsKey: NSObject] = [:]) {
      var (texts, pictures, tints): ([String], [UIImage], [UIColor]) = ([], [], [])
      var others: [(type: String, data: Data)] = []
      for (type, value) in items.joined() {
        if let text = value as? NSString {
          texts.append(text.text)
        } else if let image = value as? UIImage {
          pictures.append(image)
        } else if let color = value as? UIColor {
          tints.append(color)
        } else if let data = value as? NSData {
          others.append((type, data.content))
        }
      }
      replace(texts: texts, pictures: pictures, tints: tints, others: others)
    }
  #endif
}
