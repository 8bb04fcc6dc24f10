// SPDX-License-Identifier: Apache-2.0

/// A store for values that the user copies and pastes.
///
/// Setting text or a URL on the `general` pasteboard while a press is handled also copies it to the system clipboard. A
/// page can't read the system clipboard without asking the user. Therefore the properties return only values that the
/// app itself has copied. The user can paste text from other apps into text fields.
@preconcurrency @MainActor open class UIPasteboard: NSObject {
  /// The name of a pasteboard.
  public struct Name: RawRepresentable, Hashable, Sendable {
    /// The raw text of the name.
    public let rawValue: String

    /// Creates a name from any text.
    nonisolated public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Creates a name from any text, without an argument label.
    nonisolated public init(_ rawValue: String) {
      self.rawValue = rawValue
    }

    /// The pasteboard for general copy and paste.
    nonisolated public static let general = Name("com.apple.UIKit.pboard.general")

    /// Returns whether two names are equal, byte by byte.
    nonisolated public static func == (left: Name, right: Name) -> Bool {
      left.rawValue.hasSameBytes(as: right.rawValue)
    }

    /// Hashes the name's bytes, consistently with `==`.
    nonisolated public func hash(into hasher: inout Hasher) {
      rawValue.hashBytes(into: &hasher)
    }
  }

  /// The pasteboard for general copy and paste.
  public static let general = UIPasteboard(.general)
  private static var named: [UIPasteboard] = []

  /// The name of the pasteboard.
  public final let name: Name
  /// The number of times that the content has changed.
  public final private(set) var changeCount = 0
  final private(set) var texts: [String] = []
  final private(set) var links: [URL] = []
  final private(set) var pictures: [UIImage] = []
  final private(set) var tints: [UIColor] = []
  /// The values of other types.
  final private(set) var others: [(type: String, data: Data)] = []

  package init(_ name: Name) {
    self.name = name
    super.init()
  }

  /// Returns the app's pasteboard with a name. If it does not exist, creates it if `create` is `true`, and returns
  /// `nil` otherwise.
  public static func named(_ pasteboardName: Name, create: Bool) -> UIPasteboard? {
    if pasteboardName == .general { return general }
    if let known = named.first(where: { $0.name == pasteboardName }) { return known }
    guard create else { return nil }
    let made = UIPasteboard(pasteboardName)
    named.append(made)
    return made
  }

  /// Creates a pasteboard of the app with a unique name.
  public static func withUniqueName() -> UIPasteboard {
    let made = UIPasteboard(Name(UniqueName.make()))
    named.append(made)
    return made
  }

  static func forget(_ name: Name) {
    named.removeAll { $0.name == name }
  }

  /// A notification that is posted when a pasteboard has changed. The object is the pasteboard.
  nonisolated public static let changedNotification = Notification.Name("UIPasteboardChangedNotification")

  /// Replaces all values.
  final func replace(
    texts: [String] = [], links: [URL] = [], pictures: [UIImage] = [], tints: [UIColor] = [],
    others: [(type: String, data: Data)] = []
  ) {
    (self.texts, self.links, self.pictures, self.tints) = (texts, links, pictures, tints)
    self.others = others
    changeCount += 1
    if name == .general, Session.current != nil, let text = texts.first ?? links.first?.absoluteString {
      HostServices.device.copy(text)
    }
    NotificationCenter.default.post(name: UIPasteboard.changedNotification, object: self)
  }

  /// The first text, or `nil`. Setting it replaces all values.
  open var string: String? {
    get { texts.first }
    set { replace(texts: newValue.map { [$0] } ?? []) }
  }
  /// The texts, or `nil` if there are none. Setting them replaces all values.
  open var strings: [String]? {
    get { texts.isEmpty ? nil : texts }
    set { replace(texts: newValue ?? []) }
  }
  /// The first URL, or `nil`. Setting it replaces all values.
  open var url: URL? {
    get { links.first }
    set { replace(links: newValue.map { [$0] } ?? []) }
  }
  /// The URLs, or `nil` if there are none. Setting them replaces all values.
  open var urls: [URL]? {
    get { links.isEmpty ? nil : links }
    set { replace(links: newValue ?? []) }
  }
  /// The first image, or `nil`. Setting it replaces all values. Images are not copied to the system clipboard.
  open var image: UIImage? {
    get { pictures.first }
    set { replace(pictures: newValue.map { [$0] } ?? []) }
  }
  /// The images, or `nil` if there are none. Setting them replaces all values. Images are not copied to the system
  /// clipboard.
  open var images: [UIImage]? {
    get { pictures.isEmpty ? nil : pictures }
    set { replace(pictures: newValue ?? []) }
  }
  /// The first color, or `nil`. Setting it replaces all values. Colors are not copied to the system clipboard.
  open var color: UIColor? {
    get { tints.first }
    set { replace(tints: newValue.map { [$0] } ?? []) }
  }

  /// Whether the pasteboard contains texts.
  public final var hasStrings: Bool { !texts.isEmpty }
  /// Whether the pasteboard contains URLs.
  public final var hasURLs: Bool { !links.isEmpty }
  /// Whether the pasteboard contains images.
  public final var hasImages: Bool { !pictures.isEmpty }
  /// Whether the pasteboard contains colors.
  public final var hasColors: Bool { !tints.isEmpty }
  /// The total number of values.
  public final var numberOfItems: Int { texts.count + links.count + pictures.count + tints.count + others.count }
}
